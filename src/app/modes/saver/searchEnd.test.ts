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
import { plainSearch, searchOn } from '../../../solve/search.ts';
import { SearchEnd } from './searchEnd.ts';

const hopeless = parsePuzzle('..#\n.#.\n\nI2 x2\noo\n');
const solvable = parsePuzzle('....\n....\n\nI2 x4\noo\n');

/** The end of a search that is played, and its worker for proofs. */
function searched(puzzle: Puzzle) {
  const problem = compile(puzzle);
  const search = searchOn(problem, plainSearch);
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
  const asked = { started: 0, closed: 0 };
  const view = { celebrate: () => undefined, showNearMiss: () => undefined };
  const end = new SearchEnd(
    { problem, tape, view },
    { nearMisses, found },
    {
      start() {
        asked.started++;
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
  return { end, player, pass, playToEnd, asked, beKnown };
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
  expect(asked).toEqual({ started: 1, closed: 0 });
  end.close();
  expect(asked.closed).toBe(1);
});

test('a search that is left says so at once, stands for all of its ending, and goes on at once if that is cancelled', () => {
  const { end, player, pass, beKnown } = searched(solvable);
  player.speed = 1;
  player.seek(5);
  for (let frame = 0; frame < 100 && player.destination !== undefined; frame++) player.advance(16);
  end.leave();
  expect(end.told).toEqual({ isLeft: true, of: 4, proof: undefined });
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
