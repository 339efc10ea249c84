import { neverTick, openPage } from './page.ts';
import { RATE } from '../pictures/flashes.ts';
import type { Visit } from '../../tools/visit.ts';

/** A page that draws frames only when the test asks for them, at even times. */
interface ByFrames extends Visit {
  /**
   * Lets a number of frames pass without reading them. All but the last ones are drawn in textures
   * alone, since the canvas takes most of the time. Rejects if the canvas is out of date at the end.
   *
   * @param last the number of frames drawn on the canvas
   */
  pass(frames: number, last?: number): Promise<void>;
  /**
   * Draws a number of frames, and reads them.
   *
   * @param columns the number of spots in a row of the canvas; the number of rows follows from its shape
   * @returns for each spot its relative luminance, frame by frame
   */
  read(frames: number, columns: number): Promise<readonly Float32Array[]>;
}

declare global {
  interface Window {
    /** The callbacks for the next frame. */
    awaiting: FrameRequestCallback[];
    /** Called after each frame. */
    afterFrame: (() => void) | undefined;
    /** Whether nothing is drawn on the canvas. */
    isUnseen: boolean;
    /** Whether something was to be drawn on the canvas since it was drawn on. */
    hasMissed: boolean;
  }
}

/** Opens the page with frames controlled by the test. */
export async function openByFrames(
  query: string,
  options: NonNullable<Parameters<typeof openPage>[1]>,
): Promise<ByFrames> {
  const preludes = [holdFrames, keepCanvas, neverTick, drawUnseen, ...(options.preludes ?? [])];
  const visit = await openPage(query, { ...options, everyFrame: true, preludes });
  // By default it would poll in each frame, but none comes by itself.
  await visit.page.waitForFunction(() => window.fitful !== undefined, undefined, { polling: 100 });
  // At any rate, although an idle page is drawn less often.
  await visit.page.evaluate((rate) => window.fitful!.limitFrames(2 * rate), RATE);
  let now = 0;
  return {
    ...visit,
    pass: async (frames, last = 1) => {
      await visit.page.evaluate(readFrames, {
        frames,
        unseen: frames - last,
        columns: 0,
        rate: RATE,
        now,
      });
      now += frames;
    },
    read: async (frames, columns) => {
      const job = { frames, unseen: 0, columns, rate: RATE, now };
      now += frames;
      const text = await visit.page.evaluate(readFrames, job);
      const bytes = Buffer.from(text, 'base64');
      const spots = bytes.length / 2 / frames;
      return Array.from({ length: spots }, (_, spot) =>
        Float32Array.from(
          { length: frames },
          (_, frame) => bytes.readUInt16LE(2 * (frame * spots + spot)) / 65_535,
        ),
      );
    },
  };
}

function holdFrames(): void {
  window.awaiting = [];
  window.requestAnimationFrame = (frame) => window.awaiting.push(frame);
}

/** Run in the page: keeps the canvas as it is in frames that would look the same, which are not drawn. */
function keepCanvas(): void {
  const { prototype } = HTMLCanvasElement;
  const getContext = Reflect.get(prototype, 'getContext') as (
    this: HTMLCanvasElement,
    kind: string,
    options?: object,
  ) => RenderingContext | null;
  Reflect.set(prototype, 'getContext', function (this: HTMLCanvasElement, kind: string, options) {
    return getContext.call(this, kind, { ...options, preserveDrawingBuffer: true });
  } satisfies typeof getContext);
}

/** Run in the page: lets the test turn off drawing on the canvas, but not in textures. */
function drawUnseen(): void {
  window.isUnseen = window.hasMissed = false;
  const { prototype } = WebGL2RenderingContext;
  const arrays = ['drawArrays', 'drawArraysInstanced'] as const;
  const elements = ['drawElements', 'drawElementsInstanced'] as const;
  for (const name of ['clear', ...arrays, ...elements] as const) {
    const draw: (...args: number[]) => void = prototype[name];
    prototype[name] = function (this: WebGL2RenderingContext, ...args: number[]) {
      const isOnCanvas = this.getParameter(this.DRAW_FRAMEBUFFER_BINDING) === null;
      if (isOnCanvas) window.hasMissed = window.isUnseen;
      if (!isOnCanvas || !window.isUnseen) draw.apply(this, args);
    };
  }
}

/** Run in the page: draws frames, and reads each at once. */
async function readFrames(job: {
  readonly frames: number;
  readonly unseen: number;
  readonly columns: number;
  readonly rate: number;
  readonly now: number;
}): Promise<string> {
  const canvas = document.querySelector('canvas')!;
  const rows = Math.round((job.columns * canvas.height) / canvas.width);
  const isSeen = job.columns > 0;
  const small = new OffscreenCanvas(job.columns, rows).getContext('2d', {
    willReadFrequently: true,
  })!;
  const linear = Float64Array.from({ length: 256 }, (_, byte) => {
    const channel = byte / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const read = new Uint16Array(job.frames * job.columns * rows);
  let count = 0;
  for (let frame = 1; frame <= job.frames; frame++) {
    // An hour ahead, so that time never runs backwards for the page.
    const now = 3_600_000 + ((job.now + frame) * 1000) / job.rate;
    window.isUnseen = frame <= job.unseen;
    for (const draw of window.awaiting.splice(0)) draw(now);
    window.afterFrame?.();
    if (isSeen) small.drawImage(canvas, 0, 0, job.columns, rows);
    const data = isSeen ? small.getImageData(0, 0, job.columns, rows).data : [];
    for (let i = 0; i < data.length; i += 4) {
      const [red, green, blue] = [data[i]!, data[i + 1]!, data[i + 2]!];
      const light = 0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!;
      read[count++] = Math.round(65_535 * light);
    }
    // Messages of workers are received between frames.
    await new Promise((resolve) => setTimeout(resolve));
  }
  if (window.hasMissed) throw new Error('No frame after those unseen was drawn.');
  let text = '';
  const bytes = new Uint8Array(read.buffer);
  for (let i = 0; i < bytes.length; i += 8192) {
    text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  }
  return btoa(text);
}
