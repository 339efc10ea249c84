import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { boardOf, singlesOf } from './board.ts';

test.each([
  ['a set with each piece once', 'pieces: tromino + monomino\n\n.......', true],
  ['two sets', 'pieces: tromino + tromino\n\n......\n......', false],
  ['an endless supply', '......\n\nI3 x*\nooo', false],
])('of %s, pieces are single or not', (_, text, isSingle) => {
  const board = boardOf(parsePuzzle(text));
  const singles = singlesOf(board);
  expect(singles.length).toBeGreaterThan(0);
  expect(singles).toEqual(board.pieceSet!.of.map(() => isSingle));
});

test('where pieces are not known, none is single', () => {
  expect(singlesOf({})).toEqual([]);
});
