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
    [['generate', '--frame', 'exact-cover', '--blocks', '2'], 'no board', '分割できる盤面が'],
  ] as const) {
    expect(await said(...args)).toContain(en);
    expect(await said(...args, '--lang', 'ja')).toContain(ja);
  }
});

test('nothing that the terminal says of options names pieces', async () => {
  for (const args of [
    ['solve', 'four-queens', '--lag'],
    ['solve', 'four-queens', '--all'],
    ['ask', 'four-queens', '--pairs'],
    ['ask', 'four-queens', '--map', '3'],
    ['ask', 'four-queens', '--shares'],
  ]) {
    expect(await said(...args)).not.toMatch(/piece|placement|board|cell/);
    expect(await said(...args, '--lang', 'ja')).not.toMatch(/ピース|盤面|マス|置/);
  }
  expect(await said('ask', 'exact-cover', '--fix', 'X 1,0')).toContain('no option “X”');
});
