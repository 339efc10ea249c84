import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../testing/anyPuzzle.ts';
import { anySearch } from '../testing/anySearch.ts';
import { compile } from './problem.ts';
import { packed, unpacked } from './saved.ts';
import { seal, unseal } from './seal.ts';
import { plainSearch, startSearch, type Search } from './search.ts';
import { Shard, whole, type Part } from './shard.ts';
import { withMemoryReset } from '../testing/memoryReset.ts';

const read = (content: object, search: Search | null, part: Part) =>
  unpacked(unseal(seal(content)), search, part);

/** The period of memory resets: the usual one, and one short enough for small puzzles. */
const anyWindow = fc.constantFrom(Infinity, 1, 2, 10);

test('any position of a search can be packed and unpacked', () => {
  fc.assert(
    fc.property(
      anyPuzzle(14),
      anySearch,
      fc.nat(3000),
      anyWindow,
      (puzzle, search, steps, window) => {
        const part = { part: 1, of: 1 };
        const problem = compile(puzzle);
        const solver =
          window === Infinity
            ? startSearch(problem, { ...search, pieces: 'given' }, 'placements')
            : withMemoryReset(problem, search.solver, 'placements', search.unique, window);
        const shard = new Shard(solver, part);
        shard.run(steps);
        const open = [{ ...part, state: shard.state(), progress: shard.progress() }];
        const saved = { solutions: 0, placements: 0, done: [], open };
        expect(read(packed(saved), search, whole)).toEqual(saved);
      },
    ),
    { numRuns: 300 },
  );
});

const state = { parts: 3, within: [1], solutions: 5, undivided: 0 };
const sound = {
  ...{ solutions: 7, placements: null, done: ['1-1/2'] },
  open: [{ part: 2, of: 4, state, progress: 0.5 }],
  untouched: ['4-4/4'],
};

test('strands that make exactly the part are accepted', () => {
  expect(read(sound, null, whole)?.open).toEqual([...sound.open, { part: 4, of: 4 }]);
  const third = { done: ['1-1/6'], open: [], untouched: ['4-4/6'] };
  expect(read({ ...sound, ...third }, null, { part: 1, of: 3 })).toBeDefined();
});

test.each([
  ['a part is missing', { untouched: [] }],
  ['nothing is there', { done: [], open: [], untouched: [] }],
  ['a part is there twice', { untouched: ['4-4/4', '4-4/4'] }],
  ['a part is within another', { untouched: ['4-4/4', '1-1/4'] }],
  ['parts are of numbers that do not divide each other', { untouched: ['1-1/3', '4-4/4'] }],
  ['a range goes too far', { untouched: ['4-5/4'] }],
  ['a range goes backwards', { untouched: ['4-3/4'] }],
  ['a range begins before the first', { untouched: ['0-4/4'] }],
  ['ranges are too many', { untouched: ['1-999999/999999'] }],
  ['all ranges together are too many', { untouched: Array(60).fill('1-99999/999999') as string[] }],
  ['what is no range', { untouched: [5] }],
  ['no ranges', { done: {} }],
  ['no open strands', { open: {} }],
  ['nothing is done, and yet there are solutions', { done: [], untouched: ['1-1/2', '4-4/4'] }],
  ['solutions are no whole number', { solutions: 1.5 }],
  ['solutions are below nothing', { solutions: -1 }],
  ['placements of no search', { placements: 5 }],
  ['progress beyond the end', { open: [{ ...sound.open[0], progress: 1.1 }] }],
  [
    'half a solution in a strand',
    { open: [{ ...sound.open[0], state: { ...state, solutions: 0.5 } }] },
  ],
  [
    'parts within that are no numbers',
    { open: [{ ...sound.open[0], state: { ...state, within: ['1'] } }] },
  ],
  ['a strand that was not begun', { open: [{ part: 2, of: 4 }] }],
])('rejected: %s', (_, odd) => {
  expect(read({ ...sound, ...odd }, null, whole)).toBeUndefined();
});

const common = {
  steps: 3,
  placements: 2,
  deepest: 2,
  path: [7],
  tried: 0,
  emitted: 0,
  phase: 0,
  isLeaf: true,
};
const position = { ...common, solutions: 0, deadEnds: 0 };
const searched = (odd: object) => ({
  ...{ solutions: 0, placements: 0, done: [], untouched: [] },
  open: [
    {
      ...{ part: 1, of: 1, progress: 0 },
      state: { nodes: 2, solutions: 0, placements: 2, position: { ...position, ...odd } },
    },
  ],
});

test('a position is accepted if its figures agree', () => {
  expect(read(searched({}), plainSearch, whole)).toBeDefined();
  expect(read(searched({ replayFrom: position }), plainSearch, whole)).toBeDefined();
});

test.each([
  { steps: 4 },
  { placements: 3 },
  { deepest: 0 },
  { path: [7, 8] },
  { path: [7.5] },
  { path: 'x' },
  { solutions: 0.5 },
  { isLeaf: 1 },
  { replayFrom: 5 },
  { replayFrom: { ...position, path: [] } },
  { replayFrom: { ...position, replayFrom: position } },
  // Replaying that many steps would take years.
  { steps: 2e12 + 1, placements: 1e12 + 1, replayFrom: position },
  { solutions: 1e12, replayFrom: position },
])('no position: %j', (odd) => {
  expect(read(searched(odd), plainSearch, whole)).toBeUndefined();
});
