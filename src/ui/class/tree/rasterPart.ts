import { RasterView } from '../../../teach/tree/rasterView.ts';
import { createEffect, createMemo, createSignal, onCleanup, type Accessor } from 'solid-js';
import { mostZoom, partAt, partRasters, usualZoom } from '../../../teach/tree/treePart.ts';
import { type Interval } from '../../../teach/tree/treeRaster.ts';
import type { ClassModel } from '../model.ts';

/** The most events followed in a frame. */
const EVENTS = 100_000;

/** The view of a raster, and the share of it that has been filled, 0 to 1. */
interface Shown {
  readonly view: RasterView;
  readonly filled: number;
}

/** A zoom that was asked for; with a part, as long as the moment is in that part. */
interface Asked {
  readonly zoom: number;
  readonly part?: Interval;
}

const isSame = (one: Interval, other: Interval): boolean =>
  one.begin === other.begin && one.end === other.end;

/** The part of a tree that is shown, around the moment. */
export interface RasterPart {
  readonly shown: Accessor<Shown>;
  readonly part: Accessor<Interval>;
  readonly canZoom: (by: 1 | -1) => boolean;
  readonly zoomBy: (by: 1 | -1) => void;
  /** Stays with this part while the moment moves within it. */
  readonly stay: () => void;
}

/** Follows the moment with the zoom asked for; by default, the searched part fills the width. */
export function rasterPart(moment: Accessor<ClassModel>): RasterPart {
  const situation = () => moment().situation;
  const [asked, ask] = createSignal<Asked>();
  const usual = createMemo(() => usualZoom(moment().raster, situation()));
  const most = createMemo(() => mostZoom(moment().raster, situation()));
  const at = (zoom: number): Interval => partAt(zoom, moment().raster, situation());
  const zoom = createMemo(() => {
    const wanted = asked();
    const isMeant = wanted && (!wanted.part || isSame(at(wanted.zoom), wanted.part));
    return isMeant ? Math.min(wanted.zoom, most()) : usual();
  });
  const part = createMemo(() => at(zoom()), undefined, { equals: isSame });
  const problem = createMemo(() => moment().problem);
  const search = createMemo(() => moment().search);
  const rasterOf = createMemo(() => partRasters(problem(), search()));
  const [frame, setFrame] = createSignal(0);
  const shown = createMemo((): Shown => {
    frame();
    const { step } = situation();
    // The whole tree is filled as the search is recorded.
    if (zoom() === 0) return { view: new RasterView(moment().raster, situation()), filled: 1 };
    const partRaster = rasterOf()(part());
    const filled = partRaster.follow(step, EVENTS) ? 1 : partRaster.raster.steps / step;
    return { view: new RasterView(partRaster.raster, situation()), filled };
  });
  createEffect(() => {
    if (shown().filled === 1) return;
    const next = requestAnimationFrame(() => setFrame((count) => count + 1));
    onCleanup(() => cancelAnimationFrame(next));
  });
  const canZoom = (by: 1 | -1): boolean => zoom() + by >= 0 && zoom() + by <= most();
  return {
    shown,
    part,
    canZoom,
    zoomBy: (by) => {
      if (!canZoom(by)) return;
      const next = zoom() + by;
      ask(next === usual() ? undefined : { zoom: next });
    },
    stay: () => ask((before) => (before && !before.part ? before : { zoom: zoom(), part: part() })),
  };
}
