import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

/** Opens a page with a frame of this one, of the same origin or of another. */
async function openAround(page: Page, query: string, { isSame = true, size = [480, 360] } = {}) {
  const site = inject('site');
  const [width, height] = size;
  const frame = `<iframe src="${site}?${query}" width="${width}" height="${height}"></iframe>`;
  // A real page, as browsers guard what is on this machine from pages made up.
  await page.goto(`${isSame ? site : site.replace('127.0.0.1', 'localhost')}?paused`);
  await page.evaluate((html) => {
    Object.assign(window, { heard: [] });
    const { heard } = window as unknown as { heard: unknown[] };
    addEventListener('message', ({ source, data }) => {
      if (source === document.querySelector('iframe')?.contentWindow) heard.push(data);
    });
    document.body.innerHTML = html;
  }, frame);
  const inside = () => page.frames()[1]!;
  const heard = (): Promise<Record<string, unknown>[]> =>
    page.evaluate(() => (window as unknown as { heard: Record<string, unknown>[] }).heard);
  const send = (data: unknown): Promise<void> =>
    page.evaluate(
      (it) => document.querySelector('iframe')!.contentWindow!.postMessage(it, '*'),
      data,
    );
  const isReady = async () => (await heard()).some(({ fitful }) => fitful === 'ready');
  return { inside, heard, send, isReady };
}

const puzzle = 'embed&puzzle=pentomino-5x3&order=rows&lang=en';

test.each([true, false])(
  'a page steers its frame by messages; of one origin: %s',
  async (isSame) => {
    const { page } = await openPage('paused', {
      complains: /^request: http:..localhost/,
      // The page allows no frames of others.
      bypassCSP: true,
    });
    const { heard, send, isReady } = await openAround(page, `${puzzle}&from=2&to=8&paused`, {
      isSame,
    });
    await expect.poll(isReady).toBe(true);
    const last = async (name: string) => (await heard()).findLast(({ fitful }) => fitful === name);
    await expect.poll(() => last('step')).toMatchObject({ step: 2 });
    expect((await last('resize'))!['height']).toBeGreaterThan(200);
    await send({ fitful: 'step', by: 3 });
    await expect.poll(() => last('step')).toMatchObject({ step: 5 });
    await send({ fitful: 'seek', step: 1e9 });
    await expect.poll(() => last('end')).toMatchObject({ step: 8 });
    for (const garbage of [null, 'play', { fitful: 'toString' }, { fitful: 'seek' }, [1]])
      await send(garbage);
    await send({ fitful: 'open', address: '?puzzle=pentomino-4x5&step=3&paused' });
    await send({ fitful: 'status', id: 'one' });
    await expect.poll(() => last('status')).toMatchObject({ id: 'one', status: { mode: 'saver' } });
    await expect.poll(() => last('step')).toMatchObject({ step: 3 });
  },
);

test('only the page whose origin it names may steer it', async () => {
  const { page } = await openPage('paused', { complains: /postMessage/ });
  const other = `${puzzle}&paused&origin=https://school.example`;
  // What it says is not for this page either, of which the browser tells.
  const { inside, heard, send } = await openAround(page, other);
  const status = () =>
    inside()
      .evaluate(() => window.fitful?.status().panes[0]!.steps)
      .catch(() => undefined);
  await expect.poll(status).toBe(0);
  await send({ fitful: 'step' });
  await send({ fitful: 'step' });
  // A message that is heard comes before the next answer of the frame.
  expect(await status()).toBe(0);
  expect(await heard()).toEqual([]);
});

test.each([
  [320, 240, 'en'],
  [480, 360, 'ja'],
  [800, 450, 'en'],
])(
  'in a frame of %d × %d there is a picture, and a row of controls within it',
  async (width, height, lang) => {
    const { page } = await openPage(`${puzzle}&paused&lang=${lang}`, { width, height });
    const row = page.locator('.embed-row');
    await row.waitFor();
    const box = (await row.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    expect(box.height).toBeLessThanOrEqual(50);
    const parts = row.locator('button, a, input');
    expect(await parts.count()).toBe(7);
    for (const part of await parts.all()) {
      const { x, width: wide } = (await part.boundingBox())!;
      expect(wide).toBeGreaterThanOrEqual(24);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
    }
    expect(await axeViolations(page)).toEqual([]);
  },
);

test('keys steer it and do nothing else; its link leads to the page itself at the moment', async () => {
  const visit = await openPage(`${puzzle}&from=2&to=8&paused`);
  const { page } = visit;
  await page.locator('.embed-row').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  for (const key of ['n', 'g', 'r', 't', 's', '?', 'f', 'Shift+T']) await page.keyboard.press(key);
  await expect.poll(async () => (await visit.status()).panes[0]).toMatchObject({ steps: 4 });
  expect((await visit.status()).panes[0]!.puzzle).toBe('pentomino-5x3');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  const link = page.getByRole('link', { name: 'Open the whole page' });
  await link.focus();
  const address = new URL((await link.getAttribute('href'))!).searchParams;
  expect(Object.fromEntries(address)).toMatchObject({
    puzzle: 'pentomino-5x3',
    step: '4',
    to: '8',
  });
  expect(address.has('embed')).toBe(false);
  expect(await link.getAttribute('target')).toBe('_blank');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await expect.poll(async () => (await visit.status()).panes[0]!.steps).toBe(8);
});

test('it stays on its puzzle, starts paused where motion is not liked, and keeps no files', async () => {
  const visit = await openPage(`${puzzle}&minutes=1&speed=max`, {
    reducedMotion: 'reduce',
  });
  const { page } = visit;
  await page.locator('.embed-row').waitFor();
  expect((await visit.status()).running).toBe(false);
  expect((await visit.status()).panes[0]!.steps).toBe(0);
  await page.evaluate(() => window.fitful!.play());
  await expect.poll(async () => (await visit.status()).panes[0]!.finished).toBe(true);
  expect((await visit.status()).panes[0]!.puzzle).toBe('pentomino-5x3');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

const blocks = [
  ...readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8').matchAll(
    /```html\n([^]*?)```/g,
  ),
].map(([, code]) => code!);

test('what the page about embedding has for other pages does what it says there', async () => {
  const { page } = await openPage('paused');
  const [frame = '', script = '', slide = ''] = blocks.map((code) =>
    code.replaceAll('https://fitful.example/', inject('site')),
  );
  const around = new URL('around', inject('site')).href;
  await page.route(around, (route) =>
    route.fulfill({ body: frame + script + slide, contentType: 'text/html' }),
  );
  await page.goto(around);
  const iframe = page.locator('iframe').first();
  await expect.poll(async () => (await iframe.boundingBox())!.height).not.toBe(360);
  const steps = () => {
    const inside = page.frames().find((one) => one.url().includes('embed'));
    return inside?.evaluate(() => window.fitful?.status().panes[0]!.steps).catch(() => 0);
  };
  await expect.poll(async () => (await steps()) ?? 0).toBeGreaterThanOrEqual(230);
  // As reveal.js does.
  await page
    .locator('iframe[data-src]')
    .evaluate((it: HTMLIFrameElement) => (it.src = it.dataset['src']!));
  const row = page.frameLocator('iframe[data-src]').locator('.embed-row');
  await expect.poll(() => row.count()).toBe(1);
  expect(await page.frameLocator('iframe[data-src]').locator('.notice').count()).toBe(0);
});
