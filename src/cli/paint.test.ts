import { expect, test } from 'vitest';
import { coloursOf, painter } from './paint.ts';
import { run } from './run.ts';
import { fitful, inPlace } from '../testing/tryOut.ts';

const terminal = { isTTY: true };
const pipe = {};
const some = { TERM: 'xterm-256color' };

test('colours are as many as the terminal has, and none if it says so', () => {
  expect(coloursOf(terminal, some)).toBe(8);
  expect(coloursOf(terminal, { TERM: 'xterm' })).toBe(4);
  expect(coloursOf(terminal, { ...some, COLORTERM: 'truecolor' })).toBeGreaterThanOrEqual(8);
  expect(coloursOf(terminal, { TERM: 'dumb' })).toBe(1);
  expect(coloursOf(terminal, { ...some, NO_COLOR: '1' })).toBe(1);
  expect(coloursOf(terminal, { ...some, FORCE_COLOR: '0' })).toBe(1);
});

test('piped output has no colours, unless forced', () => {
  expect(coloursOf(pipe, some)).toBe(1);
  expect(coloursOf(pipe, { ...some, FORCE_COLOR: '1' })).toBe(4);
  expect(coloursOf(pipe, { ...some, FORCE_COLOR: '2' })).toBe(8);
  expect(coloursOf(pipe, { ...some, FORCE_COLOR: '0' })).toBe(1);
});

test('a line ends as it began, and without colours it is plain', () => {
  const line = [{ text: 'a' }, { text: 'b', piece: 1 }, { text: '*', isNext: true }, { text: ' ' }];
  expect(painter(1)(line)).toBe('ab*');
  expect(painter(4)(line)).toBe('a\x1b[30;43mb\x1b[0m\x1b[7m*\x1b[0m');
  expect(painter(8)([{ text: ' ', piece: 0 }])).toBe('\x1b[38;5;16;48;5;203m \x1b[0m');
});

test('paints pieces where there are colours, and nothing else changes', async () => {
  const plain = await fitful('solve', 'three-in-a-square');
  for (const colours of [4, 8, 24]) {
    let output = '';
    const screen = { ...inPlace.screen, colours };
    await run(['solve', 'three-in-a-square'], { ...inPlace, screen }, async (text) => {
      output += text;
    });
    const looks = new Set(output.match(/\p{Cc}\[[\d;]+m/gu));
    // One for each of three pieces, and the one that ends them.
    expect(looks.size).toBe(4);
    expect(output.replaceAll(/\p{Cc}\[[\d;]+m/gu, '')).toBe(plain.output);
  }
  expect(plain.output).not.toContain('\x1b');
});
