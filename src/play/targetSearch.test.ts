import type { SearchTarget } from '../run/process.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import type { Detail, Moment } from '../run/step.ts';
import { compile } from '../solve/problem.ts';
import { searchProcess } from '../solve/played/searchProcess.ts';
import { SearchReplay } from '../solve/played/searchReplay.ts';
import { IMAGE, kindOf, PLACE, PRUNE, REJECT, REMOVE, SOLUTION, stepOf } from '../solve/step.ts';
import { TargetSearch, type Direction } from './targetSearch.ts';
import { beginOf, CHUNK } from './chunk.ts';
import { Player } from './player.ts';
import {
  box,
  endlessTape,
  isNumbered,
  lateTape,
  playedSearch,
  search,
  seen,
  startPlayed,
} from '../testing/runs/runs.ts';
import { sourceInPlace } from './source.ts';
import { Tape } from './tape.ts';

/** The moment right after each event of a search. */
function momentsOf(events: Iterable<number>): Moment[] {
  let [step, tick] = [0, 0];
  return [...events].map((event) => {
    if (isNumbered(event)) [step, tick] = [step + 1, 0];
    else tick++;
    return { step, tick };
  });
}

/** A player of all events of a search. */
function everything(problem: typeof box) {
  const tape = new Tape((deliver) => sourceInPlace(startPlayed(problem), deliver));
  tape.detail = 'everything';
  return new Player(new SearchReplay(problem), tape);
}

/** The moments right after some events. */
const after = (holds: (event: number) => boolean, detail: Detail = 'steps'): SearchTarget => ({
  detail,
  begin() {},
  at: (event) => (holds(event) ? 'after' : undefined),
});

const moment = ({ playhead }: Player): Moment => playhead.moment;

test('stepping by events visits all events of a search, forwards and backwards', () => {
  fc.assert(
    fc.property(anyPuzzle(8), (any) => {
      const problem = compile(any);
      const events = [...search(problem, 'everything')].slice(0, 300);
      const player = everything(problem);
      player.seek(0, 0);
      const pictures = [seen(player)];
      const moments = momentsOf(events);
      for (const due of moments) {
        player.stepEvent(1);
        expect(moment(player)).toEqual(due);
        pictures.push(seen(player));
      }
      const all = [{ step: 0, tick: 0 }, ...moments];
      for (const i of [...all.keys()].toReversed()) {
        expect(moment(player)).toEqual(all[i]);
        expect(seen(player)).toEqual(pictures[i]);
        player.stepEvent(-1);
      }
      expect(moment(player)).toEqual({ step: 0, tick: 0 });
    }),
    { numRuns: 30 },
  );
});

test('neither ticks nor the detail of the tape change what is shown at whole steps', () => {
  const player = everything(box);
  const plain = new Player(
    new SearchReplay(box),
    new Tape((deliver) => sourceInPlace(() => playedSearch(box), deliver)),
  );
  for (const step of [0, 1, 17, CHUNK - 1, CHUNK, 3 * CHUNK + 5, 12]) {
    player.seek(step);
    plain.seek(step);
    expect(seen(player)).toEqual(seen(plain));
  }
});

const anyKinds = fc.constantFrom<number[][]>(
  [SOLUTION],
  [PRUNE, IMAGE],
  [REJECT],
  [REMOVE],
  [PLACE, SOLUTION],
  [],
);

test('the nearest event of a kind is found, after or before a moment', () => {
  fc.assert(
    fc.property(anyPuzzle(9), anyKinds, fc.nat(), (any, kinds, seed) => {
      const problem = compile(any);
      const events = [...search(problem, 'everything')];
      const moments = momentsOf(events);
      fc.pre(moments.length > 0);
      const at = seed % moments.length;
      const holds = (event: number): boolean => kinds.includes(kindOf(event));
      for (const direction of [1, -1] as const) {
        const player = everything(problem);
        player.seek(moments[at]!.step, moments[at]!.tick);
        while (player.destination !== undefined) player.advance(16);
        player.find(after(holds, 'everything'), direction);
        for (let i = 0; i < 100 && player.looking !== undefined; i++) player.advance(16);
        const due = found(events, holds, at, direction);
        expect(moment(player)).toEqual(moments[due ?? at]);
      }
    }),
  );
});

/** The index of the nearest event that satisfies a predicate. */
function found(
  events: readonly number[],
  holds: (event: number) => boolean,
  at: number,
  direction: Direction,
): number | undefined {
  for (let i = at + direction; events[i] !== undefined; i += direction)
    if (holds(events[i]!)) return i;
  return undefined;
}

test('a distant event is found although chunks arrive late, and the search for it reports how far it is', () => {
  const { tape, answer } = lateTape(startPlayed(box));
  const player = new Player(new SearchReplay(box), tape);
  player.find(
    after((event) => kindOf(event) === SOLUTION),
    1,
  );
  const looked: number[] = [];
  while (player.looking !== undefined) {
    looked.push(player.looking);
    answer();
    player.advance(16);
  }
  while (player.destination !== undefined) {
    answer();
    player.advance(16);
  }
  expect(player).toMatchObject({ at: 82_048, playhead: { tick: 1 }, playing: false });
  expect(looked).toEqual(looked.toSorted((a, b) => a - b));
  expect(looked.at(-1)).toBeGreaterThan(9 * CHUNK);
  player.find(
    after((event) => kindOf(event) === SOLUTION),
    -1,
  );
  while (player.looking !== undefined) {
    answer();
    player.advance(16);
  }
  expect(player.at).toBe(82_048);
});

test('searching backwards, a frame gets through several chunks, as it does forwards', () => {
  // With this many chunks, most are no longer in memory.
  const last = 800;
  const framesTo = (direction: Direction): number => {
    const { tape, make } = endlessTape();
    for (let index = 0; index <= last; index += 10) {
      tape.want(index * CHUNK, 10 * CHUNK);
      while (make());
    }
    const begin = direction > 0 ? 0 : beginOf(last);
    tape.want(begin, 0);
    while (make());
    const finder = new TargetSearch({
      tape,
      numbered: 0,
      from: { step: begin, tick: 0 },
      target: after(() => false),
      direction,
    });
    const goal = beginOf(last) - begin;
    let frames = 0;
    for (; !finder.look() && Math.abs(finder.at - goal) > CHUNK; frames++) while (make());
    return frames;
  };
  expect(framesTo(1)).toBeLessThan(last / 6);
  expect(framesTo(-1)).toBeLessThan(last / 6);
});

test.each([1, -1] as const)(
  'if the source fails, the search for an event ends (direction %d)',
  (direction) => {
    const { tape, answer } = lateTape(startPlayed(box));
    const player = new Player(new SearchReplay(box), tape);
    player.seek(3 * CHUNK);
    while (player.destination !== undefined) {
      answer();
      player.advance(16);
    }
    tape.detail = 'everything';
    answer();
    player.find(
      after(() => false, 'everything'),
      direction,
    );
    player.advance(16);
    expect(player.looking).toBeDefined();
    tape.failed = true;
    player.advance(16);
    expect(player).toMatchObject({ looking: undefined, at: 3 * CHUNK });
  },
);

test('pausing ends the search for an event, and so does playing', () => {
  for (const playing of [false, true]) {
    const { tape, answer } = lateTape(startPlayed(box));
    const player = new Player(new SearchReplay(box), tape);
    player.find(
      after((event) => kindOf(event) === SOLUTION),
      1,
    );
    player.playing = playing;
    expect(player.looking).toBeUndefined();
    for (let i = 0; i < 20; i++) {
      answer();
      player.advance(16);
    }
    expect(player.at).toBeLessThan(10);
  }
});

test('the detail of a tape can change at any moment, and its steps stay the same', () => {
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, fc.nat(), fc.nat(), (any, searching, one, other) => {
      const problem = compile(any);
      const start = searchProcess(problem, searching);
      const tape = new Tape((deliver) => sourceInPlace(start, deliver));
      const player = new Player(new SearchReplay(problem), tape);
      const plain = new Player(
        new SearchReplay(problem),
        new Tape((deliver) => sourceInPlace(start, deliver)),
      );
      tape.want(0, 4 * CHUNK);
      for (const [i, step] of [one, other, one].entries()) {
        tape.detail = i % 2 === 0 ? 'everything' : 'steps';
        for (const each of [player, plain]) {
          each.seek(step % (1 + tape.recordedTo));
          while (each.destination !== undefined) each.advance(16);
        }
        expect(seen(player)).toEqual(seen(plain));
      }
    }),
  );
});

test('a removed piece need not be the last one placed', () => {
  const replay = new SearchReplay(box);
  const { count } = box.placements;
  const apart = Array.from({ length: count }, (_, placement) => placement).filter((placement) => {
    const { owner } = replay.tiling;
    if (replay.tiling.cellsOf(placement).some((cell) => owner[cell]! >= 0)) return false;
    replay.apply(stepOf(PLACE, placement));
    return true;
  });
  expect(apart.length).toBeGreaterThan(2);
  replay.apply(stepOf(REMOVE, apart[0]!));
  const { owner, path, depth } = replay.tiling;
  expect([...path.subarray(0, depth)]).toEqual(apart.slice(1));
  expect(new Set(owner.filter((placement) => placement >= 0))).toEqual(new Set(apart.slice(1)));
});
