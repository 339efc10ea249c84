import { expect, test } from 'vitest';
import { focusShown } from '../../../testing/pages/focusShown.ts';
import { openPage } from '../../../testing/pages/page.ts';

/** Run in the page: notes what workers that measure searches say. */
function noteReports(): void {
  window.reports = [];
  window.asked = [];
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      if (args[1]?.name !== 'meter') return;
      this.addEventListener('message', ({ data }) => {
        if (typeof data === 'object') window.reports.push(data);
      });
    }
    override postMessage(message: unknown): void {
      super.postMessage(message);
      const { shown } = message as { readonly shown?: Window['asked'] };
      if (shown) window.asked = shown;
    }
  };
}

interface Report {
  readonly id: number;
  readonly step: number;
  readonly profile: { readonly placements: number; readonly inVain: number };
  readonly heat: { readonly cleared: readonly number[] };
}

declare global {
  interface Window {
    reports: Report[];
    /** What the worker was told last. */
    asked: readonly { readonly id: number; readonly step: number }[];
  }
}

const race =
  'mode=race&puzzle=pentomino-puv-5x3&panes=backtrack:rows~backtrack:columns&until=all&paused';

test('searches of a race are measured while that is shown, at the steps on show, forward and back', async () => {
  const visit = await openPage(`${race}&step=30&lang=en`, {
    width: 1280,
    height: 720,
    preludes: [noteReports],
  });
  const { page } = visit;
  await page.locator('.pane').first().waitFor();
  /** The last report on each search, in the order of panes, if it is of what is shown. */
  const last = (): Promise<readonly (Report | undefined)[]> =>
    page.evaluate(() =>
      window.asked.map(({ id, step }) =>
        window.reports.findLast((one) => one.id === id && one.step === step),
      ),
    );
  const placements = async () => (await last()).map((report) => report?.profile.placements);
  const mistakes = page.locator('.bar').getByRole('button', { name: 'Mistakes' });
  expect(await page.evaluate(() => window.asked)).toEqual([]);
  await expect.poll(async () => (await visit.status()).panes[0]!.steps).toBe(30);
  await focusShown(mistakes);
  await page.keyboard.press('Enter');
  const truth = async () => (await visit.status()).panes.map((pane) => pane.placements);
  await expect.poll(placements).toEqual(await truth());
  const before = await last();
  await page.evaluate(() => window.fitful!.open(location.search.replace('step=30', 'step=12')));
  await expect.poll(async () => (await visit.status()).panes[0]!.steps).toBe(12);
  await page.keyboard.press('Shift');
  await expect.poll(placements).toEqual(await truth());
  expect((await last()).map((report) => report!.step)).toEqual([12, 12]);
  expect((await last())[0]!.heat.cleared).not.toEqual(before[0]!.heat.cleared);
  await page.locator('.bar').getByRole('button', { name: 'Add' }).press('Enter');
  await expect.poll(placements).toHaveLength(3);
  await expect.poll(placements).toEqual(await truth());
});

test('a race whose worker cannot be loaded, and one of divisions, go on without', async () => {
  const visit = await openPage(`${race}&step=30&lang=en`, {
    width: 1280,
    height: 720,
    block: /meter\.worker-[^/]*\.js$/,
  });
  const { page } = visit;
  await page.locator('.pane').first().waitFor();
  await focusShown(page.locator('.bar').getByRole('button', { name: 'Mistakes' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.charts svg').count()).toBeGreaterThan(3);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await visit.status()).panes[0]!.steps).toBeGreaterThan(30);
  expect(await page.locator('.notice').count()).toBe(0);
  await page.evaluate(() =>
    window.fitful!.open('?mode=race&strategies=grow~strict&puzzle=pentomino-6x10&paused&step=9'),
  );
  await expect.poll(() => page.locator('.charts svg').count()).toBe(0);
  await focusShown(page.locator('.bar').getByRole('button', { name: 'Charts' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.charts svg').count()).toBe(4);
  expect(await page.locator('.notice').count()).toBe(0);
});
