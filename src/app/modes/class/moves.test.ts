import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSearch } from '../../../solve/search.ts';
import { END, idOf, kindOf, REJECT } from '../../../solve/step.ts';
import {
  anyClass,
  classOf,
  followed,
  grains,
  isPlaced,
  isRemoved,
} from '../../../testing/pages/classes.ts';
import { problemOf } from '../../../testing/random/situations.ts';
import { runs, share } from '../../../testing/share.ts';

test('stops on and as many back give the same moments, at every grain', () => {
  fc.assert(
    fc.property(anyClass, ({ problem, search, steps }) => {
      for (const grain of grains) {
        const { moves, player, now } = classOf(problem, search);
        moves.setGrain(grain);
        if (grain === 'tries') player.seek(0, 0);
        const there = [now()];
        for (;;) {
          player.step(1);
          const stop = now();
          if (stop.at === there.at(-1)!.at && stop.tick === there.at(-1)!.tick) break;
          there.push(stop);
          if (there.length > 150) return;
        }
        const back = [now()];
        while (back.length < there.length) {
          player.step(-1);
          back.push(now());
        }
        expect(back.toReversed()).toEqual(there);
        expect(there.at(-1)!.explanation.kind).toBe('end');
        if (grain === 'dead-ends')
          expect(there.map(({ at }) => at)).toEqual([
            ...new Set([
              0,
              ...Array.from(steps.keys()).filter(
                (i) => isPlaced(steps[i]!) && isRemoved(steps[i + 1]),
              ),
              steps.length - 1,
            ]),
          ]);
      }
    }),
    runs(40),
  );
});

test('over a placement leads to where it is about to be taken off, and back to where it was placed', () => {
  let [over, long] = [0, 0];
  fc.assert(
    fc.property(
      anyClass,
      fc.nat(),
      fc.constantFrom(...grains),
      ({ problem, search, steps }, seed, grain) => {
        const placed = [...steps.keys()].filter((i) => isPlaced(steps[i]!));
        fc.pre(placed.length > 0);
        const from = placed[seed % placed.length]!;
        const { path } = steps[from]!;
        const { moves, player, now } = classOf(problem, search);
        moves.setGrain(grain);
        player.seek(from, grain === 'tries' ? 0 : Infinity);
        const before = now();
        moves.over(1);
        const after = now();
        const to = steps.findIndex(
          (step, i) =>
            i >= from &&
            step.path.join() === path.join() &&
            isRemoved(steps[i + 1]) &&
            steps[i + 1]!.path.length < path.length,
        );
        // What is about to be taken off at once, is.
        if (before.tick > 0 && to === from) {
          expect(after.at).toBeGreaterThan(from);
          return;
        }
        expect(after.at).toBe(to);
        expect(after.path).toEqual(path);
        expect(['stuck', 'exhausted', 'refused', 'full', 'image', 'leftover']).toContain(
          after.explanation.kind,
        );
        over++;
        if (to > from) long++;
        moves.over(-1);
        expect(now()).toEqual(before);
      },
    ),
    runs(200),
  );
  expect([over > share(100), long > share(30)]).toEqual([true, true]);
});

test('back to a level leads to where its piece was placed', () => {
  fc.assert(
    fc.property(
      anyClass,
      fc.nat(),
      fc.constantFrom(...grains),
      ({ problem, search, steps }, seed, grain) => {
        const from = seed % steps.length;
        const { path } = steps[from]!;
        const { moves, player, now } = classOf(problem, search);
        moves.setGrain(grain);
        for (let level = 0; level <= path.length; level++) {
          player.seek(from);
          moves.toLevel(level);
          const due = steps.findLastIndex(
            (step, i) => i <= from && isPlaced(step) && step.path.length === level,
          );
          expect(now().at).toBe(level === 0 ? 0 : due);
          expect(now().path).toEqual(path.slice(0, level));
        }
      },
    ),
    runs(100),
  );
});

test('out leads to where the node on show is about to be left, level by level to the end', () => {
  fc.assert(
    fc.property(
      anyClass,
      fc.nat(),
      fc.constantFrom(...grains),
      ({ problem, search, steps }, seed, grain) => {
        const from = seed % steps.length;
        const { moves, player, now } = classOf(problem, search);
        moves.setGrain(grain);
        player.seek(from);
        let at = from;
        // From where a node is about to be left, on to the one above it.
        const first = steps[from]!.path.length - (isRemoved(steps[from + 1]) ? 1 : 0);
        for (let level = first; level >= 0; level--) {
          moves.out();
          const due = steps.findIndex(
            (step, i) =>
              i >= at &&
              step.path.length === level &&
              (level === 0 ? i === steps.length - 1 : isRemoved(steps[i + 1])),
          );
          at = now().at;
          expect(at).toBe(due);
          expect(now().path).toEqual(steps[from]!.path.slice(0, level));
        }
        expect(now().explanation.kind).toBe('end');
      },
    ),
    runs(150),
  );
});

test('tries of a piece that overlap the same ones are one stop, and none is left out', () => {
  let together = 0;
  const [problem, search] = [problemOf('three-in-a-square'), plainSearch];
  const large = { problem, search, steps: followed(problem, search)! };
  fc.assert(
    fc.property(fc.oneof(anyClass, fc.constant(large)), ({ problem, search, steps }) => {
      const { moves, player, now } = classOf(problem, search);
      moves.setGrain('tries');
      player.seek(0, 0);
      const { piece } = problem.placements;
      /** Step → the placements that were shown there as tries. */
      const shown = steps.map((): number[] => []);
      for (let stops = 0; stops < 150; stops++) {
        const { explanation, at, next } = now();
        if (next === END) break;
        if (explanation.kind === 'try') {
          expect(shown[at]!.filter((placement) => explanation.alike.includes(placement))).toEqual(
            [],
          );
          shown[at]!.push(...explanation.alike);
          if (explanation.alike.length > 1) together++;
        }
        player.step(1);
      }
      const { at } = now();
      for (const [step, { path, ticks }] of steps.entries()) {
        if (step >= at) break;
        const used = (placement: number): boolean =>
          path.filter((laid) => piece[laid] === piece[placement]).length >=
          problem.pieces[piece[placement]!]!.copies;
        const rejected = ticks.filter((tick) => kindOf(tick) === REJECT).map(idOf);
        // Where a node is left, that is said instead of the last one.
        if (isRemoved(steps[step + 1]) || step === steps.length - 1) rejected.pop();
        const due = rejected.filter((placement) => !used(placement));
        expect(shown[step]).toEqual(expect.arrayContaining(due));
      }
    }),
    runs(60),
  );
  expect(together).toBeGreaterThan(20);
});

test('a moment is left for one of another step, and only if one is reached', () => {
  let [reached, stayed] = [0, 0];
  fc.assert(
    fc.property(
      anyClass,
      fc.nat(),
      fc.constantFrom(...grains),
      fc.constantFrom(1, -1),
      ({ problem, search, steps }, seed, grain, direction) => {
        const { moves, player, now, left } = classOf(problem, search);
        moves.setGrain(grain);
        const to = seed % steps.length;
        for (const go of [
          () => moves.find({ kind: 'solution' }, direction),
          () => moves.find({ kind: 'deadEnd' }, direction),
          () => moves.out(),
          () => moves.goTo(to),
        ]) {
          player.seek(seed % steps.length);
          const { at, tick } = now();
          left.length = 0;
          go();
          const isElsewhere = now().at !== at;
          expect(left).toEqual(isElsewhere ? [{ at, tick }] : []);
          if (isElsewhere) reached++;
          else stayed++;
        }
      },
    ),
    runs(60),
  );
  expect(Math.min(reached, stayed)).toBeGreaterThan(10);
});
