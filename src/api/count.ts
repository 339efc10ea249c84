import { Count } from '../count/count.ts';
import { checkFlag, checkOptions } from './options.ts';
import { ParsedPuzzle } from './parsed.ts';
import type { Puzzle } from './types.ts';

export interface CountOptions {
  /** Whether solutions that are turns and flips of each other count once. */
  readonly unique?: boolean | undefined;
  /**
   * The bytes that the states of the count may take, about: 2²⁸ if left out, at least 2²⁵. With less memory a count
   * takes longer, and is as exact.
   */
  readonly memory?: number | undefined;
}

/** A count at one moment. */
export interface CountProgress {
  /** The solutions counted so far: all of them if the count is exact, else there are at least as many. */
  readonly solutions: bigint;
  readonly isExact: boolean;
  /** The share of the work that is done, 0 to 1; it never falls, and is 1 at the end. */
  readonly progress: number;
}

const LEAST_MEMORY = 2 ** 25;
/** The states of a slice, which takes some hundredths of a second. */
const SLICE = 500_000;

/**
 * Counts the solutions of a puzzle without visiting each, in time slices: a loop over them can show the progress, let
 * others work, or stop. The last one is exact.
 *
 * @throws RangeError for too little memory, or an option that makes no sense
 */
export function counting(
  puzzle: Puzzle,
  options: CountOptions = {},
): IterableIterator<CountProgress> {
  return slicesOf(countOf(puzzle, options));
}

/**
 * Counts the solutions of a puzzle exactly, without visiting each; it may take long.
 *
 * @throws RangeError for too little memory, or an option that makes no sense
 */
export function count(puzzle: Puzzle, options: CountOptions = {}): bigint {
  const whole = countOf(puzzle, options);
  while (!whole.run(Infinity));
  return whole.solutions;
}

function countOf(puzzle: Puzzle, options: CountOptions): Count {
  checkOptions(options, ['unique', 'memory']);
  checkFlag('unique', options.unique);
  const { unique = false, memory } = options;
  if (memory !== undefined && !(memory >= LEAST_MEMORY))
    throw new RangeError(`memory: ${memory} is less than ${LEAST_MEMORY}.`);
  const problem = ParsedPuzzle.problemOf(puzzle);
  return new Count(problem, { unique, ...(memory !== undefined && { memory }) });
}

function* slicesOf(count: Count): IterableIterator<CountProgress> {
  for (let isExact = false; !isExact;) {
    isExact = count.run(SLICE);
    yield { solutions: count.solutions, isExact, progress: count.progress() };
  }
}
