import type { Puzzle as PuzzleData } from '../puzzle/types.ts';
import { compile, type Problem } from '../solve/problem.ts';
import type { Board, LatticeName, Piece, Placement, Puzzle } from './types.ts';

/** A puzzle as programs have it, with the one that searches and counts need. */
export class ParsedPuzzle implements Puzzle {
  readonly title: string;
  readonly lattice: LatticeName;
  readonly board: Board;
  readonly pieces: readonly Piece[];
  readonly use: 'all' | 'some';
  readonly fixed: readonly Placement[];
  readonly published: bigint | undefined;
  readonly source: string | undefined;
  readonly #data: PuzzleData;
  #problem: Problem | undefined;

  constructor(data: PuzzleData) {
    this.title = data.title;
    this.lattice = data.lattice;
    this.board = data.board;
    this.pieces = data.pieces;
    this.use = data.use;
    this.fixed = data.fixed.map(({ piece, cells }) => ({ piece: data.pieces[piece]!.name, cells }));
    this.published = data.published;
    this.source = data.source;
    this.#data = data;
    freeze(this);
  }

  /** @throws TypeError for anything but a puzzle of this package */
  static dataOf(puzzle: Puzzle): PuzzleData {
    return checked(puzzle).#data;
  }

  /**
   * The problem of a puzzle, compiled once.
   *
   * @throws TypeError for anything but a puzzle of this package
   */
  static problemOf(puzzle: Puzzle): Problem {
    const parsed = checked(puzzle);
    return (parsed.#problem ??= compile(parsed.#data));
  }
}

/** Freezes plain data to its depth: a puzzle that was checked stays as it is. */
function freeze(data: unknown): void {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return;
  Object.freeze(data);
  for (const part of Object.values(data)) freeze(part);
}

function checked(puzzle: Puzzle): ParsedPuzzle {
  if (puzzle instanceof ParsedPuzzle) return puzzle;
  throw new TypeError('This is no puzzle of this package: parse() makes one.');
}
