import { availableParallelism, totalmem } from 'node:os';

/** The most memory that a process takes up which counts, in bytes, all told. */
const BYTES_A_WORKER = 2 ** 29;

/** What all processes share. */
interface Machine {
  readonly cores: number;
  /** How much memory there is, used or not. */
  readonly bytes: number;
}

/** As much of this machine as may be used here. */
const allowed = (): Machine => ({
  cores: availableParallelism(),
  // It is 0, or more than there is, where nothing is limited.
  bytes: Math.min(totalmem(), process.constrainedMemory() || Infinity),
});

/**
 * How many processes to count with: as many as there are cores, or as half of the memory has room for.
 * What is free just now would say too little, as macOS keeps most of it filled with what it can do without.
 */
export function defaultWorkers({ cores, bytes } = allowed()): number {
  return Math.max(1, Math.min(cores, Math.floor(bytes / 2 / BYTES_A_WORKER)));
}
