/** How long something may take to come, in ms: a connection that is silent is as good as none. */
const WITHIN = 60_000;

/** Fetches a file of the page. Rejects if it cannot be had just now. */
export async function fetched(address: string, within = WITHIN): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(within) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
