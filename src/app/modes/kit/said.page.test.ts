import { expect, test } from 'vitest';
import { openPage } from '../../../testing/pages/page.ts';
import { decodePng } from '../../../tools/png.ts';

test('where what is said has no room, that is seen at its end, and nowhere else', async () => {
  const { page } = await openPage('lesson=backtracking:10.4&lang=en', {
    width: 1280,
    height: 720,
    font: 'dejavu-sans',
  });
  /** How many shades there are in a column of pixels at the end of a box, where no letters are. */
  const shades = async (selector: string): Promise<number> => {
    const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
    const clip = { x: Math.ceil(x + width - 3), y: Math.ceil(y + height - 9), width: 1, height: 8 };
    const picture = decodePng(await page.screenshot({ clip }));
    return new Set(Array.from({ length: 8 }, (_, row) => String(picture.at(0, row)))).size;
  };
  const boxes = ['.lesson-text', '.class-caption'];
  const all = () => Promise.all(boxes.map(shades));
  await page.getByText('With neighbours coloured differently').waitFor();
  await expect.poll(all).toEqual([1, 1]);
  // The lesson's own texts fit; one of somebody's own may be longer.
  await page
    .locator('.lesson-text, .class-caption p')
    .evaluateAll((texts) => texts.forEach((text) => text.append(' A word more.'.repeat(60))));
  for (const many of await all()) expect(many).toBeGreaterThan(2);

  // Nor does the way to what was asked lie on what is said to an answer.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => window.fitful!.open('?lesson=backtracking:3'));
  await page.getByRole('button', { name: 'a3: open' }).click();
  await page.locator('.class-caption', { hasText: 'Nothing fits there either' }).waitFor();
  const [end, list] = await page.locator('.class-caption').evaluate((caption) => {
    const text = document.createRange();
    text.selectNodeContents(caption.querySelector('p')!);
    const button = caption.querySelector('.class-asking button')!;
    return [text.getBoundingClientRect().bottom, button.getBoundingClientRect().top] as const;
  });
  expect(list).toBeGreaterThanOrEqual(end - 1);
});
