import { availableParallelism, totalmem } from 'node:os';

/** The most memory a counting process takes, in bytes. */
const BYTES_A_WORKER = 2 ** 29;

/** The resources of a machine. */
interface Machine {
  readonly cores: number;
  /** Total memory. */
  readonly bytes: number;
}

/** The resources this process may use. */
const allowed = (): Machine => ({
  cores: availableParallelism(),
  // The constraint is 0, or more than the total, if there is none.
  bytes: Math.min(totalmem(), process.constrainedMemory() || Infinity),
});

/**
 * The number of counting processes: one per core, as far as half of the memory suffices. Free
 * memory is no guide, since macOS fills most of it with caches.
 */
export function defaultWorkers({ cores, bytes } = allowed()): number {
  return Math.max(1, Math.min(cores, Math.floor(bytes / 2 / BYTES_A_WORKER)));
}
