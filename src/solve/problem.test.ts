import { compile, fullDepth } from './problem.ts';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';

const depthOf = (text: string) => fullDepth(compile(parsePuzzle(text)));

test('so many pieces lie on a full board as there are, or as there is room for', () => {
  expect(depthOf(`pieces: pentomino\n\n${'..........\n'.repeat(6)}`)).toBe(12);
  expect(depthOf('use: some\n\n....\n....\n\nA × 9\noo\n\nB\noo\noo\n')).toBeUndefined();
  expect(depthOf('use: some\n\n....\n....\n\nA × 9\noo\n')).toBe(4);
  expect(depthOf('....\n....\n\nA x*\noo\n')).toBe(4);
  expect(depthOf('....\n....\n\nA x*\noo\n\nB\noo\noo\n')).toBeUndefined();
});
