import { availableParallelism } from 'node:os';
import { allowedMemory } from './memory.ts';

/** With less memory a process gains little, in bytes. */
const BYTES_A_WORKER = 2 ** 28;

/** The resources of a machine. */
interface Machine {
  readonly cores: number;
  /** Total memory. */
  readonly bytes: number;
}

/** The number of processes: one per core, as far as the memory suffices. */
export function defaultWorkers(
  { cores, bytes }: Machine = { cores: availableParallelism(), bytes: allowedMemory() },
): number {
  return Math.max(1, Math.min(cores, Math.floor(bytes / BYTES_A_WORKER)));
}

/** How many of some processes can go on at once from states that need so many bytes each; at least one. */
export const workersFitting = (workers: number, needed: number, bytes = allowedMemory()): number =>
  Math.max(1, Math.min(workers, Math.floor(bytes / needed)));
