import { fates, sharesOf, type Branch, type Fate, type TreeRaster } from './treeRaster.ts';

/** A moment of a search: the branches that lead to it, and the share of the tree that is done. */
export interface RasterMoment {
  readonly step: number;
  readonly branches: readonly Branch[];
  readonly progress: number;
  /** Level → the step that entered the node of the path there, if that is known. */
  readonly entered?: readonly number[];
}

/** The look of a pixel: the path, done or still ahead; else the fate of the nodes there. */
export type Look = Fate | 'path' | 'ahead';

export interface Pixel {
  readonly look: Look;
  /** The first step that entered a node like that; of the path, the step that entered its own node, if that is known. */
  readonly step: number;
  /** Whether it is the step of the one node on show. */
  readonly isOwn: boolean;
}

/** A raster at a moment: nothing is in it that was entered later. */
export class RasterView {
  readonly raster: TreeRaster;
  readonly column: number;
  /** The number of levels of the path, the root's included. */
  readonly depth: number;
  private readonly step: number;
  private readonly entered: readonly number[];
  private readonly path: readonly { readonly from: number; readonly to: number }[];

  constructor(raster: TreeRaster, { step, branches, progress, entered = [] }: RasterMoment) {
    this.raster = raster;
    this.entered = entered;
    this.step = step;
    this.column = raster.columnOf(progress);
    this.path = sharesOf(branches).map((share) => raster.columnsOf(share));
    this.depth = this.path.length;
  }

  /** The column of the path's last node that is nearest to the moment, which may be at its very end. */
  get last(): number {
    const { from, to } = this.path.at(-1)!;
    return Math.max(from, Math.min(to - 1, this.column));
  }

  /** A pixel; undefined if it is empty. */
  at(level: number, column: number): Pixel | undefined {
    const look = this.lookAt(level, column);
    if (look === undefined) return undefined;
    const { raster } = this;
    if (look !== 'path' && look !== 'ahead')
      return { look, step: raster.firstOf(fates.indexOf(look), level, column), isOwn: false };
    const own = this.entered[level];
    return { look, step: own ?? raster.firstAt(level, column), isOwn: own !== undefined };
  }

  /** Whether a pixel has a node of a fate in it, whatever else it shows. */
  has(fate: Fate, level: number, column: number): boolean {
    return this.raster.firstOf(fates.indexOf(fate), level, column) <= this.step;
  }

  /** The look of a pixel; undefined if it is empty or outside the raster. */
  lookAt(level: number, column: number): Look | undefined {
    const { raster, step } = this;
    const isInside = level >= 0 && level < raster.levels && column >= 0 && column < raster.columns;
    if (!isInside) return undefined;
    const on = this.path[level];
    if (on && column >= on.from && column < on.to) return column > this.column ? 'ahead' : 'path';
    for (let fate = fates.length - 1; fate >= 0; fate--)
      if (raster.firstOf(fate, level, column) <= step) return fates[fate];
    return undefined;
  }
}
