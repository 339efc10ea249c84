import { expect, test } from 'vitest';
import { NearMisses } from '../../../play/nearMisses.ts';
import { Player } from '../../../play/player.ts';
import { sourceInPlace } from '../../../play/source.ts';
import { Tape } from '../../../play/tape.ts';
import { parsePuzzle } from '../../../puzzle/text.ts';
import type { Puzzle } from '../../../puzzle/types.ts';
import { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import { searchProcess } from '../../../solve/played/searchProcess.ts';
import { SearchReplay } from '../../../solve/played/searchReplay.ts';
import { compile, fullDepth } from '../../../solve/problem.ts';
import { plainSearch, searchOn, type Search } from '../../../solve/search.ts';
import { proofOf, type Proof } from '../../../teach/weighting/account.ts';
import { problemNamed } from '../../../testing/catalogueOnDisk.ts';
import type { FromProver, ToProver } from '../../workers/messages.ts';
import type { WorkerJob } from '../../workers/supervised.ts';
import { SearchEnd } from './searchEnd.ts';

const hopeless = parsePuzzle('..#\n.#.\n\nI2 x2\noo\n');
const corners = problemNamed('domino-4x4-corners').puzzle;
const solvable = parsePuzzle('....\n....\n\nI2 x4\noo\n');

/** The end of a search that is played, and its worker for proofs. */
function searched(puzzle: Puzzle, chosen: Search = plainSearch) {
  const problem = compile(puzzle);
  const search = searchOn(problem, chosen);
  const start = searchProcess(problem, search);
  const tape = new Tape((deliver) => sourceInPlace(start, deliver));
  const nearMisses = new NearMisses(tape, 0, fullDepth(problem));
  const found = new FoundSolutions(problem, search);
  const late: (() => void)[] = [];
  tape.onNew = (chunk) => {
    nearMisses.add(chunk);
    late.push(() => found.add(chunk));
  };
  /** Lets the solutions be known that have been found. */
  const beKnown = () => late.splice(0).forEach((add) => add());
  const player = new Player(new SearchReplay(problem), tape);
  const asked = { started: 0, closed: 0, prove: (proof?: Proof): void => void proof };
  const marked: (ArrayLike<number> | undefined)[] = [];
  const heat = { ask: (weights: ArrayLike<number> | undefined) => void marked.push(weights) };
  const view = {
    celebrate: () => undefined,
    showNearMiss: () => undefined,
    effects: { heat },
  };
  const end = new SearchEnd(
    { problem, search, tape, view },
    { nearMisses, found },
    {
      start(_: string, job: unknown) {
        asked.started++;
        asked.prove = (proof = proofOf(problem)) =>
          (job as WorkerJob<ToProver, FromProver>).received({ proof });
        return { send: () => undefined, close: () => void asked.closed++ };
      },
    },
  );
  const pass = (elapsed = 16, saysWhy = false) =>
    end.pass(player, { now: 0, elapsed, calm: false, saysWhy });
  const playToEnd = () => {
    player.speed = 'max';
    for (let frame = 0; frame < 1000 && !player.finished; frame++) player.advance(16);
    expect(player.finished).toBe(true);
  };
  return { problem, nearMisses, end, player, pass, playToEnd, asked, beKnown, marked };
}

test('a search that is over without a solution has an ending, unless its run begins again', () => {
  const { end, player, pass, playToEnd } = searched(hopeless);
  pass();
  expect([end.shown, end.told]).toEqual([undefined, undefined]);
  playToEnd();
  pass();
  expect(end.shown).toBeDefined();
  expect(end.told).toMatchObject({ isLeft: false, of: 2 });
  player.stretch = { from: 0, to: Infinity, loops: true };
  pass();
  expect([end.shown, end.told]).toEqual([undefined, undefined]);
});

test('a reason is looked for once, only where it is said, and no longer once the board is gone', () => {
  const { end, pass, playToEnd, asked } = searched(hopeless);
  playToEnd();
  pass(16, false);
  expect(asked.started).toBe(0);
  pass(16, true);
  pass(16, true);
  expect(asked).toMatchObject({ started: 1, closed: 0 });
  end.close();
  expect(asked.closed).toBe(1);
});

test('that no proof is known is told once one has been looked for, not before', async () => {
  const { end, pass, playToEnd, asked } = searched(hopeless);
  playToEnd();
  pass(16, true);
  expect(end.told).toMatchObject({ isAnswered: false });
  asked.prove();
  await expect.poll(() => end.told?.isAnswered).toBe(true);
});

test('a search that is left says so at once, stands for all of its ending, and goes on at once if that is cancelled', () => {
  const { end, player, pass, beKnown } = searched(solvable);
  player.speed = 1;
  player.seek(5);
  for (let frame = 0; frame < 100 && player.destination !== undefined; frame++) player.advance(16);
  end.leave();
  expect(end.told).toEqual({
    isLeft: true,
    fixed: 0,
    of: 4,
    areAll: true,
    laid: undefined,
    isLit: false,
    proof: undefined,
    isAnswered: false,
    isExplained: false,
  });
  for (let frame = 0; frame < 15; frame++) expect(pass(100)).toBe(false);
  expect([end.shown, end.told?.isLeft]).toEqual([undefined, true]);
  beKnown();
  let passed = 0;
  while (!pass(100)) passed += 100;
  expect(passed).toBeGreaterThan(7500);
  expect(end.shown?.tiling.depth).toBe(4);
  end.cancel();
  expect([end.isLeft, end.shown, end.told]).toEqual([false, undefined, undefined]);
});

test('all pieces but one are laid if that is soon found, counted once they lie, and then the cells of the proof marked', async () => {
  const { end, problem, pass, playToEnd, asked, marked } = searched(corners, {
    ...plainSearch,
    rules: ['parity'],
  });
  playToEnd();
  pass(16, true);
  asked.prove();
  await Promise.resolve();
  expect(end.told).toMatchObject({ of: 7, laid: 6, isLit: false, isExplained: false });
  const seen = { lit: false, explained: false };
  for (let age = 0; age < end.lasts!; age += 16) {
    pass(16, true);
    const { isLit, isExplained, proof } = end.told!;
    if (isLit) expect(end.shown!.tiling.depth).toBe(6);
    expect(marked.length > 0).toBe(isExplained);
    if (isExplained) expect(marked.at(-1)).toEqual(proof!.weighting.weights);
    seen.lit ||= isLit && !isExplained;
    seen.explained ||= isExplained;
  }
  expect(seen).toEqual({ lit: true, explained: true });
  // The open cells are two of those that are marked.
  const { owner } = end.shown!.tiling;
  const open = [...problem.cells.keys()].filter((cell) => owner[cell]! < 0);
  expect(open.map((cell) => marked.at(-1)![cell])).toEqual([1, 1]);
});

test('of a search that holds a piece in one way nothing but its own deepest position is shown', () => {
  const { end, pass, playToEnd } = searched(corners, {
    ...plainSearch,
    rules: ['parity'],
    unique: true,
    hold: 'I2:1',
  });
  playToEnd();
  pass();
  expect(end.told!.laid).toBeLessThan(6);
});

test('cells are marked only while it is said what they prove', async () => {
  const { end, problem, pass, playToEnd, asked, marked } = searched(corners);
  playToEnd();
  pass(16, true);
  asked.prove();
  await Promise.resolve();
  pass(10_000, true);
  expect(marked.at(-1)).toBeDefined();
  pass(16, false);
  expect(marked.at(-1)).toBeUndefined();
  const other = searched(corners);
  other.playToEnd();
  other.pass(16, true);
  const proof = proofOf(problem)!;
  const account = { ...proof.account, kind: 'remainder', modulus: 3, rest: 1 } as Proof['account'];
  other.asked.prove({ ...proof, account });
  await Promise.resolve();
  other.pass(10_000, true);
  expect([other.end.told!.isExplained, other.marked]).toEqual([true, []]);
  expect(end.told!.isExplained).toBe(true);
});

test('a reason that is known is said also where the position of the ending does not come', async () => {
  const { end, pass, nearMisses, playToEnd, asked, marked } = searched(corners);
  playToEnd();
  nearMisses.deepestBy = () => undefined;
  pass(16, true);
  asked.prove();
  await Promise.resolve();
  expect(end.told).toMatchObject({ laid: undefined, isExplained: false });
  for (let age = 0; age < 3000; age += 100) pass(100, true);
  expect(end.told).toMatchObject({ laid: undefined, isExplained: true });
  expect(end.told!.proof).toBeDefined();
  expect(marked.at(-1)).toBeDefined();
});

test('pieces that lie from the start count, and pieces that are more than are needed are told apart', () => {
  const fixed = searched(parsePuzzle('#AA.\n....\n....\n...#\n\nA x7\noo\n'));
  fixed.playToEnd();
  fixed.pass();
  expect(fixed.end.told).toMatchObject({ fixed: 1, of: 7, laid: 6, areAll: true });
  const some = searched(parsePuzzle('use: some\n\n#...\n....\n....\n...#\n\nA x9\noo\n'));
  some.playToEnd();
  some.pass();
  expect(some.end.told).toMatchObject({ fixed: 0, of: 7, laid: 6, areAll: false });
});
