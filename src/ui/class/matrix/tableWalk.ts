import type { Matrix, MatrixNow } from '../../../teach/code/matrix.ts';
import { arrows, createRovingFocus } from '../../widgets/focus/rovingFocus.ts';
import type { ClassProps } from '../state.ts';

/** The props of a table of options. */
export interface MatrixProps extends ClassProps {
  readonly matrix: Matrix;
  readonly now: MatrixNow;
}

/** Whether an option was tried at the node on show. */
export const isTried = ({ matrix, now }: MatrixProps, option: number): boolean =>
  now.choice?.tried.includes(matrix.options[option]!.placement) ?? false;

/** The classes of the row of an option. */
export function optionClasses(props: MatrixProps, option: number) {
  const { placement, items } = props.matrix.options[option]!;
  const { pointed } = props.state;
  return {
    pointed: pointed.placement === placement,
    has: pointed.item !== undefined && items.includes(pointed.item),
    tried: isTried(props, option),
  };
}

interface Table {
  readonly element: () => HTMLElement;
  /** The options that have rows. */
  readonly rows: () => readonly number[];
  /** The items that have columns. */
  readonly columns: () => readonly number[];
}

/** The walk through the places of a table, all of which mark what they are about. */
export function createTableWalk(props: MatrixProps, { element, rows, columns }: Table) {
  const width = props.matrix.items + 1;
  /** The number of a place, row by row: 0 is the corner. */
  const numberOf = ({ row = -1, column = -1 }: Place): number => (row + 1) * width + column + 1;
  const placeOf = (number: number): Place => {
    const [row, column] = [Math.floor(number / width) - 1, (number % width) - 1];
    return { row: row < 0 ? undefined : row, column: column < 0 ? undefined : column };
  };
  const walk = createRovingFocus({
    container: element,
    entry: (last) => {
      const row = last === undefined ? undefined : placeOf(last).row;
      if (last !== undefined && (row === undefined || rows().includes(row))) return last;
      const [first] = rows();
      return numberOf({ row: first, column: first === undefined ? columns()[0] : undefined });
    },
    beside: (from, key) => {
      const to = placeBeside(rows(), columns(), placeOf(from), key);
      return to && numberOf(to);
    },
    point: (number) => {
      const { row, column } = placeOf(number ?? 0);
      const placement = row === undefined ? undefined : props.matrix.options[row]!.placement;
      props.state.pointed = { placement, item: column };
    },
  });
  return {
    numberOf,
    tabIndex: (place: Place) => walk.tabIndex(numberOf(place)),
    handlers: walk.handlers,
  };
}

/** A place in a table: a row, or the row of column headers; and a column, or that of row headers. */
export interface Place {
  readonly row?: number | undefined;
  readonly column?: number | undefined;
}

/** The columns along, and the rows down, that each key goes. */
const ways: typeof arrows = {
  ...arrows,
  PageUp: [0, -10],
  PageDown: [0, 10],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
};

const step = (
  list: readonly (number | undefined)[],
  from: number | undefined,
  by: number,
): number | undefined => {
  const at = list.indexOf(from) + by;
  return list[Math.max(0, Math.min(list.length - 1, at))];
};

/**
 * The place to which a key leads in a table of these rows and columns, whose corner is empty; the same place
 * at the rim, undefined if the key leads nowhere.
 */
export function placeBeside(
  rows: readonly number[],
  columns: readonly number[],
  from: Place,
  key: string,
): Place | undefined {
  const way = ways[key];
  if (!way) return undefined;
  const [along, down] = way;
  const to: Place = {
    row: step([undefined, ...rows], from.row, down),
    column: step([undefined, ...columns], from.column, along),
  };
  if (to.row !== undefined || to.column !== undefined) return to;
  // At the corner: the first row or column instead.
  return down === 0 ? { column: columns[0] } : { row: rows[0] };
}
