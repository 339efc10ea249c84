import { readSolution, type SolutionPiece } from '../../solve/saved/solutionText.ts';
import { Stored, type OpenStorage } from './stored.ts';
import { findEntry, type CatalogueEntry, todayEntry } from '../../puzzle/catalogue.ts';
import type { LatticeId } from '../../puzzle/lattices/index.ts';
import type { Puzzle, Question } from '../../puzzle/types.ts';
import { calendarId, dayTitled, type Day } from '../../puzzle/calendar.ts';

type Entry = readonly [id: string, text: string];

/** Longer solutions are not stored. */
const LONGEST = 2000;

const isSound = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string' && entry[1].length <= LONGEST;

/**
 * The puzzles solved in this browser, each with a solution as written by `writeSolution`. What is read
 * back is untrusted and has to be checked.
 */
export class Solved {
  private readonly stored: Stored<Entry>;

  constructor(open?: OpenStorage) {
    const format = {
      key: 'fitful.solved',
      version: 1,
      most: 600,
      written: (entries: readonly Entry[]) => ({ solutions: Object.fromEntries(entries) }),
      read: ({ solutions }: { readonly solutions?: unknown }): Entry[] =>
        Object.entries(solutions as Record<string, unknown>).filter(isSound),
    };
    this.stored = new Stored(format, open);
  }

  /** Solutions by puzzle id, the one stored last at the end. */
  read(): ReadonlyMap<string, string> {
    return new Map(this.stored.read());
  }

  /** Stores a solution, replacing any earlier one of the same puzzle. */
  keep(id: string, text: string): void {
    if (text.length > LONGEST) return;
    const others = this.stored.read().filter(([other]) => other !== id);
    this.stored.write([...others, [id, text]]);
  }
}

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
    ({ id, question }) => question.lattice === lattice && solved.has(permanentId(id, question)),
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

const day = (): Day => {
  const now = new Date();
  return { month: now.getMonth() + 1, day: now.getDate() };
};

/** The puzzle of the current day. */
export const today = todayEntry(day);

/** An id that still names the same puzzle tomorrow: that of its day, for today's puzzle. */
export function permanentId(id: string, { title }: Pick<Question, 'title'>): string {
  const day = id === today.id ? dayTitled(title) : undefined;
  return day ? calendarId(day) : id;
}
