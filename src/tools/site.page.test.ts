import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPage } from '../testing/pages/page.ts';

test('the built page loads from a sub-path, without other requests or complaints', async () => {
  const visit = await openPage();
  await expect.poll(() => visit.page.title()).toBe('Twelve pentominoes, 10 × 6 · Fitful');
  await visit.page.waitForLoadState('networkidle');
});

test('its content security policy blocks everything foreign', async () => {
  const visit = await openPage('', { complains: /Content Security Policy/ });
  const policy = await visit.page.getAttribute(
    'meta[http-equiv="Content-Security-Policy"]',
    'content',
  );
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('unsafe');
  await visit.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "changed"';
    document.head.append(script);
  });
  expect(await visit.page.title()).not.toBe('changed');
  expect(visit.complaints).not.toEqual([]);
});

test('a complaint is noticed: a request elsewhere, an error nobody caught', async () => {
  const visit = await openPage('', { complains: /127\.0\.0\.1:9|on purpose/ });
  await visit.page.evaluate(() => {
    fetch('http://127.0.0.1:9/').catch(() => undefined);
    setTimeout(() => {
      throw new Error('on purpose');
    });
  });
  const { complaints } = visit;
  await expect.poll(() => complaints.join('\n')).toContain('on purpose');
  expect(complaints.join('\n')).toContain('127.0.0.1:9');
});

let hasComplained = false;
test.fails('a page that complains fails its test, if that is not expected', async () => {
  const { page, complaints } = await openPage();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('on purpose');
    });
  });
  await expect.poll(() => complaints.join('\n')).toContain('on purpose');
  hasComplained = true;
});
// Otherwise it fails for another reason.
test('it does complain there', () => expect(hasComplained).toBe(true));

test('a picture tells the colours of the screen', async () => {
  const visit = await openPage('', { width: 320, height: 200, drawn: true });
  await visit.page.evaluate(() => {
    document.body.replaceChildren();
    document.body.style.background = 'rgb(10, 20, 30)';
  });
  const picture = await visit.picture();
  expect([picture.width, picture.height]).toEqual([320, 200]);
  expect(picture.at(319, 199)).toEqual([10, 20, 30]);
});

test('the terminal command is one file that runs anywhere', () => {
  const command = join(import.meta.dirname, '../../build/fitful.mjs');
  expect(readFileSync(command, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  const list = execFileSync(process.execPath, [command, 'list'], { cwd: tmpdir() });
  expect(list.toString()).toContain('pentomino-6x10');
});

test('the licenses of all that is bundled come with it', () => {
  const root = join(import.meta.dirname, '../..');
  const own = readFileSync(join(root, 'LICENSE'), 'utf8');
  expect(readFileSync(join(root, 'dist/LICENSE'), 'utf8')).toBe(own);
  const [, ...texts] = readFileSync(join(root, 'dist/licenses.md'), 'utf8').split('\n## ');
  const names = texts.map((text) => text.split(' - ')[0]);
  expect(names).toEqual(
    expect.arrayContaining([
      'pixi.js',
      'solid-js',
      'pure-rand',
      'd3-scale',
      'workbox-core',
      'Jost',
    ]),
  );
  const without = texts
    .filter((text) => !/copyright/i.test(text))
    .map((text) => text.split(' ')[0]);
  expect(without).toEqual([]);
  const command = readFileSync(join(root, 'build/fitful.mjs'), 'utf8');
  expect(command).toContain(own);
  expect(command).toContain('Copyright (c) 2018 Nicolas DUBIEN');
});
