import type { Accessor } from 'solid-js';
import type { Problem } from '../../../solve/problem.ts';
import type { Search } from '../../../solve/search.ts';
import { FollowedTree } from '../../../teach/tree/followedTree.ts';
import { RasterView, type RasterMoment } from '../../../teach/tree/rasterView.ts';
import { partRasters } from '../../../teach/tree/treePart.ts';
import type { Interval } from '../../../teach/tree/treeRaster.ts';
import { followed } from '../../widgets/followed.ts';
import { barAt, type Bar, type RasterSpot } from '../../widgets/trees/raster.ts';

/** One of two trees, as it is at the moment of the race. */
export interface TreeSide {
  /** The part of the tree on show; undefined until it is filled. */
  view(): RasterView | undefined;
  /** How much of it is filled, 0 to 1. */
  filled(): number;
  /** What a column shows on a level, or else the deepest that it shows. */
  barAt(column: number, level?: number): Bar | undefined;
  /** The placements that lie after a step that changes; undefined until it is reached. */
  pathAt(step: Accessor<number | undefined>): Accessor<readonly number[] | undefined>;
}

/** Follows a search to a step that changes; the moment is undefined until it is there. */
export function treeMoment(
  problem: Problem,
  search: Search,
  step: Accessor<number>,
): Accessor<RasterMoment | undefined> {
  const tree = new FollowedTree(problem, search);
  return followed(
    (events) => tree.momentAt(step(), events),
    (found) => found !== undefined,
  );
}

/** Fills a part of a tree that changes, up to a moment that changes. */
export function treeSide(
  problem: Problem,
  search: Search,
  moment: Accessor<RasterMoment | undefined>,
  part: Accessor<Interval>,
): TreeSide {
  const finder = new FollowedTree(problem, search);
  const rasterOf = partRasters(problem, search);
  const shown = followed(
    (events) => {
      const now = moment();
      if (!now) return { filled: 0 };
      const filling = rasterOf(part());
      const isFilled = filling.follow(now.step, events);
      if (!isFilled) return { filled: filling.raster.steps / now.step };
      return { view: new RasterView(filling.raster, now), filled: 1 };
    },
    ({ filled }) => filled === 1,
  );
  const view = () => shown().view;
  return {
    view,
    filled: () => shown().filled,
    barAt(column, level) {
      const now = view();
      if (!now) return undefined;
      const spot = level === undefined ? deepest(now, column) : { level, column };
      return spot && barAt(now, spot);
    },
    pathAt(step) {
      const found = followed(
        (events) => {
          const at = step();
          if (at === undefined) return { path: undefined, isDone: true };
          const path = finder.pathAt(at, events);
          return { path, isDone: path !== undefined };
        },
        ({ isDone }) => isDone,
      );
      return () => found().path;
    },
  };
}

function deepest(view: RasterView, column: number): RasterSpot | undefined {
  for (let level = view.raster.levels - 1; level >= 0; level--)
    if (view.lookAt(level, column)) return { level, column };
  return undefined;
}
