import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSearch } from '../../../solve/search.ts';
import { END, idOf, kindOf, REJECT } from '../../../solve/step.ts';
import { isUsedUp } from '../../../teach/moment/tries.ts';
import { anyClass, classOf, followed, isRemoved } from '../../../testing/pages/classes.ts';
import { problemOf } from '../../../testing/random/situations.ts';

test('the tries that one stop stands for are those that its caption names together', () => {
  let [single, several] = [0, 0];
  const [problem, search] = [problemOf('three-in-a-square'), plainSearch];
  const large = { problem, search, steps: followed(problem, search)! };
  fc.assert(
    fc.property(fc.oneof(anyClass, fc.constant(large)), ({ problem, search, steps }) => {
      const { moves, player, now } = classOf(problem, search);
      moves.setGrain('tries');
      player.seek(0, 0);
      let stop = now();
      for (let stops = 0; stops < 150 && stop.next !== END; stops++) {
        player.step(1);
        const next = now();
        const { at, tick, path, explanation } = stop;
        stop = next;
        const isLast = isRemoved(steps[at + 1]) || at === steps.length - 1;
        // The caption of the last try before a piece is removed says why that is.
        if (explanation.kind !== 'try' || isLast) continue;
        const { ticks } = steps[at]!;
        const from = Math.min(tick, ticks.length);
        const to = next.at === at ? Math.min(next.tick, ticks.length) : ticks.length + 1;
        const together = ticks
          .slice(from - 1, to - 1)
          .filter((event) => kindOf(event) === REJECT)
          .map(idOf)
          .filter((placement) => !isUsedUp(problem, placement, path));
        expect(explanation.alike).toEqual(together);
        if (together.length > 1) several++;
        else single++;
      }
    }),
    { numRuns: 60 },
  );
  expect(Math.min(single, several)).toBeGreaterThan(20);
});
