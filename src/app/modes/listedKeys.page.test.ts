import { expect, test } from 'vitest';
import { openPage } from '../../testing/pages/page.ts';
import { modes } from './index.ts';

/** The lines of the list of keys: the keys, and what they do, as it is written. Run in the page. */
const listed = () =>
  [...document.querySelectorAll('.help dl > div')].map((line) => {
    const text = document.createRange();
    text.selectNodeContents(line.querySelector('dd')!);
    const tops = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
    const keys = [...line.querySelectorAll('kbd')].map((key) => key.textContent);
    return { keys, does: text.toString(), isWrapped: tops.size > 1 };
  });

/** Each mode, and those whose keys or words are others where options are chosen. */
const addresses = [
  ...modes.map(({ id }) => `mode=${id}&puzzle=three-in-a-square`),
  ...['play', 'class', 'atlas'].map((id) => `mode=${id}&puzzle=exact-cover`),
];

const [steps, speed] = ['← →', '[ ]'];
const ofClass = [steps, speed, '1 2 3', 'J Shift J', 'D Shift D', 'B .'];
/** The keys that share a line, which do the same or belong together. */
const shared: Readonly<Record<string, readonly string[]>> = {
  'mode=saver&puzzle=three-in-a-square': [steps, speed, 'J Shift J'],
  'mode=class&puzzle=three-in-a-square': ofClass,
  'mode=class&puzzle=exact-cover': ofClass,
  'mode=play&puzzle=three-in-a-square': ['T X', steps],
  // No option can be turned or flipped.
  'mode=play&puzzle=exact-cover': [steps],
  'mode=atlas&puzzle=three-in-a-square': [steps, '. ,', 'O I'],
  'mode=atlas&puzzle=exact-cover': [steps, '. ,', 'O I'],
};

test.each(['en', 'ja'])(
  'each key of each mode is listed once, in a short line (%s)',
  async (lang) => {
    const { page } = await openPage(`lang=${lang}&paused`, { width: 1280, height: 720 });
    for (const address of addresses) {
      await page.evaluate((to) => window.fitful!.open(to), `?lang=${lang}&paused&${address}`);
      const mode = /mode=(\w+)/.exec(address)![1];
      await expect.poll(() => page.evaluate(() => window.fitful!.status().mode)).toBe(mode);
      await page.keyboard.press('?');
      await page.locator('.help dl').first().waitFor();
      const lines = await page.evaluate(listed);
      const keys = lines.flatMap((line) => line.keys);
      expect({ address, keys }).toEqual({ address, keys: [...new Set(keys)] });
      const together = lines.flatMap((line) => (line.keys.length > 1 ? [line.keys.join(' ')] : []));
      expect({ address, together }).toEqual({
        address,
        together: shared[address] ?? [steps, speed],
      });
      expect(lines.filter(({ isWrapped }) => isWrapped).map(({ does }) => does)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('.help dl').first().waitFor({ state: 'hidden' });
    }
  },
);
