import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySearch } from '../../testing/random/anySearch.ts';
import { anySymmetric } from '../../testing/random/anySymmetric.ts';
import { box } from '../../testing/runs/runs.ts';
import { problemOf } from '../../testing/random/situations.ts';
import { compile, type Problem } from '../problem.ts';
import { plainSearch, startSearch, type Search } from '../search.ts';
import { searchProcess } from '../played/searchProcess.ts';
import { END, idOf, IMAGE, kindOf, PLACE, REMOVE, SOLUTION } from '../step.ts';
import { symmetries, type Symmetry } from '../symmetry/symmetry.ts';
import { FoundSolutions } from './foundSolutions.ts';
import type { FullBoards } from './fullBoards.ts';

const sorted = (path: ArrayLike<number>): string =>
  Array.from(path)
    .sort((a, b) => a - b)
    .join();
const imagesOf = (path: ArrayLike<number>, group: readonly Symmetry[]): Set<string> =>
  new Set(group.map(({ placements }) => sorted(Array.from(path, (laid) => placements[laid]!))));
const listed = (boards: FullBoards): { step: number; path: string }[] =>
  Array.from({ length: boards.kept }, (_, board) => ({
    step: boards.step(board),
    path: boards.path(board).join(),
  }));

/** All full boards of a search, followed event by event. */
function followed(problem: Problem, search: Search) {
  const [solutions, images]: { step: number; path: string }[][] = [[], []];
  const path: number[] = [];
  let step = 0;
  for (const event of startSearch(problem, search, 'steps')) {
    const kind = kindOf(event);
    if (kind === PLACE) path.push(idOf(event));
    if (kind === REMOVE) path.pop();
    if (kind === PLACE || kind === REMOVE) step++;
    if (kind === SOLUTION) solutions!.push({ step, path: path.join() });
    if (kind === IMAGE) images!.push({ step, path: path.join() });
  }
  return { solutions: solutions!, images: images! };
}

/** What is found in a search that comes in parts of so many events, since a step. */
function foundInParts(problem: Problem, search: Search, length: number, most?: number, since = 0) {
  const found = new FoundSolutions(problem, search, most);
  const process = searchProcess(problem, search)('steps');
  while (process.steps < since) process.step();
  for (let isOver = false; !isOver;) {
    const start = process.mark();
    const events: number[] = [];
    const milestones: number[] = [];
    while (events.length < length && !isOver) {
      const event = process.step();
      isOver = event === END;
      if (isOver) break;
      events.push(event);
      if (kindOf(event) === SOLUTION) milestones.push(process.steps);
    }
    found.add({ start, events: Int32Array.from(events), milestones });
  }
  return found;
}

test('all full boards of a search are found, and exactly the images of each other are sorted together', () => {
  let [together, seen] = [0, 0];
  fc.assert(
    fc.property(
      anySymmetric(9),
      anySearch,
      fc.integer({ min: 1, max: 40 }),
      (puzzle, anyOf, length) => {
        const problem = compile(puzzle);
        const search = { ...anyOf, hold: '' };
        const found = foundInParts(problem, search, length);
        const all = followed(problem, search);
        expect(listed(found.solutions)).toEqual(all.solutions);
        expect(listed(found.images)).toEqual(all.images);
        const group = symmetries(problem);
        const orbits = found.orbits(Infinity, Infinity);
        const members = orbits.map(({ solutions }) => solutions);
        expect(members.flat().sort((a, b) => a - b)).toEqual([...all.solutions.keys()]);
        const firsts = members.map(([first]) => first!);
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
        expect(orbits.flatMap((one) => one.images).toSorted((a, b) => a - b)).toEqual([
          ...all.images.keys(),
        ]);
        for (const {
          solutions: [first],
          images,
        } of orbits)
          for (const image of images)
            expect(found.solutionLike(found.images.path(image))).toBe(first);
        const [some, few] = [found.solutions.kept >> 1, found.images.kept >> 1];
        expect(found.orbits(some, few)).toEqual(
          orbits
            .map(({ solutions, images }) => ({
              solutions: solutions.filter((board) => board < some),
              images: images.filter((board) => board < few),
            }))
            .filter(({ solutions }) => solutions.length > 0),
        );
        const own = members.map((boards) => imagesOf(found.solutions.path(boards[0]!), group));
        for (const [orbit, boards] of members.entries()) {
          for (const board of boards)
            expect(own.map((one) => one.has(sorted(found.solutions.path(board))))).toEqual(
              own.map((_, other) => other === orbit),
            );
          if (boards.length > 1) together++;
        }
        for (let image = 0; image < found.images.kept; image++) {
          const solution = found.solutionLike(found.images.path(image));
          expect(imagesOf(found.solutions.path(solution!), group)).toContain(
            sorted(found.images.path(image)),
          );
          expect(found.solutions.step(solution!)).toBeLessThan(found.images.step(image));
          seen++;
        }
      },
    ),
    { numRuns: 150 },
  );
  expect(together).toBeGreaterThan(20);
  expect(seen).toBeGreaterThan(20);
});

test('images are grouped just as they are counted once', () => {
  const found = foundInParts(box, plainSearch, 8192);
  expect(found.order).toBe(4);
  expect(found.orbits(8, 0).map(({ solutions }) => solutions.length)).toEqual([4, 4]);
});

test('a search whose held piece breaks the symmetries has no images', () => {
  const found = foundInParts(box, { ...plainSearch, unique: true }, 8192);
  expect(found.order).toBe(1);
  expect(found.orbits(2, 0).map(({ solutions }) => solutions)).toEqual([[0], [1]]);
});

test('the nearest solution is that of a list of all, ahead and back', () => {
  const problem = problemOf('three-in-a-square');
  const found = foundInParts(problem, plainSearch, 100);
  const steps = listed(found.solutions).map(({ step }) => step);
  expect(steps).toHaveLength(16);
  for (let step = 0; step < steps.at(-1)! + 2; step++) {
    expect(found.nearest(step, 1)).toBe(steps.find((one) => one > step));
    expect(found.nearest(step, -1)).toBe(steps.findLast((one) => one < step));
    expect(found.solutions.upTo(step)).toBe(steps.filter((one) => one <= step).length);
  }
});

test('of a search that was resumed those found since are kept, with their numbers', () => {
  const problem = problemOf('three-in-a-square');
  const search = { ...plainSearch, unique: true };
  const all = foundInParts(problem, search, 100);
  const steps = listed(all.solutions).map(({ step }) => step);
  const end = Math.max(steps.at(-1)!, all.images.step(all.images.kept - 1)) + 2;
  for (let since = 0; since < end; since++) {
    const found = foundInParts(problem, search, 7, undefined, since);
    const before = steps.filter((step) => step <= since).length;
    const earlier = found.before;
    // The event that reports the solution may come after its step.
    expect([before, before - 1]).toContain(earlier);
    expect(found.since).toBe(since);
    expect(listed(found.solutions)).toEqual(listed(all.solutions).slice(earlier));
    expect(found.isComplete).toBe(earlier === 0);
    for (let step = 0; step < end; step++) {
      const ahead = found.nearest(step, 1);
      const back = found.nearest(step, -1);
      if (ahead !== undefined || step >= since || earlier === 0)
        expect(ahead).toBe(steps.find((one) => one > step));
      const kept = steps.slice(earlier);
      expect(back).toBe(kept.findLast((one) => one < step));
    }
    for (const boards of [all.solutions, all.images])
      for (let board = 0; board < boards.kept; board++) {
        const like = found.solutionLike(boards.path(board));
        const first = all.solutionLike(boards.path(board))!;
        expect(like).toBe(first < earlier ? undefined : first);
      }
  }
});

test('of too many solutions the first are kept, and nothing is said of the others', () => {
  const problem = problemOf('three-in-a-square');
  const all = foundInParts(problem, plainSearch, 100);
  const some = foundInParts(problem, plainSearch, 100, 17);
  const { solutions } = some;
  expect([solutions.total, solutions.kept, some.isComplete]).toEqual([16, 5, false]);
  expect(listed(solutions)).toEqual(listed(all.solutions).slice(0, 5));
  const last = solutions.step(4);
  expect(some.nearest(last, 1)).toBeUndefined();
  expect(some.nearest(last, -1)).toBe(solutions.step(3));
  expect(some.nearest(all.solutions.step(6), -1)).toBeUndefined();
  expect(some.solutionLike(all.solutions.path(15))).toBeDefined();
  const only = new FoundSolutions(problem, plainSearch, 3);
  only.note(SOLUTION, 9, all.solutions.path(0));
  only.note(SOLUTION, 12, all.solutions.path(1));
  expect([only.solutions.total, only.solutions.kept]).toEqual([2, 1]);
});
