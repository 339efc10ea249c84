import { totalmem } from 'node:os';

/** The share of the memory that the states of a count may take unless `--memory` is given. */
const SHARE = 0.4;

/** The memory this process may use, in bytes. */
export const allowedMemory = (): number =>
  // The constraint is 0, or more than the total, if there is none.
  Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * The bytes that the states of a count may take, in all of its processes together. Free memory is no guide, since
 * macOS fills most of it with caches.
 */
export const defaultMemory = (bytes = allowedMemory()): number => Math.floor(SHARE * bytes);
