/** Timeout in ms: a silent connection is as good as none. */
const WITHIN = 60_000;

/** Fetches a file of the page. Rejects on network errors, timeouts and HTTP errors. */
export async function fetched(address: string, within = WITHIN): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(within) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
