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

/** What is fetched at its first use, and again after a failure, in case what came was damaged. */
export class FetchedOnce<Content> {
  private readonly fetch: (isAgain: boolean) => Promise<Content>;
  private content: Promise<Content> | undefined;
  private hasFailed = false;

  /** @param fetch is told whether it has failed before; then the browser's cache is not to be used */
  constructor(fetch: (isAgain: boolean) => Promise<Content>) {
    this.fetch = fetch;
  }

  /** Rejects if it cannot be fetched; may be called again. */
  load(): Promise<Content> {
    this.content ??= this.fetch(this.hasFailed).catch((error: unknown) => {
      this.content = undefined;
      this.hasFailed = true;
      throw error;
    });
    return this.content;
  }
}
