import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readGif } from '../../testing/pictures/readGif.ts';
import { browsers } from '../../tools/browser.ts';
import { decodePng } from '../../tools/png.ts';
import { words } from '../../words/index.ts';

/** Runs the built command, whose page is the one that is built beside it, with the browser of the tests. */
async function filmed(file: string, ...args: string[]): Promise<string> {
  const { executablePath, env } = browsers()[0]!.options;
  const all = ['film', 'pentomino-5x3', ...args, '--out', file, '--browser', executablePath!];
  const options = { env: { ...process.env, ...env } };
  const command = [join(import.meta.dirname, '../../../build/fitful.mjs'), ...all];
  return (await promisify(execFile)(process.execPath, command, options)).stdout;
}

test.each([
  'mode=class&ways',
  'mode=race&panes=backtrack:rows~dlx&equal=time',
  'mode=generate',
  'mode=wall&wall=all',
  'mode=walk',
])('what the page shows at an address is filmed as well: %s', async (address) => {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const out = join(folder, 'x.png');
  await filmed(out, '--address', address, '--to', '1', '--size', '160x120');
  const { width, height, data } = decodePng(readFileSync(out));
  expect([width, height]).toEqual([160, 120]);
  expect(new Set(new Uint32Array(Uint8Array.from(data).buffer)).size).toBeGreaterThan(20);
});

test('an address in which the page finds fault is refused in its words', async () => {
  const address = ['--address', 'mode=race&equal=luck', '--to', '1'];
  const refusal = await filmed(join(tmpdir(), 'fitful-none.png'), ...address).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(refusal).toMatchObject({
    code: 2,
    stderr: `fitful: ${words('en').address.badValue('equal', 'luck', 'steps')}\n`,
  });
});

test('a GIF and a picture are what was asked for, up to the first solution', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [gif, png] = [join(folder, 'x.gif'), join(folder, 'x.png')];
  const said = await filmed(gif, '--to', '8', '--speed', '8', '--fps', '4', '--size', '160x90');
  expect(said).toContain(`${gif}: 160 × 90`);
  // Four frames up to the last step, which stays for two seconds.
  expect(readGif(readFileSync(gif))).toMatchObject({
    width: 160,
    height: 90,
    delays: Array.from({ length: 4 + 8 }, () => 25),
  });
  await filmed(png, '--size', '160x120', '--theme', 'paper');
  const { width, height, data } = decodePng(readFileSync(png));
  expect([width, height]).toEqual([160, 120]);
  expect(new Set(new Uint32Array(Uint8Array.from(data).buffer)).size).toBeGreaterThan(20);
});
