import type { Catalogue } from './catalogue.ts';
import type { Updates } from './updates.ts';
import type { Workers } from './workers/workers.ts';

/** Delay after the page has started, in ms. */
const AFTER = 3000;
/** Delay after a failure, in ms; doubled each time, up to an hour, the delay after a success. */
const AGAIN_AFTER = 20_000;
const AT_LONGEST = 3_600_000;

interface Wanted {
  readonly catalogue: Pick<Catalogue, 'load'>;
  readonly workers: Pick<Workers, 'keepScripts'>;
  readonly updates: Pick<Updates, 'look'>;
}

/**
 * Fetches in the background what playing on will need, and retries with increasing delays. Once it is all
 * there, the page can play on without its server. Then it looks for a new version every hour.
 *
 * @param later runs a function after a number of ms
 */
export function prefetch(
  { catalogue, workers, updates }: Wanted,
  later: (run: () => Promise<void>, ms: number) => unknown = setTimeout,
): void {
  let again = AGAIN_AFTER;
  const begin = async (): Promise<void> => {
    try {
      await catalogue.load();
      await workers.keepScripts();
      await updates.look();
      again = AGAIN_AFTER;
      later(begin, AT_LONGEST);
    } catch {
      later(begin, again);
      again = Math.min(2 * again, AT_LONGEST);
    }
  };
  later(begin, AFTER);
}
