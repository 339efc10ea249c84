/** A place in a table: a row, or the row of column headers; and a column, or that of row headers. */
export interface Place {
  readonly row: number | undefined;
  readonly column: number | undefined;
}

/** How many rows down, and how many columns along, each key goes. */
const ways: Readonly<Record<string, readonly [down: number, along: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
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
 * The place to which a key leads in a table of these rows and columns, which has nothing in its corner; the same place at
 * its rim, undefined if the key leads nowhere.
 */
export function placeBeside(
  rows: readonly number[],
  columns: readonly number[],
  from: Place,
  key: string,
): Place | undefined {
  const way = Object.hasOwn(ways, key) ? ways[key] : undefined;
  if (!way) return undefined;
  const to: Place = {
    row: step([undefined, ...rows], from.row, way[0]),
    column: step([undefined, ...columns], from.column, way[1]),
  };
  if (to.row !== undefined || to.column !== undefined) return to;
  // At the corner: the first row or column instead.
  return way[0] === 0
    ? { row: undefined, column: columns[0] }
    : { row: rows[0], column: undefined };
}
