import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyGame, anyPosition } from '../testing/random/anyGame.ts';
import { problemOf } from '../testing/random/situations.ts';
import { runs } from '../testing/share.ts';
import { gameAt, writePosition } from './position.ts';
import { laidAt, newGame, pathTo, undone } from './tree.ts';

const sorted = (laid: readonly number[]): number[] => laid.toSorted((a, b) => a - b);

test('a position that is written is read the same', () => {
  fc.assert(
    fc.property(anyPosition(), ({ problem, laid }) => {
      const game = gameAt(problem, newGame, writePosition(problem, laid));
      expect(laidAt(game)).toEqual(laid);
    }),
    runs(200),
  );
});

test('a game that goes to a written position loses no node, and stays where it is already', () => {
  fc.assert(
    fc.property(anyGame(), ({ problem, games }) => {
      const game = games.at(-1)!;
      for (const other of games) {
        const laid = laidAt(other);
        const gone = gameAt(problem, game, writePosition(problem, laid));
        if (laid.length > 0) expect(sorted(laidAt(gone))).toEqual(sorted(laid));
        const lying = laidAt(game);
        const isOnWay = laid.length > 0 && lying.every((placement) => laid.includes(placement));
        if (isOnWay) expect(pathTo(gone.nodes, gone.at)).toContain(game.at);
        expect(gone.nodes.slice(0, game.nodes.length).map(({ move }) => move)).toEqual(
          game.nodes.map(({ move }) => move),
        );
      }
      expect(gameAt(problem, game, writePosition(problem, laidAt(game)))).toBe(game);
    }),
    runs(60),
  );
});

test('texts that are no position leave the game as it is', () => {
  const problem = problemOf('square-bar-corner');
  const same = writePosition(problem, [0]);
  const game = gameAt(problem, newGame, same);
  for (const text of ['9.0.0', '0.9.0', '0.0.99', `${same}-${same}`])
    expect(gameAt(problem, undone(game), text)).toEqual(undone(game));
});
