import { setImmediate as pause } from 'node:timers/promises';
import type { Draft } from '../generate/draft.ts';
import { looks, type Look, type Wishes } from '../generate/wanted.ts';
import { words } from '../words/index.ts';
import { CliError, INTERRUPTED } from './cliError.ts';
import type { Call } from './command.ts';
import { SIGNALS } from './processes.ts';
import { cutTo } from './width.ts';

/** How many divisions are looked at if nothing else is said. */
const MOST_LOOKED = 30_000;
/** Milliseconds between two lines of status, and looks at signals. */
const SLICE = 100;

/**
 * Looks for a puzzle as wanted, from a division on; says on stderr how many it looked at. Returns the last look.
 *
 * @throws CliError if interrupted
 */
export async function lookFor(
  call: Call,
  draft: Draft,
  wishes: Wishes,
  seed: number,
  title: string,
): Promise<Look> {
  const say = words(call.language).generate;
  const most = call.options.limit ?? MOST_LOOKED;
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  for (const signal of SIGNALS) process.on(signal, interrupt);
  let last: Look = { looked: 0 };
  try {
    let due = performance.now() + SLICE;
    for (const look of looks(draft, wishes, title)) {
      if (look.looked > most) break;
      last = look;
      if (performance.now() < due) continue;
      call.showStatus(cutTo(call.screen.columns - 1, say.looking(look.looked)));
      await pause();
      if (stop.signal.aborted) throw new CliError(say.stopped(look.looked, seed), INTERRUPTED);
      due = performance.now() + SLICE;
    }
  } finally {
    call.showStatus('');
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
  call.warn((last.found ? say.looked : say.noneAsWanted)(last.looked, seed));
  return last;
}
