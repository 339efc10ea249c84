import { drawNothing, visit, type Visit, type VisitOptions } from '../tools/visit.ts';
import { chromium, type Browser } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { wearing, type Font } from './fonts.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the built page. */
    readonly site: string;
    /** The browsers shared by all page tests, and their endpoints. */
    readonly browsers: readonly { readonly name: string; readonly endpoint: string }[];
  }
}

/**
 * The names of the available browsers, for tests of behaviour that differs between them. All other tests
 * use only the first one.
 */
export const browserNames = (): readonly string[] => inject('browsers').map(({ name }) => name);

interface PageOptions extends VisitOptions {
  /** Errors and warnings that the page may report, besides those about blocked requests. */
  readonly complains?: RegExp;
  /** Whether boards are drawn, which takes most of a machine's time without a graphics card. */
  readonly drawn?: boolean;
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

/** By endpoint: the connection that the tests of a process share. */
const connections = new Map<string, Promise<Browser>>();

function connect(endpoint: string): Promise<Browser> {
  const connection = connections.get(endpoint) ?? chromium.connect(endpoint);
  connections.set(endpoint, connection);
  return connection;
}

/** A browser's message about a blocked request. */
const BLOCKED = /^console: Failed to load resource/;

/** Opens any page in a test, closes it after the test, and fails the test if the page reported errors. */
export async function openAddress(
  address: string,
  {
    complains,
    drawn = false,
    font = 'own',
    preludes = [drawSeldom, neverTick],
    ...options
  }: PageOptions = {},
  named?: string,
): Promise<Visit> {
  const all = inject('browsers');
  const { endpoint } = all.find(({ name }) => name === named) ?? all[0]!;
  const opened = await visit(await connect(endpoint), address, {
    ...options,
    preludes: [...preludes, ...(drawn ? [] : [drawNothing]), wearing(font)],
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
