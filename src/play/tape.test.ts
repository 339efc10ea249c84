import { countsOf } from '../solve/position.ts';
import { Tally } from '../solve/played/searchReplay.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { compile } from '../solve/problem.ts';
import { expectSame } from '../testing/expectSame.ts';
import { withMemoryReset } from '../testing/runs/memoryReset.ts';
import { SearchProcess, type SearchMark } from '../solve/played/searchProcess.ts';
import type { Solver } from '../solve/solvers/index.ts';
import { END, IMAGE, kindOf, PLACE, SOLUTION, type Detail } from '../solve/step.ts';
import { beginOf, CHUNK, chunkOf, ChunkMaker } from './chunk.ts';
import { fulfil, sourceInPlace, still, type ChunkRequest, type Deliver } from './source.ts';
import { Tape } from './tape.ts';
import {
  box,
  emptyChunk,
  endlessTape,
  lateTape,
  playedSearch,
  search,
  small,
  startPlayed,
} from '../testing/runs/runs.ts';
import { runs } from '../testing/share.ts';

const half = compile(
  parsePuzzle(`pieces: pentomino\nwithout: I, T, V, W, X, Z\n\n${'......\n'.repeat(5)}`),
);
const seven = compile(
  parsePuzzle(`pieces: pentomino\nwithout: T, V, W, X, Z\n\n${'.....\n'.repeat(7)}`),
);
test.each<[string, (detail: Detail) => Solver]>([
  ['without memory', (detail) => search(half, detail)],
  [
    'whose memory is reset within a chunk',
    (detail) => withMemoryReset(seven, 'backtrack', detail, false, 5000),
  ],
  [
    'whose memory is reset now and then',
    (detail) => withMemoryReset(seven, 'backtrack', detail, false, 20_000),
  ],
])('chunks join to the stream of a search %s, in whatever order they are made', (_, start) => {
  for (const detail of ['steps', 'everything'] as const) {
    const whole = [...start(detail)];
    const maker = new ChunkMaker(new SearchProcess(start(detail)), still);
    const chunks = [...fulfil(maker, { first: 0, last: Infinity, from: undefined })];
    expect(chunks.length).toBeGreaterThan(2);
    expect(chunks.at(-1)!.last).toBe(true);
    expectSame(
      chunks.flatMap((chunk) => [...chunk.events]),
      whole,
    );
    for (const { index, steps } of chunks.slice(0, -1))
      expect(steps).toBe(beginOf(index + 1) - beginOf(index));
    for (const chunk of chunks.toReversed()) {
      const { index, start: mark } = chunks[Math.floor(chunk.index / 2)]!;
      expectSame(maker.make(chunk.index, { step: beginOf(index), mark }), chunk);
      const other = new ChunkMaker(new SearchProcess(start(detail)), still);
      expectSame(other.make(chunk.index), chunk);
    }
    const found = whole.filter((event) => kindOf(event) === SOLUTION).length;
    expect(chunks.flatMap((chunk) => chunk.milestones)).toHaveLength(found);
  }
});

test('there are no chunks past the end of a search, and the last one can still be made', () => {
  const maker = new ChunkMaker(playedSearch(small), still);
  const chunks = [...fulfil(maker, { first: 0, last: Infinity, from: undefined })];
  const last = chunks.at(-1)!;
  expect(chunks.map((chunk) => chunk.last)).toEqual(chunks.map((chunk) => chunk === last));
  expect([...fulfil(maker, { first: chunks.length, last: 9, from: undefined })]).toEqual([]);
  expect(maker.make(last.index)).toEqual(last);
});

test('the time of a chunk is that of its own steps, wherever the search started from', () => {
  const solver = search(box);
  // A clock on which every step takes a millisecond.
  const maker = new ChunkMaker(new SearchProcess(solver), () => solver.steps);
  for (const index of [7, 3, 5, 1, 2, 0])
    expect(maker.make(index)!.ms).toBe(beginOf(index + 1) - beginOf(index));
});

test('the tally, counted from steps, equals the solver’s own counts', () => {
  fc.assert(
    fc.property(anyPuzzle(), fc.boolean(), (any, unique) => {
      const solver = search(compile(any), 'steps', unique);
      const tally = new Tally();
      const nodes: number[] = [];
      let first: number | undefined;
      for (let step = solver.step(); step !== END; step = solver.step()) {
        tally.count(step);
        if (tally.image !== (kindOf(step) === IMAGE)) expect.fail('an image is told as such');
        if (kindOf(step) === PLACE) nodes[solver.depth - 1] = (nodes[solver.depth - 1] ?? 0) + 1;
        if (kindOf(step) === SOLUTION) first ??= solver.placements;
        const counted = { ...tally };
        expectSame(counted, { ...counted, ...countsOf(solver), nodes, first });
      }
      expect(tally.nodes.reduce((sum, made) => sum + made, 0)).toBe(solver.placements);
    }),
  );
});

test('new chunks are reported in order, without gaps, whatever is requested', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(400_000), fc.nat(9 * CHUNK), fc.nat(4)), { maxLength: 12 }),
      (wants) => {
        const { tape, answer } = lateTape(startPlayed(box));
        const came: number[] = [];
        tape.onNew = ({ index }) => void came.push(index);
        for (const [step, ahead, answers] of wants) {
          tape.want(step, ahead);
          for (let i = 0; i < answers; i++) answer();
        }
        expect(came).toEqual([...came.keys()]);
        tape.want(0, 30 * CHUNK);
        while (tape.end === undefined) answer();
        expect(came).toEqual([...Array.from({ length: 1 + chunkOf(tape.end) }).keys()]);
      },
    ),
    runs(12),
  );
});

test('in a run of any length, a tape’s memory and the way back from its marks stay limited', () => {
  const deliveries: ChunkRequest[] = [];
  const tape = new Tape((deliver) => ({
    request(request) {
      deliveries.push(request);
      for (let index = request.first; index <= request.last; index++)
        deliver(emptyChunk(index, 1), 'steps');
    },
    close() {},
  }));
  for (let index = 0; index < 40_000; index += 16) tape.want(beginOf(index), 16 * CHUNK);
  expect(tape.recordedTo).toBeGreaterThan(300e6);
  const atHand = Array.from({ length: 40_017 }, (_, index) => tape.at(beginOf(index)));
  expect(atHand.filter(Boolean).length).toBeLessThanOrEqual(256);
  for (const index of [0, 777, 12_345, 30_001]) {
    tape.want(beginOf(index), 0);
    const { first, from } = deliveries.at(-1)!;
    expect(first).toBe(index);
    expect(index - chunkOf(from?.step ?? 0)).toBeLessThan(64);
    expect(tape.at(beginOf(index))?.index).toBe(index);
  }
});

test.each([
  ['steps', 240, 16],
  ['everything', 16, 4],
] as const)(
  'all chunks requested ahead are kept, but for %s no more than %d, and %d others',
  (detail, most, others) => {
    const { tape, make } = endlessTape();
    tape.detail = detail;
    for (let index = 0; index < 500; index += 10) {
      tape.want(beginOf(index), 1000 * CHUNK);
      while (make());
      expect(tape.reach(beginOf(index))).toBe(beginOf(index + most + 1) - 1);
    }
    const atHand = Array.from({ length: 800 }, (_, index) => tape.at(beginOf(index)));
    expect(atHand.filter(Boolean).length).toBeLessThanOrEqual(most + others);
  },
);

test('late chunks of another level of detail are never mistaken for this level’s, and none is requested twice', () => {
  const start = startPlayed(box);
  const eventsOf = (detail: 'steps' | 'everything') => {
    const maker = new ChunkMaker(start(detail), still);
    const chunks = [...fulfil(maker, { first: 0, last: Infinity, from: undefined })];
    return chunks.map(({ events }) => events.join());
  };
  const due = { steps: eventsOf('steps'), everything: eventsOf('everything') };
  const anyDeed = fc.oneof(
    fc.constant('switch' as const),
    fc.record({ step: fc.nat(140_000), ahead: fc.nat(9 * CHUNK) }),
    fc.record({ answers: fc.nat(6) }),
  );
  fc.assert(
    fc.property(fc.array(anyDeed, { maxLength: 16 }), (deeds) => {
      const { tape, answer, pending } = lateTape(start);
      for (const deed of deeds) {
        if (deed === 'switch') tape.detail = tape.detail === 'steps' ? 'everything' : 'steps';
        else if ('answers' in deed) for (let i = 0; i < deed.answers; i++) answer();
        else tape.want(deed.step, deed.ahead);
        const asked = pending();
        expect(asked).toEqual([...new Set(asked)]);
      }
      for (const [index, events] of due[tape.detail].entries()) {
        const chunk = tape.at(beginOf(index));
        if (chunk && chunk.events.join() !== events)
          expect.fail(`chunk ${index} is another level's`);
      }
    }),
    runs(60),
  );
});

test('the mark before a step is taken before it, at hand or kept', () => {
  const tape = new Tape<SearchMark>((deliver) => sourceInPlace(() => playedSearch(box), deliver));
  tape.want(0, 3 * CHUNK);
  const stepOf = (step: number): number => tape.anchorBefore(step)?.step ?? 0;
  expect([0, 1, CHUNK, CHUNK + 1, 2 * CHUNK + 5].map(stepOf)).toEqual([
    0,
    0,
    1024,
    CHUNK,
    2 * CHUNK,
  ]);
  expect(tape.anchorBefore(CHUNK + 1)!.mark.steps).toBe(CHUNK);
  tape.detail = 'everything';
  expect(stepOf(2 * CHUNK + 5)).toBe(2 * CHUNK);
});

test('a tape that begins at a mark goes on like the whole one, and can go back before it', () => {
  const open = (deliver: Deliver<SearchMark>) => sourceInPlace(startPlayed(box), deliver);
  const whole = new Tape<SearchMark>(open);
  whole.want(0, 6 * CHUNK);
  const part = new Tape<SearchMark>(open, whole.anchorBefore(3 * CHUNK + 5));
  expect(part.recordedTo).toBe(3 * CHUNK);
  const news: number[] = [];
  part.onNew = ({ index }) => news.push(index);
  part.want(3 * CHUNK + 5, 2 * CHUNK);
  part.want(0, CHUNK);
  const later = [3, 4, 5].map((many) => chunkOf(many * CHUNK));
  expect(news).toEqual(later);
  for (const index of [...later, 0, 1, 5]) {
    const { ms: _, ...chunk } = part.at(beginOf(index))!;
    expect(whole.at(beginOf(index))).toMatchObject(chunk);
  }
});
