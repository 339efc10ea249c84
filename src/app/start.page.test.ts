import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { openPage } from '../testing/pages/page.ts';
import { themes } from '../theme/index.ts';
import { rgb } from '../theme/colour.ts';
import type { Visit } from '../tools/visit.ts';

const main = /index-[^/]*\.js$/;

let visit: Visit;

const seen = () => visit.page.locator('.not-yet').evaluate((it) => getComputedStyle(it).visibility);

test('the page reports after a while that its code could not be loaded', async () => {
  visit = await openPage('', { block: main });
  expect(await seen()).toBe('hidden');
  await expect.poll(seen).toBe('visible');
  const paragraphs = visit.page.locator('.not-yet p');
  expect(await paragraphs.allTextContents()).toEqual([
    expect.stringContaining('Fitful has not started yet.'),
    expect.stringContaining('再読み込み'),
  ]);
  expect(await paragraphs.nth(1).getAttribute('lang')).toBe('ja');
});

test('the page has the colours of its theme before its code has been loaded', async () => {
  visit = await openPage('theme=paper', { block: main });
  const ground = () => visit.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const { background } = themes.paper;
  const [r, g, b] = rgb(background.outer).map((channel) => Math.round(channel * 255));
  const paper = `rgb(${r}, ${g}, ${b})`;
  expect(await ground()).toBe(paper);
  await visit.page.goto(visit.page.url().replace('theme=paper', 'mode=class'));
  expect(await ground()).toBe(paper);
  await visit.page.goto(visit.page.url().replace('mode=class', 'theme=none'));
  expect(await ground()).not.toBe(paper);
});

test('it does so too if only one of several scripts fails, or the styles as well', async () => {
  visit = await openPage('', { block: /\/(?!index)[^/]*\.js$|\.css$/ });
  await expect.poll(seen).toBe('visible');
});

test.each([
  ['en', 'The style sheet of this page could not be loaded.'],
  ['ja', 'スタイルシートを読み込めませんでした'],
])('if only the styles are missing, it says so, in %s', async (locale, sentence) => {
  visit = await openPage('', { block: /\.css$/, locale, complains: /style sheet/ });
  const { page } = visit;
  await expect.poll(() => page.locator('body').innerText()).toContain(sentence);
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  expect(await page.locator('canvas, .dock').count()).toBe(0);
});

test('without JavaScript the page says that it needs it', async () => {
  visit = await openPage('', { javaScriptEnabled: false });
  const { page } = visit;
  const said = page.locator('noscript p');
  await expect.poll(() => said.first().innerText()).toContain('needs JavaScript');
  expect(await said.nth(1).innerText()).toContain('無効');
  expect(await page.locator('.not-yet').isVisible()).toBe(false);
});

test('opened as a file, the page says that it needs a server', async () => {
  visit = await openPage('', { complains: /file:|Failed to load resource/ });
  const file = join(import.meta.dirname, '../../dist/index.html');
  await visit.page.goto(pathToFileURL(file).href);
  await expect.poll(seen).toBe('visible');
  expect(await visit.page.textContent('.not-yet')).toContain('web server');
});

test('once the page has started, these messages are gone, and the title names what is shown', async () => {
  visit = await openPage('paused');
  await visit.page.locator('.dock').waitFor();
  expect(await visit.page.locator('.start').count()).toBe(0);
  expect(await visit.page.title()).toBe('Twelve pentominoes, 10 × 6 · Fitful');
});

test('without WebGL the page says so, in its language', async () => {
  visit = await openPage('', { complains: /does not support WebGL/ });
  await visit.page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
    OffscreenCanvas.prototype.getContext = () => null;
  });
  await visit.page.goto(`${visit.page.url().replace(/\?.*/, '')}?lang=ja`);
  await expect.poll(() => visit.page.textContent('body')).toContain('WebGLが必要');
  expect(await visit.page.locator('html').getAttribute('lang')).toBe('ja');
});

test('any other error that prevents the start is shown verbatim', async () => {
  visit = await openPage('', { complains: /no frames here/ });
  await visit.page.addInitScript(() => {
    window.requestAnimationFrame = () => {
      throw new Error('no frames here');
    };
  });
  await visit.page.goto(`${visit.page.url().replace(/\?.*/, '')}?lang=en`);
  await expect
    .poll(() => visit.page.textContent('body'))
    .toContain('This page could not start. Error: no frames here');
  expect(await visit.page.textContent('body')).not.toContain('WebGL');
});
