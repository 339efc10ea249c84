import { expect, test } from 'vitest';
import { openPage } from '../../tools/page.ts';

test('a search that comes to grief is told, and another one can be chosen', async () => {
  const visit = await openPage('paused&lang=en');
  try {
    const { page } = visit;
    const steps = async () => (await visit.status()).panes[0]!.steps;
    const go = (query: string) => page.evaluate((address) => window.fitful!.open(address), query);
    const worker = /search\.worker-[^/]*\.js$/;
    await page.route(worker, (route) => route.abort());
    await go('?paused&lang=en&puzzle=three-in-a-square&step=3');
    const notice = page.locator('.notice');
    await expect.poll(() => notice.textContent()).toContain('The search stopped unexpectedly');
    expect(await steps()).toBe(0);
    await page.unroute(worker);
    await go('?paused&lang=en&puzzle=three-in-a-square&step=4');
    await expect.poll(steps).toBe(4);
    expect(await notice.count()).toBe(0);
  } finally {
    await visit.close();
  }
});

test('where nobody steers, a search that came to grief is left for the next board', async () => {
  const visit = await openPage('paused&ui=0&lang=en', { width: 160, height: 120 });
  try {
    const { page } = visit;
    const pane = async () => (await visit.status()).panes[0]!;
    const worker = /search\.worker-[^/]*\.js$/;
    await page.route(worker, (route) => route.abort());
    await page.evaluate(() => window.fitful!.open('?ui=0&lang=en&puzzle=three-in-a-square'));
    await page.locator('.notice').waitFor();
    await page.unroute(worker);
    expect(await pane()).toMatchObject({ puzzle: 'three-in-a-square', steps: 0 });
    await expect.poll(async () => (await pane()).steps, { timeout: 20_000 }).toBeGreaterThan(0);
    expect((await pane()).puzzle).not.toBe('three-in-a-square');
    expect(await page.locator('.notice').count()).toBe(0);
  } finally {
    await visit.close();
  }
});
