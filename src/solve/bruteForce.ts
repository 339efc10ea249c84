import { lattices } from '../puzzle/lattices/index.ts';
import { normalise, orientations, shapeKey } from '../puzzle/orient.ts';
import type { Cell, Piece, Puzzle } from '../puzzle/types.ts';

/**
 * Every solution, each written as its pieces with the cells they cover, and how often a piece was
 * placed on the way: by trying every shape on the first open cell in reading order, as slow and as
 * plain as can be.
 */
export function bruteForce(puzzle: Puzzle): { solutions: string[]; placements: number } {
  const lattice = lattices[puzzle.lattice];
  const shapes = puzzle.pieces.map((p) => orientations(lattice, p.cells, p.freedom));
  const left = puzzle.pieces.map((p) => p.copies);
  const solutions: string[] = [];
  let placements = 0;
  const search = (open: readonly Cell[], placed: readonly string[]): void => {
    const [first] = open;
    if (!first) {
      const due = puzzle.pieces.some((p, i) => p.copies !== Infinity && left[i]! > 0);
      if (puzzle.use === 'some' || !due) solutions.push([...placed].sort().join(' | '));
      return;
    }
    for (const [i, piece] of puzzle.pieces.entries())
      for (const shape of left[i]! > 0 ? shapes[i]! : []) {
        const [column, row] = [first[0] - shape[0]![0], first[1] - shape[0]![1]];
        const cells = shape.map(([c, r]): Cell => [c + column, r + row]);
        const isOpen = (cell: Cell) => open.some((other) => other.join() === cell.join());
        if (!lattice.moves(column, row) || !cells.every(isOpen)) continue;
        const names = cells.map((cell) => cell.join());
        left[i]!--;
        placements++;
        search(
          open.filter((cell) => !names.includes(cell.join())),
          [...placed, `${piece.name}: ${names.join(' ')}`],
        );
        left[i]!++;
      }
  };
  search(puzzle.board.cells, []);
  return { solutions, placements };
}

/** How many classes solutions fall into under the lattice's symmetries that map solutions to solutions. */
export function countClasses(puzzle: Puzzle, solutions: readonly string[]): number {
  const lattice = lattices[puzzle.lattice];
  const boardKey = shapeKey(normalise(lattice, puzzle.board.cells));
  const shapesOf = (piece: Piece) =>
    orientations(lattice, piece.cells, piece.freedom).map(shapeKey).sort().join(';');
  const kinds = new Map(puzzle.pieces.map((piece) => [shapesOf(piece), piece.copies]));
  const group = lattice.symmetries.filter(
    (turn) =>
      shapeKey(normalise(lattice, puzzle.board.cells.map(turn))) === boardKey &&
      puzzle.pieces.every((piece) => {
        const images = orientations(lattice, piece.cells, piece.freedom)
          .map((shape) => shapeKey(normalise(lattice, shape.map(turn))))
          .sort();
        return kinds.get(images.join(';')) === piece.copies;
      }),
  );
  const cellsIn = (solution: string): Cell[][] =>
    solution
      .split(' | ')
      .map((part) => part.split(': ')[1]!.split(' '))
      .map((cells) => cells.map((cell) => cell.split(',').map(Number) as unknown as Cell));
  const place = (parts: Cell[][]): string => {
    const all = parts.flat();
    const least = (axis: 0 | 1) => Math.min(...all.map((cell) => cell[axis]));
    const [column, row] = [least(0), least(1)];
    const moved = parts.map((cells) => cells.map(([c, r]) => `${c - column},${r - row}`).sort());
    return moved
      .map((cells) => cells.join(' '))
      .sort()
      .join(' | ');
  };
  const classes = solutions.map((solution) => {
    const images = group.map((turn) => place(cellsIn(solution).map((part) => part.map(turn))));
    return images.sort()[0];
  });
  return new Set(classes).size;
}
