import { expect, test } from 'vitest';
import { endable } from '../../testing/pages/endable.ts';
import { openPage } from '../../testing/pages/page.ts';
import type { Visit } from '../../tools/visit.ts';

const script = (kind: string) => new RegExp(`${kind}\\.worker-[^/]*\\.js$`);

let visit: Visit;

const pane = async () => (await visit.status()).panes[0]!;
const steps = async () => (await pane()).steps;
const open = async (...page: Parameters<typeof openPage>): Promise<Visit['page']> => {
  visit = await openPage(...page);
  return visit.page;
};
/** Opens the page, with scripts that run before its own, and waits until it has started. */
const openAfter = async (
  query: string,
  preludes: readonly (() => void)[],
  options?: Parameters<typeof openPage>[1],
): Promise<Visit['page']> => {
  const page = await open('paused&ui=0', options);
  for (const prelude of preludes) await page.addInitScript(prelude);
  await page.goto(page.url().replace(/\?.*|$/, `?${query}`));
  await expect.poll(() => page.evaluate(() => window.fitful !== undefined)).toBe(true);
  return page;
};

declare global {
  interface Window {
    /** Whether the content policy has blocked a worker from a copy of a script. */
    refusesCopies: boolean;
  }
}

/** Run in the page: it checks for messages twenty times as often. */
function checkOften(): void {
  const real = window.setInterval.bind(window);
  window.setInterval = ((act: () => void, ms: number) =>
    real(act, ms === 5000 ? 250 : ms)) as typeof setInterval;
}

test('a search that fails is reported, and another one can be chosen', async () => {
  const page = await open('paused&lang=en', { block: script('search') });
  const go = (query: string) => page.evaluate((address) => window.fitful!.open(address), query);
  const notice = page.locator('.notice');
  await expect.poll(() => notice.textContent()).toContain('The search stopped unexpectedly');
  expect(await steps()).toBe(0);
  await page.unroute(script('search'));
  await go('?paused&lang=en&puzzle=three-in-a-square&step=4');
  await expect.poll(steps).toBe(4);
  expect(await notice.count()).toBe(0);
});

test('a search whose worker dies silently continues where it was', async () => {
  const page = await openAfter('puzzle=pentomino-8x8-middle&speed=max&seed=3', [
    endable,
    checkOften,
  ]);
  await expect.poll(steps).toBeGreaterThan(100_000);
  await page.evaluate(() => window.fitful!.pause());
  const before = await steps();
  await page.evaluate(() => window.endWorkers());
  await page.evaluate(() => window.fitful!.play());
  await expect.poll(steps, { timeout: 30_000 }).toBeGreaterThan(4 * before);
  expect(await page.locator('.notice').count()).toBe(0);
});

test('a count whose workers die silently continues', async () => {
  const page = await openAfter('puzzle=one-sided-pentomino-18x5&paused&lang=en', [
    endable,
    checkOften,
  ]);
  const dialog = page.locator('.count[open]');
  await page.keyboard.press('c');
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Count', exact: true }).click();
  const share = () => dialog.locator('progress').getAttribute('value').then(Number);
  await expect.poll(share).toBeGreaterThan(0.02);
  await page.evaluate(() => window.endWorkers());
  const before = await share();
  await expect.poll(share, { timeout: 30_000 }).toBeGreaterThan(before + 0.01);
  expect(await dialog.textContent()).not.toContain('stopped');
});

test('a failed count is kept, and can be resumed', async () => {
  const page = await open('puzzle=pentomino-3x20&paused&lang=en', { block: script('count') });
  await page.locator('.dock').waitFor();
  await page.keyboard.press('c');
  const dialog = page.locator('.count[open]');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Count', exact: true }).click();
  await expect.poll(() => dialog.textContent()).toContain('stopped unexpectedly');
  await page.unroute(script('count'));
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => dialog.textContent()).toContain('Just as many as were published.');
  expect(await dialog.locator('.number').textContent()).toBe('2');
});

test('the page reports that no worker can be started, in both languages', async () => {
  const refuse = () => {
    window.Worker = class extends Worker {
      constructor() {
        super('');
        throw new DOMException('not here', 'SecurityError');
      }
    };
  };
  const page = await openAfter('lang=en', [refuse], { complains: /Unexpected token/ });
  const notice = page.locator('.notice');
  await expect.poll(() => notice.textContent()).toContain('web workers');
  expect(await page.textContent('body')).not.toContain('WebGL');
  await page.evaluate(() => window.fitful!.open('?lang=ja'));
  await expect.poll(() => notice.textContent()).toContain('Web Worker');
});

test.each([
  ["worker-src 'none'", true],
  ["worker-src 'self'", false],
])('the page respects the content policy %s', async (policy, isRefused) => {
  const page = await open('paused&ui=0', { complains: /Content Security Policy/ });
  await page.addInitScript(() => {
    window.refusesCopies = false;
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      if (blockedURI.startsWith('blob')) window.refusesCopies = true;
    });
  });
  await page.route(/\/where\/(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
  await page.goto(page.url().replace(/\?.*|$/, '?step=7&paused&lang=en'));
  if (isRefused)
    await expect.poll(() => page.locator('.notice').textContent()).toContain('web workers');
  else {
    await expect.poll(steps).toBe(7);
    // Copies that the policy does not allow are not used.
    await expect.poll(() => page.evaluate(() => window.refusesCopies)).toBe(true);
    await page.evaluate(() => window.fitful!.open('?puzzle=three-in-a-square&step=3&paused'));
    await expect.poll(steps).toBe(3);
  }
});
