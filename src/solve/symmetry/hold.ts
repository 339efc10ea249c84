import { lattices } from '../../puzzle/lattices/index.ts';
import { orientations } from '../../puzzle/orient.ts';
import type { Piece, Puzzle } from '../../puzzle/types.ts';
import type { Problem } from '../problem.ts';
import { holdPiece, symmetries, type Held, type Symmetry } from './symmetry.ts';

/** A piece number, and the orientation, from 0, to which the search fixes it, if any. */
interface Hold {
  readonly piece: number;
  readonly orientation: number | undefined;
}

export const orientationsOf = (
  { lattice }: Pick<Puzzle, 'lattice'>,
  { cells, freedom }: Piece,
): number => orientations(lattices[lattice], cells, freedom).length;

/**
 * Reads the held piece of a search: its name, or `name:number` with the number of an orientation,
 * from 1 in the order of `orientations`. Undefined if no such piece is left, or it has no such orientation.
 */
export function readHold(problem: Problem, text: string): Hold | undefined {
  const named = (name: string): number =>
    problem.pieces.findIndex((piece) => piece.name === name && piece.copies > 0);
  // A piece's own name may end in `:number`.
  if (named(text) >= 0) return { piece: named(text), orientation: undefined };
  const [, name = '', number] = /^(.+):([1-9]\d{0,2})$/s.exec(text) ?? [];
  const piece = named(name);
  if (piece < 0) return undefined;
  if (Number(number) > orientationsOf(problem.puzzle, problem.pieces[piece]!)) return undefined;
  return { piece, orientation: Number(number) - 1 };
}

/** The restriction of a search beyond board and pieces. */
export interface Restriction {
  readonly held: readonly Held[];
  /** The symmetries by which a solution is compared with its images. */
  readonly group: readonly Symmetry[];
}

/**
 * Determines the restriction of a search.
 *
 * A piece held to a numbered orientation restricts the puzzle: only solutions with all its copies that are
 * left in that orientation count. For unique solutions, a piece is held to one orientation of
 * each orbit under the symmetries: the named piece, or else the first that can break them. With
 * both, solutions that are images of each other under the symmetries that preserve the fixed
 * orientation count once. An unknown name is ignored, as is a piece that cannot break the
 * symmetries.
 */
export function restrict(problem: Problem, unique: boolean, text: string): Restriction {
  const hold = text === '' ? undefined : readHold(problem, text);
  const fixed = hold?.orientation === undefined ? undefined : holdTo(problem, hold);
  const group = unique ? symmetries(problem, fixed) : [];
  const named = fixed === undefined ? hold?.piece : undefined;
  const held = holdPiece(problem, group, named);
  return {
    held: [fixed, held].filter((one) => one !== undefined),
    group: held ? [] : group,
  };
}

function holdTo({ puzzle, pieces }: Problem, { piece, orientation }: Hold): Held {
  const all = Array.from({ length: orientationsOf(puzzle, pieces[piece]!) });
  return { piece, allowed: all.map((_, number) => number === orientation) };
}

/** The reason why a search cannot hold the named piece. */
export type HoldIssue =
  | { readonly code: 'unknown' }
  /** All copies of the piece lie on the board from the start. */
  | { readonly code: 'lies'; readonly piece: string }
  | { readonly code: 'needsUnique' }
  /** `others` are the pieces that can break the symmetries. */
  | { readonly code: 'cannotHold'; readonly others: readonly string[] };

export function holdIssue(problem: Problem, unique: boolean, text: string): HoldIssue | undefined {
  if (text === '') return undefined;
  const hold = readHold(problem, text);
  if (!hold) {
    const { pieces } = problem.puzzle;
    const fixed = readHold({ ...problem, pieces }, text);
    return fixed ? { code: 'lies', piece: pieces[fixed.piece]!.name } : { code: 'unknown' };
  }
  if (hold.orientation !== undefined) return undefined;
  if (!unique) return { code: 'needsUnique' };
  const group = symmetries(problem);
  const canHold = (piece: number): boolean => holdPiece(problem, group, piece) !== undefined;
  // Without symmetries any piece will do.
  if (group.length < 2 || canHold(hold.piece)) return undefined;
  const others = problem.pieces.filter((_, piece) => canHold(piece));
  return { code: 'cannotHold', others: others.map(({ name }) => name) };
}
