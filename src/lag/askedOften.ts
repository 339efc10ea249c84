import type { Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import { CountedSolvability } from './countedSolvability.ts';
import { pieceHeldBySymmetry } from './heldPiece.ts';
import { indexSolutions } from './solutionIndex.ts';
import type { Solvability } from './solvability.ts';

/** Answers for many positions: by all solutions, if they can be found, or else by counting. */
export const askedOften = (problem: Problem, search: Search): Solvability =>
  indexSolutions(problem, search) ?? new CountedSolvability(problem, search);

/** What a meter of a search has to ask while it runs; undefined if the search itself tells all. */
export const solvabilityFor = (problem: Problem, search: Search): Solvability | undefined =>
  pieceHeldBySymmetry(problem, search) < 0 ? undefined : askedOften(problem, search);
