import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyGame } from '../testing/random/anyGame.ts';
import { runs } from '../testing/share.ts';
import {
  laidAt,
  lineOf,
  moved,
  newGame,
  pathTo,
  redone,
  undone,
  wentTo,
  withNewest,
  type Game,
} from './tree.ts';

/** A game of three branches: 5, 6 at first, then 5, 7, then 8 instead of 5. */
const branched = [
  (game: Game) => moved(game, { on: 5 }),
  (game: Game) => moved(game, { on: 6 }),
  undone,
  (game: Game) => moved(game, { on: 7 }),
  undone,
  undone,
  (game: Game) => moved(game, { on: 8 }),
].reduce((game, act) => act(game), newGame);

test('what was undone is redone, on the branch visited last', () => {
  expect(laidAt(branched)).toEqual([8]);
  expect(laidAt(undone(branched))).toEqual([]);
  expect(laidAt(redone(undone(branched)))).toEqual([8]);
  expect(redone(branched)).toEqual(branched);
  expect(undone(newGame)).toEqual(newGame);
  const back = wentTo(branched, 2);
  expect(laidAt(back)).toEqual([5, 6]);
  expect(laidAt(redone(redone(undone(undone(back)))))).toEqual([5, 6]);
});

test('a move that was made before leads to the same position, and adds none', () => {
  const again = moved(moved(undone(branched), { on: 5 }), { on: 7 });
  expect(again.nodes).toHaveLength(branched.nodes.length);
  expect(laidAt(again)).toEqual([5, 7]);
  expect(lineOf(undone(undone(again)))).toEqual([0, 1, 3]);
});

test('a piece that is moved lies on top of the others, and one that comes off is gone', () => {
  const game = moved(wentTo(branched, 2), { off: 5, on: 9 });
  expect(laidAt(game)).toEqual([6, 9]);
  expect(laidAt(moved(game, { off: 6 }))).toEqual([9]);
  expect(laidAt(game, 3)).toEqual([5, 7]);
});

test('random games go back and forth, and lose nothing', () => {
  let redos = 0;
  fc.assert(
    fc.property(anyGame(), ({ games }) => {
      for (const [i, game] of games.entries()) {
        const { nodes, at } = game;
        const path = pathTo(nodes, at);
        expect(lineOf(game).slice(0, path.length)).toEqual(path);
        // On the way to it, each child visited last is the next node.
        for (const [level, node] of path.slice(1).entries())
          expect(nodes[path[level]!]!.last).toBe(node);
        for (const [node, { parent, last }] of nodes.entries()) {
          expect(parent === undefined).toBe(node === 0);
          if (parent !== undefined) expect(parent).toBeLessThan(node);
          const hasChild = nodes.some((one) => one.parent === node);
          expect(last !== undefined && nodes[last]!.parent === node).toBe(hasChild);
        }
        if (at > 0) expect(redone(undone(game))).toEqual(game);
        if (nodes[at]!.last !== undefined) {
          redos++;
          expect(undone(redone(game))).toEqual(game);
        }
        // All positions so far are still there.
        const before = games[i - 1]?.nodes ?? [];
        for (const node of before.keys())
          expect(laidAt(game, node)).toEqual(laidAt(games[i - 1]!, node));
      }
    }),
    runs(100),
  );
  expect(redos).toBeGreaterThan(100);
});

test('no two children of a position are the same move', () => {
  fc.assert(
    fc.property(anyGame(), ({ games }) => {
      const names = games.at(-1)!.nodes.map(({ parent, move }) => JSON.stringify([parent, move]));
      expect(new Set(names).size).toBe(names.length);
    }),
    runs(100),
  );
});

test('of a long game the line and the newest branches are kept', () => {
  let dropped = 0;
  fc.assert(
    fc.property(anyGame(), fc.integer({ min: 1, max: 20 }), ({ games }, most) => {
      const game = games.at(-1)!;
      const short = withNewest(game, most);
      const line = (one: Game) => lineOf(one).map((node) => one.nodes[node]!.move);
      expect(line(short)).toEqual(line(game));
      expect(laidAt(short)).toEqual(laidAt(game));
      expect(short.nodes.length).toBeLessThanOrEqual(Math.max(most, lineOf(game).length));
      if (short.nodes.length === game.nodes.length) return;
      dropped++;
      const texts = ({ nodes }: Game) =>
        [...nodes.keys()].map((node) => {
          const way = pathTo(nodes, node).map((one) => nodes[one]!.move);
          return JSON.stringify(way);
        });
      const [all, kept] = [texts(game), texts(short)];
      // The order stays, and the newest branch is there if there is room for any.
      expect(all.filter((way) => kept.includes(way))).toEqual(kept);
      const others = [...game.nodes.keys()].filter((node) => !lineOf(game).includes(node));
      const isNewestKept = kept.includes(all[others.at(-1)!]!);
      const isAnyKept = short.nodes.length > lineOf(game).length;
      expect(isNewestKept).toBe(isAnyKept);
      for (const [node, { last }] of short.nodes.entries())
        expect(last !== undefined).toBe(short.nodes.some(({ parent }) => parent === node));
    }),
    runs(300),
  );
  expect(dropped).toBeGreaterThan(30);
});

test('a game of thousands of moves is played to its end and back', () => {
  let game = newGame;
  for (let move = 0; move < 5000; move++)
    game = moved(game, move % 2 === 0 ? { on: move } : { off: move - 1 });
  expect(lineOf(game)).toHaveLength(5001);
  expect(laidAt(undone(game))).toEqual([4998]);
  while (game.at > 0) game = undone(game);
  expect(lineOf(game)).toHaveLength(5001);
});
