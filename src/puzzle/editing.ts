import { isPlace } from './drawing.ts';
import { limits } from './errors.ts';
import { boardWith } from './fixed.ts';
import { numbering } from './geometry.ts';
import { lattices } from './lattices/index.ts';
import { inReadingOrder } from './orient.ts';
import { areaOf, parsePuzzle, printPuzzle } from './text.ts';
import type { Cell, LaidPiece, Puzzle } from './types.ts';

/** A change of a board: a cell that is closed or opened, or a piece that is fixed where it lies, or freed. */
export type Edit =
  | { readonly kind: 'close' | 'open'; readonly cell: Cell }
  | { readonly kind: 'fix' | 'free'; readonly laid: LaidPiece };

/** A puzzle without what is said of its own board alone, and which no edit keeps: title, labels, published number. */
export function untitled(puzzle: Puzzle): Puzzle {
  const { published: _published, neutral: _neutral, labels: _labels, ...others } = puzzle;
  return { ...others, title: '' };
}

/**
 * The puzzle after an edit, as it is read from its text, untitled. Its pieces and the box of its board stay, so that
 * the opposite edit leads back. Whether all pieces are used follows from the areas once a cell comes or goes.
 *
 * @throws PuzzleError if a text cannot say it: of copies that touch, of the last cell, or of too much to search
 */
export function edited(puzzle: Puzzle, edit: Edit): Puzzle {
  return parsePuzzle(printPuzzle({ ...untitled(puzzle), ...changed(puzzle, edit) }));
}

function changed(
  puzzle: Puzzle,
  edit: Edit,
): Pick<Puzzle, 'board' | 'use'> | Pick<Puzzle, 'fixed'> {
  const { board, fixed } = puzzle;
  if ('laid' in edit) {
    const first = edit.laid.cells[0]!;
    const others = fixed.filter(({ cells }) => !isSame(cells[0]!, first));
    if (edit.kind === 'free') return { fixed: others };
    const firstOf = ({ cells }: LaidPiece): Cell => cells[0]!;
    return { fixed: [...others, edit.laid].sort((a, b) => inReadingOrder(firstOf(a), firstOf(b))) };
  }
  const others = board.cells.filter((cell) => !isSame(cell, edit.cell));
  const cells = edit.kind === 'open' ? [...others, edit.cell].sort(inReadingOrder) : others;
  return { board: boardWith(cells, board), use: useOn(puzzle, cells.length) };
}

const isSame = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];

/** Whether all pieces are used on so many cells: as before, where there are any number of one. */
function useOn({ use, pieces }: Puzzle, cells: number): Puzzle['use'] {
  const area = areaOf(pieces);
  if (area === Infinity) return use;
  return area === cells ? 'all' : 'some';
}

/** How many cells the pieces have more than the board, fewer if negative; undefined if there are any number of one. */
export function areaOver({ pieces, board }: Pick<Puzzle, 'pieces' | 'board'>): number | undefined {
  const area = areaOf(pieces);
  return area === Infinity ? undefined : area - board.cells.length;
}

/** The places in the box of a board that are no cells; in a large box those beside its cells alone. */
export function closedCells({
  lattice: id,
  board,
}: Pick<Puzzle, 'lattice' | 'board'>): readonly Cell[] {
  const lattice = lattices[id];
  const numberOf = numbering(board.cells);
  const rows = Array.from({ length: board.height }, (_, row) => row);
  const places = rows.flatMap((row) =>
    Array.from({ length: board.width }, (_, column): Cell => [column, row]),
  );
  const closed = places.filter((place) => isPlace(lattice, place) && numberOf(place) === undefined);
  if (closed.length <= limits.cells) return closed;
  return closed.filter((cell) =>
    lattice.neighbours(cell).some((other) => numberOf(other) !== undefined),
  );
}
