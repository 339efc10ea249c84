/** The code of the dialogs. */
export type Parts = typeof import('./parts.ts');

/** Code could not be loaded. Many browsers cache that failure until the page reloads. */
export class PartsUnavailable extends Error {}

/** Loads the code of the dialogs, which is not needed at first; or rejects. */
export const loadParts = (): Promise<Parts> => import('./parts.ts');
