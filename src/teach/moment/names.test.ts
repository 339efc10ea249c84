import { expect, test } from 'vitest';
import { problemOf } from '../../testing/random/situations.ts';
import { namesOf } from './names.ts';

test('a piece is called by its name and, where only that fits on it, by its letter', () => {
  const called = (id: string) => {
    const problem = problemOf(id);
    const names = namesOf(problem);
    const { piece } = problem.placements;
    for (const [placement, of] of piece.entries()) {
      expect(names.placed(placement)).toBe(names.piece(of));
      expect(names.letterOf(placement)).toBe(names.letter(of));
    }
    const all = [...problem.pieces.keys()];
    return all.map(names.piece);
  };
  expect(called('square-bar-corner')).toEqual(['O', 'I', 'L']);
  expect(called('hexomino-6x6').slice(0, 2)).toEqual(['6.1', '6.2']);
  expect(called('hexiamond-12x3').slice(0, 3)).toEqual(['Bar (B)', 'Crook (C)', 'Crown (R)']);
});
