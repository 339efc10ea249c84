import type { Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import { CountedSolvability, MOST_STATES } from './countedSolvability.ts';
import { pieceHeldBySymmetry } from './heldPiece.ts';
import { indexSolutions } from './solutionIndex.ts';
import type { Solvability } from './solvability.ts';

/** States that are counted in the time of a step that finds solutions, about. */
const STATES_PER_STEP = 8;

/**
 * Answers for many positions: by all solutions, if they can be found, or else by counting.
 *
 * @param states the most that may be counted, and for how long solutions may be looked for instead
 */
export const askedOften = (problem: Problem, search: Search, states = MOST_STATES): Solvability =>
  indexSolutions(problem, search, states / STATES_PER_STEP) ??
  new CountedSolvability(problem, search, states);

/** What a meter of a search has to ask while it runs; undefined if the search itself tells all. */
export const solvabilityFor = (
  problem: Problem,
  search: Search,
  states?: number,
): Solvability | undefined =>
  pieceHeldBySymmetry(problem, search) < 0 ? undefined : askedOften(problem, search, states);
