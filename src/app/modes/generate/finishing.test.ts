import { expect, test } from 'vitest';
import { catalogueOnDisk } from '../../../testing/catalogueOnDisk.ts';
import { noRequirements } from '../../../generate/asked.ts';
import { DONE, STUCK } from '../../../generate/events.ts';
import { Generation } from '../../../generate/generation.ts';
import { finishing } from './finishing.ts';
import { planFor } from './planFor.ts';

const puzzleOf = (id: string) => catalogueOnDisk.find((entry) => entry.id === id)!.puzzle;

test.each(['pentomino-10x6', 'hexiamond-star', 'tetrahex-7x4', 'domino-6x6'])(
  'swaps that only ever improve come to the end on %s, with the first seed with which they do',
  (id) => {
    const puzzle = puzzleOf(id);
    const asked = {
      make: { strategy: 'auto', blocks: 'auto', seed: 3 },
      require: noRequirements,
      size: undefined,
    } as const;
    const { wishes, steps } = finishing(puzzle, asked)!;
    expect(wishes.make.strategy).toBe('strict');
    for (let seed = asked.make.seed; seed <= wishes.make.seed; seed++) {
      const { plan } = planFor(puzzle, { ...wishes, make: { ...wishes.make, seed } });
      const run = new Generation(plan, 'steps');
      let [event, score] = [run.step(), Infinity];
      for (; event !== DONE && event !== STUCK; event = run.step()) {
        expect(run.value(0)).toBeLessThan(score);
        score = run.value(0);
      }
      expect(event).toBe(seed === wishes.make.seed ? DONE : STUCK);
      if (event === DONE) expect([run.steps, run.value(0)]).toEqual([steps, 0]);
    }
  },
);
