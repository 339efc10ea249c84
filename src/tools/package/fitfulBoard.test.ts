import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { fitfulBoard } from './fitfulBoard.ts';
import { languages } from '../../words/index.ts';
import { bundleModules } from './writePackage.ts';

/** The most kB of scripts that a board on show loads, compressed as CDNs do. */
const SCRIPTS = 260;

/** What a board on show asks for: the element, what all boards share, the worker of its search, and a puzzle. */
const asked = [
  'index.js',
  'fitfulBoard.js',
  'sharedResources.js',
  'search.worker.js',
  '_virtual_catalogue.js',
];

/** The names of some scripts of a folder, and of all that they import to be run at all. */
function withImported(folder: string, names: readonly string[]): ReadonlySet<string> {
  const found = new Set(names);
  for (const name of found) {
    const code = readFileSync(join(folder, name), 'utf8');
    for (const [, other] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) found.add(other!);
  }
  return found;
}

test('a board on show loads few scripts, in any language', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-element-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await bundleModules(fitfulBoard, folder);
  for (const language of languages) {
    const own = [...asked, `${language}.js`];
    const scripts = [...withImported(folder, own)];
    expect(scripts.length).toBeGreaterThan(own.length);
    const sizes = scripts.map(
      (name) => brotliCompressSync(readFileSync(join(folder, name))).length,
    );
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    expect(kilobytes).toBeLessThan(SCRIPTS);
    for (const other of languages)
      if (other !== language) expect(scripts).not.toContain(`${other}.js`);
  }
});
