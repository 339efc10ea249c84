import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fitful } from '../testing/runs/tryOut.ts';

/** All that a command line prints, and why it is refused, if it is. */
async function said(...args: string[]): Promise<string> {
  const { output, notes, warnings, refused = '' } = await fitful(...args);
  return [output, ...notes, ...warnings, refused].join('\n');
}

test('solutions are written as the options that are chosen, with their items', async () => {
  expect(await said('solve', 'exact-cover')).toContain('1: c e f\n');
  expect(await said('solve', 'exact-cover')).toContain('4: a d\n');
});

test('what is asked of where pieces are is refused in a sentence', async () => {
  for (const feature of ['crossroads', 'fault', 'three-colours', 'flip', 'exchange', 'halves'])
    expect(await said('ask', 'four-queens', '--with', feature)).toContain('options touch nowhere');
  for (const by of ['edge', 'edge:1-1', 'crossroads'])
    expect(await said('ask', 'four-queens', '--by', by)).toContain('options touch nowhere');
  expect(await said('ask', 'four-queens', '--with', 'fault', '--lang', 'ja')).toContain(
    '候補は接しません',
  );
  expect(await said('ask', 'exact-cover', '--by', 'kinds')).toMatch(/^options +solutions/);
  expect(await said('ask', 'four-queens', '--by', '1-2')).toMatch(/^whether 1-2 is chosen/);
});

test('options are neither cut nor held, nor is their picture divided, and a sentence says so', async () => {
  for (const [args, en, ja] of [
    [['cut', 'exact-cover'], 'make no sense to cut', '切り抜けません'],
    [['solve', 'exact-cover', '--hold', 'X'], 'has one form only', '--hold は使えません'],
    [['solve', 'exact-cover', '--hold', 'a'], 'has one form only', '--hold は使えません'],
    [['count', 'exact-cover', '--hold', 'a:1'], 'has one form only', '--hold は使えません'],
    [['program', 'exact-cover', '--hold', 'a:1'], 'has one form only', '--hold は使えません'],
    [['generate', '--frame', 'exact-cover', '--blocks', '2'], 'no board', '分割できる盤面が'],
  ] as const) {
    expect(await said(...args)).toContain(en);
    expect(await said(...args, '--lang', 'ja')).toContain(ja);
  }
});

/** Writes a puzzle of options that are chosen or not. */
function optionsIn(name: string, ...rows: readonly string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'fitful-options-')), name);
  const options = rows.map((row, at) => `\n${at + 1}\n${row}\n`).join('');
  writeFileSync(
    file,
    `orientation: in-place\nuse: some\n\n${rows[0]!.replaceAll('o', '.')}\n${options}`,
  );
  return file;
}

/** Two puzzles without a solution: marks show it, and a search does. */
const without = optionsIn('marked.txt', 'oo..', '.oo.', 'oo.o');
const unmarked = optionsIn('unmarked.txt', 'oo...', '.oo..', '..oo.', '...oo', 'o...o', '..o..');

/** What is said, without the names by which options are given in the terminal. */
const withoutIds = (text: string): string => text.replaceAll('dead-cells', '');

test('nothing that the terminal says of options names pieces', async () => {
  for (const args of [
    ['solve', 'four-queens', '--lag'],
    ['solve', 'four-queens', '--all'],
    ['count', 'four-queens', '--solver', 'dlx'],
    ['ask', 'four-queens', '--pairs'],
    ['ask', 'four-queens', '--map', '3'],
    ['ask', 'four-queens', '--shares'],
    ['pruning', 'exact-cover', '--rules', 'none', '--against', 'dead-cells'],
    ['pruning', 'four-queens', '--rules', 'none', '--against', 'dead-cells'],
    ['pruning', 'four-queens', '--against', 'none', '--order', 'fewest'],
    ['compare', 'exact-cover', '--seeds', '1', '--steps', '1000'],
    ['compare', 'exact-cover', '--pieces', 'X', '--seeds', '1'],
    ['why', without],
    ['why', unmarked],
  ]) {
    expect(withoutIds(await said(...args))).not.toMatch(/piece|placement|board|cell/i);
    expect(withoutIds(await said(...args, '--lang', 'ja'))).not.toMatch(/ピース|盤面|マス|置/);
  }
  expect(await said('ask', 'exact-cover', '--fix', 'X 1,0')).toContain('no option “X”');
});

test('a proof is of options, which cover the same items always', async () => {
  expect((await fitful('why', without)).output).toBe(
    '3 items are marked, an odd number. But each option covers an even number of marked items: together an even number.\n\n●●●.\n',
  );
  expect((await fitful('why', without, '--lang', 'ja')).output).toMatch(
    /^印のある項目は3個で、奇数です。ところが、どの候補も印のある項目を偶数個覆うので、合計は偶数になります。\n/,
  );
});

test('the program of a search for an exact cover says so', async () => {
  const comments = (text: string): string[] => text.match(/^ *# .*/gm)!;
  for (const line of comments(await said('program', 'exact-cover')))
    expect(line).not.toMatch(/piece|placement|board|cell|\blay/i);
  for (const line of comments(await said('program', 'four-queens', '--lang', 'ja')))
    expect(line).not.toMatch(/ピース|盤面|マス|置/);
});
