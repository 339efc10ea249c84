import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { FitfulWindow } from '../app/host.ts';
import { decodePng, type Picture } from './png.ts';

/** How a page is opened, beside the options of a browser context. */
export interface VisitOptions extends BrowserContextOptions {
  readonly width?: number;
  readonly height?: number;
  /** Requests that fail, until `unroute` is called for the same expression. */
  readonly block?: RegExp;
  /** Run on the page before its own scripts. */
  readonly preludes?: readonly (string | (() => void))[];
  /** A page in whose browser context it is opened, as another window, rather than in a fresh one. */
  readonly beside?: Page;
}

/** An open page. */
export interface Visit {
  readonly page: Page;
  /** Console errors, warnings of PixiJS, uncaught errors, and requests beyond the page's own origin. */
  readonly complaints: readonly string[];
  /** The page's own status report. */
  status(): Promise<ReturnType<FitfulWindow['status']>>;
  picture(): Promise<Picture>;
  close(): Promise<void>;
}

/** The page's message while it has neither started nor said why it cannot. */
const NOT_YET = '#app > .start .not-yet';

/** A warning of PixiJS; none about attributes, which programs lack where a test keeps them from being compiled. */
const WARNING = /^(?:%c)?PixiJS (?!Warning: +Attribute )/;

/**
 * Opens an address in a fresh browser context: no storage, no cache; unless it is beside another page. Waits
 * until the page has started, or has said why it cannot, unless something is kept from it.
 */
export async function visit(
  browser: Browser,
  address: string,
  { width = 640, height = 360, preludes = [], block, beside, ...options }: VisitOptions = {},
): Promise<Visit> {
  const viewport = { width, height };
  const fresh = { viewport, locale: 'en', serviceWorkers: 'block', ...options } as const;
  const context = beside?.context() ?? (await browser.newContext(fresh));
  const page = await context.newPage();
  if (beside) await page.setViewportSize(viewport);
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' || WARNING.test(text)) complaints.push(`console: ${text}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isInside =
      origin === new URL(address).origin || protocol === 'blob:' || protocol === 'data:';
    if (!isInside) complaints.push(`request: ${request.url()}`);
  });
  // Functions that were compiled by tsx call this to keep their names.
  if (preludes.length > 0) await page.addInitScript('globalThis.__name = (named) => named;');
  for (const prelude of preludes) await page.addInitScript(prelude);
  if (block) await page.route(block, (route) => route.abort());
  await page.goto(address);
  if (!block && options.javaScriptEnabled !== false)
    await page.waitForFunction((selector) => !document.querySelector(selector), NOT_YET, {
      polling: 20,
    });
  return {
    page,
    complaints,
    status: () => page.evaluate(() => window.fitful!.status()),
    picture: async () => decodePng(await page.screenshot()),
    close: () => (beside ? page.close() : context.close()),
  };
}

/**
 * A prelude that turns off all drawing on the canvas, and with it the compiling of shaders, which takes
 * longer than all else that a page does to start where there is no graphics card.
 */
export function drawNothing(): void {
  const answer = (value: unknown) => ({ value: () => value });
  const [nothing, fine] = [answer(undefined), answer(true)];
  const isLinked = (_: WebGLProgram, what: number) =>
    what === WebGL2RenderingContext.LINK_STATUS ? true : 0;
  Object.defineProperties(WebGL2RenderingContext.prototype, {
    clear: nothing,
    drawArrays: nothing,
    drawElements: nothing,
    drawArraysInstanced: nothing,
    drawElementsInstanced: nothing,
    compileShader: nothing,
    getShaderParameter: fine,
    linkProgram: nothing,
    useProgram: nothing,
    getProgramParameter: { value: isLinked },
    getUniformLocation: answer(null),
    getAttribLocation: answer(-1),
  });
}
