import type { Catalogue } from './catalogue.ts';
import type { Workers } from './workers/workers.ts';

/** What a page works with and has to be fetched. */
export interface Means {
  readonly catalogue: Catalogue;
  readonly workers: Workers;
}

/** How long after the page has begun, and again after something could not be had, in ms. */
const AFTER = 3000;
const AGAIN_AFTER = 20_000;

/**
 * Fetches what will be needed later once the page has nothing better to do, and tries again until all of
 * it is there: from then on the page needs its server no more.
 */
export function provide({ catalogue, workers }: Means): void {
  const begin = async (): Promise<void> => {
    try {
      await catalogue.load();
      await workers.keepScripts();
    } catch {
      setTimeout(() => void begin(), AGAIN_AFTER);
    }
  };
  setTimeout(() => void begin(), AFTER);
}
