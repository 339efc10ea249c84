import { trayDelay } from '../changeover.ts';
import type { BoardGeometry } from './geometry.ts';

/** The order in which the trays of a board appear and the cells of each light up: both from the middle. */
export interface Rising {
  /** Site → the number of its tray, 0 for the one next to the middle. */
  readonly tray: Int32Array;
  /** Site → when its tray begins to appear, in ms after the first one. */
  readonly delay: Float32Array;
  /** Site → its number in its tray, from the middle of that. */
  readonly number: Int32Array;
  /** Site → how many sites its tray has. */
  readonly count: Int32Array;
  /** The number of trays. */
  readonly trays: number;
}

/** The order for a board as it is laid out; cells that touch at a corner share a tray. */
export function risingOf({ sites, left, top, right, bottom }: BoardGeometry): Rising {
  const away = (list: readonly number[], x: number, y: number) =>
    list.toSorted((one, other) => distance(one, x, y) - distance(other, x, y));
  const distance = (site: number, x: number, y: number): number => {
    const [across, down] = sites[site]!.middle;
    return Math.hypot(across - x, down - y);
  };
  const mean = (list: readonly number[], axis: 0 | 1): number =>
    list.reduce((sum, site) => sum + sites[site]!.middle[axis], 0) / list.length;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const farness = (list: readonly number[]): number =>
    Math.hypot(mean(list, 0) - x, mean(list, 1) - y);
  const trays = traysOf(sites).toSorted((one, other) => farness(one) - farness(other));
  const ints = (): Int32Array => new Int32Array(sites.length);
  const [tray, number, count] = [ints(), ints(), ints()];
  const delay = new Float32Array(sites.length);
  for (const [at, list] of trays.entries()) {
    const middle =
      trays.length === 1 ? ([x, y] as const) : ([mean(list, 0), mean(list, 1)] as const);
    for (const [i, site] of away(list, ...middle).entries()) {
      tray[site] = at;
      delay[site] = trayDelay(at, trays.length);
      number[site] = i;
      count[site] = list.length;
    }
  }
  return { tray, delay, number, count, trays: trays.length };
}

/** The sites of each tray. */
function traysOf(sites: BoardGeometry['sites']): number[][] {
  const isFound = sites.map(() => false);
  const trays: number[][] = [];
  for (const first of sites.keys()) {
    if (isFound[first]) continue;
    const tray = [first];
    isFound[first] = true;
    for (const site of tray)
      for (const other of sites[site]!.around.flat()) {
        if (other < 0 || isFound[other]) continue;
        isFound[other] = true;
        tray.push(other);
      }
    trays.push(tray);
  }
  return trays;
}
