import { extentOf } from '../../puzzle/geometry.ts';
import { lattices, type LatticeId, type Point } from '../../puzzle/lattices/index.ts';
import type { Cell } from '../../puzzle/types.ts';
import type { Size } from '../../theme/viewport.ts';

/** The least gap between boards, as a share of the square root of their mean area, and in cell widths. */
const [GAP, LEAST_GAP] = [0.2, 1];
/** The aspect ratios of the narrowest and the widest arrangement, and the factor from one to the next. */
const [NARROWEST, WIDEST, WIDER] = [0.3, 6, 1.1];

/** The cells of each of several boards, in their order. */
type Placed = readonly (readonly Cell[])[];

/**
 * Arrangements of boards side by side on one lattice, from narrow to wide: in rows of boards of similar
 * height, the highest in the middle, and from there outwards in their order; boards that are alike in rows of as
 * many, if there is such a number. Gaps are the same within rows and between them, but for steps of the lattice.
 */
export const arrangements = (id: LatticeId, boards: Placed): readonly Placed[] =>
  waysOf(id, boards).map((rows) => placed(id, rows));

/** The sizes of these arrangements, in cell widths: exact for boards that are alike, else to a gap. */
export const sizesOf = (id: LatticeId, boards: Placed): readonly Size[] =>
  waysOf(id, boards).map((rows) => {
    const [{ width, height, board }] = rows[0] as readonly [Lot];
    return {
      width: Math.max(...rows.map(widthOf)) - width + board.width,
      height: rows.reduce((sum, row) => sum + heightOf(row), 0) - height + board.height,
    };
  });

/** The rows of all arrangements. */
function waysOf(id: LatticeId, boards: Placed): readonly (readonly (readonly Lot[])[])[] {
  const mean = boards.flat().length / boards.length;
  const gap = Math.max(LEAST_GAP, GAP * Math.sqrt(mean));
  const lots = boards.map((cells, number) => ({ number, cells, ...lotOf(id, cells, gap) }));
  const sorted = lots.toSorted((a, b) => b.height - a.height);
  const area = lots.reduce((sum, { width, height }) => sum + width * height, 0);
  const found = new Map<string, Lot[][]>();
  for (let aspect = NARROWEST; aspect < WIDEST; aspect *= WIDER) {
    const rows = rowsWithin(sorted, Math.sqrt(area * aspect));
    found.set(rows.map(({ length }) => length).join(), fromMiddle(rows).map(fromMiddle));
  }
  const all = [...found.values()];
  const [first] = sorted as [Lot];
  const isAlike = sorted.every(
    ({ width, height }) => width === first.width && height === first.height,
  );
  const even = all.filter((rows) => rows.every(({ length }) => length === rows[0]!.length));
  return isAlike && even.length > 0 ? even : all;
}

const widthOf = (row: readonly Lot[]): number => row.reduce((sum, { width }) => sum + width, 0);
const heightOf = (row: readonly Lot[]): number => Math.max(...row.map(({ height }) => height));

/** Items reordered: the first one in the middle, the others alternately after and before it. */
const fromMiddle = <Item>(items: readonly Item[]): Item[] => {
  const after = items.filter((_, i) => i % 2 === 0);
  const before = items.filter((_, i) => i % 2 === 1);
  return [...before.toReversed(), ...after];
};

/** A board with its share of the gaps around it: its size in cell widths is whole steps of the lattice. */
interface Lot extends Size {
  readonly number: number;
  readonly board: Size;
  readonly cells: readonly Cell[];
}

/** The distance of two columns, and of two rows, in cell widths. */
function stepsOf(id: LatticeId): readonly [right: number, down: number] {
  const lattice = lattices[id];
  const [from, to] = [lattice.corners([0, 0])[0]!, lattice.corners([2, 2])[0]!];
  return [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
}

/** The smallest translations of the lattice, in columns and in rows. */
function periodOf(id: LatticeId): readonly [columns: number, rows: number] {
  const lattice = lattices[id];
  return [lattice.isTranslation(1, 0) ? 1 : 2, lattice.isTranslation(0, 1) ? 1 : 2];
}

/** The size of a board with a gap around it. */
function lotOf(id: LatticeId, cells: readonly Cell[], gap: number): Size & Pick<Lot, 'board'> {
  const { left, top, right, bottom } = extentOf(lattices[id], cells);
  const [across, down] = stepsOf(id);
  const [columns, rows] = periodOf(id);
  const whole = (length: number, step: number): number =>
    Math.ceil((length + gap) / step - 1e-6) * step;
  const board = { width: right - left, height: bottom - top };
  return {
    board,
    width: whole(board.width, across * columns),
    height: whole(board.height, down * rows),
  };
}

/** Fills rows up to a width, then narrows them as far as their number allows, so that they are even. */
function rowsWithin(lots: readonly Lot[], width: number): Lot[][] {
  const widest = Math.max(...lots.map((lot) => lot.width));
  const rows = filled(lots, Math.max(width, widest));
  let [low, high] = [widest, Math.max(width, widest)];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (filled(lots, middle).length === rows.length) high = middle;
    else low = middle;
  }
  return filled(lots, high);
}

function filled(lots: readonly Lot[], width: number): Lot[][] {
  const rows: Lot[][] = [];
  let left = -1;
  for (const lot of lots) {
    left -= lot.width;
    if (left < 0) {
      rows.push([]);
      left = width - lot.width;
    }
    rows.at(-1)!.push(lot);
  }
  return rows;
}

/** Places rows below each other, each centred, and each board centred in its row. */
function placed(id: LatticeId, rows: readonly (readonly Lot[])[]): Placed {
  const widest = Math.max(...rows.map(widthOf));
  const [across] = stepsOf(id);
  const period = across * periodOf(id)[0];
  const cells: (readonly Cell[])[] = [];
  let top = 0;
  for (const row of rows) {
    const height = heightOf(row);
    let left = period * Math.round((widest - widthOf(row)) / 2 / period - 1e-6);
    for (const lot of row) {
      cells[lot.number] = movedTo(id, lot.cells, [left, top + (height - lot.height) / 2]);
      left += lot.width;
    }
    top += height;
  }
  return cells;
}

/** Cells moved by a translation of the lattice that brings their upper left next to a point. */
function movedTo(id: LatticeId, cells: readonly Cell[], [left, top]: Point): readonly Cell[] {
  const lattice = lattices[id];
  const extent = extentOf(lattice, cells);
  const [across, down] = stepsOf(id);
  const rows = Math.round((top - extent.top) / down - 1e-6);
  const columns = Math.round((left - extent.left) / across - 1e-6);
  const more = lattice.isTranslation(columns, rows) ? 0 : 1;
  return cells.map(([column, row]): Cell => [column + columns + more, row + rows]);
}
