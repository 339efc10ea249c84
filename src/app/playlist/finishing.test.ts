import { expect, test } from 'vitest';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { noRequirements } from '../../generate/asked.ts';
import { DONE, STUCK } from '../../generate/events.ts';
import { Generation } from '../../generate/generation.ts';
import { finishingSeed } from './finishing.ts';
import { planFor } from '../modes/generate/planFor.ts';

const puzzleOf = (id: string) => catalogueOnDisk.find((entry) => entry.id === id)!.puzzle;

test.each(['pentomino-10x6', 'hexiamond-star', 'tetrahex-7x4', 'domino-6x6'])(
  'swaps that only ever improve come to the end on %s with the first seed of a few, if with any',
  (id) => {
    const puzzle = puzzleOf(id);
    const wishesWith = (seed: number) =>
      ({
        make: { strategy: 'strict', blocks: 'auto', seed },
        require: noRequirements,
        size: undefined,
      }) as const;
    const endOf = (seed: number) => {
      const run = new Generation(planFor(puzzle, wishesWith(seed)).plan, 'steps');
      let [event, score] = [run.step(), Infinity];
      for (; event !== DONE && event !== STUCK; event = run.step()) {
        expect(run.value(0)).toBeLessThan(score);
        score = run.value(0);
      }
      return event === DONE;
    };
    const ends: boolean[] = [];
    for (let from = 0; from < 12; from++) {
      const seed = finishingSeed(puzzle, wishesWith(from));
      const tried = [0, 1, 2, 3].map((more) => from + more);
      expect(seed).toBe(tried.find((one) => (ends[one] ??= endOf(one))));
    }
    expect(ends).toContain(true);
  },
);
