import { expect, test } from 'vitest';
import { lattices, type LatticeId } from '../puzzle/lattices/index.ts';
import type { Cell } from '../puzzle/types.ts';
import { seams, silhouette, viewBox } from './paths.ts';

const ids = Object.keys(lattices) as LatticeId[];
const rectangle = (width: number, height: number): Cell[] =>
  Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width)]);
const numbersIn = (path: string): number[] => path.match(/-?[\d.]+/g)!.map(Number);

test('the outline of a cell is a loop rounded at each corner', () => {
  expect(silhouette('square', [[0, 0]])).toBe(
    'M0 0.15Q0 0 0.15 0L0.85 0Q1 0 1 0.15L1 0.85Q1 1 0.85 1L0.15 1Q0 1 0 0.85Z',
  );
  for (const id of ids) {
    const cell: Cell = [2, 2];
    const corners = lattices[id].corners(cell);
    const path = silhouette(id, [cell]);
    const bends = [...path.matchAll(/Q(\S+) ([^L]+?) /g)].map(([, x, y]) => `${x} ${y}`);
    const written = corners.map((at) => at.map((n) => Math.round(n * 1000) / 1000).join(' '));
    expect(bends.sort()).toEqual(written.sort());
  }
});

test('a hole has a loop of its own, and straight edges have no curves', () => {
  const ring = rectangle(3, 3).filter(([column, row]) => column !== 1 || row !== 1);
  const path = silhouette('square', ring);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(path.match(/Q/g)).toHaveLength(8);
});

test('seams are the edges between cells, each drawn once', () => {
  expect(seams('square', rectangle(1, 1))).toBe('');
  expect(numbersIn(seams('square', rectangle(2, 1)))).toHaveLength(4);
  expect(seams('square', rectangle(4, 3)).match(/M/g)).toHaveLength(3 * 3 + 4 * 2);
});

test('a board has a margin, and a small one is centred in at least 9 × 6', () => {
  expect(viewBox('square', rectangle(10, 6))).toBe('-0.6 -0.6 11.2 7.2');
  expect(viewBox('square', rectangle(3, 3))).toBe('-3 -1.5 9 6');
  expect(viewBox('square', rectangle(20, 2))).toBe('-0.6 -2 21.2 6');
});
