import { expect, test } from 'vitest';
import { categoryOf } from './category.ts';
import { readQuestion } from './text.ts';

const board = `${'.'.repeat(20)}\n`;
const triangles = `lattice: triangle\n\n${'^v'.repeat(9)}\n`;

test.each([
  ['pentomino', `pieces: pentomino\n\n${board}`],
  ['pentomino', `pieces: pentomino\n\n${board}\nO\noo\noo\n`],
  ['tetromino', `pieces: tetromino + tetromino\n\n${board}`],
  ['hexiamond', `pieces: hexiamond\nwithout: Bar\n${triangles}`],
  ['one-sided', `pieces: one-sided hexiamond\n${triangles}`],
  ['polyiamond', `pieces: diamond + triamond\n${triangles}`],
  ['polyomino', `pieces: one-sided tromino + tetromino\n\n${board}`],
  ['polyomino', `pieces: fixed pentomino\n\n${board}`],
  ['identical', `\n${board}\nI x*\noooo\n`],
  ['pentomino', `\n${board}\nI\nooooo\n`],
  ['polyomino', `\n${board}\nI\nooooo\n\nJ\noooo\n`],
  ['teaching', '\n....\n\nI x2\noo\n'],
])('%s', (group, text) => {
  expect(categoryOf({ id: 'any', question: readQuestion(text) })).toBe(group);
});

test('the puzzle of the day has its own category', () => {
  const question = readQuestion(`pieces: pentomino\n\n${board}`);
  expect(categoryOf({ id: 'today', question })).toBe('today');
});
