import type { Catalogue } from './catalogue.ts';
import type { Workers } from './workers/workers.ts';

/** How long after the page has begun, in ms. */
const AFTER = 3000;
/** How long after something could not be had, in ms: twice as long each time, up to an hour. */
const AGAIN_AFTER = 20_000;
const AT_LONGEST = 3_600_000;

interface Wanted {
  readonly catalogue: Pick<Catalogue, 'load'>;
  readonly workers: Pick<Workers, 'keepScripts'>;
}

/**
 * Fetches what will be needed later once the page has nothing better to do, and tries again, ever more
 * seldom, until all of it is there: from then on the page needs its server no more.
 *
 * @param later runs something after so many ms
 */
export function prefetch(
  { catalogue, workers }: Wanted,
  later: (run: () => Promise<void>, ms: number) => unknown = setTimeout,
): void {
  let again = AGAIN_AFTER;
  const begin = async (): Promise<void> => {
    try {
      await catalogue.load();
      await workers.keepScripts();
    } catch {
      later(begin, again);
      again = Math.min(2 * again, AT_LONGEST);
    }
  };
  later(begin, AFTER);
}
