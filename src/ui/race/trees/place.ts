import { columnOf, type Interval } from '../../../teach/tree/treeRaster.ts';
import { nextSpot } from '../../widgets/trees/raster.ts';
import type { TreeSide } from './treeSide.ts';

/** A place of two trees, wherever it is shown: the upper tree is 0. */
export interface Place {
  readonly side: 0 | 1;
  readonly level: number;
  /** The share of the tree. */
  readonly share: number;
}

type Sides = readonly [Pick<TreeSide, 'view'>, Pick<TreeSide, 'view'>];

/** The share in the middle of a column, of so many in a part. */
export const middleOf = (column: number, { begin, end }: Interval, columns: number): number =>
  begin + ((end - begin) * (column + 0.5)) / columns;

/** The end of the upper path, as far as it is known; a search is at its progress, or just before it. */
export function firstPlace(sides: Sides, progress: number): Place {
  const view = sides[0].view();
  if (!view) return { side: 0, level: 0, share: progress };
  const { raster, last, depth } = view;
  const isThere = raster.columnOf(progress) === last;
  const share = isThere ? progress : middleOf(last, raster.part, raster.columns);
  return { side: 0, level: depth - 1, share };
}

/** The place to which an arrow key leads: from the root of one tree to that of the other. */
export function nextPlace(sides: Sides, now: Place, key: string): Place {
  const { side, level, share } = now;
  const other = side === 0 ? 1 : 0;
  const outwards = side === 0 ? 'ArrowUp' : 'ArrowDown';
  const isAlong = key === 'ArrowLeft' || key === 'ArrowRight';
  if (!isAlong && key !== outwards && level === 0) return { side: other, level: 0, share };
  const view = sides[side].view();
  if (!view) return now;
  const { part, columns } = view.raster;
  const column = columnOf(share, part, columns);
  const inRaster = key === outwards ? 'ArrowDown' : 'ArrowUp';
  const next = nextSpot(view, { level, column }, isAlong ? key : inRaster);
  if (!next) return now;
  const isSame = next.column === column;
  return {
    side,
    level: next.level,
    share: isSame ? share : middleOf(next.column, part, columns),
  };
}
