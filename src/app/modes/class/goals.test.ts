import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHUNK } from '../../../play/chunk.ts';
import type { Direction } from '../../../play/targetSearch.ts';
import { coveredBy, type Problem } from '../../../solve/problem.ts';
import { plainSearch, type Search } from '../../../solve/search.ts';
import { searchProcess } from '../../../solve/played/searchProcess.ts';
import { END, idOf, IMAGE, kindOf, PLACE, PRUNE, SOLUTION } from '../../../solve/step.ts';
import type { NamedTarget } from '../../../teach/navigation/targets.ts';
import {
  anyClass,
  classOf,
  grains,
  isRemoved,
  type Stretch,
} from '../../../testing/pages/classes.ts';
import { lateTape } from '../../../testing/runs/runs.ts';
import { problemOf } from '../../../testing/random/situations.ts';
import { runs } from '../../../testing/share.ts';

/** The steps at which there is a target. */
function stepsWith(problem: Problem, steps: readonly Stretch[], target: NamedTarget): number[] {
  const { piece } = problem.placements;
  const holds = ({ did, ticks }: Stretch, next: Stretch | undefined): boolean => {
    const kinds = ticks.map(kindOf);
    const its = did === END || kindOf(did) !== PLACE ? undefined : idOf(did);
    if (target.kind === 'solution') return kinds.includes(SOLUTION);
    if (target.kind === 'refusal') return kinds.includes(PRUNE);
    if (target.kind === 'deadEnd')
      return (
        its !== undefined && isRemoved(next) && !kinds.includes(SOLUTION) && !kinds.includes(IMAGE)
      );
    if (its === undefined) return false;
    if (target.kind === 'cell') return coveredBy(problem, its).includes(target.number);
    return target.kind === 'piece' && piece[its] === target.number;
  };
  return [...steps.keys()].filter((i) => holds(steps[i]!, steps[i + 1]));
}

test('what is gone to is what looking through the whole search finds, ahead and back', () => {
  const foundOf: Record<string, number> = {};
  let inVain = 0;
  fc.assert(
    fc.property(
      anyClass,
      fc.nat(),
      fc.nat(),
      fc.constantFrom(...grains),
      ({ problem, search, steps }, seed, other, grain) => {
        const from = seed % steps.length;
        const targets: NamedTarget[] = [
          ...(['solution', 'deadEnd', 'refusal'] as const).map((kind) => ({ kind })),
          { kind: 'cell', number: other % problem.cells.length },
          { kind: 'piece', number: other % problem.pieces.length },
        ];
        for (const target of targets)
          for (const direction of [1, -1] as Direction[]) {
            const { moves, player, now } = classOf(problem, search);
            moves.setGrain(grain);
            player.seek(from);
            const before = now();
            moves.find(target, direction);
            const all = stepsWith(problem, steps, target);
            const due = direction > 0 ? all.find((i) => i > from) : all.findLast((i) => i < from);
            const after = now();
            if (due === undefined) {
              expect(after).toEqual(before);
              expect(moves.targetSearch).toEqual({ target, direction, step: undefined });
              inVain++;
              continue;
            }
            expect(after.at).toBe(due);
            expect(moves.targetSearch).toBeUndefined();
            const { kind } = after.explanation;
            if (target.kind === 'solution') expect(kind).toBe('full');
            if (target.kind === 'refusal') expect(kind).toBe('refused');
            // Unless items are covered, a full board with pieces left over has no ticks: it shows a placement.
            const isFull =
              after.path.flatMap((placement) => [...coveredBy(problem, placement)]).length ===
              problem.cells.length;
            if (target.kind === 'deadEnd')
              expect(
                isFull && grain === 'tries'
                  ? ['place', 'leftover']
                  : ['stuck', 'refused', 'leftover'],
              ).toContain(kind);
            if (grain === 'tries' && 'number' in target) expect(kind).toBe('place');
            foundOf[target.kind] = (foundOf[target.kind] ?? 0) + 1;
          }
      },
    ),
    runs(60),
  );
  expect(inVain).toBeGreaterThan(30);
  for (const kind of ['solution', 'deadEnd', 'refusal', 'cell', 'piece'])
    expect(foundOf[kind]).toBeGreaterThan(5);
});

test('what is looked for in chunks that do not exist yet can be called off, and says how far it is', () => {
  const problem = problemOf('pentomino-3x20');
  const search: Search = { ...plainSearch, order: 'rows' };
  const { tape, answer } = lateTape(searchProcess(problem, search));
  const { moves, player } = classOf(problem, search, tape);
  const pass = (): void => {
    answer();
    player.advance(16);
  };
  for (let i = 0; i < 3; i++) pass();
  moves.find({ kind: 'solution' }, 1);
  for (let i = 0; i < 5; i++) pass();
  expect(moves.targetSearch).toMatchObject({ target: { kind: 'solution' }, direction: 1 });
  expect(moves.targetSearch!.step).toBeGreaterThan(0);
  expect([player.at, player.moving]).toEqual([0, true]);
  moves.cancel();
  for (let i = 0; i < 5; i++) pass();
  expect([player.at, player.moving, moves.targetSearch]).toEqual([0, false, undefined]);
  // A step on calls it off as well.
  moves.find({ kind: 'solution' }, 1);
  player.step(1);
  pass();
  expect([player.at, moves.targetSearch]).toEqual([1, undefined]);
});

test('on its way to a moment that does not exist yet it stays where it is, and says how far it is', () => {
  const problem = problemOf('pentomino-3x20');
  const search: Search = { ...plainSearch, order: 'rows' };
  const { tape, answer } = lateTape(searchProcess(problem, search));
  const { moves, player } = classOf(problem, search, tape);
  const pass = (): void => {
    answer();
    player.advance(16);
  };
  const far = 5 * CHUNK + 7;
  for (let i = 0; i < 3; i++) pass();
  moves.goTo(5);
  expect([player.at, moves.reached]).toEqual([5, undefined]);
  moves.goTo(far);
  const ways: (number | undefined)[] = [];
  while (player.destination !== undefined) {
    expect(player.at).toBe(5);
    ways.push(moves.reached);
    pass();
  }
  expect([player.at, moves.reached]).toEqual([far, undefined]);
  expect(ways.length).toBeGreaterThan(2);
  expect(ways).toEqual(ways.toSorted((a, b) => a! - b!));
  // Called off, it stays.
  moves.goTo(2 * far);
  pass();
  moves.cancel();
  for (let i = 0; i < 5; i++) pass();
  expect([player.at, moves.reached]).toEqual([far, undefined]);
});
