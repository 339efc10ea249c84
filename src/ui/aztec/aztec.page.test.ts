import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

test('an Aztec diamond is tiled to its end, forwards and back, and anew with another seed', async () => {
  const { page } = await openPage('mode=aztec&diamond=6:3&speed=max', {});
  const told = page.locator('.status');
  await expect.poll(() => told.textContent()).toContain('arctic circle');
  expect(await told.textContent()).toMatch(/^Aztec diamond of order 6 · .*seed 3 .*42 dominoes$/);
  expect(await page.title()).toContain('Aztec diamond');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => told.textContent()).toContain('40 dominoes');
  await page.keyboard.press('a');
  await expect.poll(() => page.url()).toContain('diamond=6:4');
});
