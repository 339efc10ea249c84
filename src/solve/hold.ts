import { lattices } from '../puzzle/lattices/index.ts';
import { orientations } from '../puzzle/orient.ts';
import type { Piece, Puzzle } from '../puzzle/types.ts';
import type { Problem } from './problem.ts';
import { holdPiece, symmetries, type Held, type Symmetry } from './symmetry.ts';

/** A piece by its number, and perhaps one of its orientations, from 0. */
interface Hold {
  readonly piece: number;
  readonly orientation: number | undefined;
}

/** How many orientations a piece of a puzzle has. */
export const orientationsOf = (
  { lattice }: Pick<Puzzle, 'lattice'>,
  { cells, freedom }: Piece,
): number => orientations(lattices[lattice], cells, freedom).length;

/**
 * Reads which piece a search holds: by its name, or by its name, a colon and the number of one of its
 * orientations, from 1 in the order of a candidate list. Undefined where none has this name or number.
 */
export function readHold(problem: Problem, text: string): Hold | undefined {
  const named = (name: string): number => problem.pieces.findIndex((piece) => piece.name === name);
  // A piece may have a name that ends in a number, too.
  if (named(text) >= 0) return { piece: named(text), orientation: undefined };
  const [, name = '', number] = /^(.+):([1-9]\d{0,2})$/s.exec(text) ?? [];
  const piece = named(name);
  if (piece < 0) return undefined;
  if (Number(number) > orientationsOf(problem.puzzle, problem.pieces[piece]!)) return undefined;
  return { piece, orientation: Number(number) - 1 };
}

/** What a search keeps to besides the board and the pieces. */
export interface Restriction {
  readonly held: readonly Held[];
  /** The symmetries under which a solution has to come before its images. */
  readonly group: readonly Symmetry[];
}

/**
 * Works out what a search is restricted to. A piece that is held to one orientation makes it a search of
 * its own: it has the solutions in which the piece lies so, in every copy. A piece that is held for
 * unique solutions is held to one orientation of each class under the symmetries: the one that is
 * named, or else the first that can stand for them. Both together count those solutions once that are images
 * of each other under the symmetries that leave the piece as it lies. What no piece of the puzzle is called
 * is passed over, and so is a piece that cannot stand for the symmetries.
 */
export function restrict(problem: Problem, unique: boolean, text: string): Restriction {
  const hold = text === '' ? undefined : readHold(problem, text);
  const fixed = hold?.orientation === undefined ? undefined : holdTo(problem, hold);
  const group = unique ? symmetries(problem, fixed) : [];
  const standing = fixed === undefined ? hold?.piece : undefined;
  const held = holdPiece(problem, group, standing);
  return {
    held: [fixed, held].filter((one) => one !== undefined),
    group: held ? [] : group,
  };
}

function holdTo({ puzzle, pieces }: Problem, { piece, orientation }: Hold): Held {
  const all = Array.from({ length: orientationsOf(puzzle, pieces[piece]!) });
  return { piece, allowed: all.map((_, number) => number === orientation) };
}

/** Why a search cannot hold what it is asked to, if it cannot. */
export type HoldIssue =
  | { readonly code: 'unknown' }
  | { readonly code: 'needsUnique' }
  /** With the names of the pieces that can stand for the symmetries. */
  | { readonly code: 'cannotStand'; readonly others: readonly string[] };

export function holdIssue(problem: Problem, unique: boolean, text: string): HoldIssue | undefined {
  if (text === '') return undefined;
  const hold = readHold(problem, text);
  if (!hold) return { code: 'unknown' };
  if (hold.orientation !== undefined) return undefined;
  if (!unique) return { code: 'needsUnique' };
  const group = symmetries(problem);
  const canStand = (piece: number): boolean => holdPiece(problem, group, piece) !== undefined;
  // Where there is no symmetry there is nothing to stand for.
  if (group.length < 2 || canStand(hold.piece)) return undefined;
  const others = problem.pieces.filter((_, piece) => canStand(piece));
  return { code: 'cannotStand', others: others.map(({ name }) => name) };
}
