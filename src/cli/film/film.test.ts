import { strFromU8, unzipSync } from 'fflate';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fitful } from '../../testing/runs/tryOut.ts';
import { lateWords, words } from '../../words/index.ts';
import { terminalWords } from '../../words/terminal.ts';
import { installedBrowser, openInBrowser } from './browser.ts';
import { paramsOf } from './film.ts';
import { findPage } from './pageFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitful-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { filming } = lateWords(words('en'));
const cli = terminalWords('en');
const box = 'pentomino-5x3';

test.each([
  [[], cli.missingOut()],
  [['--out', 'film.avi'], cli.badOut('film.avi', 'mp4, webm, gif, png, zip')],
  [['--out', 'x.gif', '--from', '9', '--to', '5'], filming.issues.stretch],
  [['--out', 'x.gif', '--to', '5', '--size', '641x360'], filming.issues.size],
  [['--out', 'x.gif', '--to', '5', '--fps', '90'], filming.issues.rate],
  [['--out', 'x.gif', '--to', '900000', '--speed', '1'], filming.issues.long],
  [['--out', 'x.gif', '--to', '5', '--speed', 'max'], cli.filmSpeed()],
  [['--out', 'x.gif', '--to', '-5'], cli.badMoment('--to', '-5')],
  [
    ['--out', 'x.gif', '--address', 'mode=race', '--order', 'rows'],
    cli.together('--address', '--order'),
  ],
  [['--out', 'x.zip', '--address', 'mode=race'], cli.together('--address', '--out x.zip')],
  [['--out', 'x.gif', '--address', 'mode=class'], cli.needs('--address', '--to')],
  [['--out', 'x.gif', '--browser', '/none/here'], cli.noSuchBrowser('/none/here')],
] as const)('%j is refused', async (options, sentence) => {
  const { code, refused } = await fitful('film', box, ...options);
  expect({ code, refused }).toEqual({ code: 2, refused: sentence });
});

test('SVG frames need no browser: each shows the pieces that lie at its step', async () => {
  const out = join(folder, 'x.zip');
  const asked = ['--order', 'columns', '--from', '2', '--to', '8', '--speed', '1', '--fps', '1'];
  expect((await fitful('film', box, ...asked, '--out', out)).code).toBe(0);
  const files = unzipSync(readFileSync(out));
  expect(Object.keys(files)).toEqual([2, 3, 4, 5, 6, 7, 8].map((n, i) => `${i}-step-${n}.svg`));
  for (const [i, svg] of Object.values(files).entries()) {
    const args = ['--order', 'columns', '--step', `${i + 2}`, '--width', '1280'];
    expect(strFromU8(svg)).toBe((await fitful('picture', box, ...args)).output);
  }
  // A search that ends before is filmed up to its end.
  await fitful('film', box, '--to', '100000', '--speed', '50000', '--fps', '1', '--out', out);
  expect(Object.keys(unzipSync(readFileSync(out))).length).toBeLessThan(3);
});

test('a browser is found in the search path, first by the name that comes first', () => {
  const found = (): string | undefined => installedBrowser({ PATH: `/none:${folder}` });
  writeFileSync(join(folder, 'chromium'), '');
  expect(found()).toBe(join(folder, 'chromium'));
  writeFileSync(join(folder, 'google-chrome'), '');
  expect(found()).toBe(join(folder, 'google-chrome'));
});

test('a program that is no browser is an error, not a wait', async () => {
  await expect(openInBrowser(process.execPath, 'about:blank')).rejects.toThrow('has ended');
  await expect(openInBrowser(folder, 'about:blank')).rejects.toThrow('has ended');
});

test('the page is one file beside the program', async () => {
  expect(await findPage(join(folder, 'nowhere'))).toBeUndefined();
  writeFileSync(join(folder, 'page.html'), '');
  const page = await findPage(folder);
  expect(page?.address).toMatch(/^file:.*page\.html$/);
});

test.each([
  'mode=race&equal=time',
  '?mode=race&equal=time',
  'https://a.example/fitful/?puzzle=pentomino-5x3&mode=race&equal=time#at',
])('%s is an address, whether a query or a whole link', (address) => {
  expect(Object.fromEntries(paramsOf(address))).toEqual({ mode: 'race', equal: 'time' });
});
