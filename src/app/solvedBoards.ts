import { findEntry, type CatalogueEntry } from '../puzzle/catalogue.ts';
import type { LatticeId } from '../puzzle/lattices/index.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { readSolution, type SolutionPiece } from '../solve/saved/solutionText.ts';
import { lastingName } from './today.ts';

/** A puzzle with the solution that was last found in this browser. */
export interface SolvedBoard {
  readonly puzzle: Puzzle;
  readonly laid: readonly SolutionPiece[];
}

/** How many puzzles of the catalogue on a lattice have been solved in this browser. */
export const solvedOn = (
  lattice: LatticeId,
  entries: readonly CatalogueEntry[],
  solved: ReadonlyMap<string, string>,
): number =>
  entries.filter(
    ({ id, question }) => question.lattice === lattice && solved.has(lastingName(id, question)),
  ).length;

/**
 * The puzzles on a lattice solved in this browser, the one solved last at the end.
 *
 * @param solved unchecked solutions by puzzle id
 */
export const solvedBoards = (
  lattice: LatticeId,
  entries: readonly CatalogueEntry[],
  solved: ReadonlyMap<string, string>,
): SolvedBoard[] =>
  [...solved].flatMap(([id, text]) => {
    const puzzle = findEntry(entries, id)?.puzzle;
    if (puzzle?.lattice !== lattice) return [];
    const laid = readSolution(puzzle, text);
    return laid ? [{ puzzle, laid }] : [];
  });
