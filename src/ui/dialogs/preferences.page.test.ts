import { expect, test } from 'vitest';
import { openPage } from '../../testing/pages/page.ts';
import { contrast, type Rgb } from '../../theme/colour.ts';

test('with more contrast texts are as strong as can be, and with less transparency panels are opaque', async () => {
  const { page } = await openPage('paused&theme=paper', { width: 1024, height: 768 });
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await page.locator('.dock').waitFor();
  const devtools = await page.context().newCDPSession(page);
  const prefer = (feature: string, value: string) =>
    devtools.send('Emulation.setEmulatedMedia', { features: [{ name: feature, value }] });
  /** The numbers of a colour of the overlay: three if it is opaque. */
  const colour = async (name: string): Promise<number[]> =>
    page.evaluate((property) => {
      const probe = document.createElement('i');
      probe.style.color = `var(${property})`;
      document.querySelector('.overlay')!.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color.match(/[\d.]+/g)!.map(Number);
    }, name);
  const against = async (name: string): Promise<number> => {
    const [text, ground] = await Promise.all([colour(name), colour('--panel')]);
    const share = ([red, green, blue]: number[]): Rgb => [red! / 255, green! / 255, blue! / 255];
    return contrast(share(text), share(ground));
  };
  const usual = await against('--ink-soft');
  expect(await colour('--glass')).toHaveLength(4);
  await prefer('prefers-reduced-transparency', 'reduce');
  expect(await colour('--glass')).toEqual(await colour('--panel'));
  expect(await against('--ink-soft')).toBe(usual);
  await prefer('prefers-contrast', 'more');
  expect(await colour('--glass')).toEqual(await colour('--panel'));
  expect(await against('--ink-soft')).toBeGreaterThan(usual);
  expect(await colour('--faint-edge')).toEqual(await colour('--ink'));
});
