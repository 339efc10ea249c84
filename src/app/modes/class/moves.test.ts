import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Direction } from '../../../play/finder.ts';
import { sourceInPlace } from '../../../play/source.ts';
import { Tape } from '../../../play/tape.ts';
import { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import { compile, coveredBy, type Problem } from '../../../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../../../solve/search.ts';
import { searchProcess, type SearchMark } from '../../../solve/searchProcess.ts';
import { END, idOf, IMAGE, kindOf, PLACE, PRUNE, REMOVE, SOLUTION } from '../../../solve/step.ts';
import { Explanation } from '../../../teach/explanation.ts';
import type { Goal } from '../../../teach/landmarks.ts';
import type { Grain } from '../../../teach/moment.ts';
import { anyPuzzle } from '../../../testing/anyPuzzle.ts';
import { anySearch } from '../../../testing/anySearch.ts';
import { lateTape } from '../../../testing/runs.ts';
import { problemOf } from '../../../testing/situations.ts';
import { Moves } from './moves.ts';

const grains: readonly Grain[] = ['tries', 'places', 'dead-ends'];

/** A search in class, of which chunks come at once. */
function classOf(problem: Problem, search: Search, tape?: Tape<SearchMark>) {
  const its =
    tape ??
    new Tape<SearchMark>((deliver) => sourceInPlace(searchProcess(problem, search), deliver));
  const found = new FoundSolutions(problem, search);
  its.onNew = (chunk) => found.add(chunk);
  const explanation = new Explanation(problem, search);
  const moves = new Moves(problem, its, found, explanation);
  const { player } = moves;
  const settle = (): void => {
    for (let i = 0; i < 1000 && player.moving; i++) player.advance(16);
  };
  const now = () => {
    settle();
    const { at, tickShown } = player;
    const isFine = player.every === 'tick' || tickShown < Infinity;
    const { moment, situation } = explanation.at(
      { step: at, tick: tickShown },
      isFine ? 'tries' : 'places',
    );
    return { moment, path: situation.path, next: situation.next, at, tick: tickShown };
  };
  player.seek(0, 0);
  moves.setGrain('places');
  player.seek(0);
  return { moves, player, now, settle };
}

/** The steps of a search: what each does, what lies on the board after it, and the ticks that follow. */
interface Stretch {
  readonly did: number;
  readonly path: readonly number[];
  readonly ticks: readonly number[];
}

/** The most steps that are followed. */
const MOST = 400;

/** The whole search, step by step; undefined if it is too long. */
function followed(problem: Problem, search: Search): Stretch[] | undefined {
  const all: { did: number; path: number[]; ticks: number[] }[] = [
    { did: END, path: [], ticks: [] },
  ];
  for (const event of startSearch(problem, search, 'everything')) {
    const { path } = all.at(-1)!;
    const kind = kindOf(event);
    if (kind === PLACE) all.push({ did: event, path: [...path, idOf(event)], ticks: [] });
    else if (kind === REMOVE) all.push({ did: event, path: path.slice(0, -1), ticks: [] });
    else all.at(-1)!.ticks.push(event);
    if (all.length > MOST) return undefined;
  }
  return all;
}

const anyClass = fc
  .tuple(anyPuzzle(9), anySearch)
  .map(([puzzle, search]) => {
    const problem = compile(puzzle);
    return { problem, search, steps: followed(problem, search) };
  })
  .filter(({ steps }) => steps !== undefined)
  .map(({ problem, search, steps }) => ({ problem, search, steps: steps! }));

const isPlaced = ({ did }: Stretch): boolean => did !== END && kindOf(did) === PLACE;
const isRemoved = (stretch: Stretch | undefined): boolean =>
  stretch !== undefined && kindOf(stretch.did) === REMOVE;

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
        expect(there.at(-1)!.moment.kind).toBe('end');
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
    { numRuns: 60 },
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
          after.moment.kind,
        );
        over++;
        if (to > from) long++;
        moves.over(-1);
        expect(now()).toEqual(before);
      },
    ),
    { numRuns: 200 },
  );
  expect([over > 100, long > 30]).toEqual([true, true]);
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
    { numRuns: 100 },
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
        expect(now().moment.kind).toBe('end');
      },
    ),
    { numRuns: 150 },
  );
});

/** The steps at which there is a goal. */
function stepsWith(problem: Problem, steps: readonly Stretch[], goal: Goal): number[] {
  const { piece } = problem.placements;
  const holds = ({ did, ticks }: Stretch, next: Stretch | undefined): boolean => {
    const kinds = ticks.map(kindOf);
    const its = did === END || kindOf(did) !== PLACE ? undefined : idOf(did);
    if (goal.kind === 'solution') return kinds.includes(SOLUTION);
    if (goal.kind === 'refusal') return kinds.includes(PRUNE);
    if (goal.kind === 'deadEnd')
      return (
        its !== undefined && isRemoved(next) && !kinds.includes(SOLUTION) && !kinds.includes(IMAGE)
      );
    if (its === undefined) return false;
    if (goal.kind === 'cell') return coveredBy(problem, its).includes(goal.number);
    return goal.kind === 'piece' && piece[its] === goal.number;
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
        const goals: Goal[] = [
          ...(['solution', 'deadEnd', 'refusal'] as const).map((kind) => ({ kind })),
          { kind: 'cell', number: other % problem.cells.length },
          { kind: 'piece', number: other % problem.pieces.length },
        ];
        for (const goal of goals)
          for (const direction of [1, -1] as Direction[]) {
            const { moves, player, now } = classOf(problem, search);
            moves.setGrain(grain);
            player.seek(from);
            const before = now();
            moves.find(goal, direction);
            const all = stepsWith(problem, steps, goal);
            const due = direction > 0 ? all.find((i) => i > from) : all.findLast((i) => i < from);
            const after = now();
            if (due === undefined) {
              expect(after).toEqual(before);
              expect(moves.quest).toEqual({ goal, direction, step: undefined });
              inVain++;
              continue;
            }
            expect(after.at).toBe(due);
            expect(moves.quest).toBeUndefined();
            const { kind } = after.moment;
            if (goal.kind === 'solution') expect(kind).toBe('full');
            if (goal.kind === 'refusal') expect(kind).toBe('refused');
            // A full board with pieces left over has no ticks, unless items are covered, so that the placement is shown.
            const isFull =
              after.path.flatMap((placement) => [...coveredBy(problem, placement)]).length ===
              problem.cells.length;
            if (goal.kind === 'deadEnd')
              expect(
                isFull && grain === 'tries'
                  ? ['place', 'leftover']
                  : ['stuck', 'refused', 'leftover'],
              ).toContain(kind);
            if (grain === 'tries' && 'number' in goal) expect(kind).toBe('place');
            foundOf[goal.kind] = (foundOf[goal.kind] ?? 0) + 1;
          }
      },
    ),
    { numRuns: 120 },
  );
  expect(inVain).toBeGreaterThan(50);
  for (const kind of ['solution', 'deadEnd', 'refusal', 'cell', 'piece'])
    expect(foundOf[kind]).toBeGreaterThan(20);
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
  expect(moves.quest).toMatchObject({ goal: { kind: 'solution' }, direction: 1 });
  expect(moves.quest!.step).toBeGreaterThan(0);
  expect([player.at, player.moving]).toEqual([0, true]);
  moves.cancel();
  for (let i = 0; i < 5; i++) pass();
  expect([player.at, player.moving, moves.quest]).toEqual([0, false, undefined]);
  // A step on calls it off as well.
  moves.find({ kind: 'solution' }, 1);
  player.step(1);
  pass();
  expect([player.at, moves.quest]).toEqual([1, undefined]);
});
