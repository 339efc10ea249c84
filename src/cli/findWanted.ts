import { examineDivisions, MOST_EXAMINED, type Progress } from '../generate/goalSearch.ts';
import { setImmediate as pause } from 'node:timers/promises';
import type { Draft } from '../generate/draft.ts';
import { type Requirements } from '../generate/requirements.ts';
import { words } from '../words/index.ts';
import { CliError, INTERRUPTED } from './cliError.ts';
import type { Call } from './command.ts';
import { SIGNALS } from './processes.ts';
import { cutTo } from './width.ts';

/** Milliseconds between two lines of status, and checks for signals. */
const SLICE = 100;

/**
 * Looks for a puzzle as wanted, from a division on; says on stderr how many it examined. Returns how far it got.
 *
 * @throws CliError if interrupted
 */
export async function findWanted(
  call: Call,
  draft: Draft,
  requirements: Requirements,
  seed: number,
  title: string,
): Promise<Progress> {
  const say = words(call.language).generate;
  const most = call.options.limit ?? MOST_EXAMINED;
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  for (const signal of SIGNALS) process.on(signal, interrupt);
  let last: Progress = { examined: 0 };
  try {
    let due = performance.now() + SLICE;
    for (const progress of examineDivisions(draft, requirements, title)) {
      if (progress.examined > most) break;
      last = progress;
      if (performance.now() < due) continue;
      call.showStatus(cutTo(call.screen.columns - 1, say.examining(progress.examined)));
      await pause();
      if (stop.signal.aborted)
        throw new CliError(say.stopped(progress.examined, seed), INTERRUPTED);
      due = performance.now() + SLICE;
    }
  } finally {
    call.showStatus('');
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
  call.warn((last.found ? say.examined : say.noneAsWanted)(last.examined, seed));
  return last;
}
