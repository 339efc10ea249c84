import type { Browser, Page } from 'playwright-core';
import type { FitfulWindow } from '../app/host.ts';

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  /** The languages the browser asks for. */
  readonly locale?: string;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly javaScriptEnabled?: boolean;
  /** Requests that fail, until `unroute` is called for the same expression. */
  readonly block?: RegExp;
  /** Whether there is a touch screen. */
  readonly hasTouch?: boolean;
  /** Whether the browser shows other colours than the page's. */
  readonly forcedColors?: 'active' | 'none';
  readonly colorScheme?: 'light' | 'dark';
  /** Run on the page before anything of its own. */
  readonly preludes?: readonly (() => void)[];
}

/** The colours of a screen, as a person would see them. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha, 0 to 255, row by row. */
  readonly data: Uint8Array;
  /** Red, green and blue of one pixel. */
  at(x: number, y: number): readonly [number, number, number];
}

/** One look at the built page. */
export interface Visit {
  readonly page: Page;
  /** Errors on the console, errors nobody caught, requests to anywhere but the page's own origin. */
  readonly complaints: readonly string[];
  /** The plain JSON the page gives to whoever looks in. */
  status(): Promise<ReturnType<FitfulWindow['status']>>;
  picture(): Promise<Picture>;
  close(): Promise<void>;
}

/** Opens an address in a browser of its own: no storage, no cache, nothing left behind. */
export async function visit(
  browser: Browser,
  address: string,
  { width = 640, height = 360, preludes = [], block, ...options }: VisitOptions = {},
): Promise<Visit> {
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, locale: 'en', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const inside =
      origin === new URL(address).origin || protocol === 'blob:' || protocol === 'data:';
    if (!inside) complaints.push(`request: ${request.url()}`);
  });
  for (const prelude of preludes) await page.addInitScript(prelude);
  if (block) await page.route(block, (route) => route.abort());
  await page.goto(address);
  return {
    page,
    complaints,
    status: () => page.evaluate(() => window.fitful!.status()),
    picture: () => pictureOf(page),
    close: () => context.close(),
  };
}

/** Decodes a screenshot on a blank page, where the visited page's content policy has no say. */
async function pictureOf(page: Page): Promise<Picture> {
  const screenshot = await page.screenshot();
  const blank = await page.context().newPage();
  try {
    const { width, height, base64 } = await blank.evaluate(async (png) => {
      const bitmap = await createImageBitmap(
        await (await fetch(`data:image/png;base64,${png}`)).blob(),
      );
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      let text = '';
      for (let i = 0; i < data.length; i += 8192)
        text += String.fromCharCode(...data.subarray(i, i + 8192));
      return { width: bitmap.width, height: bitmap.height, base64: btoa(text) };
    }, screenshot.toString('base64'));
    const data = new Uint8Array(Buffer.from(base64, 'base64'));
    const at = (x: number, y: number) => {
      const start = (Math.floor(y) * width + Math.floor(x)) * 4;
      return [data[start]!, data[start + 1]!, data[start + 2]!] as const;
    };
    return { width, height, data, at };
  } finally {
    await blank.close();
  }
}
