import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Comparison } from '../../experiment/comparison/comparison.ts';
import { summariesOf } from '../../experiment/comparison/table.ts';
import { usualTerms } from '../../experiment/comparison/terms.ts';
import type { SearchFigures } from '../../experiment/searchFigures.ts';
import { seal } from '../../solve/saved/seal.ts';
import { anyDamage } from '../../testing/random/anyDamage.ts';
import { fitful, inPlace, json } from '../../testing/runs/tryOut.ts';
import { lateWords, words } from '../../words/index.ts';
import { run } from '../run.ts';
import type { SpawnFor } from '../workers.ts';
import { textOf } from './compareText.ts';

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

test('medians of several puzzles have no quartiles', async () => {
  const args = ['--orders', 'columns', '--rule-sets', 'none', '--steps', '20000', '--seeds', '2'];
  const { output } = await fitful('compare', box, 'pentomino-3x20', ...args);
  expect(output).toMatch(/^columns {2}≥ 10,0\d\d \(≥ [\d,]+, ≥ [\d,]+\)$/m);
  expect(output).toMatch(/^The medians of all puzzles\norder.*\ncolumns +≥ [\d,.]+$/m);
  expect(output).not.toContain('–');
});

test('a number of which both bounds are known is explained', () => {
  const three: Comparison = {
    ...usualTerms,
    puzzles: [{ name: 'it', text: '' }],
    orders: ['random'],
    ruleSets: [[]],
    seeds: 3,
  };
  const text = (...known: readonly SearchFigures[]): string =>
    textOf(three, summariesOf(three, known, [1, 1, 1]), ['It'], words('en')).join('\n');
  const after = (placements: number, first: number | null): SearchFigures => {
    const none = { deadEnds: 0, depth: 0, deepest: 0, progress: 0, finished: false };
    return { ...none, steps: placements, placements, first, solutions: first === null ? 0 : 1 };
  };
  const mark = '– at least the first number and at most the second';
  const between = text(after(3, 3), after(5, null), after(9, 9));
  expect(between).toMatch(/^random +5–9 \(4–6, ≥ 7\)$/m);
  expect(between).toContain(mark);
  expect(text(after(3, 3), after(5, 5), after(9, 9))).not.toContain(mark);
});

test('in a terminal the table is drawn over and over, and stands once at the end', async () => {
  const screen = { ...inPlace.screen, isTerminal: true };
  const written: string[] = [];
  const how = ['--orders', 'columns', '--rule-sets', 'none', '--steps', '1000000000000'];
  const args = ['compare', 'pentomino-3x20', ...how];
  const running = run(args, { ...inPlace, screen }, async (text) => {
    written.push(text);
    if (written.length === 2) process.emit('SIGINT');
  });
  await expect(running).rejects.toThrow(/^stopped after 0 of 1 run/);
  expect(written).toHaveLength(4);
  const frames = written.slice(0, 2);
  expect(frames[0]).toMatch(/^Placements to the first/);
  const height = frames[0]!.split('\n').length - 1;
  expect(frames[1]!.startsWith(`\x1b[${height}F\x1b[J`)).toBe(true);
  expect(written.at(-2)).toBe(`\x1b[${height}F\x1b[J`);
  expect(written.at(-1)).toMatch(/^Placements to the first[^]*^columns {2}≥ /m);
  expect(written.at(-1)!.split('\n')).toHaveLength(height + 1);
});

/** Workers for which Ctrl-C is pressed once one of them has completed a run. */
const interruptedSoon: SpawnFor = (kind, common) => (on) =>
  inPlace.spawnFor(
    kind,
    common,
  )({
    ...on,
    report(one) {
      on.report(one);
      if (one.done) process.emit('SIGINT');
    },
  });

test('Ctrl-C prints what is known, and the same command goes on from there', async () => {
  const name = file('resumed');
  const args = [box, 'pentomino-3x20', '--seeds', '3', '--steps', '300000', '--workers', '2'];
  let output = '';
  const stopped = run(
    ['compare', ...args, '--save', name],
    { ...inPlace, spawnFor: interruptedSoon },
    async (text) => void (output += text),
  );
  await expect(stopped).rejects.toThrow(/^stopped after \d+ of \d+ runs\. .+--save /);
  await expect(stopped).rejects.toMatchObject({ exitCode: 130 });
  expect(output).toContain('…');
  const kept = JSON.parse(readFileSync(name, 'utf8')) as { runs: (object | null)[] };
  const known = kept.runs.filter((one) => one !== null).length;
  expect(known).toBeGreaterThan(0);
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
  const { checksum: _, ...content } = JSON.parse(text) as Record<string, unknown>;
  writeFileSync(name, `${seal({ ...content, searches: 0 })}\n`);
  expect(await refused(...args)).toBe(lateWords(words('en')).comparing.otherSearches(name));
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
