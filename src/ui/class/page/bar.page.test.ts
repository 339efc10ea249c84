import { expect, test } from 'vitest';
import { openPage } from '../../../testing/pages/page.ts';

test('on upright phones, the odometer begins at the left edge, and figures are whole', async () => {
  const { page } = await openPage('mode=class&puzzle=square-bar-corner&order=rows&step=2', {
    width: 390,
    height: 844,
  });
  await page.locator('.class-caption p').waitFor();
  const boxOf = async (part: string) => (await page.locator(part).first().boundingBox())!;
  expect((await boxOf('.odometer bdi')).x).toBeLessThan(12);
  const figures = await boxOf('.class-figures');
  const row = await boxOf('.class-row');
  expect(figures.y).toBeGreaterThanOrEqual(row.y);
  expect(figures.y + figures.height).toBeLessThanOrEqual(row.y + row.height);
  expect(figures.x + figures.width).toBeLessThanOrEqual(390);
});
