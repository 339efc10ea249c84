import { hasFixed } from '../../../puzzle/fixed.ts';
import { numbering } from '../../../puzzle/geometry.ts';
import { lattices } from '../../../puzzle/lattices/index.ts';
import { orientations, settled, shapeKey } from '../../../puzzle/orient.ts';
import type { Cell, LaidPiece, Puzzle } from '../../../puzzle/types.ts';
import { boardImage } from '../../../solve/symmetry/symmetry.ts';

type Laid = readonly LaidPiece[];

/**
 * A solution and its different images under turns and flips that map the board onto itself, as far as its
 * pieces may be turned and flipped: solutions all of them, the given one first.
 */
export function imagesOf(puzzle: Puzzle, laid: Laid): readonly Laid[] {
  const lattice = lattices[puzzle.lattice];
  const { cells } = puzzle.board;
  const numberOf = numbering(cells);
  const shapes = puzzle.pieces.map((piece) =>
    orientations(lattice, piece.cells, piece.freedom).map(shapeKey),
  );
  const found = new Map<string, Laid>();
  for (const turn of lattice.symmetries) {
    const image = boardImage(puzzle.lattice, cells, turn)?.images;
    if (!image) continue;
    const turned = laid.map(({ piece, cells: from }): LaidPiece => {
      const to = from.map((cell): Cell => cells[image[numberOf(cell)!]!]!);
      const orientation = shapes[piece]!.indexOf(
        shapeKey(settled(lattice, puzzle.pieces[piece]!.freedom, to)),
      );
      return { piece, orientation, cells: to };
    });
    if (turned.some(({ orientation }) => orientation < 0) || !hasFixed(puzzle, turned)) continue;
    const owner = cells.map(() => -1);
    for (const [i, tile] of turned.entries())
      for (const cell of tile.cells) owner[numberOf(cell)!] = i;
    // Pieces that are alike may have changed places.
    const name = owner.map((i) => turned[i] && owner.indexOf(i) * 64 + turned[i].piece).join();
    if (!found.has(name)) found.set(name, turned);
  }
  return [...found.values()];
}
