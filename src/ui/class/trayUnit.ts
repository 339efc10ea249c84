/** What a piece takes up: its shape, in cell widths, and at least so many CSS px across, for what stands below it. */
export interface Item {
  readonly width: number;
  readonly height: number;
  readonly least: number;
}

/** The room for all of them, in CSS px. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly between: number;
  /** The height of what stands below a piece. */
  readonly below: number;
}

/** The widest and the narrowest that a cell is drawn, in CSS px. */
const WIDEST = 28;
export const NARROWEST = 4;

/** The number of rows into which items of some widths are broken. */
function rowsOf(widths: readonly number[], width: number): number {
  let [rows, taken] = [1, 0];
  for (const its of widths) {
    if (taken > 0 && taken + its > width) [rows, taken] = [rows + 1, 0];
    taken += its;
  }
  return rows;
}

/** How wide a cell is drawn, in CSS px, such that all pieces are seen at once if that is possible. */
export function trayUnit(items: readonly Item[], { width, height, between, below }: Room): number {
  const highest = Math.max(...items.map((item) => item.height));
  const fits = (unit: number): boolean => {
    const widths = items.map((item) => Math.max(item.width * unit, item.least) + between);
    return rowsOf(widths, width) * (highest * unit + below) <= height;
  };
  for (let unit = WIDEST; unit > NARROWEST; unit--) if (fits(unit)) return unit;
  return NARROWEST;
}
