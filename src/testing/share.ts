import type { Parameters as Options } from 'fast-check';

/** Whether all that is random or slow is run in full, by `npm run test:long`; every day only a fixed share of it is. */
export const isLong = process.env['MODE'] === 'long';

/** The share of random cases that is run every day, and how many there are at least. */
const DAILY = 0.4;
const FEWEST = 5;

/** What is left of a number of random cases every day, or of those among them that a property has to come to. */
export const share = (inFull: number): number => (isLong ? inFull : Math.ceil(DAILY * inFull));

/** The runs of a property: every day fewer, and always the same. */
export const runs = (inFull: number): Pick<Options, 'numRuns' | 'seed'> =>
  isLong
    ? { numRuns: inFull }
    : { numRuns: Math.max(share(inFull), Math.min(inFull, FEWEST)), seed: 1 };
