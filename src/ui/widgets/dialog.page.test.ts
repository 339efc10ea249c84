import { expect, test } from 'vitest';
import { openPage } from '../../testing/pages/page.ts';

/** A page that plays, large enough for all of a dialog. */
async function playing(mode: string) {
  const query = `mode=${mode}&puzzle=pentomino-6x10&lang=en&speed=60`;
  const visit = await openPage(query, { width: 960, height: 720 });
  const steps = async (): Promise<number> => (await visit.status()).panes[0]!.steps;
  const fps = async (): Promise<number> => (await visit.status()).fps;
  await visit.page.evaluate(() => window.fitful!.play());
  await expect.poll(steps).toBeGreaterThan(0);
  return { page: visit.page, steps, fps };
}

test.each([
  ['browse', 'single', 'Shift+B', '.browse-list'],
  ['gallery', 'single', 'g', '.gallery-grid'],
])(
  'the picture is not drawn behind %s, which fills the page, and nothing of it is seen',
  async (name, mode, key, content) => {
    const { page, steps, fps } = await playing(mode);
    await page.keyboard.press(key);
    const dialog = page.locator(`.dialog.${name}[open]`);
    await dialog.locator(content).waitFor();
    await expect.poll(fps).toBe(0);
    const done = await steps();
    await expect.poll(steps).toBeGreaterThan(done + 20);
    expect(await fps()).toBe(0);
    const around = await dialog.evaluate(
      (one) => getComputedStyle(one, '::backdrop').backgroundColor,
    );
    expect(around).toMatch(/^rgb\(/);
    await page.keyboard.press('Escape');
    await expect.poll(fps).toBeGreaterThan(0);
  },
);

test('the picture is drawn behind what does not fill the page, though it comes after what does', async () => {
  const { page, fps } = await playing('single');
  await page.keyboard.press('g');
  await page.locator('.dialog.gallery[open] .gallery-grid').waitFor();
  await expect.poll(fps).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.locator('.dialog.help[open]').waitFor();
  await expect.poll(fps).toBeGreaterThan(0);
});
