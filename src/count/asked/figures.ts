import { numbering } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { coveredBy, fixedTiles, type Problem } from '../../solve/problem.ts';
import { symmetries } from '../../solve/symmetry/symmetry.ts';

/** Tile → its figure, a whole number of 0 or more; that of a solution is their sum, that of all tiles on its board. */
export type Figures = Float64Array;

/** Tile → 1 if it touches the edge of the board, or of a hole in it, else 0. */
export function touchingEdge(problem: Problem): Figures {
  const lattice = lattices[problem.puzzle.lattice];
  const numberOf = numbering(problem.board);
  const isAtEdge = problem.board.map((cell) =>
    lattice.neighbours(cell).some((other) => numberOf(other) === undefined),
  );
  return Float64Array.from({ length: problem.tiles.count }, (_, tile) =>
    Number(coveredBy(problem, tile).some((cell) => isAtEdge[cell])),
  );
}

/** Tile → 1 if it is of a piece, else 0. */
export const ofPiece = ({ tiles }: Problem, piece: number): Figures =>
  Float64Array.from(tiles.piece, (one) => Number(one === piece));

/**
 * Whether more than one of a piece may be laid, or may lie beside those that lie from the start if not all are used:
 * then it is asked how many are used, else where the one lies.
 */
export const isCounted = ({ puzzle, pieces }: Problem, piece: number): boolean =>
  pieces[piece]!.copies > 1 || (puzzle.use === 'some' && puzzle.pieces[piece]!.copies > 1);

/** Whether solutions may differ in how many of a piece they use. */
export const isOptional = ({ puzzle, pieces }: Problem, piece: number): boolean =>
  pieces.length > 1 && (puzzle.use === 'some' || pieces[piece]!.copies === Infinity);

/** The orbits of the placements of a piece under the symmetries of a problem, each in order. */
export function orbitsOf(problem: Problem, piece: number): number[][] {
  const group = symmetries(problem);
  const orbits = new Map<number, number[]>();
  for (const [placement, of] of problem.placements.piece.entries()) {
    if (of !== piece) continue;
    // Symmetries may map a piece onto another.
    const own = group
      .map(({ placements }) => placements[placement]!)
      .filter((image) => problem.placements.piece[image] === piece);
    const first = Math.min(...own);
    orbits.set(first, [...(orbits.get(first) ?? []), placement]);
  }
  return [...orbits.values()];
}

/** Tile → the number of its orbit from 1, else 0; only one tile of an orbit may lie on a board. */
export function inOrbit({ tiles }: Problem, orbits: readonly (readonly number[])[]): Figures {
  const figures = new Float64Array(tiles.count);
  for (const [i, orbit] of orbits.entries())
    for (const placement of orbit) figures[placement] = i + 1;
  return figures;
}

/** The figures of pieces, from which their numbers on a board can be read; undefined if those are too large. */
export function byKinds(problem: Problem): { figures: Figures; read: Reading } | undefined {
  const { pieces, tiles, cells } = problem;
  const laid = fixedTiles(problem).map((tile) => tiles.piece[tile]!);
  const most = pieces.map(
    (piece, i) =>
      Math.min(piece.copies, Math.floor(cells.length / piece.cells.length)) +
      laid.filter((one) => one === i).length,
  );
  const unit = [1];
  for (const many of most) unit.push(unit.at(-1)! * (many + 1));
  if (unit.at(-1)! > Number.MAX_SAFE_INTEGER) return undefined;
  return {
    figures: Float64Array.from(tiles.piece, (piece) => unit[piece]!),
    read: (figure) => most.map((many, i) => Math.floor(figure / unit[i]!) % (many + 1)),
  };
}

/** Figure → how many of each piece lie on the board. */
type Reading = (figure: number) => number[];

/** The sum of the figures of what lies from the start. */
export const figureOfFixed = (problem: Problem, figures: Figures): number =>
  fixedTiles(problem).reduce((sum, tile) => sum + figures[tile]!, 0);
