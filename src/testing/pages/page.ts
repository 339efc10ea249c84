import { drawNothing, visit, type Visit, type VisitOptions } from '../../tools/visit.ts';
import { chromium, type Browser } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { browsers } from '../../tools/browser.ts';
import { wearing, type Font } from './fonts.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the built page. */
    readonly site: string;
    /** The names of the browsers that page tests use. */
    readonly browsers: readonly string[];
  }
}

/**
 * The names of the available browsers, for tests of behaviour that differs between them. All other tests
 * use only the first one.
 */
export const browserNames = (): readonly string[] => inject('browsers');

interface PageOptions extends VisitOptions {
  /** Errors and warnings that the page may report, besides those about blocked requests. */
  readonly complains?: RegExp;
  /** Whether boards are drawn, which takes most of a machine's time without a graphics card. */
  readonly drawn?: boolean;
  /** Whether frames come at the browser's own rate rather than six a second. */
  readonly everyFrame?: boolean;
  readonly font?: Font;
}

/**
 * Opens the built page in a test, 640 × 360 by default. Unless `drawn` is set, its canvas stays empty.
 *
 * @param query the part of the address after `?`, such as `mode=class&step=12`
 * @param named the browser, if not the first one
 */
export const openPage = (query = '', options?: PageOptions, named?: string): Promise<Visit> =>
  openAddress(`${inject('site')}?${query}`, options, named);

/** By name: the browsers that the tests of a process share; they end with it. */
const running = new Map<string, Promise<Browser>>();

/** Starts a browser at its first use. */
export function browserOf(name = browserNames()[0]!): Promise<Browser> {
  const started = running.get(name) ?? launch(name);
  running.set(name, started);
  return started;
}

function launch(name: string): Promise<Browser> {
  const { options } = browsers().find((one) => one.name === name)!;
  // Without a graphics card, GPU compositing is slower.
  const args = [...(options.args ?? []), '--disable-gpu-compositing'];
  return chromium.launch({ ...options, args });
}

/** A browser's message about a blocked request. */
const BLOCKED = /^console: Failed to load resource/;

/** Opens any page in a test, closes it after the test, and fails the test if there are complaints. */
export async function openAddress(
  address: string,
  {
    complains,
    drawn = false,
    everyFrame = false,
    font = 'own',
    preludes = [],
    ...options
  }: PageOptions = {},
  named?: string,
): Promise<Visit> {
  const opened = await visit(await browserOf(named), address, {
    ...options,
    preludes: [
      ...preludes,
      ...(everyFrame ? [] : [drawSeldom, neverTick]),
      ...(drawn ? [] : [drawNothing]),
      wearing(font),
    ],
  });
  onTestFinished(async () => {
    await opened.close();
    const isBlocked = (complaint: string) => options.block !== undefined && BLOCKED.test(complaint);
    const wrong = opened.complaints.filter((one) => !complains?.test(one) && !isBlocked(one));
    expect(wrong).toEqual([]);
  });
  const picture = () => Promise.reject(new Error('Only a page that is `drawn` has a picture.'));
  return { ...opened, ...(!drawn && { picture }) };
}

/** Run in the page: keeps it from drawing frames of its own accord where those it asks for are late. */
export function neverTick(): void {
  window.Worker = class extends Worker {
    constructor(script: string | URL, options?: WorkerOptions) {
      super(script, options);
      if (options?.name === 'tick') this.terminate();
    }
  };
}

/**
 * Run in the page: limits it to six frames a second. Drawing in software at full rate would take the
 * whole machine, and slow down the tests.
 */
function drawSeldom(): void {
  const draw = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (frame) => window.setTimeout(() => draw(frame), 150);
  window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);
}
