import { lattices } from '../puzzle/lattices/index.ts';
import { normalise, orientations, shapeKey, shapesKey } from '../puzzle/orient.ts';
import type { Cell, Piece, Puzzle } from '../puzzle/types.ts';
import { coveredBy, fixedTiles, type Problem } from '../solve/problem.ts';

/**
 * All solutions, each written as its pieces with the cells they cover, and the number of placements:
 * tries every shape on the first open cell in reading order, as slow and simple as can be.
 */
export function bruteForce(puzzle: Puzzle): { solutions: string[]; placements: number } {
  const lattice = lattices[puzzle.lattice];
  const shapes = puzzle.pieces.map((p) => orientations(lattice, p.cells, p.freedom));
  const left = puzzle.pieces.map((p) => p.copies);
  for (const { piece } of puzzle.fixed) left[piece]!--;
  const isFixed = new Set(puzzle.fixed.flatMap(({ cells }) => cells.map((cell) => cell.join())));
  const solutions: string[] = [];
  let placements = 0;
  const search = (open: readonly Cell[], placed: readonly string[]): void => {
    const [first] = open;
    if (!first) {
      const due = puzzle.pieces.some((p, i) => p.copies !== Infinity && left[i]! > 0);
      if (puzzle.use === 'some' || !due) solutions.push([...placed].sort().join(' | '));
      return;
    }
    const isOpen = new Set(open.map((cell) => cell.join()));
    for (const [i, piece] of puzzle.pieces.entries())
      for (const shape of left[i]! > 0 ? shapes[i]! : []) {
        const [column, row] = [first[0] - shape[0]![0], first[1] - shape[0]![1]];
        if (piece.freedom === 'in-place' && (column !== 0 || row !== 0)) continue;
        const cells = shape.map(([c, r]): Cell => [c + column, r + row]);
        const names = cells.map((cell) => cell.join());
        if (!lattice.isTranslation(column, row) || !names.every((name) => isOpen.has(name)))
          continue;
        left[i]!--;
        placements++;
        search(
          open.filter((cell) => !names.includes(cell.join())),
          [...placed, textOf(piece.name, cells)],
        );
        left[i]!++;
      }
  };
  search(
    puzzle.board.cells.filter((cell) => !isFixed.has(cell.join())),
    fixedParts(puzzle).map(({ name, cells }) => textOf(name, cells)),
  );
  return { solutions, placements };
}

const textOf = (name: string, cells: readonly Cell[]): string =>
  `${name}: ${cells.map((cell) => cell.join()).join(' ')}`;

/** A solution, by its placements, as brute force writes it. */
export function solutionText(problem: Problem, placements: readonly number[]): string {
  const { pieces, board, tiles } = problem;
  return [...placements, ...fixedTiles(problem)]
    .map((tile) => {
      const cells = Array.from(coveredBy(problem, tile), (cell) => board[cell]!);
      return textOf(pieces[tiles.piece[tile]!]!.name, cells);
    })
    .sort()
    .join(' | ');
}

/** The pieces that lie from the start. */
const fixedParts = ({ pieces, fixed }: Puzzle): Lying[] =>
  fixed.map(({ piece, cells }) => ({ name: pieces[piece]!.name, cells }));

/** A piece in one orientation. */
export interface Lying {
  readonly name: string;
  readonly cells: readonly Cell[];
}

/** The solutions in which every copy of a piece is in one given orientation. */
export function holding(
  { lattice }: Puzzle,
  solutions: readonly string[],
  held: Lying,
): readonly string[] {
  const shape = (cells: readonly Cell[]) => shapeKey(normalise(lattices[lattice], cells));
  return solutions.filter((solution) =>
    partsOf(solution).every(
      ({ name, cells }) => name !== held.name || shape(cells) === shape(held.cells),
    ),
  );
}

/**
 * The number of classes of solutions under the symmetries of the board, its fixed pieces and all pieces; if a
 * piece is held, only under those that keep its orientation.
 */
export function countClasses(puzzle: Puzzle, solutions: readonly string[], held?: Lying): number {
  const lattice = lattices[puzzle.lattice];
  const boardKey = shapeKey(normalise(lattice, puzzle.board.cells));
  const images = lattice.symmetries.flatMap((turn): ((parts: Lying[]) => string)[] => {
    const turned = (shape: readonly Cell[]) => normalise(lattice, shape.map(turn));
    if (shapeKey(turned(puzzle.board.cells)) !== boardKey) return [];
    const becomes = new Map(
      puzzle.pieces.map((piece) => {
        const shapes = shapesKey(shapesOf(puzzle, piece).map(turned));
        const other = puzzle.pieces.find(
          (q) => shapesKey(shapesOf(puzzle, q)) === shapes && q.copies === piece.copies,
        );
        return [piece.name, other?.name];
      }),
    );
    if ([...becomes.values()].includes(undefined)) return [];
    if (held) {
      const isLeft = shapeKey(turned(held.cells)) === shapeKey(normalise(lattice, held.cells));
      if (!isLeft || becomes.get(held.name) !== held.name) return [];
    }
    // Beside all cells of the board, what lies on it stays in its place.
    const image = (parts: readonly Lying[]): string =>
      written([
        ...parts.map(({ name, cells }) => ({ name: becomes.get(name)!, cells: cells.map(turn) })),
        { name: 'board', cells: puzzle.board.cells.map(turn) },
      ]);
    const lying = fixedParts(puzzle);
    const isKept =
      image(lying) === written([...lying, { name: 'board', cells: puzzle.board.cells }]);
    return isKept ? [image] : [];
  });
  const classes = solutions.map((solution) => {
    const parts = partsOf(solution);
    return images.map((image) => image(parts)).sort()[0];
  });
  return new Set(classes).size;
}

/** Reads the pieces of a solution's text. */
export const partsOf = (solution: string): Lying[] =>
  solution.split(' | ').map((part) => {
    const [name, cells] = part.split(': ') as [string, string];
    return { name, cells: cells.split(' ').map((cell) => cell.split(',').map(Number) as never) };
  });

const shapesOf = ({ lattice }: Puzzle, { cells, freedom }: Piece): Cell[][] =>
  orientations(lattices[lattice], cells, freedom);

/** A solution as text, independent of its position. */
function written(parts: readonly Lying[]): string {
  const all = parts.flatMap(({ cells }) => cells);
  const least = (axis: 0 | 1) => Math.min(...all.map((cell) => cell[axis]));
  const [column, row] = [least(0), least(1)];
  return parts
    .map(
      ({ name, cells }) =>
        `${name}: ${cells
          .map(([c, r]) => `${c - column},${r - row}`)
          .sort()
          .join(' ')}`,
    )
    .sort()
    .join(' | ');
}
