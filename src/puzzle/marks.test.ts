import { expect, test } from 'vitest';
import { marks } from './marks.ts';
import { piecesNamed } from './pieces/index.ts';

const named = (...names: string[]) =>
  names.map((name) => ({ name, cells: [], freedom: 'free' as const, copies: 1 }));

test('a piece whose name is one letter keeps it, others get one that is left', () => {
  expect(marks(named('L4', 'I', 'L', 'I4', 'é', 'ピ', '#', '.x')).join('')).toBe('AILBéCDE');
});

test('a large set has marks one column wide, no two alike', () => {
  const found = marks(piecesNamed('square', 'one-sided heptomino')!);
  expect(new Set(found).size).toBe(196);
  for (const mark of found) expect(mark).toMatch(/^[\p{L}\p{N}]$/u);
});
