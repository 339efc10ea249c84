import { extentOf } from '../puzzle/geometry.ts';
import { openLabels } from '../puzzle/labels.ts';
import { lattices, type Point } from '../puzzle/lattices/index.ts';
import type { LaidPiece, Puzzle } from '../puzzle/types.ts';
import { areaOf, edgeLength, mostOffset, offsetOutline, pointIn, surrounds } from './offset.ts';

/** What is cut and how, in mm. */
export interface CutTerms {
  /** The length of a cell's edge. */
  readonly edge: number;
  /** The width of what the beam takes away: less than `mostKerf`. */
  readonly kerf: number;
  /** The least distance of the paths around two parts, and from the edge of the sheet. */
  readonly gap: number;
  /** Whether there is a tray: a frame with a hole for the board, one edge wide. */
  readonly hasTray: boolean;
}

/** What is cut if nothing else is asked for: the kerf is that of many laser cutters. */
export const USUAL_CUT: CutTerms = { edge: 20, kerf: 0.15, gap: 3, hasTray: false };

type Loop = readonly Point[];

/** A closed path that the beam follows, clockwise around what stays, counterclockwise in a hole of that. */
export interface CutPath {
  readonly loop: Loop;
  /** Whether another path goes around it: it is cut before that. */
  readonly isInside: boolean;
}

/** Paths in the order in which they are cut, in mm, from the upper left corner of a sheet. */
export interface CutSheet {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly CutPath[];
}

/** The kerf in mm that is too wide for cells with an edge of so many mm. */
export const mostKerf = ({ lattice }: Puzzle, edge: number): number =>
  (2 * mostOffset(lattice) * edge) / edgeLength(lattice);

/** Paths that stay together on the sheet. */
type Part = readonly CutPath[];

const scaled = (loop: Loop, by: number): Loop => loop.map(([x, y]) => [x * by, y * by]);

/** Loops as paths, smaller ones first. */
function nested(loops: readonly Loop[]): Part {
  const sized = loops
    .map((loop) => ({ loop, size: Math.abs(areaOf(loop)), point: pointIn(loop) }))
    .sort((one, other) => one.size - other.size);
  return sized.map(({ loop, size, point }) => ({
    loop,
    isInside: sized.some((other) => other.size > size && surrounds(other.loop, point)),
  }));
}

/** Half the kerf, in cell widths. */
const reachOf = ({ lattice }: Puzzle, { kerf, edge }: CutTerms): number =>
  ((kerf / 2) * edgeLength(lattice)) / edge;

/** The tray: a frame with holes where the board is. Closed cells in the middle of a hole come loose. */
function trayOf(puzzle: Puzzle, terms: CutTerms): Part {
  const { lattice, board } = puzzle;
  const reach = reachOf(puzzle, terms);
  const plate = [...board.cells, ...openLabels(puzzle).map(({ cell }) => cell)];
  const { left, top, right, bottom } = extentOf(lattices[lattice], plate);
  const wall = edgeLength(lattice) + reach;
  const frame: Loop = [
    [left - wall, top - wall],
    [right + wall, top - wall],
    [right + wall, bottom + wall],
    [left - wall, bottom + wall],
  ];
  // What stays is around the board, so each loop has the other direction.
  const inside = offsetOutline(lattice, board.cells, -reach).map((loop) => loop.toReversed());
  return nested([...inside, frame]);
}

/** The number of copies of a piece that are cut: no more than could lie on the board. */
const copiesOf = ({ board, pieces }: Puzzle, piece: number): number => {
  const { copies, cells } = pieces[piece]!;
  return Math.min(copies, Math.floor(board.cells.length / cells.length));
};

/** All pieces of a puzzle, each a part of its own, larger by half the kerf all around: they keep their size. */
const piecesApart = (puzzle: Puzzle, terms: CutTerms): readonly Part[] =>
  puzzle.pieces.flatMap(({ cells }, i) =>
    Array.from({ length: copiesOf(puzzle, i) }, () =>
      nested(offsetOutline(puzzle.lattice, cells, reachOf(puzzle, terms))),
    ),
  );

/** The cells of pieces that lie on the board. */
type Laid = readonly Pick<LaidPiece, 'cells'>[];

/**
 * Pieces where they lie, as one part. Each path lies half the kerf inside its piece, so that the paths of neighbours
 * are a kerf apart, and no line is cut twice.
 */
const piecesAsLaid = (puzzle: Puzzle, terms: CutTerms, laid: Laid): Part =>
  nested(
    laid.flatMap(({ cells }) => offsetOutline(puzzle.lattice, cells, -reachOf(puzzle, terms))),
  );

/** The width of a sheet over its height, if nothing on it is wider. */
const ASPECT = 1.6;

/**
 * The tray, if there is one, and the pieces of a puzzle in rows on a sheet: all of them apart, or those that are laid,
 * where they lie.
 */
export function cutSheet(puzzle: Puzzle, terms: CutTerms, laid?: Laid): CutSheet {
  const { edge, gap, hasTray } = terms;
  const unit = edge / edgeLength(puzzle.lattice);
  const pieces = laid ? [piecesAsLaid(puzzle, terms, laid)] : piecesApart(puzzle, terms);
  const boxes = [...(hasTray ? [trayOf(puzzle, terms)] : []), ...pieces].map((part) =>
    boxed(part, unit),
  );
  // Tall ones first, so that rows are full.
  boxes.sort((one, other) => other.height - one.height);
  const area = boxes.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  const widest = Math.max(0, ...boxes.map(({ width }) => width));
  return inRows(boxes, Math.max(widest, Math.sqrt(area * ASPECT)), gap);
}

/** A part in mm, from its own upper left corner. */
interface Box {
  readonly part: Part;
  readonly width: number;
  readonly height: number;
}

const moved = (part: Part, dx: number, dy: number): Part =>
  part.map(({ loop, ...path }) => ({
    ...path,
    loop: loop.map(([x, y]): Point => [x + dx, y + dy]),
  }));

function boxed(part: Part, unit: number): Box {
  const inMm = part.map(({ loop, ...path }) => ({ ...path, loop: scaled(loop, unit) }));
  const points = inMm.flatMap(({ loop }) => loop);
  const range = (axis: 0 | 1): readonly [number, number] => {
    const values = points.map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  const [[left, right], [top, bottom]] = [range(0), range(1)];
  return { part: moved(inMm, -left, -top), width: right - left, height: bottom - top };
}

/** Lays boxes in rows up to a width, with a gap around each; paths inside others come first. */
function inRows(boxes: readonly Box[], most: number, gap: number): CutSheet {
  const paths: CutPath[] = [];
  let [x, y, height, width] = [gap, gap, 0, gap];
  for (const box of boxes) {
    if (x > gap && x + box.width > gap + most) {
      [x, y, height] = [gap, y + height + gap, 0];
    }
    paths.push(...moved(box.part, x, y));
    x += box.width + gap;
    height = Math.max(height, box.height);
    width = Math.max(width, x);
  }
  const ordered = [true, false].flatMap((first) =>
    paths.filter(({ isInside }) => isInside === first),
  );
  return { width, height: y + height + gap, paths: ordered };
}
