import { cellCharacters, firstColumn, type Drawing, type Letter } from './drawing.ts';
import { fail, PuzzleError } from './errors.ts';
import { components, neighbourLists, numbering } from './geometry.ts';
import { pieceLetters } from './labels.ts';
import { lattices, type Lattice } from './lattices/index.ts';
import { inReadingOrder, mayMove, orientations, settled, shapeKey } from './orient.ts';
import type { Board, Cell, LaidPiece, Piece, Puzzle } from './types.ts';

/** The board with some cells, one at least, in a box of some columns and rows at least. */
export const boardWith = (
  cells: readonly Cell[],
  { width, height } = { width: 0, height: 0 },
): Board => ({
  cells,
  width: Math.max(width, ...cells.map(([column]) => column + 1)),
  height: Math.max(height, ...cells.map(([, row]) => row + 1)),
});

/** The cells of a board on which no fixed piece lies, in reading order. */
export function openCells({ board, fixed }: Pick<Puzzle, 'board' | 'fixed'>): readonly Cell[] {
  const isTaken = numbering(fixed.flatMap(({ cells }) => cells));
  return board.cells.filter((cell) => isTaken(cell) === undefined);
}

/** The cells of a board as its tilings number them: the open ones, then those of the fixed pieces. */
export const numberedCells = (puzzle: Pick<Puzzle, 'board' | 'fixed'>): readonly Cell[] => [
  ...openCells(puzzle),
  ...puzzle.fixed.flatMap(({ cells }) => cells),
];

/** The pieces of a puzzle with the copies that do not lie on the board yet, 0 if all do. */
export const piecesLeft = ({ pieces, fixed }: Pick<Puzzle, 'pieces' | 'fixed'>): Piece[] =>
  pieces.map((piece, i) => ({
    ...piece,
    copies: piece.copies - fixed.filter((laid) => laid.piece === i).length,
  }));

/**
 * What fixed pieces leave of a puzzle, as a puzzle without them; all of it if they leave no cell, and the same
 * puzzle if there are none. Pieces of which some copies are left are drawn, even if they are of a set.
 */
export function restOf(puzzle: Puzzle): Puzzle {
  if (puzzle.fixed.length === 0) return puzzle;
  const cells = openCells(puzzle);
  if (cells.length === 0) return { ...puzzle, fixed: [] };
  const { asked } = puzzle;
  const left = piecesLeft(puzzle);
  const isWhole = ({ copies }: Piece, i: number): boolean => copies === puzzle.pieces[i]!.copies;
  const ofSets = left.slice(0, left.length - asked.drawn.length);
  const whole = ofSets.filter(isWhole);
  const out = ofSets.filter((piece, i) => !isWhole(piece, i)).map(({ name }) => name);
  const drawn = left.filter(
    (piece, i) => piece.copies > 0 && (i >= ofSets.length || !isWhole(piece, i)),
  );
  const named =
    whole.length > 0
      ? { sets: asked.sets, without: [...asked.without, ...out] }
      : { sets: [], without: [] };
  return {
    ...puzzle,
    asked: { ...named, drawn },
    board: boardWith(cells),
    pieces: [...whole, ...drawn],
    fixed: [],
  };
}

/** Whether the fixed pieces of a puzzle are among pieces that lie. */
export function hasFixed({ fixed }: Pick<Puzzle, 'fixed'>, laid: readonly LaidPiece[]): boolean {
  const keyOf = ({ piece, cells }: LaidPiece): string =>
    `${piece} ${shapeKey(cells.toSorted(inReadingOrder))}`;
  const keys = new Set(laid.map(keyOf));
  return fixed.every((one) => keys.has(keyOf(one)));
}

/** The letter of each piece on a board: one that draws no cell there. */
export const boardLetters = ({ lattice, pieces }: Pick<Puzzle, 'lattice' | 'pieces'>) =>
  pieceLetters(pieces, cellCharacters(lattices[lattice], 'board'));

type Named = Pick<Puzzle, 'lattice' | 'pieces'>;

/** The cells of a board, and the pieces whose letters are drawn there. */
interface Laid {
  readonly board: Board;
  readonly fixed: readonly LaidPiece[];
}

/**
 * Reads the letters of a board as pieces that lie there. Letters alone do not tell where triangles point up:
 * where they are no pieces otherwise, they are read one column further right.
 *
 * @throws PuzzleError if cells of a letter are not copies of its piece, or are so in several ways, and if
 * there are too few copies
 */
export function readLaid(puzzle: Named, { cells, letters, isLoose, ...box }: Drawing): Laid {
  try {
    return { board: boardWith(cells, box), fixed: readLetters(puzzle, letters) };
  } catch (error) {
    const fixed = isLoose ? readMoved(puzzle, letters, 1) : undefined;
    if (!fixed) throw error;
    const wider = { ...box, width: box.width + 1 };
    return {
      board: boardWith(
        cells.map((cell) => moved(cell, 1)),
        wider,
      ),
      fixed,
    };
  }
}

const moved = ([column, row]: Cell, columns: number): Cell => [column + columns, row];

/** Reads letters some columns further right; undefined if they are no pieces there. */
function readMoved(
  puzzle: Named,
  letters: readonly Letter[],
  columns: number,
): LaidPiece[] | undefined {
  try {
    return readLetters(
      puzzle,
      letters.map((letter) => ({ ...letter, cell: moved(letter.cell, columns) })),
    );
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}

/** The letters of the fixed pieces. */
export function lettersOn(puzzle: Puzzle): Letter[] {
  const known = boardLetters(puzzle);
  const position = { line: 1, column: 1 };
  return puzzle.fixed.flatMap(({ piece, cells }) =>
    cells.map((cell) => ({ character: known[piece]!, cell, position })),
  );
}

/** The column from which a board with letters is drawn, so that it is read as it is. */
export function firstColumnOf(puzzle: Puzzle, letters: readonly Letter[]): 0 | 1 {
  const { lattice, board } = puzzle;
  const first = firstColumn(lattices[lattice], board.cells);
  const isLoose = first === 1 && letters.length === board.cells.length;
  return isLoose && readMoved(puzzle, letters, -1) ? 0 : first;
}

function readLetters(puzzle: Named, letters: readonly Letter[]): LaidPiece[] {
  const lattice = lattices[puzzle.lattice];
  const known = boardLetters(puzzle);
  const stranger = letters.find(({ character }) => !known.includes(character));
  if (stranger) {
    const { character, position } = stranger;
    const expected = [...cellCharacters(lattice, 'board'), '#'].join(' ');
    fail('unknownLetter', position, { character, expected });
  }
  const laid = puzzle.pieces.flatMap((piece, i) => {
    const own = letters.filter(({ character }) => character === known[i]);
    return copiesOf(lattice, piece, own).map((copy): LaidPiece => ({ piece: i, ...copy }));
  });
  return laid.sort((one, other) => inReadingOrder(one.cells[0]!, other.cells[0]!));
}

type Copy = Omit<LaidPiece, 'piece'>;

/** The copies of a piece that cover the cells of its letter. */
function copiesOf(lattice: Lattice, piece: Piece, letters: readonly Letter[]): Copy[] {
  const { name, freedom, copies } = piece;
  if (letters.length === 0) return [];
  const shapes = orientations(lattice, piece.cells, freedom);
  const keys = shapes.map(shapeKey);
  const lists = neighbourLists(
    lattice,
    letters.map(({ cell }) => cell),
  );
  // What is not connected is one copy, as it lies at one place alone.
  const parts = freedom === 'in-place' ? [[...letters.keys()]] : components(lists);
  const found = parts.flatMap((part) => {
    const own = part.sort((a, b) => a - b).map((letter) => letters[letter]!);
    const { position } = own[0]!;
    const ways = divisions(
      lattice,
      own.map(({ cell }) => cell),
      { shapes, freedom },
    );
    if (ways === 'many') fail('unclearCopies', position, { name });
    if (ways === 'unknown') fail('slowCopies', position, { name });
    if (!ways) fail('notThePiece', position, { name });
    return ways;
  });
  found.sort((one, other) => inReadingOrder(one[0]!, other[0]!));
  const extra = found[copies];
  if (extra) {
    const { position } = letters.find(({ cell }) => cell === extra[0])!;
    fail('tooFewCopies', position, { name, copies });
  }
  return found.map((cells) => ({
    orientation: keys.indexOf(shapeKey(settled(lattice, freedom, cells))),
    cells,
  }));
}

/** The most shapes that are tried on cells, to tell copies apart. */
const MOST_TRIES = 20_000;

/**
 * The way to divide cells, given in reading order, into shapes; undefined if there is none, `many` if there
 * are several, and `unknown` if it takes too many tries to tell.
 */
function divisions(
  lattice: Lattice,
  cells: readonly Cell[],
  { shapes, freedom }: { shapes: readonly (readonly Cell[])[]; freedom: Piece['freedom'] },
): Cell[][] | 'many' | 'unknown' | undefined {
  if (cells.length % shapes[0]!.length > 0) return undefined;
  const numberOf = numbering(cells);
  const isTaken = cells.map(() => false);
  const parts: number[][] = [];
  let found: Cell[][] | undefined;
  let tries = 0;
  /** Divides the cells from one on; returns whether there is no need to go on. */
  const divide = (from: number): boolean => {
    const first = isTaken.indexOf(false, from);
    if (first < 0) {
      if (found) return true;
      found = parts.map((part) => part.map((cell) => cells[cell]!));
      return false;
    }
    const [column, row] = cells[first]!;
    for (const shape of shapes) {
      if (++tries > MOST_TRIES) return true;
      const [columns, rows] = [column - shape[0]![0], row - shape[0]![1]];
      if (!mayMove(lattice, freedom, columns, rows)) continue;
      const part = shape.map(([x, y]) => numberOf([x + columns, y + rows]) ?? -1);
      if (part.some((cell) => cell < 0 || isTaken[cell])) continue;
      for (const cell of part) isTaken[cell] = true;
      parts.push(part);
      if (divide(first + 1)) return true;
      parts.pop();
      for (const cell of part) isTaken[cell] = false;
    }
    return false;
  };
  if (!divide(0)) return found;
  return tries > MOST_TRIES ? 'unknown' : 'many';
}
