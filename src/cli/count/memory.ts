import { totalmem } from 'node:os';
import type { Problem } from '../../solve/problem.ts';

/*
 * All amounts are bytes. The memory of a count is the resident memory of all its processes together: the
 * needs of each process, and the states.
 *
 *     memory = PROGRAM + processes × (PROCESS + tables) + workers × states
 *
 * One worker is the process of the command; several workers are processes beside it.
 */

/** The share of the memory that a count may take unless `--memory` is given. */
const SHARE = 0.4;

const MIB = 2 ** 20;
/** The code of the program, shared by all processes. By measurement, as the next two. */
const PROGRAM = 24 * MIB;
/** The memory of a process besides its tables and states. */
const PROCESS = 48 * MIB;
/**
 * The tables of a process, with the data they are made from: for each placement, and for each cell of a
 * placement.
 */
const PLACEMENT = 256;
const PLACEMENT_CELL = 16;
/** The least memory for states with which a worker is of use; the first states of a share take as much. */
const LEAST_STATES = 32 * MIB;
/** The share of a worker's states that may be garbage before it is collected. */
export const GARBAGE = 1 / 8;
/** The least `--memory` is a multiple of this, so that people can type it. */
const ROUND = 16 * MIB;

/** The memory this process may use. */
export const allowedMemory = (): number =>
  // The constraint is 0, or more than the total, if there is none.
  Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * The memory of a count by default, for all its processes together. Free memory is no guide: macOS fills most
 * of it with caches.
 */
export const defaultMemory = (bytes = allowedMemory()): number => Math.floor(SHARE * bytes);

/** The memory of a process for the tables of its puzzle. */
function tablesOf({ placements }: Pick<Problem, 'placements'>): number {
  return PLACEMENT * placements.piece.length + PLACEMENT_CELL * placements.cellOf.length;
}

export interface MemoryNeeds {
  /** The tables of each process. */
  readonly tables: number;
  /** The least memory for the states of a worker; 0 for a count without states. */
  readonly states: number;
}

/** The needs of a new count, or of a count resumed from `saved` bytes of states. */
export const needsOf = (problem: Problem, keepsStates: boolean, saved: number): MemoryNeeds => ({
  tables: tablesOf(problem),
  states: keepsStates ? Math.max(LEAST_STATES, saved) : 0,
});

/** The memory of the processes of so many workers, without states. */
export function withoutStates({ tables }: MemoryNeeds, workers: number): number {
  const processes = workers === 1 ? 1 : workers + 1;
  return PROGRAM + processes * (PROCESS + tables);
}

/** The least `--memory`: that of one worker. */
export function leastMemory(needs: MemoryNeeds): number {
  const least = withoutStates(needs, 1) + (1 + GARBAGE) * needs.states;
  return ROUND * Math.ceil(least / ROUND);
}

/** The memory for the states of each of so many workers. */
export const statesOf = (memory: number, needs: MemoryNeeds, workers: number): number =>
  Math.floor((memory - withoutStates(needs, workers)) / workers / (1 + GARBAGE));

/** The workers that the memory has room for, at least one of `workers`. */
export function workersWithin(memory: number, needs: MemoryNeeds, workers: number): number {
  let fitting = workers;
  while (fitting > 1 && statesOf(memory, needs, fitting) < needs.states) fitting--;
  return fitting;
}

/**
 * Makes a function that collects garbage once arrays have grown by so many bytes since the last collection.
 * V8 itself lets some hundred megabytes of arrays pass.
 */
export function makeCollector(bytes: number): () => void {
  let collectGarbage: (() => void) | undefined;
  let last = process.memoryUsage().external;
  return () => {
    const now = process.memoryUsage().external;
    last = Math.min(last, now);
    if (now - last < bytes) return;
    // Made here: few counts need a collector, and making it takes some ms.
    collectGarbage ??= exposedCollector();
    collectGarbage();
    last = process.memoryUsage().external;
  };
}

function exposedCollector(): () => void {
  process.getBuiltinModule('node:v8').setFlagsFromString('--expose-gc');
  return process.getBuiltinModule('node:vm').runInNewContext('gc') as () => void;
}
