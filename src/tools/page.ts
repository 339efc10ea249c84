import { chromium } from 'playwright-core';
import { inject } from 'vitest';
import { visit, type Visit, type VisitOptions } from './visit.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built page is served. */
    readonly site: string;
    /** Where the browser that all page tests share is reached. */
    readonly browser: string;
  }
}

/**
 * Opens the built page in a test, 640 × 360 unless told otherwise. Close it when done.
 *
 * @param query What follows the `?` of the address, as `mode=class&step=12`.
 */
export async function openPage(query = '', options?: VisitOptions): Promise<Visit> {
  const browser = await chromium.connect(inject('browser'));
  const opened = await visit(browser, `${inject('site')}?${query}`, options);
  return { ...opened, close: () => browser.close() };
}
