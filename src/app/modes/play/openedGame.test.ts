import { expect, test } from 'vitest';
import { noHelp } from '../../../game/help.ts';
import { writePosition } from '../../../game/position.ts';
import { writeGame } from '../../../game/saved.ts';
import { laidAt, moved, newGame, undone } from '../../../game/tree.ts';
import { parsePuzzle } from '../../../puzzle/text.ts';
import { compile } from '../../../solve/problem.ts';
import { firstOf, openedGame } from './openedGame.ts';

const problem = compile(parsePuzzle('....\n\nA x2\noo\n'));
/** The placements of A in the first two cells, in the middle ones, and in the last two. */
const [first, middle, last] = [0, 1, 2] as const;
const kept = (game = newGame, isGiven = false, time = 7000) => ({
  game: writeGame(problem, game),
  help: { ...noHelp, hints: 1, isGiven },
  time,
});

test('a game goes on where it was, with its help and its time', () => {
  const game = moved(moved(newGame, { on: first }), { on: last });
  const opened = openedGame(problem, kept(undone(game)), '');
  expect(laidAt(opened.game)).toEqual([first]);
  expect(opened).toMatchObject({
    help: { hints: 1, isGiven: false },
    given: undefined,
    time: 7000,
  });
  expect(openedGame(problem, undefined, '')).toMatchObject({ help: noHelp, time: 0 });
});

test('what an address lays is given, and the branch that was left is not', () => {
  const game = moved(newGame, { on: first });
  const opened = openedGame(problem, kept(game), writePosition(problem, [middle]));
  expect(laidAt(opened.game)).toEqual([middle]);
  expect(opened.help.isGiven).toBe(true);
  expect(opened.given).toBe(firstOf(opened.game));
  expect(opened.given).not.toBe(firstOf(game));
});

test('where an address says nothing, a game in which pieces were given begins anew', () => {
  const game = moved(moved(newGame, { on: first }), { on: last });
  const opened = openedGame(problem, kept(game, true), '');
  expect(laidAt(opened.game)).toEqual([]);
  expect(opened.help.isGiven).toBe(false);
  // Who goes back to them is told so again.
  expect(opened.given).toBe(firstOf(game));
  const named = openedGame(problem, kept(game, true), writePosition(problem, [first, last]));
  expect(named.help.isGiven).toBe(true);
});
