import { expect, test } from 'vitest';
import { openPage } from '../../../testing/pages/page.ts';

test('on upright phones, odometer and figures begin at one edge', async () => {
  const { page } = await openPage('mode=class&puzzle=square-bar-corner&order=rows&step=2', {
    width: 390,
    height: 844,
  });
  await page.locator('.class-caption p').waitFor();
  const leftOf = async (part: string) => (await page.locator(part).first().boundingBox())?.x ?? NaN;
  const apart = async () =>
    Math.abs((await leftOf('.odometer bdi')) - (await leftOf('.class-figures > span')));
  await expect.poll(apart).toBeLessThan(0.5);
});
