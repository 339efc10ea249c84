import type { Pixel, RasterView } from '../../teach/tree/rasterView.ts';

/** A pixel of a raster. */
export interface Spot {
  readonly level: number;
  readonly column: number;
}

/** The pixels of a row that show the same: from one column up to, but not including, another. */
export interface Bar extends Pixel {
  readonly level: number;
  readonly from: number;
  readonly to: number;
}

/** The bar at a spot; undefined if the spot is empty. */
export function barAt(view: RasterView, { level, column }: Spot): Bar | undefined {
  const pixel = view.at(level, column);
  if (!pixel) return undefined;
  const isSame = (other: number): boolean => {
    const its = view.at(level, other);
    return its?.look === pixel.look && its.step === pixel.step;
  };
  let [from, to] = [column, column + 1];
  while (from > 0 && isSame(from - 1)) from--;
  while (to < view.raster.columns && isSame(to)) to++;
  return { ...pixel, level, from, to };
}

/** The end of the path. */
export const spotOfPath = ({ depth, last }: RasterView): Spot => ({
  level: depth - 1,
  column: last,
});

/** Where an arrow key leads: up and down a level, or along the level to the next bar. */
export function nextSpot(view: RasterView, spot: Spot, key: string): Spot | undefined {
  const { level, column } = spot;
  const { columns } = view.raster;
  const bar = barAt(view, spot);
  switch (key) {
    case 'ArrowUp':
      return view.at(level - 1, column) && { level: level - 1, column };
    case 'ArrowDown':
      return nearest(view, level + 1, column, bar ?? { from: 0, to: columns });
    case 'ArrowLeft':
      return nearest(view, level, (bar?.from ?? column) - 1, { from: 0, to: bar?.from ?? column });
    case 'ArrowRight': {
      const from = bar?.to ?? column + 1;
      return nearest(view, level, from, { from, to: columns });
    }
    default:
      return undefined;
  }
}

/** The spot of a level between two columns that is nearest to a column, and not empty. */
function nearest(
  view: RasterView,
  level: number,
  column: number,
  { from, to }: Pick<Bar, 'from' | 'to'>,
): Spot | undefined {
  let best: number | undefined;
  for (let other = from; other < to; other++)
    if (view.lookAt(level, other) && (best === undefined || away(other) < away(best))) best = other;
  return best === undefined ? undefined : { level, column: best };

  function away(other: number): number {
    return Math.abs(other - column);
  }
}
