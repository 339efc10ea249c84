import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { anyDamage } from '../../testing/random/anyDamage.ts';
import { fitful, inPlace, json } from '../../testing/runs/tryOut.ts';
import { run } from '../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitful-compare-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

/** Impossible, and searched in a moment. */
const box = 'tetromino-5x4';

test('a table has a row for each order, the least number first', async () => {
  const args = [box, '--until', 'all', '--rule-sets', 'none,parity', '--orders', 'rows,fewest'];
  const { code, output, notes } = await fitful('compare', ...args);
  expect(code).toBe(0);
  expect(output).toBe(`Placements to all solutions · pieces given

Five tetrominoes never fill a box, 5 × 4
order   none    parity
rows     390        13 *
fewest   157        13 *
There is no solution: so many placements show it.

* certainly the fewest
`);
  expect(notes[0]).toBe('0 of 4 runs done · 0%');
  expect(notes.at(-1)).toBe('');
  const inJapanese = await fitful('compare', ...args, '--lang', 'ja');
  expect(inJapanese.output).toContain('fewest     157        13 *\n解はありません。');
});

test('numbers are those of solve, with each seed, and medians of them', async () => {
  const args = ['--orders', 'rows', '--rule-sets', 'islands', '--seeds', '5', '--json'];
  const [cell] = await json('compare', 'pentomino-3x20', ...args);
  const alone = [];
  for (let seed = 0; seed < 5; seed++) {
    const how = ['--pieces', 'random', '--rules', 'islands', '--order', 'rows'];
    const shown = ['--seed', `${seed}`, '--json', '--lag'];
    const solved = await json('solve', 'pentomino-3x20', ...how, ...shown);
    alone.push(Number(solved.at(-1)!['placements']));
  }
  const sorted = alone.toSorted((a, b) => a - b);
  expect(cell).toMatchObject({
    puzzle: 'pentomino-3x20',
    order: 'rows',
    rules: ['islands'],
    pieces: 'random',
    quartiles: [1, 2, 3].map((at) => [sorted[at], sorted[at]]),
    runs: alone.map((placements, seed) => ({ seed, needs: [placements, placements], placements })),
  });
});

test('a run that is stopped after its steps is a lower bound, and said to be one', async () => {
  const args = ['--orders', 'columns,rows', '--rule-sets', 'none', '--steps', '20000'];
  const { output } = await fitful('compare', 'pentomino-3x20', ...args);
  expect(output).toMatch(/^columns {2}≥ 10,0\d\d$/m);
  expect(output).toContain('≥ stopped after at most 20,000 steps');
  expect(output).not.toContain('*');
  const csv = await fitful('compare', 'pentomino-3x20', ...args, '--csv');
  const [header, columns] = csv.output.split('\r\n');
  expect(header).toMatch(/^puzzle,until,order,rules,pieces,step limit,runs,done,exact,/);
  expect(columns).toMatch(
    /^pentomino-3x20,first,columns,none,given,20000,1,1,0,(100\d\d),,\1,,\1,$/,
  );
});

test('in a terminal the table is drawn over and over, and stands once at the end', async () => {
  const screen = { ...inPlace.screen, isTerminal: true };
  const written: string[] = [];
  const args = ['compare', 'pentomino-3x20', '--orders', 'columns,spiral-in', '--steps', '1500000'];
  await run(args, { ...inPlace, screen }, async (text) => void written.push(text));
  const frames = written.slice(0, -2);
  expect(frames.length).toBeGreaterThan(1);
  expect(frames[0]).toMatch(/^Placements to the first/);
  const height = frames[0]!.split('\n').length - 1;
  expect(frames[1]!.startsWith(`\x1b[${height}F\x1b[J`)).toBe(true);
  expect(written.at(-2)).toBe(`\x1b[${height}F\x1b[J`);
  expect(written.at(-1)).toBe((await fitful(...args)).output);
});

/** Compares for a moment, until Ctrl-C is pressed. */
async function interrupted(...args: string[]): Promise<Awaited<ReturnType<typeof fitful>>> {
  const running = fitful('compare', ...args);
  const listeners = process.listenerCount('SIGINT');
  while (process.listenerCount('SIGINT') === listeners) await breath();
  for (let i = 0; i < 9; i++) await breath();
  process.emit('SIGINT');
  return running;
}

test('Ctrl-C prints what is known, and the same command goes on from there', async () => {
  const name = file('resumed');
  const args = [box, 'pentomino-3x20', '--seeds', '3', '--steps', '300000', '--workers', '2'];
  const stopped = await interrupted(...args, '--save', name);
  expect(stopped.code).toBe(130);
  expect(stopped.output).toContain('…');
  expect(stopped.refused).toMatch(/^stopped after \d+ of \d+ runs\. .+--save /);
  const kept = JSON.parse(readFileSync(name, 'utf8')) as { runs: (object | null)[] };
  const known = kept.runs.filter((one) => one !== null).length;
  expect(known).toBeLessThan(kept.runs.length);
  const resumed = await fitful('compare', ...args, '--save', name);
  expect(resumed.notes[0]).toMatch(new RegExp(`^${known} of `));
  expect(resumed).toMatchObject({ code: 0, output: (await fitful('compare', ...args)).output });
  // All is known.
  const again = await fitful('compare', ...args, '--save', name, '--json');
  expect(again.output).toBe((await fitful('compare', ...args, '--json')).output);
});

test('a file of another comparison, or a damaged one, is rejected and stays', async () => {
  const name = file('kept');
  const args = [box, '--orders', 'rows', '--save', name];
  expect((await fitful('compare', ...args)).code).toBe(0);
  const text = readFileSync(name, 'utf8');
  const refused = async (...others: string[]) => (await fitful('compare', ...others)).refused;
  expect(await refused('domino-6x6', ...args.slice(1))).toContain('belongs to another comparison');
  expect(await refused(...args, '--steps', '7')).toContain('belongs to another comparison');
  expect(readFileSync(name, 'utf8')).toBe(text);
  writeFileSync(name, text.replace('"version":1', '"version":99'));
  expect(await refused(...args)).toContain('another version');
  writeFileSync(name, '{}');
  expect(await refused(...args)).toContain('not a saved comparison');
  await fc.assert(
    fc.asyncProperty(anyDamage, async (damage) => {
      const damaged = damage(text);
      fc.pre(damaged.trimEnd() !== text.trimEnd());
      writeFileSync(name, damaged);
      const { code } = await fitful('compare', ...args);
      expect(code).toBe(2);
    }),
    { numRuns: 20 },
  );
});

test.each([
  [[], 2, 'which puzzle?'],
  [['nothing-like-it'], 1, 'there is no puzzle'],
  [[box, 'nothing-like-it'], 1, 'there is no puzzle'],
  [[box, '--orders', 'rows,up'], 2, '--orders has to be names'],
  [[box, '--orders', 'rows,rows'], 2, '--orders has to be names'],
  [[box, '--rule-sets', 'none,island'], 2, '--rule-sets has to be sets of rules'],
  [[box, '--seeds', '0'], 2, '--seeds has to be a whole number'],
  [[box, '--seeds', '1000'], 2, '--seeds can be at most 999'],
  [[box, '--steps', 'many'], 2, '--steps has to be a whole number'],
  [[box, '--until', 'second'], 2, '--until cannot be “second”'],
  [[box, '--pieces', 'Q'], 2, 'tetromino-5x4 has no piece “Q”'],
  [[box, '--json', '--csv'], 2, '--json and --csv cannot go together'],
  [[box, '--order', 'rows'], 2, '“compare” has no option --order'],
  [[box, '--save', folder], 2, ''],
])('%j is rejected', async (args, exitCode, said) => {
  const { code, output, refused } = await fitful('compare', ...args);
  expect({ code, output }).toEqual({ code: exitCode, output: '' });
  expect(refused).toContain(said);
});
