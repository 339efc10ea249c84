import { BlockPairs, type Pairs } from './pairs.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySizedFrame } from '../../testing/random/anySizedFrame.ts';
import { Draft } from '../draft.ts';

test('every pair with a cell of the two blocks comes once, and from any state on the same follow', () => {
  let pairs = 0;
  fc.assert(
    fc.property(anySizedFrame(16), fc.nat(1000), fc.nat(), ({ frame, sizes }, seed, at) => {
      const draft = new Draft(frame, sizes, seed);
      draft.colour();
      const { owner } = draft.division;
      const around: readonly [number, number] = [0, frame.count - 1];
      fc.pre(owner[around[0]] !== owner[around[1]]);
      const blocks = around.map((cell) => owner[cell]!);
      const isIn = (cell: number): boolean => blocks.includes(owner[cell]!);
      const expected = [...owner.keys()].flatMap((one) =>
        [...owner.keys()]
          .filter((other) => one < other && owner[one] !== owner[other])
          .filter((other) => isIn(one) || isIn(other))
          .map((other) => `${one} ${other}`),
      );
      const run = new BlockPairs(draft, () => around);
      const resumed = new BlockPairs(draft, () => around);
      const moment = at % (expected.length + 1);
      const came: string[] = [];
      const next = ({ one, other }: Pairs): string =>
        `${Math.min(one, other)} ${Math.max(one, other)}`;
      for (; run.advance(); pairs++) {
        came.push(next(run));
        if (came.length === moment) resumed.restore(run.state());
        if (came.length <= moment || moment === 0) continue;
        expect(resumed.advance()).toBe(true);
        expect(next(resumed)).toBe(came.at(-1));
      }
      expect(came.toSorted()).toEqual(expected.toSorted());
    }),
  );
  expect(pairs).toBeGreaterThan(500);
});
