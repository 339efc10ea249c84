import { expect, test } from 'vitest';
import type { Cell } from '../../puzzle/types.ts';
import { geometryOf } from '../board/geometry.ts';
import { SpreadLight } from './spreadLight.ts';

/** The light around a full board of squares, at cell widths from its middle, where each row has a colour. */
function lit(across: number, down: number, colourOf: (row: number) => readonly number[]) {
  const cells = Array.from({ length: across * down }, (_, i): Cell => [
    i % across,
    Math.floor(i / across),
  ]);
  const light = new SpreadLight(geometryOf({ lattice: 'square', cells, labelled: [] }));
  const rows = { lightOf: (slot: number, channel: number) => colourOf(cells[slot]![1])[channel]! };
  light.take(rows, { lightOf: () => 0 }, 0);
  const { side, texels } = light;
  return (x: number, y: number): number[] => {
    const at = 4 * (Math.floor(side / 2 + y) * side + Math.floor(side / 2 + x));
    return [0, 1, 2].map((channel) => (texels[at + channel]! / 255) ** 2);
  };
}

test.each([
  [3, 3],
  [10, 6],
])('above and below a board of %d × %d is the colour of the row beside it', (across, down) => {
  const at = lit(across, down, (row) => [row === 0 ? 1 : 0, 0, row === down - 1 ? 1 : 0]);
  const [above, below] = [at(0, -down / 2 - 0.9), at(0, down / 2 + 0.9)];
  expect(above[0]).toBeGreaterThan(2 * above[2]!);
  expect(below[2]).toBeGreaterThan(2 * below[0]!);
});

test('full boards are about as bright, however large they are', () => {
  const middles = [lit(3, 3, () => [1, 1, 1]), lit(10, 6, () => [1, 1, 1])].map(
    (at) => at(0, 0)[0]!,
  );
  expect(Math.max(...middles)).toBeLessThan(1.6 * Math.min(...middles));
});
