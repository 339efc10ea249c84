import { createMemo, createSignal, type Accessor } from 'solid-js';
import { RasterView } from '../../../teach/tree/rasterView.ts';
import { mostZoom, partAt, partRasters, usualZoom } from '../../../teach/tree/treePart.ts';
import type { Interval } from '../../../teach/tree/treeRaster.ts';
import type { ClassModel } from '../model.ts';
import { followed } from '../../widgets/followed.ts';
import { isSame } from '../../widgets/isSame.ts';

export type RasterPart = ReturnType<typeof rasterPart>;

/** The part of a tree that is shown around the moment; by default, the searched part fills the width. */
export function rasterPart(moment: Accessor<ClassModel>) {
  const { problem, search, raster } = moment();
  const rasterOf = partRasters(problem, search);
  const situation = () => moment().situation;
  /** The zoom asked for; with a part, as long as the moment is in that part. */
  const [asked, ask] = createSignal<{ readonly zoom: number; readonly part?: Interval }>();
  const usual = createMemo(() => usualZoom(raster, situation()));
  const most = createMemo(() => mostZoom(raster, situation()));
  const at = (zoom: number): Interval => partAt(zoom, raster, situation());
  const zoom = createMemo(() => {
    const wanted = asked();
    const isMeant = wanted && (!wanted.part || isSame(at(wanted.zoom), wanted.part));
    return isMeant ? Math.min(wanted.zoom, most()) : usual();
  });
  const part = createMemo(() => at(zoom()), undefined, { equals: isSame });
  /** The view of the raster, and the share of it that has been filled, 0 to 1. */
  const shown = followed(
    (events) => {
      const { step } = situation();
      // The whole tree is filled as the search is recorded.
      if (zoom() === 0) return { view: new RasterView(raster, situation()), filled: 1 };
      const partRaster = rasterOf(part());
      const filled = partRaster.follow(step, events) ? 1 : partRaster.raster.steps / step;
      return { view: new RasterView(partRaster.raster, situation()), filled };
    },
    ({ filled }) => filled === 1,
  );
  const canZoom = (by: 1 | -1): boolean => zoom() + by >= 0 && zoom() + by <= most();
  return {
    shown,
    part,
    canZoom,
    zoomBy(by: 1 | -1): void {
      if (!canZoom(by)) return;
      const next = zoom() + by;
      ask(next === usual() ? undefined : { zoom: next });
    },
    /** Stays with this part while the moment moves within it. */
    stay: () => ask((before) => (before && !before.part ? before : { zoom: zoom(), part: part() })),
  };
}
