import { everySolution } from '../../../count/asked/choice.ts';
import { isRefused } from '../../../count/asked/chosen.ts';
import { AskedSolutions, type StartSolutions } from '../../asking/askedSolutions.ts';

/** The most solutions that are spread over all of them: two hours of a wall. */
const MOST_SPREAD = 2000;

/** The most of which the first of each image are looked for, one after the other: a few seconds. */
const MOST_FOLDED = 20_000n;

/** Bytes for all solutions: so few that it is soon known whether these are enough. */
const MEMORY = 2 ** 26;

/** Solutions that are spread evenly over all, in their order, and the number of all. */
interface Spread {
  readonly list: readonly (readonly number[])[];
  readonly outOf: bigint;
}

/**
 * Takes solutions of a puzzle, all of them or as many as are spread over all; calls back with undefined if that takes
 * too much. Returns what gives up.
 */
export function spreadOver(
  start: StartSolutions,
  text: string,
  once: boolean,
  take: (spread: Spread | undefined) => void,
): () => void {
  let isOver = false;
  const asked: AskedSolutions = new AskedSolutions(
    start,
    text,
    () => {
      const { phase } = asked;
      if (phase.kind === 'opening') return;
      if (phase.kind !== 'open' || (once && phase.count > MOST_FOLDED)) end(undefined);
    },
    MEMORY,
  );
  const end = (spread: Spread | undefined): void => {
    if (isOver) return;
    isOver = true;
    asked.close();
    take(spread);
  };
  const ask = async (): Promise<void> => {
    const choice = { ...everySolution, once };
    const made = (await asked.ask({ kind: 'choose', choice }))?.answer;
    if (!made || isRefused(made)) return end(undefined);
    const spread = await asked.ask({ kind: 'spread', choice, many: MOST_SPREAD });
    end(spread && { list: spread.answer, outOf: made.count });
  };
  void ask();
  return () => {
    isOver = true;
    asked.close();
  };
}
