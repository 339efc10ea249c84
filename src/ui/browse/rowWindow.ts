/** The most px that a list is high: browsers refuse more than some millions, and lose exactness before. */
const HIGHEST = 2_000_000;

/** The rows of a list of any length that can be scrolled to without a jump. */
export interface RowWindow {
  /** Its first row, and how many rows it has. */
  readonly first: bigint;
  readonly rows: number;
}

/** How many rows of a height are in a window. */
const lengthOf = (all: bigint, rowHeight: number): number => {
  const most = Math.max(1, Math.floor(HIGHEST / rowHeight));
  return all < BigInt(most) ? Number(all) : most;
};

/** The window in whose middle a row is, as far as the list goes. */
export function windowAround(row: bigint, all: bigint, rowHeight: number): RowWindow {
  const rows = lengthOf(all, rowHeight);
  const last = all - BigInt(rows);
  const first = row - BigInt(rows >> 1);
  return { first: first < 0n ? 0n : first > last ? last : first, rows };
}

/** Whether a row of a window is so near to its end that the list should go on, where it does. */
export function isAtEnd({ first, rows }: RowWindow, row: bigint, all: bigint): boolean {
  const margin = BigInt(rows >> 3);
  const isNearStart = first > 0n && row < first + margin;
  return isNearStart || (first + BigInt(rows) < all && row > first + BigInt(rows) - margin);
}
