import { expect, test } from 'vitest';
import { openPage } from '../../testing/pages/page.ts';

declare global {
  interface Window {
    /** All locks that the page has been given. */
    locks: WakeLockSentinel[];
  }
}

/** Run in the page: keeps the locks that it is given. */
function keepLocks(): void {
  window.locks = [];
  const { wakeLock } = navigator;
  const ask = wakeLock.request.bind(wakeLock);
  wakeLock.request = async (type) => {
    const lock = await ask(type);
    window.locks.push(lock);
    return lock;
  };
}

test('the screen is kept on while the page is watched, unless that is not wanted', async () => {
  const { page } = await openPage('paused&ui=0&awake=0');
  await page.context().grantPermissions(['screen-wake-lock']);
  await page.addInitScript(keepLocks);
  await page.goto(page.url().replace(/\?.*|$/, '?lang=en'));
  const open = (query: string) => page.evaluate((to) => window.fitful!.open(to), query);
  const expectHeld = async (held: number): Promise<void> => {
    const isHeld = () => window.locks.filter(({ released }) => !released).length;
    await expect.poll(() => page.evaluate(isHeld)).toBe(held);
  };
  await expectHeld(1);
  // One that the system takes back is asked for again.
  await page.evaluate(() => window.locks[0]!.release());
  await expect.poll(() => page.evaluate(() => window.locks.length)).toBe(2);
  await expectHeld(1);

  await page.evaluate(() => window.fitful!.stop(true));
  await expectHeld(0);
  await page.evaluate(() => window.fitful!.stop(false));
  await expectHeld(1);

  // Who pauses is in control, and stays so; in fullscreen the page is watched all the same.
  await page.keyboard.press('Space');
  await expectHeld(0);
  await page.keyboard.press('f');
  await expectHeld(1);
  await page.keyboard.press('f');
  await expectHeld(0);
  await open('?paused&ui=0');
  await expectHeld(1);

  await open('?lang=en&awake=0');
  await expectHeld(0);
  await expect.poll(() => page.url()).toContain('awake=0');
  await open('?ui=0&awake=0');
  await open('?lang=ja');
  await expectHeld(1);
});
