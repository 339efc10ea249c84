/** A place in rows of unequal length. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

interface Rows {
  readonly count: number;
  row(row: number): { readonly length: number };
}

/** The spot itself, or the nearest that there is. */
export function spotIn(rows: Rows, { row, column }: Spot): Spot {
  const near = Math.max(0, Math.min(row, rows.count - 1));
  return { row: near, column: Math.max(0, Math.min(column, rows.row(near).length - 1)) };
}

/** The spot that a key leads to from another; undefined for other keys. */
export function nextSpot(rows: Rows, { row, column }: Spot, key: string): Spot | undefined {
  const last = rows.count - 1;
  const isRowEnd = column === rows.row(row).length - 1;
  const to: Readonly<Record<string, () => Spot>> = {
    Home: () => ({ row: 0, column: 0 }),
    End: () => ({ row: last, column: Infinity }),
    ArrowUp: () => ({ row: row - 1, column }),
    ArrowDown: () => ({ row: row + 1, column }),
    ArrowLeft: () =>
      column > 0 || row === 0 ? { row, column: column - 1 } : { row: row - 1, column: Infinity },
    ArrowRight: () =>
      isRowEnd && row < last ? { row: row + 1, column: 0 } : { row, column: column + 1 },
  };
  const next = Object.hasOwn(to, key) ? to[key]!() : undefined;
  return next && spotIn(rows, next);
}
