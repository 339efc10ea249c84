import { expect, test } from 'vitest';
import { noHelp } from '../../../game/help.ts';
import { writePosition } from '../../../game/position.ts';
import { writeGame } from '../../../game/saved.ts';
import { moved, newGame, undone, wentTo } from '../../../game/tree.ts';
import { parsePuzzle } from '../../../puzzle/text.ts';
import { compile } from '../../../solve/problem.ts';
import type { KeptGame } from '../../library/games.ts';
import type { PageServices } from '../services.ts';
import { PlayedGame } from './playedGame.ts';

const problem = compile(parsePuzzle('....\n\nA x2\noo\n'));
/** The placements of A in the first two cells, in the middle ones, and in the last two. */
const [first, middle, last] = [0, 1, 2] as const;
const kept = (game = newGame, time = 7000) => ({
  game: writeGame(problem, game),
  help: { ...noHelp, hints: 1 },
  time,
});

const opened = (game: KeptGame | undefined, laid: string): PlayedGame => {
  const games: Partial<PageServices['games']> = { of: () => game };
  return new PlayedGame(problem, games as PageServices['games'], laid);
};

test('a game goes on where it was, with its help and its time', () => {
  const game = moved(moved(newGame, { on: first }), { on: last });
  const played = opened(kept(undone(game)), '');
  expect(played.lying).toEqual([first]);
  expect(played).toMatchObject({ help: { hints: 1 }, time: 7000 });
  expect(played.helpAt(played.help).isGiven).toBe(false);
  expect(opened(undefined, '')).toMatchObject({ help: noHelp, time: 0 });
});

test('what an address lays is given, and the branch that was left is not', () => {
  const game = moved(newGame, { on: first });
  const played = opened(kept(game), writePosition(problem, [middle]));
  expect(played.lying).toEqual([middle]);
  expect(played.helpAt(played.help).isGiven).toBe(true);
  played.moves = wentTo(played.moves, 1);
  expect(played.lying).toEqual([first]);
  expect(played.helpAt(played.help).isGiven).toBe(false);
});

test('where an address says nothing, a game in which pieces were given begins anew', () => {
  const game = moved(moved(newGame, { on: first }, true), { on: last });
  const played = opened(kept(game), '');
  expect(played.lying).toEqual([]);
  expect(played.helpAt(played.help).isGiven).toBe(false);
  // Who goes back to them is told so again.
  played.moves = wentTo(played.moves, 2);
  expect(played.helpAt(played.help).isGiven).toBe(true);
  const named = opened(kept(game), writePosition(problem, [first, last]));
  expect(named.helpAt(named.help).isGiven).toBe(true);
});

test('pieces given after those of the person are given as long as they lie', () => {
  const own = moved(newGame, { on: first });
  const played = opened(kept(own), writePosition(problem, [first, last]));
  expect(played.helpAt(played.help).isGiven).toBe(true);
  played.moves = undone(played.moves);
  expect(played.helpAt(played.help).isGiven).toBe(false);
  played.make({ on: last });
  // It is the node of the piece that was given.
  expect(played.helpAt(played.help).isGiven).toBe(true);
  played.make({ off: last });
  expect(played.helpAt(played.help).isGiven).toBe(false);
  const kept1 = kept(moved(own, { on: last }, true));
  expect(opened(kept1, writePosition(problem, [first, last])).helpAt(noHelp).isGiven).toBe(true);
});

test('a window that keeps a game takes away nothing that another one has kept of it', () => {
  let stored = kept(moved(newGame, { on: first }), 9000);
  const games: Partial<PageServices['games']> = {
    of: () => stored,
    keep: (_, game) => void (stored = game as typeof stored),
  };
  const behind = new PlayedGame(problem, games as PageServices['games'], '');
  behind.time = 2000;
  behind.keep(noHelp);
  expect(stored).toMatchObject({ help: { hints: 1 }, time: 9000 });
});
