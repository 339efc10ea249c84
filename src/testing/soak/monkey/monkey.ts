import { drawNothing, visit } from '../../../tools/visit.ts';
import type { Browser, Page } from 'playwright-core';
import { actionsOf, type Action } from './actions.ts';
import { contradictions, look, type Look } from './look.ts';
import { perform, started } from './perform.ts';

/** How many actions come between two looks at the page. */
const LOOK_EVERY = 4;
/**
 * How long a page may contradict itself, and stand still while it plays, in ms: what is loaded or held takes
 * a while.
 */
const PATIENCE = { contradiction: 30_000, standstill: 60_000 };
/** How long an action may take, in ms. */
const ANSWER = 60_000;
/** The most that a page may keep after all it has been through, in MB. */
const MOST_HEAP = 64;

/** What is wrong, and after how many actions of a visit it was noticed. */
interface Complaint {
  readonly visit: number;
  readonly actions: readonly Action[];
  readonly said: string;
}

/** What came of a visit. */
export interface Outcome {
  readonly actions: number;
  /** In MB, after the garbage has been collected. */
  readonly heap: number;
  readonly complaint: Complaint | undefined;
}

/**
 * Opens the page anew, and does at random what a person, a browser or a host page may do, until something is
 * wrong.
 */
export async function monkeyVisit(
  browser: Browser,
  site: string,
  { seed, nth, count }: { readonly seed: number; readonly nth: number; readonly count: number },
): Promise<Outcome> {
  const opened = await visit(browser, `${site}?paused`, { preludes: [drawNothing] });
  const { page, complaints } = opened;
  page.on('dialog', (dialog) => void dialog.dismiss());
  const all = actionsOf(seed, nth, count);
  let done = 0;
  const outcome = (said: string | undefined, heap = 0): Outcome => {
    const actions = all.slice(0, done);
    return {
      actions: done,
      heap,
      complaint: said === undefined ? undefined : { visit: nth, actions, said },
    };
  };
  try {
    for (const action of all) {
      done++;
      await answered(started(page));
      await answered(perform(page, site, action));
      const wrong =
        done % LOOK_EVERY === 0 || action.do === 'watch'
          ? await wrongWith(page, action)
          : undefined;
      const said = complaints[0] ?? wrong;
      if (said !== undefined) return outcome(said);
    }
    const heap = await heapOf(page);
    return outcome(heap > MOST_HEAP ? `${heap.toFixed(0)} MB are kept` : undefined, heap);
  } catch (error) {
    return outcome(complaints[0] ?? String(error));
  } finally {
    await opened.close();
  }
}

/** What is seen of a page; of one that a link has begun to leave, once the next one has started. */
async function lookOnceStarted(page: Page): Promise<Look> {
  try {
    await started(page);
    return await look(page);
  } catch (error) {
    if (!/context was destroyed|reading 'status'/.test(String(error))) throw error;
    await started(page);
    return look(page);
  }
}

/** What comes of an action, if it comes in time. */
async function answered<Result>(action: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page does not answer.')), ANSWER);
  });
  try {
    return await Promise.race([action, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What is wrong with what is seen, and stays so; with `watch`, also a player that stands still although it
 * plays.
 */
async function wrongWith(page: Page, action: Action): Promise<string | undefined> {
  const found = await lasting(PATIENCE.contradiction, async () => {
    const [first] = contradictions(await answered(lookOnceStarted(page)));
    return first;
  });
  if (found !== undefined || action.do !== 'watch') return found;
  const moment = async () => {
    const { status, figures } = await answered(lookOnceStarted(page));
    const isOver = status.panes.every(({ finished }) => finished);
    const steps = status.panes.map(({ steps }) => steps).join();
    // Before the first step of a division that is wanted, figures say how many have been examined.
    const place = [status.mode, steps, ...figures].join(' ');
    // A game waits for a person.
    const isWaiting = !status.running || status.mode === 'play';
    return { isMoving: isWaiting || isOver, place };
  };
  const { place } = await moment();
  return lasting(PATIENCE.standstill, async () => {
    const now = await moment();
    return now.isMoving || now.place !== place
      ? undefined
      : `it plays and stands still at ${place}`;
  });
}

/** What is wrong all the time, for as long as is waited; undefined once nothing is. */
async function lasting(
  patience: number,
  wrong: () => Promise<string | undefined>,
): Promise<string | undefined> {
  for (const end = performance.now() + patience; ;) {
    const said = await wrong();
    if (said === undefined || performance.now() > end) return said;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function heapOf(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value / 2 ** 20;
}
