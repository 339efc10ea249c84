import type { Page } from '../app/page.ts';

/** A page of which the code under test uses these members alone. */
export const fakePage = (parts: Partial<Record<keyof Page, unknown>>): Page =>
  parts as Partial<Page> as Page;
