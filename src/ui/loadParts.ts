/** What dialogs are made of. */
export type Parts = typeof import('./parts.ts');

/** Code could not be loaded: many browsers remember that until the page is loaded anew. */
export class PartsUnavailable extends Error {}

/** Loads what dialogs are made of, which is not needed before the first of them; or rejects. */
export const loadParts = (): Promise<Parts> => import('./parts.ts');
