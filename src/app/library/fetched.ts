/** Timeout in ms: a silent connection is as good as none. */
const WITHIN = 60_000;

/** The server answers, but does not have a file. */
export class NotThere extends Error {}

/** Fetches a file of the page. Rejects on network errors, timeouts and HTTP errors. */
export async function fetched(
  address: string,
  cache: RequestCache = 'default',
  within = WITHIN,
): Promise<Response> {
  const answer = await fetch(address, { cache, signal: AbortSignal.timeout(within) });
  if (!answer.ok) throw new NotThere(`${address}: ${answer.status}`);
  return answer;
}
