import type { Page } from 'playwright-core';

/** What a page keeps. */
export interface Kept {
  /** In MB, after the garbage has been collected. */
  readonly heap: number;
  /** Nodes of the document, attached or not. */
  readonly nodes: number;
  readonly listeners: number;
  readonly workers: number;
  /** Objects on the graphics card. */
  readonly graphics: number;
}

/** By how much each may be larger at the end than before: what differs from board to board. */
const tolerated: Kept = { heap: 3, nodes: 300, listeners: 60, workers: 2, graphics: 24 };

/** A programme with every interlude, of boards that are soon searched. */
export const query =
  'play=teaching,tetromino,tetrahex&speed=max&every=10&themes=midnight,paper,glass,wood';

/**
 * Lets boards follow each other on a page that was opened with the prelude, and measures at intervals what it keeps.
 *
 * @param changes how many boards
 * @param each how many between two measurements
 */
export async function* soak(page: Page, changes: number, each: number): AsyncGenerator<Kept> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  for (let done = 0; done < changes; done += each) {
    for (let passed = 0; passed < each;)
      passed += await page.evaluate((boards) => window.passBoards(boards), each - passed);
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)!.value;
    yield {
      heap: metric('JSHeapUsedSize') / 2 ** 20,
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      workers: page.workers().length,
      graphics: await page.evaluate(() => window.graphics()),
    };
  }
}

/**
 * What has grown: of which the median in the last quarter of the measurements is larger than in the second one by more than
 * is tolerated. The first quarter does not count, as much is loaded then.
 */
export function grown(measured: readonly Kept[]): readonly (keyof Kept)[] {
  const quarter = (nth: number): readonly Kept[] =>
    measured.slice((measured.length * nth) / 4, (measured.length * (nth + 1)) / 4);
  const median = (kept: readonly Kept[], name: keyof Kept): number =>
    kept.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(kept.length / 2)]!;
  return (Object.keys(tolerated) as (keyof Kept)[]).filter(
    (name) => median(quarter(3), name) > median(quarter(1), name) + tolerated[name],
  );
}
