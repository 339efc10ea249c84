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

/** A playlist with every interlude, of boards that are soon searched. */
export const query =
  'play=teaching,tetromino,tetrahex&speed=max&every=10&themes=midnight,paper,glass,wood';

/**
 * Lets boards follow each other on a page that was opened with the prelude, and measures at intervals what it
 * keeps.
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
 * What has grown: of which the median in the last quarter of the measurements is larger than in the second
 * one by more than is tolerated. The first quarter does not count, as much is loaded then.
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

declare global {
  interface Window {
    /**
     * Lets frames pass until a number of boards have followed each other, for two seconds at most; returns
     * how many have.
     */
    passBoards(boards: number): Promise<number>;
    /** How many objects the page has on the graphics card. */
    graphics(): number;
  }
}

/**
 * Run in a page before its own scripts: its frames come as fast as it can draw them, each a quarter of a
 * second after the one before for the page, and nothing is drawn in them, as that takes most of the time
 * without a graphics card.
 */
export function prelude(): void {
  let waiting: FrameRequestCallback[] = [];
  let now = performance.now();
  window.requestAnimationFrame = (frame) => waiting.push(frame);
  window.cancelAnimationFrame = (handle) => {
    if (handle === waiting.length) waiting = [];
  };
  const { prototype } = WebGL2RenderingContext;
  const nothing = { value: () => {} };
  Object.defineProperties(prototype, {
    drawArrays: nothing,
    drawElements: nothing,
    drawArraysInstanced: nothing,
    drawElementsInstanced: nothing,
  });

  let objects = 0;
  const count = (kind: string): void => {
    const api = prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
    const [create, remove] = [api[`create${kind}`]!, api[`delete${kind}`]!];
    const alive = new WeakSet<object>();
    api[`create${kind}`] = function (...args) {
      const made = create.apply(this, args) as object;
      alive.add(made);
      objects++;
      return made;
    };
    api[`delete${kind}`] = function (...args) {
      const [gone] = args as [object | null];
      if (gone && alive.delete(gone)) objects--;
      return remove.apply(this, args);
    };
  };
  for (const kind of ['Buffer', 'Framebuffer', 'Program', 'Renderbuffer', 'Texture', 'VertexArray'])
    count(kind);
  window.graphics = () => objects;

  const turn = new MessageChannel();
  turn.port1.start();
  /** Lets messages of workers come in, without the least time that browsers set for timers. */
  const rest = (): Promise<unknown> =>
    new Promise((resolve) => {
      turn.port1.addEventListener('message', resolve, { once: true });
      turn.port2.postMessage(undefined);
    });
  const shown = (): string => {
    const { mode, panes } = window.fitful!.status();
    return `${mode} ${panes[0]?.puzzle}`;
  };
  window.passBoards = async (boards) => {
    let changes = 0;
    let last = shown();
    // For a while only, so that whoever waits can see how far it is.
    for (const end = performance.now() + 2000; changes < boards && performance.now() < end;) {
      now += 250;
      for (const frame of waiting.splice(0)) frame(now);
      const next = shown();
      if (next !== last) changes++;
      last = next;
      await rest();
    }
    return changes;
  };
}
