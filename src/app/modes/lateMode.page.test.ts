import { expect, test } from 'vitest';
import { openPage } from '../../testing/pages/page.ts';

test('the code of a mode is loaded when it is first opened; it can be controlled, left and entered again', async () => {
  const visit = await openPage('paused&puzzle=three-in-a-square', { width: 480, height: 270 });
  const { page } = visit;
  /** Whether any script that the page has loaded contains a text. */
  const hasCode = (text: string): Promise<boolean> =>
    page.evaluate(async (part) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const scripts = loaded.filter((url) => url.endsWith('.js'));
      const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
      return texts.some((script) => script.includes(part));
    }, text);
  const steps = () => page.locator('.timeline input').inputValue().then(Number);
  const address = () => page.url().replace(/.*\?/, '');
  const open = (query: string) => page.evaluate((its) => window.fitful!.open(its), query);
  await page.locator('.dock').waitFor();
  expect(await hasCode('fitful-race')).toBe(false);

  await open('?mode=aztec&diamond=6:3&paused');
  await expect.poll(async () => (await visit.status()).mode).toBe('aztec');
  // The code of all modes comes together.
  expect(await hasCode('fitful-race')).toBe(true);
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await expect.poll(steps).toBe(3);
  await expect.poll(address).toBe('mode=aztec&diamond=6:3&step=3&paused=1');
  await page.keyboard.press('?');
  const keys = page.locator('dialog[open]');
  await expect.poll(() => keys.textContent()).toMatch(/ATile it anew/);
  await page.keyboard.press('Escape');

  await page.keyboard.press('a');
  await expect.poll(address).toBe('mode=aztec&diamond=6:4&paused=1');
  await page.reload();
  await expect.poll(async () => (await visit.status()).mode).toBe('aztec');
  expect(address()).toBe('mode=aztec&diamond=6:4&paused=1');

  // Other modes can be opened from it, and its key means nothing there.
  await page.keyboard.press('r');
  await page.locator('.panes > li').first().waitFor();
  await expect.poll(address).toContain('mode=race');
  await open('?paused&puzzle=three-in-a-square');
  await expect.poll(address).toBe('puzzle=three-in-a-square&paused=1');
  expect((await visit.status()).panes).toHaveLength(1);
  await page.keyboard.press('a');
  await page.keyboard.press('ArrowRight');
  await expect.poll(steps).toBe(1);
});
