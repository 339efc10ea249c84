import type { BoardState } from '../../solve/played/boardState.ts';
import { boardLetters, firstColumnOf, lettersOn } from '../../puzzle/fixed.ts';
import { drawCells, firstColumn } from '../../puzzle/drawing.ts';
import { numbering } from '../../puzzle/geometry.ts';
import { lattices, type LatticeId } from '../../puzzle/lattices/index.ts';
import type { Cell } from '../../puzzle/types.ts';
import { coveredBy, fixedTiles, hasPiecesInPlace, type Problem } from '../../solve/problem.ts';
import { namesOf } from '../../teach/moment/names.ts';

/** A few characters of a picture that look alike, each one column wide. */
export interface Glyph {
  readonly text: string;
  readonly piece?: number | undefined;
  /** Whether it marks the next cell or piece. */
  readonly isNext?: boolean;
}

/** Draws a board line by line, and marks the next cell, if there is one. */
export type Picture = (state: BoardState, next?: number) => Glyph[][];

export function textOf(line: readonly Glyph[]): string {
  let text = '';
  for (const glyph of line) text += glyph.text;
  return text.trimEnd();
}

/** Cells as in the puzzle text, with the glyphs of those that have one; each is so many columns wide. */
export function boardPicture(
  id: LatticeId,
  cells: readonly Cell[],
  glyphOf: (cell: number) => Glyph | undefined,
  width = 1,
  first = firstColumn(lattices[id], cells),
): Glyph[][] {
  const lattice = lattices[id];
  const padded = (glyph: Glyph): Glyph => ({ ...glyph, text: glyph.text.padEnd(width) });
  const rows = drawCells(lattice, cells, 'board', undefined, { first }).map((line) =>
    Array.from(line, (text) => padded({ text })),
  );
  for (const [cell, [column, row]] of cells.entries()) {
    const glyph = glyphOf(cell);
    if (glyph) rows[row]![column - first] = padded(glyph);
  }
  return rows;
}

/** The puzzle's own layout with one letter per cell; open cells as in the puzzle text. */
export function letterPicture({ puzzle, board, tiles }: Problem): Picture {
  const mark = boardLetters(puzzle);
  const first = firstColumnOf(puzzle, lettersOn(puzzle));
  return (state, next) => {
    const glyphOf = (cell: number): Glyph | undefined => {
      const piece = tiles.piece[state.owner[cell]!];
      if (piece !== undefined) return { text: mark[piece]!, piece };
      return cell === next ? NEXT : undefined;
    };
    return boardPicture(puzzle.lattice, board, glyphOf, 1, first);
  };
}

/** The options that are chosen, a line each, with the items of each; where nothing is drawn between them. */
export function optionPicture(problem: Problem): Picture {
  const names = namesOf(problem);
  return ({ path, depth }) =>
    [...fixedTiles(problem), ...path.subarray(0, depth)].map((tile) => {
      const items = Array.from(coveredBy(problem, tile), (item) => names.cell(item)).join(' ');
      return [
        { text: names.placed(tile), piece: problem.tiles.piece[tile] },
        { text: `: ${items}` },
      ];
    });
}

/** Marks the next cell, or precedes the next piece. */
export const NEXT: Glyph = { text: '*', isNext: true };

/** Marks an open cell. */
const DOT: Glyph = { text: '·' };

/** Box-drawing characters, indexed by directions: up 1, right 2, down 4, left 8. */
const lines = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const UP = 1;
const RIGHT = 2;
const DOWN = 4;
const LEFT = 8;

const OPEN = -1;
const OUTSIDE = -2;

/** The cells of a board with a border of one around them, row by row, and the walls between them. */
function wallsOf({ puzzle, board }: Problem) {
  const { width, height } = puzzle.board;
  const numberOf = numbering(board);
  const stride = width + 2;
  const cells = Array.from({ length: stride * (height + 2) }, (_, place) =>
    numberOf([(place % stride) - 1, Math.floor(place / stride) - 1]),
  );
  const owners = new Int32Array(cells.length);
  const look = (state: BoardState): void => {
    for (let place = 0; place < cells.length; place++) {
      const cell = cells[place];
      owners[place] = cell === undefined ? OUTSIDE : state.owner[cell]!;
    }
  };
  /** The walls that meet at the upper left corner of a cell. */
  const wallsAt = (place: number): number => {
    const upperLeft = owners[place - stride - 1];
    const upperRight = owners[place - stride];
    const lowerRight = owners[place];
    const lowerLeft = owners[place - 1];
    return (
      (upperLeft === upperRight ? 0 : UP) |
      (upperRight === lowerRight ? 0 : RIGHT) |
      (lowerRight === lowerLeft ? 0 : DOWN) |
      (lowerLeft === upperLeft ? 0 : LEFT)
    );
  };
  return { owners, cells, stride, look, wallsAt };
}

/**
 * Draws walls around pieces, the open part and the board, on a lattice that has walls. A cell is
 * two characters wide and one tall, times the scale; at scale 2 open cells have a dot inside.
 */
export function boxPicture(problem: Problem, scale: 1 | 2): Picture {
  const { puzzle, pieces, tiles } = problem;
  const { width, height } = puzzle.board;
  const { owners, cells, stride, look, wallsAt } = wallsOf(problem);
  const glyphs = new Glyphs(pieces.length);
  /** Adds the wall at the left of a cell, or its corner, in one of its lines. */
  const addCorner = (line: Glyph[], place: number, down: number): void => {
    const walls = wallsAt(place);
    const seen = down > 0 ? walls & DOWN && UP | DOWN : walls;
    line.push(glyphs.at(seen, colourOf(place, seen), 1));
  };
  const addSide = (line: Glyph[], place: number, down: number, isNext: boolean): void => {
    const isMiddle = down === scale - 1;
    const isMarked = isMiddle && (isNext || (scale > 1 && owners[place] === OPEN));
    const seen = down > 0 ? 0 : wallsAt(place) & RIGHT && RIGHT | LEFT;
    if (!isMarked) {
      line.push(glyphs.at(seen, colourOf(place, seen), 2 * scale - 1));
      return;
    }
    const gap = glyphs.at(0, colourOf(place, 0), scale - 1);
    line.push(gap, isNext ? NEXT : DOT, gap);
  };
  /** The piece whose colour a wall has: in a cell of one line, only the walls can carry it. */
  const colourOf = (place: number, walls: number): number | undefined =>
    walls === 0 || scale === 1 ? tiles.piece[owners[place]!] : undefined;
  return (state, next) => {
    look(state);
    return Array.from({ length: height * scale + 1 }, (_, y) => {
      const row = stride * (Math.floor(y / scale) + 1) + 1;
      const line: Glyph[] = [];
      for (let place = row; place < row + width; place++) {
        addCorner(line, place, y % scale);
        addSide(line, place, y % scale, next !== undefined && cells[place] === next);
      }
      addCorner(line, row + width, y % scale);
      return line;
    });
  };
}

/** The text of `boxPicture` where nothing is coloured or marked: long lists of solutions are written by it. */
function boxText(problem: Problem, scale: 1 | 2): (state: BoardState) => string {
  const { width, height } = problem.puzzle.board;
  const { owners, stride, look, wallsAt } = wallsOf(problem);
  const columns = 2 * scale - 1;
  /** Walls at a corner → the corner with the wall to its right, and the wall below it with a cell. */
  const upper = Array.from(
    lines,
    (corner, walls) => corner + lines[walls & RIGHT && RIGHT | LEFT]!.repeat(columns),
  );
  const below = Array.from(lines, (_, walls) => lines[walls & DOWN && UP | DOWN]!);
  return (state) => {
    look(state);
    let text = '';
    for (let y = 0; y <= height; y++) {
      const row = stride * (y + 1) + 1;
      let first = '';
      let second = '';
      for (let place = row; place < row + width; place++) {
        const walls = wallsAt(place);
        first += upper[walls]!;
        second += below[walls]! + (owners[place] === OPEN ? ' · ' : '   ');
      }
      const last = wallsAt(row + width);
      text += `${y > 0 ? '\n' : ''}${(first + lines[last]!).trimEnd()}`;
      if (scale === 2 && y < height) text += `\n${(second + below[last]!).trimEnd()}`;
    }
    return text;
  };
}

/** More columns than a glyph of walls has. */
const WIDEST = 4;

/** The glyphs of walls in the colours of pieces, each made once. */
class Glyphs {
  /** ((Piece + 1) × walls) × columns → the glyph; piece −1 stands for none. */
  private readonly made: (Glyph | undefined)[];

  constructor(pieces: number) {
    this.made = Array.from({ length: (pieces + 1) * lines.length * WIDEST }, () => undefined);
  }

  at(walls: number, piece: number | undefined, columns: number): Glyph {
    const at = (((piece ?? -1) + 1) * lines.length + walls) * WIDEST + columns;
    return (this.made[at] ??= { text: lines[walls]!.repeat(columns), piece });
  }
}

/** The largest scale of walls that fits; 0 if the lattice has no walls, they tell nothing, or there is no room for them. */
function scaleWithin(problem: Problem, columns: number, rows: number): 0 | 1 | 2 {
  const { puzzle } = problem;
  const { width, height } = puzzle.board;
  const fits = (scale: 1 | 2): boolean =>
    width * 2 * scale + 1 <= columns && height * scale + 1 <= rows;
  if (!lattices[puzzle.lattice].hasWalls || hasPiecesInPlace(problem)) return 0;
  return fits(2) ? 2 : fits(1) ? 1 : 0;
}

/** The largest picture that fits: with walls, or of letters. */
export function pictureWithin(problem: Problem, columns: number, rows: number): Picture {
  const scale = scaleWithin(problem, columns, rows);
  return scale === 0 ? letterPicture(problem) : boxPicture(problem, scale);
}

/** The text of the largest picture that is so many columns wide at most, in colour if the terminal has any. */
export function textWithin(
  problem: Problem,
  columns: number,
  colours: ColourDepth,
): (state: BoardState) => string {
  const scale = scaleWithin(problem, columns, Infinity);
  if (scale > 0 && colours < LEAST_COLOURS) return boxText(problem, scale as 1 | 2);
  const picture = pictureWithin(problem, columns, Infinity);
  const paint = painter(colours);
  return (state) => picture(state).map(paint).join('\n');
}

/** Bits of colour a terminal has: 1 for none, 4, 8 or 24. */
export type ColourDepth = number;
/** The least with which pieces are coloured. */
const LEAST_COLOURS = 4;

/** Colours of pieces among 256: bright enough for black letters, and distinct between neighbours in a set. */
const many = [
  203, 221, 72, 68, 134, 215, 149, 44, 174, 111, 144, 169, 167, 186, 79, 110, 176, 209, 107, 117,
  252, 146,
];
/** The same among sixteen, as background codes. */
const few = [41, 43, 42, 44, 45, 46, 101, 103, 102, 104, 105, 106, 47];

const RESET = '\x1b[0m';
/** The next cell, in reverse video, which every terminal has. */
const MARKED = '\x1b[7m';

/** The escape sequence for the glyphs of a piece. */
function lookOf(piece: number, depth: ColourDepth): string {
  if (depth < 8) return `\x1b[30;${few[piece % few.length]!}m`;
  return `\x1b[38;5;16;48;5;${many[piece % many.length]!}m`;
}

/** The colours available for stdout: none if it is not a terminal, unless they are forced. */
export function coloursOf(out: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): ColourDepth {
  if (!out.isTTY && env.FORCE_COLOR === undefined) return 1;
  // Loaded here: without colours it is not needed, and loading takes some ms.
  return process.getBuiltinModule('node:tty').WriteStream.prototype.getColorDepth(env);
}

/** Formats lines of a picture for a terminal, in colour if it has any. */
export function painter(depth: ColourDepth): (line: readonly Glyph[]) => string {
  if (depth < LEAST_COLOURS) return textOf;
  return (line) => {
    let painted = '';
    let look = '';
    for (const { text, piece, isNext } of line) {
      const newLook = isNext ? MARKED : piece === undefined ? '' : lookOf(piece, depth);
      if (newLook !== look) painted += (look === '' ? '' : RESET) + newLook;
      look = newLook;
      painted += text;
    }
    return look === '' ? painted.trimEnd() : painted + RESET;
  };
}
