import { PartsUnavailable } from '../../ui/shell/loadParts.ts';
import { NotThere } from '../library/fetched.ts';
import type { PageResources } from '../page.ts';
import type { Recovery } from './recovery.ts';

/** Delay after the page has started, in ms. */
const AFTER = 3000;
/** Delay after a failure, in ms; doubled each time, up to an hour, the delay after a success. */
const AGAIN_AFTER = 20_000;
const AT_LONGEST = 3_600_000;

type Wanted = Pick<PageResources, 'catalogue' | 'scripts' | 'code' | 'updates'>;

/**
 * Fetches in the background what playing on will need, and retries with increasing delays. Once it is all
 * there, the page can play on without its server. The code of interludes is needed only where nobody is in
 * control. Then it looks for a new version every hour.
 *
 * @param later runs a function after a number of ms
 */
export function prefetch(
  { catalogue, scripts, code, updates }: Wanted,
  recovery: Pick<Recovery, 'mayOpen' | 'ready' | 'missing'>,
  later: (run: () => Promise<void>, ms: number) => unknown = setTimeout,
): void {
  let again = AGAIN_AFTER;
  const begin = async (): Promise<void> => {
    try {
      await Promise.all([catalogue.load(), catalogue.gallery()]);
      // What is kept and what is looked for may each take long, or fail.
      const looked = Promise.allSettled([updates.look()]);
      await scripts.keep();
      if (recovery.mayOpen) {
        await code.load();
        recovery.ready();
      }
      const [look] = await looked;
      if (look.status === 'rejected') throw look.reason;
      again = AGAIN_AFTER;
      later(begin, AT_LONGEST);
    } catch (error) {
      if (error instanceof NotThere || error instanceof PartsUnavailable) recovery.missing();
      later(begin, again);
      again = Math.min(2 * again, AT_LONGEST);
    }
  };
  later(begin, AFTER);
}
