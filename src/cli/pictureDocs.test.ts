import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readDxfPaths, readSvgPaths } from '../testing/pictures/cutReader.ts';
import { fitful } from '../testing/runs/tryOut.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitful-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = readFileSync(new URL('../docs/pictures.md', import.meta.url), 'utf8');
const commands = page.match(/(?<=^\$ fitful ).*$/gm)!;

test('the page on pictures has commands of both kinds', () => {
  expect(commands.filter((command) => command.startsWith('picture'))).toHaveLength(3);
  expect(commands.filter((command) => command.startsWith('cut'))).toHaveLength(3);
});

test.each(commands)('fitful %s writes its file', async (command) => {
  const args = command.split(' ');
  const out = join(folder, args.at(-1)!);
  expect(await fitful(...args.slice(0, -1), out)).toMatchObject({ code: 0, output: '' });
  const text = readFileSync(out, 'utf8');
  const paths = out.endsWith('.dxf') ? readDxfPaths(text) : readSvgPaths(text);
  expect(paths.length).toBeGreaterThan(2);
});
