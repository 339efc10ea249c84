import { SearchShare, shareOf, UNITS, whole, type Share } from './share.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../solve/problem.ts';
import { seal, unseal } from '../solve/saved/seal.ts';
import { plainSearch, startSearch, type Search } from '../solve/search.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { withMemoryReset } from '../testing/runs/memoryReset.ts';
import { Count } from './count.ts';
import { packed, unpacked } from './saved.ts';
import { runs } from '../testing/share.ts';

const read = (content: object, search: Search | null, share: Share) =>
  unpacked(unseal(seal(content)), search, share);

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
        const problem = compile(puzzle);
        const solver =
          window === Infinity
            ? startSearch(problem, { ...search, pieces: 'given' }, 'steps')
            : withMemoryReset(problem, search.solver, 'steps', search.unique, window);
        const counter = new SearchShare(solver);
        counter.begin(whole);
        counter.run(steps);
        const open = [{ ...whole, state: counter.state(), progress: counter.progress() }];
        const saved = { weighted: 0, divisor: 1, placements: 0, done: [], open };
        expect(read(packed(saved), search, whole)).toEqual(saved);
      },
    ),
    runs(300),
  );
});

test('any state of the fastest count can be packed and unpacked', () => {
  const anyMemory = fc.constantFrom(1, 3000, 1e9);
  fc.assert(
    fc.property(anyPuzzle(14), fc.boolean(), anyMemory, fc.nat(40), (any, unique, memory, many) => {
      const share = shareOf(2, 3);
      const count = new Count(compile(any), { unique, memory, share, sharedStates: 20 });
      for (let i = 0; i < many; i++) count.run(1);
      const open = [{ ...share, state: count.state(), progress: count.progress() }];
      const { divisor } = count;
      const saved = { weighted: 0, divisor, placements: null, done: [], open };
      expect(read(packed(saved), null, share)).toEqual(saved);
    }),
    runs(200),
  );
});

const frame = { memory: 1e6, from: 3, to: 5 };
const state = { term: 1, frames: [frame], weighted: 5 };

/** The whole cut anywhere, each part of it untouched, begun or done; in any order. */
const anyParts = fc
  .record({
    cuts: fc.uniqueArray(
      fc.record({
        from: fc.integer({ min: 1, max: UNITS - 1 }),
        kind: fc.constantFrom('untouched', 'untouched', 'begun', 'done'),
        place: fc.nat(),
      }),
      { selector: ({ from }) => from, minLength: 3, maxLength: 20 },
    ),
    isShuffled: fc.boolean(),
  })
  .map(({ cuts, isShuffled }) => {
    const inOrder = [{ from: 0, kind: 'untouched', place: 0 }, ...cuts].sort(
      (a, b) => a.from - b.from,
    );
    const parts = inOrder.map(({ from, kind, place }, i) => ({
      kind,
      place,
      share: { from, to: inOrder[i + 1]?.from ?? UNITS },
    }));
    return isShuffled ? parts.sort((a, b) => a.place - b.place) : parts;
  });

test('shares in any order, adjacent or not, can be packed and unpacked', () => {
  let apart = 0;
  let adjacent = 0;
  fc.assert(
    fc.property(anyParts, (parts) => {
      const shares = (kind: string) =>
        parts.filter((part) => part.kind === kind).map(({ share }) => share);
      const open = [
        ...shares('begun').map((share) => ({ ...share, state, progress: 0.5 })),
        ...shares('untouched'),
      ];
      const done = shares('done');
      const weighted = done.length > 0 ? 7 : 0;
      const content = packed({ weighted, divisor: 8, placements: null, done, open });
      const found = read(content, null, whole)!;
      expect({ ...found, done: [] }).toEqual({
        weighted,
        divisor: 8,
        placements: null,
        done: [],
        open,
      });
      const covered = (list: readonly Share[]) =>
        list.reduce((sum, { from, to }) => sum + (to - from), 0);
      expect(covered(found.done)).toBe(covered(done));
      const { untouched } = content as { untouched: readonly string[] };
      if (untouched.length > 1) apart++;
      if (untouched.length < shares('untouched').length) adjacent++;
    }),
    runs(300),
  );
  expect(apart).toBeGreaterThan(50);
  expect(adjacent).toBeGreaterThan(50);
});

test('untouched shares are told by their edges, those between adjacent ones once', () => {
  const [first, second, third, ...rest] = [1, 2, 3, 4, 5, 6].map((part) => shareOf(part, 6));
  const open = [second!, third!, ...rest.slice(1), first!];
  const saved = { weighted: 7, divisor: 8, placements: null, done: [rest[0]!], open };
  const content = packed(saved);
  const edge = (sixth: number) => Math.floor((UNITS * sixth) / 6);
  expect(content).toMatchObject({
    untouched: [
      `${edge(1)}-${edge(2)}-${edge(3)}`,
      `${edge(4)}-${edge(5)}-${UNITS}`,
      `0-${edge(1)}`,
    ],
  });
  expect(read(content, null, whole)).toEqual(saved);
});

const quarter = UNITS / 4;
const half = UNITS / 2;
const sound = {
  weighted: 7,
  divisor: 8,
  placements: null,
  done: [`0-${half}`],
  open: [{ from: half, to: half + quarter, state, progress: 0.5 }],
  untouched: [`${half + quarter}-${UNITS}`],
};
const inState = (odd: object) => ({ open: [{ ...sound.open[0], state: { ...state, ...odd } }] });
const inFrame = (odd: object) => inState({ frames: [frame, { ...frame, ...odd }] });

test('tasks that make up exactly the share are accepted', () => {
  const rest = { from: half + quarter, to: UNITS };
  expect(read(sound, null, whole)?.open).toEqual([...sound.open, rest]);
  const [, { from, to }] = [0, shareOf(2, 3)];
  const second = { done: [`${from}-${half}`], open: [], untouched: [`${half}-${to}`] };
  expect(read({ ...sound, ...second }, null, { from, to })).toBeDefined();
  expect(read({ ...sound, ...second }, null, shareOf(1, 3))).toBeUndefined();
});

test('shares that are done are told as one where they are adjacent', () => {
  const [first, second, third, last] = [1, 2, 3, 4].map((part) => shareOf(part, 4));
  const saved = { weighted: 7, divisor: 8, placements: null, open: [] };
  const content = packed({ ...saved, done: [last!, second!, first!, third!] });
  expect(content).toMatchObject({ done: [`0-${UNITS}`] });
  expect(read(content, null, whole)).toEqual({ ...saved, done: [whole] });
  const apart = packed({ ...saved, done: [third!, first!] });
  expect(apart).toMatchObject({ done: [`0-${quarter}`, `${half}-${half + quarter}`] });
});

test.each([
  ['a share is missing', { untouched: [] }],
  ['nothing is there', { done: [], open: [], untouched: [] }],
  ['a share is there twice', { untouched: [...sound.untouched, ...sound.untouched] }],
  ['a share is within another', { untouched: [...sound.untouched, `0-${quarter}`] }],
  ['two shares overlap by a unit', { done: [`0-${half + 1}`] }],
  ['a unit is missing between two shares', { done: [`0-${half - 1}`] }],
  ['a range goes too far', { untouched: [`${half + quarter}-${UNITS + 1}`] }],
  ['a range is not long enough', { untouched: [`${half + quarter}-${UNITS - 1}`] }],
  ['a range goes backwards', { untouched: [...sound.untouched, `${UNITS}-${half}`] }],
  ['a range turns back', { untouched: [`${half + quarter}-${UNITS}-${half}-${UNITS}`] }],
  ['an edge is there twice', { untouched: [`${half + quarter}-${UNITS}-${UNITS}`] }],
  ['a range is empty', { untouched: [...sound.untouched, `${half}-${half}`] }],
  ['a range begins before the first unit', { done: [`-1-${half}`] }],
  ['ranges are too many', { untouched: Array(100_001).fill(sound.untouched[0]) as string[] }],
  ['edges are too many', { untouched: [Array.from({ length: 100_002 }, (_, i) => i).join('-')] }],
  ['what is no range', { untouched: [5] }],
  ['an edge alone', { untouched: [`${half}`, ...sound.untouched] }],
  ['an edge that is no number', { untouched: [`${half + quarter}-x-${UNITS}`] }],
  ['no ranges', { done: {} }],
  ['no open tasks', { open: {} }],
  [
    'nothing is done, and yet there are solutions',
    { done: [], untouched: [`0-${half}`, ...sound.untouched] },
  ],
  ['solutions are no whole number', { weighted: 1.5 }],
  ['solutions are below nothing', { weighted: -1 }],
  ['there is no divisor', { divisor: undefined }],
  ['the divisor is 0', { divisor: 0 }],
  ['the divisor is no whole number', { divisor: 1.5 }],
  ['placements of no search', { placements: 5 }],
  ['progress beyond the end', { open: [{ ...sound.open[0], progress: 1.1 }] }],
  ['half a solution in a task', inState({ weighted: 0.5 })],
  ['a term that is no number', inState({ term: '1' })],
  ['no frames', inState({ frames: 1 })],
  ['no meeting', inState({ meeting: 1 })],
  ['a meeting at no cell', inState({ meeting: { cell: -1, bytes: 1 } })],
  ['a meeting of no size', inState({ meeting: { cell: 1, bytes: '1' } })],
  ['a frame that is none', inState({ frames: [1] })],
  ['too many frames', inState({ frames: Array.from({ length: 1001 }, () => frame) })],
  ['a frame that ends where it begins', inFrame({ to: 3 })],
  ['a frame of half a state', inFrame({ from: 2.5 })],
  ['a frame without memory', inFrame({ memory: undefined })],
  ['a frame with less memory than none', inFrame({ memory: -1 })],
  ['a task that was not begun', { open: [{ from: half, to: half + quarter }] }],
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
  weighted: 0,
  divisor: 1,
  placements: 0,
  done: [],
  untouched: [],
  open: [
    {
      ...whole,
      progress: 0,
      state: { nodes: 2, solutions: 0, placements: 2, position: { ...position, ...odd } },
    },
  ],
});

test('a position is accepted if its figures agree', () => {
  expect(read(searched({}), plainSearch, whole)).toBeDefined();
  expect(read(searched({ replayFrom: position }), plainSearch, whole)).toBeDefined();
  // A state of the other kind of count is none.
  expect(read(searched({}), null, whole)).toBeUndefined();
  expect(read(sound, plainSearch, whole)).toBeUndefined();
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
