import { lattices } from '../../puzzle/lattices/index.ts';
import { inReadingOrder, orientations } from '../../puzzle/orient.ts';
import type { Cell, Puzzle } from '../../puzzle/types.ts';

/** A piece of a puzzle, by its number, on cells; these are written as “column,row”. */
export interface Laid {
  readonly piece: number;
  readonly cells: readonly string[];
}

/** What is known after a step: counts include what is on show. */
export interface TracedStep {
  /** The piece that is laid or taken off; undefined before the first step. */
  readonly moved: Laid | undefined;
  readonly isPlaced: boolean;
  readonly laid: readonly Laid[];
  readonly placements: number;
  readonly deadEnds: number;
  readonly solutions: number;
}

/** Of a fixed order, which of two cells is filled first; or else cells and pieces with the fewest ways. */
export type TracedOrder = 'rows' | 'columns' | 'fewest';

const byColumns = (a: Cell, b: Cell): number => a[0] - b[0] || a[1] - b[1];

/** A board, and its pieces: what fits, what is open, and its gaps, each looked up anew. */
export class PlainBoard {
  readonly puzzle: Puzzle;
  /** The cells in the order in which they are filled. */
  readonly cells: readonly string[];
  /** All placements on the empty board: by piece, by orientation, by position in reading order. */
  private readonly all: readonly Laid[];

  constructor(puzzle: Puzzle, order: TracedOrder) {
    const written = (cells: readonly Cell[]) => cells.map((cell) => cell.join());
    const { lattice, board, pieces } = puzzle;
    this.puzzle = puzzle;
    const inOrder = order === 'columns' ? byColumns : inReadingOrder;
    this.cells = written([...board.cells].sort(inOrder));
    const on = new Set(this.cells);
    const corners = [...board.cells].sort(inReadingOrder);
    this.all = pieces.flatMap(({ cells, freedom }, piece) =>
      orientations(lattices[lattice], cells, freedom).flatMap((shape) =>
        corners
          .map(([column, row]) =>
            written(
              shape.map(([c, r]) => [c + column - shape[0]![0], r + row - shape[0]![1]] as const),
            ),
          )
          .filter((lying) => lying.every((cell) => on.has(cell)))
          .filter((lying) => freedom !== 'in-place' || lying.join() === written(shape).join())
          .map((lying) => ({ piece, cells: lying })),
      ),
    );
  }

  open(laid: readonly Laid[]): readonly string[] {
    const covered = new Set(laid.flatMap(({ cells }) => cells));
    return this.cells.filter((cell) => !covered.has(cell));
  }

  left(laid: readonly Laid[]): readonly number[] {
    const { pieces } = this.puzzle;
    return pieces.map(
      ({ copies }, piece) => copies - laid.filter((one) => one.piece === piece).length,
    );
  }

  /** What fits beside what is laid. */
  fitting(laid: readonly Laid[]): readonly Laid[] {
    const open = new Set(this.open(laid));
    const left = this.left(laid);
    return this.all.filter(
      ({ piece, cells }) => left[piece]! > 0 && cells.every((cell) => open.has(cell)),
    );
  }

  /** What fits on a cell. */
  fittingOn(cell: string, laid: readonly Laid[]): readonly Laid[] {
    return this.fitting(laid).filter(({ cells }) => cells.includes(cell));
  }

  /** What a fixed order lists for a cell, whether it fits or not: the placements that would be first on it. */
  listedOn(cell: string): readonly Laid[] {
    return this.all.filter(({ cells }) => this.cells.find((one) => cells.includes(one)) === cell);
  }

  /** The ways left for each open cell, and for each piece that is left, if all are used. */
  ways(
    laid: readonly Laid[],
  ): { readonly item: string | number; readonly ways: readonly Laid[] }[] {
    const fitting = this.fitting(laid);
    const cells = this.open(laid).map((item) => ({
      item,
      ways: fitting.filter((one) => one.cells.includes(item)),
    }));
    const pieces = [...this.left(laid).keys()]
      .filter((piece) => this.puzzle.use === 'all' && this.left(laid)[piece]! > 0)
      .map((item) => ({ item, ways: fitting.filter(({ piece }) => piece === item) }));
    return [...cells, ...pieces];
  }

  /** The connected parts of what is open, on squares. */
  gaps(laid: readonly Laid[]): readonly (readonly string[])[] {
    const rest = new Set(this.open(laid));
    const gaps: string[][] = [];
    for (const cell of rest) {
      const gap = [cell];
      rest.delete(cell);
      for (const one of gap) {
        const [column, row] = one.split(',').map(Number) as [number, number];
        for (const [c, r] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const beside = `${column + c},${row + r}`;
          if (rest.delete(beside)) gap.push(beside);
        }
      }
      gaps.push(gap);
    }
    return gaps;
  }

  /** The gaps that no pieces that are left add up to. */
  hopelessGaps(laid: readonly Laid[]): readonly (readonly string[])[] {
    let sums = new Set([0]);
    for (const [piece, copies] of this.left(laid).entries())
      for (let copy = 0; copy < copies; copy++)
        sums = new Set(
          [...sums].flatMap((sum) => [sum, sum + this.puzzle.pieces[piece]!.cells.length]),
        );
    return this.gaps(laid).filter(({ length }) => !sums.has(length));
  }

  /** How many cells are open of each colour of a chessboard, that of the upper left corner first. */
  colours(laid: readonly Laid[]): readonly [number, number] {
    const odd = this.open(laid).filter(
      (cell) => cell.split(',').reduce((sum, at) => sum + Number(at), 0) % 2 === 1,
    );
    return [this.open(laid).length - odd.length, odd.length];
  }
}

/** The rules of a trace: of gaps, and of dominoes, which cover one cell of each colour. */
export type TracedRule = 'islands' | 'parity';

/** A search with each of its steps, as slow and simple as can be, which shares nothing with those of the page. */
export function plainTrace(
  board: PlainBoard,
  order: TracedOrder,
  rule?: TracedRule,
): readonly TracedStep[] {
  const laid: Laid[] = [];
  const steps: TracedStep[] = [];
  let [placements, deadEnds, solutions] = [0, 0, 0];
  const note = (moved: Laid | undefined, isPlaced: boolean): void => {
    steps.push({ moved, isPlaced, laid: [...laid], placements, deadEnds, solutions });
  };
  const isRefused = (): boolean => {
    const [one, other] = board.colours(laid);
    if (rule === 'parity') return one !== other;
    return rule === 'islands' && board.hopelessGaps(laid).length > 0;
  };
  const options = (): readonly Laid[] => {
    const [first] = board.open(laid);
    if (order !== 'fewest') return board.fittingOn(first!, laid);
    const all = board.ways(laid);
    const least = Math.min(...all.map(({ ways }) => ways.length));
    return all.find(({ ways }) => ways.length === least)!.ways;
  };
  const visit = (moved: Laid | undefined): void => {
    const isFull = board.open(laid).length === 0;
    const next = isFull || (moved && isRefused()) ? [] : options();
    if (isFull) solutions++;
    else if (moved && next.length === 0) deadEnds++;
    note(moved, true);
    for (const one of next) {
      laid.push(one);
      placements++;
      visit(one);
      laid.pop();
      note(one, false);
    }
  };
  visit(undefined);
  return steps;
}
