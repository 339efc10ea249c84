import { expect, test } from 'vitest';
import { axeViolations } from '../../testing/pages/axe.ts';
import { openPage } from '../../testing/pages/page.ts';

test('what happens at each step is said in a place of its own, as long as it can be read, and heard', async () => {
  const moment = 'puzzle=square-bar-corner&order=rows&paused&speed=30';
  const { page } = await openPage(`${moment}&step=2&captions`, {
    width: 1024,
    height: 768,
    preludes: [notePitches],
  });
  const caption = page.locator('.saying');
  const said = () => caption.textContent();
  const place = () => caption.boundingBox();
  await expect
    .poll(said)
    .toBe('Dead end: on d2, I leaves the board. Go back. Lost since O, 1 step ago.');
  const stands = await place();
  expect(await caption.getAttribute('aria-live')).toBe('polite');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(said).toBe('Next: cell c1, the first that is open. Lost since O, just now.');
  const heard = () => page.evaluate(() => document.documentElement.dataset['pitches'] ?? '');
  await page.keyboard.press('ArrowRight');
  expect(await heard()).toBe('');
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Sound', pressed: true }).waitFor();
  // The first frame with sound only notes where the search is.
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      return heard();
    })
    .not.toBe('');
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Sound', pressed: false }).waitFor();

  // Too fast to be read, and no more so at the end.
  await page.keyboard.press('Home');
  await expect.poll(said).toBe('Next: cell a1, the first that is open.');
  await page.keyboard.press(' ');
  await expect.poll(said).toBe('');
  expect(await caption.getAttribute('aria-live')).toBe('off');
  expect(await place()).toEqual(stands);
  await expect.poll(said, { timeout: 10_000 }).toBe('The board is full: solution 1.');
  await expect
    .poll(said, { timeout: 10_000 })
    .toBe('Everything has been tried: 1 solution in 15 placements.');
  // What is said there is announced once.
  expect(await page.locator('[role=status]').allTextContents()).toEqual(['']);
  expect(await axeViolations(page)).toEqual([]);

  await page.evaluate(
    (address) => window.fitful!.open(address),
    `?${moment}&captions&ui=0&lang=ja`,
  );
  await expect.poll(said).toBe('次はa1。最初の空きマスです。');
  await page.evaluate((address) => window.fitful!.open(address), `?${moment}`);
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await caption.count()).toBe(0);
  await page.getByLabel('Say what happens at each step').check();
  await expect.poll(said).toBe('Next: cell a1, the first that is open.');
  await expect.poll(() => page.url()).toContain('captions=1');
});

/** Run in the page: notes the pitches of its sounds, in Hz. */
function notePitches(): void {
  window.OscillatorNode = class extends OscillatorNode {
    constructor(context: BaseAudioContext, options?: OscillatorOptions) {
      super(context, options);
      const { dataset } = document.documentElement;
      dataset['pitches'] = `${dataset['pitches'] ?? ''} ${options?.frequency}`;
    }
  };
}
