import type { Equal } from '../play/race.ts';
import type { Words } from './en.ts';

/** What came of one way to divide a board in a race. */
interface Divided {
  readonly name: string;
  readonly ms: number;
  readonly rank: number | undefined;
  readonly steps: number;
  readonly score: number;
  readonly isStuck: boolean;
}

/**
 * The result of a finished race of ways to divide a board, a sentence for each: first those that are
 * done, the first of them first, then those that are not, and last those that are stuck.
 */
export function generationResult(all: readonly Divided[], equal: Equal, words: Words): string[] {
  const say = words.race.making;
  const place = ({ rank, isStuck }: Divided): number => rank ?? (isStuck ? Infinity : 1e9);
  return all
    .toSorted((a, b) => (place(a) === place(b) ? a.score - b.score : place(a) - place(b)))
    .map(({ name, ms, rank, steps, score, isStuck }) => {
      const after =
        equal === 'time' ? words.race.moment(ms, 'time') : words.race.moment(steps, 'steps');
      if (rank !== undefined) return say.doneAfter(name, after);
      return isStuck ? say.stuckAfter(name, score, after) : say.undoneAfter(name, score, after);
    });
}
