import type fc from 'fast-check';
import type { Puzzle } from '../../puzzle/types.ts';
import { compile } from '../../solve/problem.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';
import { anyPuzzle } from './anyPuzzle.ts';

/** A small random puzzle that symmetries of its board map onto itself. */
export const anySymmetric = (most: number): fc.Arbitrary<Puzzle> =>
  anyPuzzle(most).filter((puzzle) => symmetries(compile(puzzle)).length > 1);
