import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openAddress } from '../../testing/pages/page.ts';
import { serve } from '../serve.ts';
import { codeIn } from './examples.ts';
import { fitful } from './fitful.ts';
import { bundleModules } from './writePackage.ts';

declare global {
  interface Window {
    /** The number of examples that have come to their end. */
    ran?: number;
  }
}

test('a page uses the package by an import map, and all examples run there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitful-import-map-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await bundleModules(fitful, join(folder, 'fitful'));
  const document = readFileSync(join(import.meta.dirname, '../../..', fitful.readme), 'utf8');
  const [own] = codeIn(document, 'html');
  const examples = codeIn(document, 'js');
  const scripts = examples.map(
    (code) => `<script type="module">${code}\nwindow.ran = (window.ran ?? 0) + 1;\n</script>`,
  );
  const head = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">';
  writeFileSync(join(folder, 'index.html'), [head, own, ...scripts].join('\n'));
  const site = await serve(folder);
  onTestFinished(() => site.close());
  const { page } = await openAddress(site.address);
  await expect.poll(() => page.textContent('p')).toBe('2339 solutions');
  await expect.poll(() => page.evaluate(() => window.ran)).toBe(examples.length);
});
