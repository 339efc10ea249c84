import { expect, test } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { piecesNamed } from '../../puzzle/pieces/index.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { fitful, inPlace, json } from '../../testing/runs/tryOut.ts';
import { run } from '../run.ts';

test('generate prints a puzzle that can be read, the same for the same seed', async () => {
  const { code, output } = await fitful('generate', '--size', '6x5', '--blocks', '6');
  expect(code).toBe(0);
  expect(output).toMatch(/^title: 6 pieces on 6 × 5, made at random \(restart, seed 0\)\n/);
  const { board, pieces } = parsePuzzle(output);
  expect(board).toMatchObject({ width: 6, height: 5 });
  expect(pieces.every(({ cells }) => cells.length === 5)).toBe(true);
  const again = await fitful('generate', '--size', '6x5', '--blocks', '6', '--seed', '0');
  expect(again.output).toBe(output);
});

test('what is made from something else has another title', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-'));
  const file = join(folder, 'lake.txt');
  writeFileSync(file, '......\n..##..\n......\n');
  const calls = [
    ['--size', '4x4', '--blocks', '4'],
    ['--size', '4x4', '--blocks', '4', '--seed', '1'],
    ['--size', '4x4', '--blocks', '4', '--strategy', 'grow'],
    ['--size', '4x4', '--blocks', '4', '--difficulty', 'gentle'],
    ['--size', '4x4', '--blocks', '3'],
    ['--size', '4x4', '--sizes', '8,3,3,2'],
    ['--size', '8x2', '--blocks', '4'],
    ['--frame', file, '--blocks', '4'],
    ['--frame', 'domino-5x2', '--blocks', '4'],
  ];
  const outputs = await Promise.all(calls.map((call) => fitful('generate', ...call)));
  rmSync(folder, { recursive: true });
  const titles = outputs.map(({ output }) => parsePuzzle(output).title);
  expect(new Set(titles).size).toBe(calls.length);
  expect(titles).toContain('4 pieces on lake, made at random (restart, seed 0)');
  expect(titles).toContain('4 pieces (8, 3, 3, 2) on 4 × 4, made at random (restart, seed 0)');
});

test('what it prints, solve solves', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-'));
  const file = join(folder, 'made.txt');
  const made = ['generate', '--frame', 'hexiamond-snowflake', '--blocks', '9', '--seed', '5'];
  writeFileSync(file, (await fitful(...made)).output);
  expect(await fitful('solve', file)).toMatchObject({ code: 0 });
  rmSync(folder, { recursive: true });
});

test('generate takes the board of a puzzle or a file, with blocks of any sizes, and makes several', async () => {
  const args = ['generate', '--frame', 'pentomino-8x8-middle', '--sizes', '20,30,10', '--json'];
  const made = await json(...args, '--strategy', 'grow', '--seed', '7', '--count', '3');
  expect(made.map(({ seed, strategy, score }) => ({ seed, strategy, score }))).toEqual(
    [7, 8, 9].map((seed) => ({ seed, strategy: 'grow', score: 0 })),
  );
  const texts = made.map(({ text }) => String(text));
  expect(new Set(texts).size).toBe(3);
  for (const text of texts) {
    const sizes = parsePuzzle(text).pieces.map(({ cells }) => cells.length);
    expect(sizes.toSorted((a, b) => a - b)).toEqual([10, 20, 30]);
  }
  const folder = mkdtempSync(join(tmpdir(), 'fitful-'));
  const file = join(folder, 'board.txt');
  writeFileSync(file, 'lattice: hexagon\n\n . . .\n. . . .\n . . .\n');
  const { output } = await fitful('generate', '--frame', file, '--blocks', '3', '--count', '2');
  rmSync(folder, { recursive: true });
  expect(output.match(/^title: /gm)).toHaveLength(2);
  expect(output).toContain('lattice: hexagon');
});

test('what gets stuck is said, and the rest is printed', async () => {
  const args = ['generate', '--size', '10x10', '--blocks', '20', '--strategy', 'strict'];
  const { code, output, warnings } = await fitful(...args, '--count', '8');
  expect(code).toBe(1);
  expect(warnings.length).toBeGreaterThan(0);
  expect(warnings[0]).toMatch(/^“strict” got stuck with seed \d, at a score of \d+; try another/);
  expect(output.match(/^title: /gm)).toHaveLength(8 - warnings.length);
  const figures = await json(...args, '--count', '8', '--json');
  expect(figures.filter(({ text }) => text === null)).toHaveLength(warnings.length);
});

test('a puzzle with a single solution says how many divisions were looked at', async () => {
  const args = ['generate', '--size', '6x6', '--blocks', '6', '--unique-solution', '--different'];
  const { code, output, warnings } = await fitful(...args, '--seed', '2');
  expect(code).toBe(0);
  expect(warnings).toEqual([expect.stringMatching(/^looked at \d+ divisions? with seed 2\.$/)]);
  const folder = mkdtempSync(join(tmpdir(), 'fitful-'));
  const file = join(folder, 'made.txt');
  writeFileSync(file, output);
  expect((await fitful('count', file, '--unique')).output).toBe('1\n');
  rmSync(folder, { recursive: true });
  const [figures] = await json(...args, '--seed', '2', '--json');
  expect(figures).toMatchObject({ strategy: 'recombine', seed: 2, text: output });
  expect(warnings[0]).toContain(`at ${String(figures!['examined'])} `);
  expect(figures!['placements']).toBeGreaterThan(0);
});

test('where none is as wanted nothing is printed, and what was looked at is said', async () => {
  const args = ['generate', '--size', '8x8', '--blocks', '16', '--unique-solution'];
  const { code, output, warnings } = await fitful(...args, '--limit', '5');
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(warnings).toEqual([
    expect.stringMatching(/^none of the 5 divisions looked at with seed 0/),
  ]);
  const [figures] = await json(...args, '--limit', '5', '--json');
  expect(figures).toMatchObject({ examined: 5, placements: null, text: null });
});

test('Ctrl-C ends the search with a sentence, and nothing is printed', async () => {
  const written: string[] = [];
  const args = ['generate', '--size', '8x8', '--blocks', '16', '--unique-solution'];
  const environment = { ...inPlace, showStatus: () => void process.emit('SIGINT') };
  const running = run(args, environment, async (text) => void written.push(text));
  await expect(running).rejects.toMatchObject({
    exitCode: 130,
    message: expect.stringMatching(/^interrupted after [\d,]+ divisions? with seed 0/),
  });
  expect(written).toEqual([]);
});

test('pieces of a set have their sizes and names from it', async () => {
  const { output } = await fitful('generate', '--size', '5x4', '--set', 'pentomino', '--different');
  const { pieces } = parsePuzzle(output);
  expect(pieces).toHaveLength(4);
  const known = piecesNamed('square', 'pentomino')!;
  for (const piece of pieces) expect(known).toContainEqual(piece);
});

const uniform = ['--strategy', 'uniform'];
test('generate --json says how many divisions there are, exactly, where every one is as likely', async () => {
  // Dominoes on a chessboard, and on 14 × 14: https://oeis.org/A004003.
  for (const [size, divisions] of [
    ['8x8', 12_988_816],
    ['14x14', '112202208776036178000000'],
  ] as const) {
    const args = ['generate', '--size', size, '--set', 'domino', '--json'];
    const [drawn] = await json(...args, ...uniform);
    expect(drawn).toMatchObject({ divisions });
    const [grown] = await json(...args, '--strategy', 'grow');
    expect(grown).not.toHaveProperty('divisions');
  }
});

const upTo24 = Array.from({ length: 24 }, (_, i) => i + 1).join();

test.each([
  [['--size', '10x10'], 'how many pieces?', 'ピースの数'],
  [['--blocks', '4'], 'which board?', '盤面を指定'],
  [['--size', '3x3', '--blocks', '10'], '9 cells cannot be divided into 10', '10個のピースには'],
  [['--size', '3x3', '--sizes', '4,4'], 'add up to 8, but the board has 9', '合計は8マス'],
  [['--size', '3x3', '--sizes', '0,9'], 'one cell at least', '少なくとも1マス'],
  [['--size', '3x3', '--sizes', '9,x'], '--sizes has to be whole numbers', '--sizes には'],
  [['--size', '3x', '--blocks', '2'], '--size has to be columns and rows', '--size には'],
  [['--size', '1000x1000', '--blocks', '9'], '1,000,000 cells are too many', '1,000,000マスは多'],
  [['--size', '201x1', '--blocks', '9'], '201 cells in a row are too many', '1列に201マス'],
  [['--size', '3x3', '--blocks', '0'], '--blocks has to be a whole', '--blocks には'],
  [['--frame', 'pentomino-three-boxes', '--blocks', '2'], 'in 3 parts', '3つの部分'],
  [
    ['--frame', 'domino-4x4-corners', '--blocks', '7', ...uniform],
    'cannot be divided',
    '分けられません',
  ],
  [['--size', '15x20', '--sizes', upTo24, ...uniform], 'too large to count', '大きすぎて'],
  [['--frame', 'nowhere', '--blocks', '2'], 'no puzzle and no file', 'パズルもファイルも'],
  [['--size', '3x3', '--frame', 'x', '--blocks', '2'], 'cannot go together', '同時に指定'],
  [['--size', '3x3', '--blocks', '2', '--sizes', '9'], 'cannot go together', '同時に指定'],
  [['--size', '3x3', '--blocks', '2', '--set', 'tromino'], '--blocks and --set', '同時に指定'],
  [['--size', '3x3', '--sizes', '9', '--set', 'tromino'], '--sizes and --set', '同時に指定'],
  [
    ['--size', '3x3', '--set', 'tetromino'],
    '9 cells cannot be divided into pieces of 4',
    '4マスの',
  ],
  [['--size', '3x3', '--set', 'trihex'], 'no set “trihex”', 'セットに「trihex」'],
  [['--size', '3x3', '--set', 'tromino', '--different'], 'there are only 2', '2種類しか'],
  [['--size', '2x1', '--blocks', '2', '--different'], 'there is only 1 of', '1種類しか'],
  [['--size', '3x3', '--blocks', '2', '--difficulty', 'easy'], 'gentle, fair, hard', 'gentle'],
  [['--size', '3x3', '--blocks', '2', '--limit', '9'], 'without --unique-solution', '--limit'],
  [['--size', '3x3', '--blocks', '2', '--watch', '--different'], 'cannot go together', '同時に'],
  [['--size', '3x3', '--blocks', '2', '--strategy', 'luck'], 'choose among: strict', 'strict'],
  [['--size', '3x3', '--blocks', '2', '--watch'], 'needs a terminal', '端末でのみ'],
  [['--size', '3x3', '--blocks', '2', '--speed', '1'], 'without --watch', '--watch と一緒に'],
])('generate %s is refused in a sentence', async (args, english, japanese) => {
  const refused = await fitful('generate', ...args);
  expect(refused.output).toBe('');
  expect(refused.code).toBe(args.includes('nowhere') ? 1 : 2);
  expect(refused.refused).toContain(english);
  const inJapanese = await fitful('generate', ...args, '--lang', 'ja');
  expect(inJapanese.refused).toContain(japanese);
});

test('generate --watch redraws the board in place, the score above, and prints the puzzle below', async () => {
  const written: string[] = [];
  const screen = { isTerminal: true, columns: 80, rows: 24, colours: 8 };
  const args = ['generate', '--size', '4x4', '--blocks', '4', '--watch', '--speed', '200'];
  const code = await run(args, { ...inPlace, screen }, async (text) => {
    written.push(text);
  });
  expect(code).toBe(0);
  const lines = written[0]!.replace(/\p{Cc}\[[?\d;]*[A-Za-z]/gu, '').split('\n');
  expect(lines[0]).toMatch(/^score \d+ · 0 steps · 0 tries · \d of 4 whole/);
  // Two columns a cell, each in the colour of its block.
  expect(lines.slice(1, 5).every((line) => /^([A-D] ){4}$/.test(line))).toBe(true);
  expect(written[0]).toContain('\x1b[38;5;16;48;5;');
  expect(written.length).toBeGreaterThan(4);
  expect(written[1]!.startsWith('\x1b[5A')).toBe(true);
  expect(written.at(-3)).toContain('score 0 ');
  expect(written.at(-1)).toContain('title: 4 pieces on 4 × 4, made at random');
});

test('generate --watch ends on Ctrl-C', async () => {
  const screen = { isTerminal: true, columns: 80, rows: 24, colours: 1 };
  let frames = 0;
  const args = ['generate', '--size', '10x10', '--blocks', '9', '--watch', '--speed', '1'];
  const code = await run(args, { ...inPlace, screen }, async () => {
    if (++frames === 2) process.emit('SIGINT');
  });
  expect(code).toBe(130);
  expect(frames).toBe(3);
});
