import { LOW } from '../../theme/room.ts';
import { radiusIn } from './disc.ts';
import { COLUMNS } from './skyline.ts';

/** The number of heights of the relief, after which it is repeated, and of the mountains among them. */
const LENGTH = 1024;
const MOUNTAINS = 24;
/** The numbers of waves, each the lower the shorter it is, that make up a smooth relief. */
const WAVES = [3, 5, 8];
/** The octaves of the relief, and the height of each one as a share of that of the one before. */
const OCTAVES = 4;
const GAIN = 0.32;
/** The proportions of a page, width to height, on which a column of progress has a height of the relief. */
const ASPECT = 16 / 9;

/** The size of the mountains of the narrowest pages, as a share of those of wide ones. */
const SMALLEST = 0.55;

/**
 * A range, in shares of the picture's height: the least height of its crest, and how much its relief adds to
 * that without progress, and with progress of 1. The relief of the near one passes with its progress.
 */
interface Range {
  readonly base: number;
  readonly least: number;
  readonly byProgress: number;
  readonly seed: number;
}

/** The most that a hollow is raised where there is no disc: no crest is so high. */
const HIGHEST = 0.2;

/**
 * A hollow: how deep its relief is, what part of a relief reaches its rim, how much narrower its mountains are,
 * and how far from the rim a crest begins to give way to it, as a share of the picture's height.
 */
interface Hollow {
  readonly depth: number;
  readonly rim: number;
  readonly narrower: number;
  readonly rounded: number;
}

/** The shape of hills: their hollow, and over how many columns to either side progress is averaged on such a page. */
interface Shape extends Hollow {
  readonly averaged: number;
}
const ROUGH: Shape = { depth: 0.062, rim: 0.82, narrower: 2.2, rounded: 0.03, averaged: 0 };
const EVEN: Shape = { depth: 0.03, rim: 0.82, narrower: 1, rounded: 0.08, averaged: 20 };

export const FAR: Range = { base: 0.182, least: 0.078, byProgress: 0.07, seed: 3 };
export const NEAR: Range = { base: 0.13, least: 0.055, byProgress: 0.06, seed: 11 };

/** The crests of two ranges of hills, whose mountains are the higher the more of the board is covered. */
export class Ranges {
  /** The heights of the far crest and then of the near one, from left to right, as shares of the picture's. */
  readonly crests = new Float32Array(2 * COLUMNS);
  private readonly averages = new Float32Array(2 * COLUMNS);
  /** The sums of what is before each column. */
  private readonly sums = new Float64Array(COLUMNS + 1);
  /** The proportions of the picture, width to height: mountains are as steep on any. */
  aspect = ASPECT;
  /** The hollow in the far crest around a place: its share of the width, and the crest's greatest height there. */
  private hollow = { x: 0, height: Infinity };
  private far = reliefOf(FAR.seed);
  private near = reliefOf(NEAR.seed);
  private sides = ROUGH;

  /** Shapes hills as smooth waves or as mountains; returns whether crests are to be drawn anew. */
  shape(smooth: boolean): boolean {
    const sides = smooth ? EVEN : ROUGH;
    if (sides === this.sides) return false;
    const relief = smooth ? wavesOf : reliefOf;
    this.sides = sides;
    this.far = relief(FAR.seed);
    this.near = relief(NEAR.seed);
    return true;
  }

  /**
   * Keeps the far crest below a disc that stands on it.
   *
   * @param x of the disc, as a share of the picture's width
   * @param seen how much of the disc is seen, 0 to 1
   * @param sunk how far it is below that height, which fills the hollow again, or above, which fills it slowly
   * @returns whether crests are to be drawn anew
   */
  sink(x: number, seen: number, sunk: number): boolean {
    const radius = radiusIn(this.aspect);
    const height = LOW - 1.1 * radius + Math.max(1.5 * sunk, -sunk) + (1 - seen) * HIGHEST;
    if (x === this.hollow.x && height === this.hollow.height) return false;
    this.hollow = { x, height };
    return true;
  }

  /**
   * Draws progress.
   *
   * @param progress of the far range and then of the near one, 0 to 1
   * @param passed how many columns of the near range have passed
   */
  draw(progress: Float32Array, passed: number): void {
    // Mountains of upright pages are lower, and as much narrower.
    const size = Math.min(1, Math.max(SMALLEST, this.aspect));
    const scale = Math.min(2, Math.max(0.35, this.aspect / ASPECT)) / size;
    // Columns are narrower on narrow pages, and the near range would be steeper by progress.
    const near = { ...NEAR, byProgress: NEAR.byProgress * Math.min(1, scale) };
    const crest = ({ base, least, byProgress }: Range, relief: number, share: number): number =>
      base + relief * size * (least + byProgress * share * share);
    const reach = Math.round(this.sides.averaged / scale);
    this.average(progress, 0, reach);
    this.average(progress, COLUMNS, reach);
    for (let x = 0; x < COLUMNS; x++) {
      const free = crest(FAR, heightAt(this.far, x * scale), this.averages[x]!);
      this.crests[x] = lowest(free, this.crestBelow(x, scale, size), this.sides.rounded);
      const last = COLUMNS + x;
      const relief = heightAt(this.near, (passed + x) * scale);
      this.crests[last] = crest(near, relief, this.averages[last]!);
    }
  }

  /** Averages the progress of a range over some columns to either side, twice, so that hills have no corners. */
  private average(progress: Float32Array, first: number, reach: number): void {
    const averages = this.averages.subarray(first, first + COLUMNS);
    averages.set(progress.subarray(first, first + COLUMNS));
    const times = reach > 0 ? 2 : 0;
    for (let time = 0; time < times; time++) {
      for (let x = 0; x < COLUMNS; x++) this.sums[x + 1] = this.sums[x]! + averages[x]!;
      for (let x = 0; x < COLUMNS; x++) {
        const [from, to] = [Math.max(0, x - reach), Math.min(COLUMNS, x + reach + 1)];
        averages[x] = (this.sums[to]! - this.sums[from]!) / (to - from);
      }
    }
  }

  /** The height that the far crest must not exceed in a column. */
  private crestBelow(column: number, scale: number, size: number): number {
    const { x, height } = this.hollow;
    const { depth, rim, narrower } = this.sides;
    const below = depth * size * Math.max(0, rim - heightAt(this.far, column * scale * narrower));
    const away = Math.abs(column / (COLUMNS - 1) - x) * this.aspect;
    return height - below + 2 * Math.max(0, away - radiusIn(this.aspect)) ** 2;
  }
}

/** The lower of a crest and what it must not exceed, without a corner where they meet. */
function lowest(crest: number, most: number, rounded: number): number {
  const blend = Math.max(0, 1 - Math.abs(crest - most) / rounded);
  return Math.min(crest, most) - (blend * blend * rounded) / 4;
}

/** A relief of mountains with rounded sides, from 0 to 1. */
function reliefOf(seed: number): Float32Array {
  const relief = new Float32Array(LENGTH);
  let weight = 1;
  for (let octave = 0, points = MOUNTAINS; octave < OCTAVES; octave++, points *= 2) {
    const heights = Array.from({ length: points }, (_, i) => chance(seed + octave * 57 + i * 13));
    for (let x = 0; x < LENGTH; x++) {
      const at = (x / LENGTH) * points;
      const [left, share] = [Math.floor(at), at % 1];
      const [from, to] = [heights[left]!, heights[(left + 1) % points]!];
      const height = from + (to - from) * share * share * (3 - 2 * share);
      relief[x]! += weight * (octave === 0 ? height : 1 - Math.abs(2 * height - 1));
    }
    weight *= GAIN;
  }
  return scaled(relief);
}

/** A relief of long smooth waves, from 0 to 1. */
function wavesOf(seed: number): Float32Array {
  return scaled(
    new Float32Array(LENGTH).map((_, x) =>
      WAVES.reduce((height, count, i) => {
        const turns = (count * x) / LENGTH + chance(seed + i);
        return height + Math.sin(2 * Math.PI * turns) / count;
      }, 0),
    ),
  );
}

/** A relief from 0 to 1. */
function scaled(relief: Float32Array): Float32Array {
  const [lowest, highest] = [Math.min(...relief), Math.max(...relief)];
  return relief.map((height) => (height - lowest) / (highest - lowest));
}

/** A number from 0 to 1 that follows from another one. */
function chance(seed: number): number {
  const mixed = Math.sin(seed * 127.1) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** The height of a relief between its points. */
function heightAt(relief: Float32Array, at: number): number {
  const left = Math.floor(at);
  const from = relief[left % LENGTH]!;
  return from + (relief[(left + 1) % LENGTH]! - from) * (at - left);
}
