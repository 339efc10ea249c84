import { totalmem } from 'node:os';
import type { Problem } from '../../solve/problem.ts';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/*
 * All amounts are bytes. What is asked for is what all processes of a count may have resident together: what each
 * of them needs itself, and the states.
 *
 *     memory = PROGRAM + processes × (PROCESS + tables) + workers × states
 *
 * One worker is the process that was started; several are processes of their own beside it.
 */

/** The share of the memory that a count may take unless `--memory` is given. */
const SHARE = 0.4;

const MIB = 2 ** 20;
/** What all processes share: the code of the program. By measurement, as the next two. */
const PROGRAM = 24 * MIB;
/** What each process takes besides its tables and states. */
const PROCESS = 48 * MIB;
/** What a process takes for each placement of the puzzle, and for each cell of it: tables, and what they are made of. */
const PLACEMENT = 256;
const PLACEMENT_CELL = 16;
/** The least states with which a worker is of use; those that shares begin with take as much. */
const LEAST_STATES = 32 * MIB;
/** The share of a worker's states that may be garbage before it is collected. */
export const GARBAGE = 1 / 8;
/** The least that can be asked for is rounded up to this, so that it can be typed. */
const ROUND = 16 * MIB;

/** The memory this process may use. */
export const allowedMemory = (): number =>
  // The constraint is 0, or more than the total, if there is none.
  Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * What a count may take, in all of its processes together. Free memory is no guide, since macOS fills most of it with
 * caches.
 */
export const defaultMemory = (bytes = allowedMemory()): number => Math.floor(SHARE * bytes);

/** What a process of a count takes for the tables of its puzzle. */
function tablesOf({ placements }: Pick<Problem, 'placements'>): number {
  return PLACEMENT * placements.piece.length + PLACEMENT_CELL * placements.cellOf.length;
}

/** What a count needs. */
export interface MemoryNeeds {
  /** What each process takes for tables. */
  readonly tables: number;
  /** The least that the states of a worker must be allowed to take; 0 where no states are kept. */
  readonly states: number;
}

/** What a new count needs, or one that goes on from saved states. */
export const needsOf = (problem: Problem, keepsStates: boolean, saved: number): MemoryNeeds => ({
  tables: tablesOf(problem),
  states: keepsStates ? Math.max(LEAST_STATES, saved) : 0,
});

/** What the processes of so many workers take without states. */
export function withoutStates({ tables }: MemoryNeeds, workers: number): number {
  const processes = workers === 1 ? 1 : workers + 1;
  return PROGRAM + processes * (PROCESS + tables);
}

/** The least memory in which a count can be asked for: that of one worker. */
export function leastMemory(needs: MemoryNeeds): number {
  const least = withoutStates(needs, 1) + (1 + GARBAGE) * needs.states;
  return ROUND * Math.ceil(least / ROUND);
}

/** What the states of each of so many workers may take. */
export const statesOf = (memory: number, needs: MemoryNeeds, workers: number): number =>
  Math.floor((memory - withoutStates(needs, workers)) / workers / (1 + GARBAGE));

/** As many workers as the memory has room for, of some; one at least. */
export function workersWithin(memory: number, needs: MemoryNeeds, workers: number): number {
  let fitting = workers;
  while (fitting > 1 && statesOf(memory, needs, fitting) < needs.states) fitting--;
  return fitting;
}

/**
 * Makes a function that collects garbage once arrays have grown by so many bytes since it did so last. V8 lets
 * some hundred megabytes of arrays pass before it looks which are still in use.
 */
export function makeCollector(bytes: number): () => void {
  let collectGarbage: (() => void) | undefined;
  let last = getHeapStatistics().external_memory;
  return () => {
    const now = getHeapStatistics().external_memory;
    last = Math.min(last, now);
    if (now - last < bytes) return;
    // Most counts never come here, and this takes some ms.
    collectGarbage ??= exposedCollector();
    collectGarbage();
    last = getHeapStatistics().external_memory;
  };
}

function exposedCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return process.getBuiltinModule('node:vm').runInNewContext('gc') as () => void;
}
