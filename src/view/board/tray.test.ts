import { expect, test } from 'vitest';
import type { LatticeId } from '../../puzzle/lattices/index.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { boardOf } from './board.ts';
import { geometryOf } from './geometry.ts';
import { trayShape } from './tray.ts';

const FAR = 0.6;

/** The corners of a tray's triangles, and the distance of each from the board. */
function trayOf(lattice: LatticeId, board: string, one: string) {
  const text = `lattice: ${lattice}\nuse: some\n\n${board}\n\nOne\n${one}`;
  const geometry = geometryOf(boardOf(parsePuzzle(text)));
  const { points, aways, indices } = trayShape(geometry, FAR);
  const triangles = Array.from({ length: indices.length / 3 }, (_, i) =>
    [0, 1, 2].map((k) => {
      const at = 2 * indices[3 * i + k]!;
      return { x: points[at]!, y: points[at + 1]!, away: Math.hypot(aways[at]!, aways[at + 1]!) };
    }),
  );
  return { geometry, triangles };
}

/** The number of triangles that contain each point of a fine grid. */
function coverage({ geometry, triangles }: ReturnType<typeof trayOf>): number[] {
  const counts: number[] = [];
  for (let x = geometry.left - 0.9713; x < geometry.right + 1; x += 0.0617) {
    for (let y = geometry.top - 0.9377; y < geometry.bottom + 1; y += 0.0617) {
      const holding = triangles.filter((triangle) => {
        const turns = triangle.map((from, i) => {
          const to = triangle[(i + 1) % 3]!;
          return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
        });
        return turns.every((turn) => turn > 1e-4) || turns.every((turn) => turn < -1e-4);
      });
      counts.push(holding.length);
    }
  }
  return counts;
}

test.each([
  ['square', 'corners', '.#\n..', 'o'],
  ['triangle', 'notches', '^v^v^\nv#v', '^'],
  ['triangle', 'deep notches', '^v^\nv#', '^'],
  ['hexagon', 'rows', '. . .\n . .', 'o'],
  ['hexagon', 'holes', ' . .\n. # .\n . .', 'o'],
] as const)(
  'on a lattice of %ss with %s, a tray nowhere overlaps itself',
  (lattice, _, board, one) => {
    const counts = coverage(trayOf(lattice, board, one));
    expect(Math.max(...counts)).toBe(1);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(100);
  },
);

test('a tray fills a hole that is narrower than its rim', () => {
  const { triangles } = trayOf('hexagon', ' . .\n. # .\n . .', 'o');
  const area = triangles.reduce((sum, [a, b, c]) => {
    const doubled = (b!.x - a!.x) * (c!.y - a!.y) - (c!.x - a!.x) * (b!.y - a!.y);
    const isRim = [a, b, c].some((corner) => corner!.away > 0);
    const middle = [(a!.x + b!.x + c!.x) / 3, (a!.y + b!.y + c!.y) / 3] as const;
    const isInside = Math.hypot(middle[0] - 4 * 0.5373, middle[1] - 2.5 * 0.6204) < 0.6;
    return sum + (isRim && isInside ? Math.abs(doubled) / 2 : 0);
  }, 0);
  expect(area).toBeCloseTo(1, 3);
});

test('a tray is rounded: its rim is equally wide all around a corner', () => {
  const { geometry, triangles } = trayOf('triangle', '^', '^');
  const [x, y] = geometry.kinds[0]![0]!.map((n, axis) => n + geometry.sites[0]!.middle[axis]!);
  for (let angle = 0; angle < 2 * Math.PI; angle += 0.0137) {
    const [px, py] = [x! + 0.999 * FAR * Math.cos(angle), y! + 0.999 * FAR * Math.sin(angle)];
    const isHeld = triangles.some((triangle) => {
      const turns = triangle.map((from, i) => {
        const to = triangle[(i + 1) % 3]!;
        return (to.x - from.x) * (py - from.y) - (to.y - from.y) * (px - from.x);
      });
      return turns.every((turn) => turn >= -1e-6) || turns.every((turn) => turn <= 1e-6);
    });
    expect(isHeld).toBe(true);
  }
});
