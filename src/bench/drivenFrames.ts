import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { browsers } from '../tools/browser.ts';

/** The time between two frames, in ms. */
const APART = 1000 / 60;
/** The frames until the engine has compiled their code, and those that are measured. */
const WARM_UP = 300;
const MEASURED = 240;
const SIZE = { width: 640, height: 360 };

/** How the frames of a page are measured. */
interface Measuring {
  /** The size of the page, in CSS px. */
  readonly size?: typeof SIZE;
  /** Whether style, layout and painting are part of a frame, rather than scripts alone. */
  readonly isShown?: boolean;
}

/** The mean processor time that a page's main thread takes for a frame, in ms. */
export interface FrameMeter {
  /** @param prepare what is done to the page before it is measured */
  measure(
    address: string,
    prepare?: (page: Page) => Promise<void>,
    measuring?: Measuring,
  ): Promise<number>;
  close(): Promise<void>;
}

/** Lets all calls of WebGL be made, but draw nothing: in software that takes most of the time. */
const drawNothing = `{
  const context = WebGL2RenderingContext.prototype;
  const { drawElements, drawElementsInstanced, drawArrays, drawArraysInstanced } = context;
  Object.assign(context, {
    drawElements(mode, count, ...others) { drawElements.call(this, mode, 0, ...others); },
    drawElementsInstanced(mode, count, ...others) { drawElementsInstanced.call(this, mode, 0, ...others); },
    drawArrays(mode, first, count) { drawArrays.call(this, mode, first, 0); },
    drawArraysInstanced(mode, first, count, times) { drawArraysInstanced.call(this, mode, first, 0, times); },
  });
}`;

/** Asks for frames at most 60 times a second, each 1/60 s after the last by the page's clock, however slow the machine. */
class FrameDriver {
  private readonly client: CDPSession;
  private readonly isShown: boolean;
  private frames = 0;
  private isOver = false;
  private readonly running: Promise<void>;

  constructor(client: CDPSession, isShown: boolean) {
    this.client = client;
    this.isShown = isShown;
    this.running = this.run();
  }

  /** Waits until so many more frames have been drawn. */
  async pass(frames: number): Promise<void> {
    const last = this.frames + frames;
    while (this.frames < last) await pause(APART);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  private async run(): Promise<void> {
    // Pages count from the same moment as this clock.
    let now = Number(process.hrtime.bigint()) / 1e6;
    let due = performance.now();
    while (!this.isOver) {
      now += APART;
      const frame = { frameTimeTicks: now, interval: APART, noDisplayUpdates: !this.isShown };
      await this.client.send('HeadlessExperimental.beginFrame', frame);
      this.frames++;
      // A frame that is late does not hasten the next ones.
      due = Math.max(due + APART, performance.now());
      await pause(due - performance.now());
    }
  }
}

/** Starts the packaged browser, as others do not draw frames on request; undefined where there is none. */
export async function startFrameMeter(): Promise<FrameMeter | undefined> {
  const packaged = browsers().find(({ name }) => name === 'packaged');
  if (!packaged) return undefined;
  const { options } = packaged;
  const browser = await chromium.launch({
    ...options,
    args: [
      ...options.args!,
      '--enable-begin-frame-control',
      '--run-all-compositor-stages-before-draw',
    ],
  });
  const context = await browser.newContext({ viewport: null });
  await context.addInitScript({ content: drawNothing });
  const session = await browser.newBrowserCDPSession();
  const { browserContextIds } = await session.send('Target.getBrowserContexts');

  /** Opens an empty page that draws frames on request alone. */
  const open = async (size: typeof SIZE): Promise<Page> => {
    const opened = context.waitForEvent('page');
    await session.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId: browserContextIds[0]!,
      enableBeginFrameControl: true,
      ...size,
    });
    return opened;
  };
  return {
    async measure(address, prepare, { size = SIZE, isShown = false } = {}) {
      const page = await open(size);
      await page.goto(address);
      const client = await context.newCDPSession(page);
      const driver = new FrameDriver(client, isShown);
      await prepare?.(page);
      await driver.pass(WARM_UP);
      await client.send('Performance.enable', { timeDomain: 'threadTicks' });
      const seconds = async (): Promise<number> => {
        const { metrics } = await client.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'TaskDuration')!.value;
      };
      const before = await seconds();
      await driver.pass(MEASURED);
      const after = await seconds();
      await driver.end();
      await page.close();
      return (1000 * (after - before)) / MEASURED;
    },
    close: () => browser.close(),
  };
}
