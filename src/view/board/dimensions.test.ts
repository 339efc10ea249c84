import { expect, test } from 'vitest';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { boardOf } from './board.ts';
import { geometryOf } from './geometry.ts';
import { cellsAlong, turnsOf } from './layout.ts';

test('dimensions are those of the rows and columns that are drawn, however a board is turned', () => {
  const squares = catalogueOnDisk.filter(({ puzzle }) => puzzle.lattice === 'square');
  expect(squares.length).toBeGreaterThan(20);
  for (const { id, puzzle } of squares) {
    for (const turn of turnsOf(geometryOf(boardOf(puzzle)))) {
      const counted = ([0, 1] as const).map((axis) => {
        const places = turn.sites.map(({ middle }) => middle[axis]);
        return Math.round(Math.max(...places) - Math.min(...places)) + 1;
      });
      expect([id, cellsAlong(turn)]).toEqual([id, { across: counted[0], down: counted[1] }]);
    }
  }
});
