import type { RasterMoment } from './rasterView.ts';
import type { Problem } from '../../solve/problem.ts';
import { startSearch, type Search } from '../../solve/search.ts';
import type { Solver } from '../../solve/solvers/index.ts';
import { END, kindOf, PLACE } from '../../solve/step.ts';
import { levelsOf, sharesOf, TreeRaster, type Interval } from './treeRaster.ts';

/** The most steps by which a tree can be zoomed beyond the usual zoom. */
const FURTHER = 18;
/** The most parts that a tree has, and the most before a moment: shares have about 16 digits. */
const MOST_PARTS = 1e300;
const MOST_BEFORE = 1e12;
/** The least usual zoom, of 5 %: where more has been searched, the whole tree is shown. */
const SMALL = 3;
/** A part begins at a multiple of a tenth of its width. */
const TENTHS = 10;
/** Shares that are equal may have been rounded differently, by so much of their value. */
const ROUNDING = 1e-14;
const [LESS, MORE] = [1 - ROUNDING, 1 + ROUNDING];

/** The number of parts as wide as those of a zoom that a tree has: 1, 2, 10, 20, 100, … */
const partsAt = (zoom: number): number =>
  zoom % 2 === 0 ? 10 ** (zoom / 2) : 2 * 10 ** ((zoom - 1) / 2);

type Recorded = Pick<TreeRaster, 'earliest'>;

/** The part of a tree that has been searched; before the first removal, the last node of the path. */
function searched({ earliest }: Recorded, { step, branches, progress }: RasterMoment): Interval {
  const left = earliest.findLast((one) => one.step <= step);
  return left ? { begin: left.begin, end: progress } : sharesOf(branches).at(-1)!;
}

/** The tenth of a part in which a moment is: the one before, where the path's last node ends with it. */
function tenthAt(tenths: number, { branches, progress }: RasterMoment): number {
  const { end } = sharesOf(branches).at(-1)!;
  const scaled = progress * tenths;
  return progress < end * LESS
    ? Math.floor(scaled * MORE)
    : Math.max(0, Math.ceil(scaled * LESS) - 1);
}

/** The part of a tree at a zoom in which a moment is; the first one begins where the search did. */
export function partAt(zoom: number, recorded: Recorded, place: RasterMoment): Interval {
  const tenths = TENTHS * partsAt(zoom);
  const start = Math.floor(searched(recorded, place).begin * tenths * MORE);
  const before = Math.max(0, Math.floor((tenthAt(tenths, place) - start) / TENTHS));
  const begin = Math.min(start + TENTHS * before, tenths - TENTHS);
  return { begin: begin / tenths, end: (begin + TENTHS) / tenths };
}

/** The most zoom that fits; 0, the whole tree, where that is little. */
export function mostFitting(fits: (zoom: number) => boolean): number {
  let zoom = 0;
  while (fits(zoom + 1)) zoom++;
  return zoom < SMALL ? 0 : zoom;
}

/** The zoom at which the searched part fills the width best; 0, the whole tree, unless that part is small. */
export function usualZoom(recorded: Recorded, place: RasterMoment): number {
  const { begin, end } = searched(recorded, place);
  return mostFitting((zoom) => {
    const part = partAt(zoom, recorded, place);
    return part.begin <= begin * MORE && part.end >= end * LESS && canShow(zoom, place);
  });
}

/** The most that a tree can be zoomed at a moment. */
export function mostZoom(recorded: Recorded, place: RasterMoment): number {
  const usual = usualZoom(recorded, place);
  let zoom = usual;
  while (zoom < usual + FURTHER && canShow(zoom + 1, place)) zoom++;
  return zoom;
}

const canShow = (zoom: number, { progress }: RasterMoment): boolean =>
  partsAt(zoom) < MOST_PARTS && partsAt(zoom) * progress < MOST_BEFORE;

/** The raster of a part of a tree, filled by running the search from its beginning. */
export class PartRaster {
  readonly raster: TreeRaster;
  private readonly solver: Solver;
  private isOver = false;

  constructor(problem: Problem, search: Search, part: Interval, mostColumns?: number) {
    this.raster = new TreeRaster(levelsOf(problem), part, mostColumns);
    this.solver = startSearch(problem, search, 'steps');
  }

  /** Follows the search up to a step, by at most so many events; true once the raster has all up to there. */
  follow(step: number, events: number): boolean {
    const { raster, solver } = this;
    for (let left = events; raster.steps < step && !this.isOver; left--) {
      if (left <= 0) return false;
      const event = solver.step();
      const level = solver.depth - 1;
      if (event === END) this.isOver = true;
      else if (kindOf(event) === PLACE) raster.enter(solver.triedAt(level), solver.listedAt(level));
      else raster.pass(event);
    }
    return true;
  }
}

const KEPT = 4;

/** Makes the rasters of parts of a tree; those shown last are kept. */
export function partRasters(problem: Problem, search: Search): (part: Interval) => PartRaster {
  /** By part, the one used longest ago first. */
  const kept = new Map<string, PartRaster>();
  return (part) => {
    const name = `${part.begin} ${part.end}`;
    const one = kept.get(name) ?? new PartRaster(problem, search, part);
    kept.delete(name);
    kept.set(name, one);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return one;
  };
}
