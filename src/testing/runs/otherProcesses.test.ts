import type { Replay, Process } from '../../run/process.ts';
import { ShufflingReplay, Shuffling } from '../../generate/aztec/shuffling.ts';
import { ASSIGN, SWAP as SWAP_BLOCKS } from '../../generate/events.ts';
import { GenerationReplay, Generation } from '../../generate/generation.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { beginOf, CHUNK, chunkOf } from '../../play/chunk.ts';
import { Lane } from '../../play/lane.ts';
import { Player } from '../../play/player.ts';
import { Race } from '../../play/race.ts';
import { sourceInPlace } from '../../play/source.ts';
import { Tape } from '../../play/tape.ts';
import type { Transport } from '../../play/transport.ts';
import { frameOf } from '../../generate/frame.ts';
import type { StrategyId } from '../../generate/asked.ts';
import { END, idOf, isOfKind, kindOf, numberedOf, stepOf, type Step } from '../../run/step.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile } from '../../solve/problem.ts';
import { plainSearch } from '../../solve/search.ts';
import {
  Hanging,
  HangingReplay,
  type HangingPlan,
  type Picture,
} from '../../solve/played/hanging.ts';
import { startOf } from '../../solve/walk/start.ts';
import { Walk } from '../../solve/walk/walk.ts';
import { WalkReplay } from '../../solve/walk/walkReplay.ts';
import { searchInverses, type Inverses } from './inverses.ts';
import { SWAP, Swapping, SwapReplay } from './swapping.ts';
import { Telling, TellingReplay } from './telling.ts';

const half = compile(
  parsePuzzle(`pieces: pentomino\nwithout: I, T, V, W, X, Z\n\n${'......\n'.repeat(5)}`),
);

const walkStart = startOf(half, plainSearch, 5).path;

/** A picture of a board of four cells; there are four of each. */
const picture = (board: number, turn: number): Picture =>
  [0, 1].map((tile) => ({
    cells: [0, 1].map((i) => 4 * board + ((turn + 2 * tile + i) % 4)),
    colour: tile,
  }));

/** Nine boards, three of which stay as they are. */
const hung: HangingPlan = {
  cells: 36,
  first: Array.from({ length: 9 }, (_, board) => picture(board, 0)),
  changes: Array.from({ length: 144 }, (_, step) => {
    const board = 3 * (step % 3) + (step % 2);
    return { board, picture: picture(board, step % 4) };
  }),
};

/** Creates a process other than a played search, and its replay. */
interface Case {
  readonly process: () => Process;
  readonly replay: () => Replay;
  /** The kinds of events that undo each other, if there are any. */
  readonly inverses?: Inverses;
}

/** The division of a box into blocks of two cells. */
function generation(strategy: StrategyId): Case {
  const plan = { frame: frameOf(half.puzzle), sizes: Array<number>(15).fill(2), strategy, seed: 5 };
  return {
    process: () => new Generation(plan),
    replay: () => new GenerationReplay(plan),
    inverses: new Map([
      [SWAP_BLOCKS, SWAP_BLOCKS],
      [ASSIGN, ASSIGN],
    ]),
  };
}

const cases: Readonly<Record<string, Case>> = {
  'swaps of two cells': {
    process: () => new Swapping(12, 1),
    replay: () => new SwapReplay(12, 1),
    inverses: new Map([[SWAP, SWAP]]),
  },
  'swaps in a division into blocks, from restart to restart': generation('restart'),
  'swaps in a division into blocks, some of which raise its score': generation('anneal'),
  'blocks that grow, and are joined and cut again': generation('recombine'),
  'a division that is drawn, cell by cell': generation('uniform'),
  'dominoes that are shuffled': {
    process: () => new Shuffling(8, 3),
    replay: () => new ShufflingReplay(8, 3),
  },
  'full boards, one of which shows another picture at each step': {
    process: () => new Hanging(hung),
    replay: () => new HangingReplay(hung),
  },
  'pieces of a solution that are laid anew': {
    process: () => new Walk(half, walkStart, 5),
    replay: () => new WalkReplay(half, walkStart),
  },
  'all that a search does': {
    process: () => new Telling(half, plainSearch),
    replay: () => new TellingReplay(half),
    inverses: searchInverses,
  },
};

/** The most events of a process here, and the most frames that going to any moment of it takes. */
const MOST_EVENTS = 300_000;
const MOST_FRAMES = 1000;

const tapeOf = (process: () => Process): Tape =>
  new Tape((deliver) => sourceInPlace(process, deliver));

const seen = (replay: Replay) => ({ owner: [...replay.tiling.owner], ...replay.meters() });

/** What can be asked of a process, at its current state. */
const asked = (run: Process) => ({
  steps: run.steps,
  progress: run.progress(),
  values: run.series.map((_, series) => run.value(series)),
});

/** Advances until a condition holds; throws if that takes too many frames. */
function advance(name: string, show: Transport, until: () => boolean): void {
  for (let frame = 0; !until(); frame++) {
    if (frame === MOST_FRAMES) throw new Error(`${name}: not there after ${frame} frames`);
    show.advance(16);
  }
}

/** Case → the number of its last step. */
const lengths = new Map<string, number>();

describe.each(Object.entries(cases))('a run of %s', (name, { process, replay, inverses }) => {
  const events: Step[] = [];
  /** The state after each whole step, and the values of all series. */
  const pictures = [seen(replay())];
  const values = [asked(process()).values];
  let last = 0;
  let ended: ReturnType<typeof asked>;

  beforeAll(() => {
    const shown = replay();
    const numbered = numberedOf(shown.kinds);
    const run = process();
    for (let event = run.step(); event !== END; event = run.step()) {
      if (events.push(event) > MOST_EVENTS)
        throw new Error(`${name}: no end within ${MOST_EVENTS} events`);
      shown.apply(event);
      if (isOfKind(numbered, event)) last++;
      pictures[last] = seen(shown);
      values[last] = asked(run).values;
      if (run.steps !== last || shown.steps !== last)
        throw new Error(
          `${name}: step ${last} is ${run.steps} of its process, ${shown.steps} of its replay`,
        );
    }
    ended = asked(run);
    lengths.set(name, last);
  });

  /** The process after so many events. */
  function runTo(moment: number): Process {
    const run = process();
    for (let made = 0; made < moment; made++) run.step();
    return run;
  }

  /** Moments given by the number of events before them, the beginning and the end among them. */
  const moments = () => ({
    numRuns: 12,
    examples: [0, 1, events.length - 1, events.length].map((moment): [number] => [moment]),
  });

  /** Whether to compare everything after so many events, which is slow: soon after a mark, and now and then. */
  const isCompared = (count: number, moment: number): boolean =>
    count < moment + 50 || count % 500 === 0 || count > events.length - 50;

  test('goes on from a mark as from where it was taken', () => {
    fc.assert(
      fc.property(fc.nat(events.length), (moment) => {
        const run = runTo(moment);
        const resumed = process();
        resumed.restore(structuredClone(run.mark()));
        for (let count = moment; count < events.length; count++) {
          if (isCompared(count, moment)) expect(asked(resumed)).toEqual(asked(run));
          const event = resumed.step();
          const right = run.step();
          if (event !== right) expect({ count, event }).toEqual({ count, event: right });
        }
        expect(asked(resumed)).toEqual(ended);
        expect(resumed.step()).toBe(END);
      }),
      moments(),
    );
  });

  test('is shown from a mark as from where it was taken', () => {
    fc.assert(
      fc.property(fc.nat(events.length), (moment) => {
        const whole = replay();
        for (const event of events.slice(0, moment)) whole.apply(event);
        const resumed = replay();
        resumed.set(structuredClone(runTo(moment).mark()));
        for (let count = moment; count < events.length; count++) {
          if (isCompared(count, moment)) expect(seen(resumed)).toEqual(seen(whole));
          for (const shown of [resumed, whole]) shown.apply(events[count]!);
        }
        expect(seen(resumed)).toEqual(pictures[last]);
      }),
      moments(),
    );
  });

  test('can be played to its end, and back step by step', () => {
    const player = new Player(replay(), tapeOf(process));
    player.seek(Infinity);
    advance(name, player, () => player.finished);
    expect(player.at).toBe(last);
    for (let step = last; step >= Math.max(0, last - 50); step--) {
      expect(seen(player.replay)).toEqual(pictures[step]);
      player.step(-1);
    }
    player.speed = 'max';
    player.playing = true;
    player.seek(0);
    advance(name, player, () => player.finished);
    expect(seen(player.replay)).toEqual(pictures[last]);
  });

  test.runIf(inverses)('has events that are undone by their inverses', () => {
    for (const [kind, inverse] of inverses!) expect(inverses!.get(inverse)).toBe(kind);
    const shown = replay();
    const invertible = events.filter((event) => inverses!.has(kindOf(event)));
    expect(invertible).not.toHaveLength(0);
    let undone = 0;
    for (const event of events) {
      const before = [...shown.tiling.owner];
      shown.apply(event);
      const inverse = inverses!.get(kindOf(event));
      if (inverse === undefined) continue;
      const after = [...shown.tiling.owner];
      shown.apply(stepOf(inverse, idOf(event)));
      expect([...shown.tiling.owner]).toEqual(before);
      shown.apply(event);
      expect([...shown.tiling.owner]).toEqual(after);
      if (++undone === 100) break;
    }
    expect(undone).toBe(Math.min(100, invertible.length));
  });

  test('can seek to any moment', () => {
    const player = new Player(replay(), tapeOf(process));
    const begins = Array.from({ length: chunkOf(last) + 1 }, (_, index) => beginOf(index));
    const steps = [last, ...begins.flatMap((begin) => [Math.max(0, begin - 1), begin])];
    fc.assert(
      fc.property(fc.nat(last), (step) => {
        player.seek(step);
        advance(name, player, () => player.destination === undefined);
        expect(seen(player.replay)).toEqual(pictures[step]);
      }),
      { examples: steps.map((step) => [step]) },
    );
  });

  test('can be raced and charted', () => {
    const race = new Race('steps', 'first');
    for (let i = 0; i < 2; i++) race.add(new Lane(replay(), tapeOf(process)));
    race.speed = 'max';
    advance(name, race, () => race.over);
    expect(race.lanes.map((lane) => race.rankOf(lane))).toEqual([1, 1]);
    race.until = 'all';
    advance(name, race, () => race.over);
    const [lane] = race.lanes;
    const { at, series } = race.courseOf(lane!);
    expect(series).toHaveLength(process().series.length);
    expect(at.at(-1)).toBe(last);
    const [, stride = 0] = at;
    for (const [number, { least, most, mean }] of series.entries()) {
      for (const [i, to] of at.entries()) {
        // The last sample holds its own step alone if it ends early.
        const isWhole = i > 0 && to % stride === 0;
        const from = isWhole ? at[i - 1]! + 1 : to;
        const within = values.slice(from, to + 1).map((all) => all[number]!);
        expect(least[i]).toBe(Math.min(...within));
        expect(most[i]).toBe(Math.max(...within));
        expect(mean[i]).toBeCloseTo(within.reduce((sum, one) => sum + one, 0) / within.length, 9);
      }
      expect(lane!.playhead.value(number)).toBe(ended.values[number]);
    }
  });
});

test('one run is longer than a chunk', () => {
  expect(Math.max(...lengths.values())).toBeGreaterThan(CHUNK);
});

test('swaps end with shorter borders', () => {
  const { process, replay } = cases['swaps of two cells']!;
  const player = new Player(replay(), tapeOf(process));
  const { borders: before } = player.replay.meters() as { borders: number };
  player.seek(Infinity);
  advance('swaps', player, () => player.finished);
  const { borders: after, steps } = player.replay.meters() as { borders: number; steps: number };
  expect(after).toBeLessThan(before / 1.5);
  expect(steps).toBeGreaterThan(50);
});
