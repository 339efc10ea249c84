import { chromium } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { visit, type Visit, type VisitOptions } from '../tools/visit.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built page is served. */
    readonly site: string;
    /** Where the browsers that all page tests share are reached. */
    readonly browsers: readonly { readonly name: string; readonly endpoint: string }[];
  }
}

/**
 * The names of the browsers there are, for tests of what differs between browsers. All others are run in
 * the first one alone.
 */
export const browserNames = (): readonly string[] => inject('browsers').map(({ name }) => name);

interface AddressOptions extends VisitOptions {
  /** What the page may complain of, besides requests that are blocked. */
  readonly complains?: RegExp;
}

interface PageOptions extends AddressOptions {
  /** Whether the boards are to be seen, which takes most of a machine without a graphics card. */
  readonly drawn?: boolean;
}

/**
 * Opens the built page in a test, 640 × 360 unless told otherwise, with nothing on its canvas unless it is
 * to be drawn.
 *
 * @param query What follows the `?` of the address, as `mode=class&step=12`.
 * @param named the browser, if it is not the first one
 */
export async function openPage(
  query = '',
  { drawn = false, preludes = [drawSeldom], ...options }: PageOptions = {},
  named?: string,
): Promise<Visit> {
  const opened = await openAddress(
    `${inject('site')}?${query}`,
    { ...options, preludes: drawn ? preludes : [...preludes, drawNothing] },
    named,
  );
  if (drawn) return opened;
  const picture = () => Promise.reject(new Error('Only a page that is `drawn` has a picture.'));
  return { ...opened, picture };
}

/** What a browser says of a request that is blocked. */
const BLOCKED = /^console: Failed to load resource/;

/** Opens any other page in a test. It is closed after the test, which fails if the page complained. */
export async function openAddress(
  address: string,
  { complains, ...options }: AddressOptions = {},
  named?: string,
): Promise<Visit> {
  const all = inject('browsers');
  const { endpoint } = all.find(({ name }) => name === named) ?? all[0]!;
  const browser = await chromium.connect(endpoint);
  let heard: readonly string[] = [];
  onTestFinished(async () => {
    await browser.close();
    const isBlocked = (complaint: string) => options.block !== undefined && BLOCKED.test(complaint);
    const wrong = heard.filter((one) => !complains?.test(one) && !isBlocked(one));
    expect(wrong).toEqual([]);
  });
  const opened = await visit(browser, address, options);
  heard = opened.complaints;
  return { ...opened, close: () => browser.close() };
}

/** Run on the page: whatever goes on, nothing of it comes onto the canvas. */
function drawNothing(): void {
  const nothing = { value: () => undefined };
  Object.defineProperties(WebGL2RenderingContext.prototype, {
    ...{ clear: nothing, drawArrays: nothing, drawElements: nothing },
    ...{ drawArraysInstanced: nothing, drawElementsInstanced: nothing },
  });
}

/**
 * Run on the page: six frames a second at most. Tests wait for what they see, and drawing it in
 * software as often as possible would take the whole machine from them.
 */
function drawSeldom(): void {
  const draw = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (frame) => window.setTimeout(() => draw(frame), 150);
  window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
}
