import { pieceLetters } from './labels.ts';
import { expect, test } from 'vitest';
import { piecesNamed } from './pieces/index.ts';

const named = (...names: string[]) =>
  names.map((name) => ({ name, cells: [], freedom: 'free' as const, copies: 1 }));

test('a piece whose name is one letter keeps it, others get one of theirs or any that is left', () => {
  expect(pieceLetters(named('L4', 'I', 'L', 'I4', 'é', 'ピ', '#', '.x')).join('')).toBe('AILBéCDX');
});

test('a name of several letters gives the first of them that is left', () => {
  const sphinx = pieceLetters(named('Bar', 'Crook', 'Crown', 'Sphinx', 'Snake', 'Butterfly'));
  expect(sphinx.join('')).toBe('BCRSNU');
});

test('a large set has distinct letters, one column wide', () => {
  const found = pieceLetters(piecesNamed('square', 'one-sided heptomino')!);
  expect(new Set(found).size).toBe(196);
  for (const mark of found) expect(mark).toMatch(/^[\p{L}\p{N}]$/u);
});
