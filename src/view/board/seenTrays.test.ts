import { expect, test } from 'vitest';
import type { Cell } from '../../puzzle/types.ts';
import { SeenTrays } from './seenTrays.ts';

const cells = Array.from({ length: 8 }, (_, i): Cell => [i, 0]);
const FRAME = 1000 / 60;

/** How far each cell is seen once some cells have been laid for a while, a character a cell. */
function seenWith(trays: SeenTrays, laid: string): number[] {
  const owner = [...laid].map((cell) => (cell === '#' ? 1 : -1));
  const seen = (): number[] => cells.map((_, cell) => trays.at(cell));
  let before = seen();
  for (let passed = 0; passed < 5000; passed += FRAME) {
    trays.pass(owner, FRAME);
    const now = seen();
    // None appears or disappears at once.
    now.forEach((share, i) => expect(Math.abs(share - before[i]!)).toBeLessThan(0.1));
    before = now;
  }
  expect(trays.pass(owner, FRAME)).toBe(false);
  return before;
}

test('a tray is seen everywhere, or only below tiles, the same forwards and back', () => {
  const all = new SeenTrays({ cells });
  expect(all.pass([], FRAME)).toBe(false);
  expect(cells.map((_, cell) => all.at(cell))).toEqual(cells.map(() => 1));
  const below = new SeenTrays({ cells, trays: 'below' });
  expect(cells.map((_, cell) => below.at(cell))).toEqual(cells.map(() => 0));
  for (const laid of ['####..#.', '......#.', '########', '####..#.'])
    expect(seenWith(below, laid)).toEqual([...laid].map((cell) => (cell === '#' ? 1 : 0)));
});
