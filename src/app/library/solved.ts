import { readSolution } from '../../solve/saved/solutionText.ts';
import type { LaidPiece } from '../../puzzle/types.ts';
import { StoredRecord, type OpenStorage } from './stored.ts';
import { findEntry, type CatalogueEntry, todayEntry } from '../../puzzle/catalogue.ts';
import type { LatticeId } from '../../puzzle/lattices/index.ts';
import type { Puzzle, Question } from '../../puzzle/types.ts';
import { calendarId, dayTitled } from '../../puzzle/calendar.ts';
import { dayOf } from '../../game/date.ts';
import { todaysDate } from './byHand.ts';

/** Longer solutions are not stored. */
const LONGEST = 2000;

/**
 * The puzzles solved in this browser, by id, each with a solution as written by `writeSolution`. What is read
 * back is untrusted and has to be checked.
 */
export class Solved extends StoredRecord<string> {
  constructor(open?: OpenStorage) {
    const isSound = ([, text]: readonly [string, unknown]): boolean =>
      typeof text === 'string' && text.length <= LONGEST;
    super({ key: 'fitful.solved', field: 'solutions', most: 600, isSound }, open);
  }

  /** Keeps a solution; one that is too long leaves the earlier one of its puzzle. */
  override keep(id: string, solution: string): boolean {
    return solution.length <= LONGEST && super.keep(id, solution);
  }
}

/** A puzzle with the solution that was last found in this browser. */
export interface SolvedBoard {
  readonly puzzle: Puzzle;
  readonly laid: readonly LaidPiece[];
}

/** How many puzzles of the catalogue on a lattice have been solved in this browser. */
export const solvedOn = (
  lattice: LatticeId,
  entries: readonly CatalogueEntry[],
  solved: ReadonlyMap<string, string>,
): number =>
  entries.filter(
    ({ id, question }) => question.lattice === lattice && solved.has(permanentId(id, question)),
  ).length;

/** The puzzles on a lattice solved in this browser, with checked solutions, the last one at the end. */
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

export const today = todayEntry(() => dayOf(todaysDate()));

/** An id that still names the same puzzle tomorrow: that of its day, for today's puzzle. */
export function permanentId(id: string, { title }: Pick<Question, 'title'>): string {
  const day = id === today.id ? dayTitled(title) : undefined;
  return day ? calendarId(day) : id;
}
