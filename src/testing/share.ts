import type { Parameters as Options } from 'fast-check';

/** Whether all that is random or slow is run in full, by `npm run test:long`; every day only a fixed share of it is. */
export const isLong = process.env['MODE'] === 'long';

/** The runs of a property: every day fewer, and always the same. */
export const runs = (inFull: number, daily: number): Pick<Options, 'numRuns' | 'seed'> =>
  isLong ? { numRuns: inFull } : { numRuns: daily, seed: 1 };
