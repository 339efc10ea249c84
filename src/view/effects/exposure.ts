import { encoded, type Rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import { approach, smooth, SWIFT, type Frame } from '../motion.ts';

/** The time constant of the exposure in ms, and without motion. */
const MEMORY = 1100;
const CALM_MEMORY = 3000;
/** The longest exposure of a frame in ms, so that slow frames do not flash. */
const LONGEST = 34;
/** How long trails take to fade in, and to fade out, in ms. */
const FADE_IN = 500;
const FADE_OUT = 1600;
/** How long trails stay without a change, in ms. */
const PATIENCE = 250;
/** Trails grow stronger from `SWIFT` to this many times its pace, and finer up to `FINEST` steps a second. */
const FULL = 2.5;
const FINEST = 10_000;

/** The fineness from which on samples of states are exposed, rather than all. */
const SAMPLED_FROM = 0.5;
/**
 * The share by which the memory is shorter once they are; for how long each one is exposed then, in times of that
 * memory, so that one at a time is clearly seen.
 */
const FORGOTTEN = 0.82;
const PERIOD = 4.2;

/** How much of its grey the mean of several colours loses, where lines are pure. */
export const PURITY = 0.9;

/** The widths of lines in device pixels, at slow and at fast paces. */
const WIDTH = [2, 1.2] as const;
/** The gains of the brightness of lines, at slow and at fast paces; less on cells of fewer device pixels, where outlines are closer together. */
const GAIN = [3.5, 6] as const;
const SMALL_CELL = 40;

/** The number of lines of each outline, one inside the other. */
const LINES = 7;
/** The inset of the first line in cell widths. */
export const FIRST_INSET = 0.03;
/** The inset of the last line in cell widths, and the least distance between two in device pixels. */
const LAST_INSET = 0.31;
const APART = 3;

/** The distance between two lines in cell widths, on cells of so many device pixels. */
export const linePitch = (pixels: number): number =>
  Math.max((LAST_INSET - FIRST_INSET) / (LINES - 1), APART / pixels);

/** The number of lines that fit into cells of so many device pixels: of at most `most`, fewer in proportion. */
export function lineCount(pixels: number, most = LINES): number {
  const fitting = 1 + Math.floor((LAST_INSET - FIRST_INSET) / linePitch(pixels) + 1e-6);
  return Math.max(1, Math.round((most * Math.min(LINES, fitting)) / LINES));
}

/** The gain of the brightness of lines by their fineness, on cells of so many device pixels. */
export const lineGain = (fineness: number, pixels: number): number =>
  between(GAIN, fineness) * Math.min(1, pixels / SMALL_CELL);

/** The width of lines in device pixels by their fineness. */
export const lineWidth = (fineness: number): number => between(WIDTH, fineness);

const between = ([from, to]: readonly [number, number], share: number): number =>
  from + (to - from) * share;

/**
 * The colour of a piece's lines, as linear light: equally bright for all pieces, and purer than the piece by
 * `purity`, 0 to 1, so that lines of many pieces do not add up to grey.
 */
export function lineColour(colour: Rgb, purity: number): Rgb {
  const light = colour.map((channel) => channel ** 2.2);
  const most = Math.max(...light, 1e-6);
  return light.map((channel) => (channel / most) ** (1 + purity / 2)) as unknown as Rgb;
}

/** The colours of lines of prominent tiles, on the screen, by colours of pieces. */
export const outlineColours = (
  colours: readonly Rgb[],
  { purity, brightness }: Theme['trails'],
): readonly Rgb[] =>
  colours.map(
    (colour) =>
      lineColour(colour, purity).map((channel) => encoded(channel * brightness)) as unknown as Rgb,
  );

/** The least weight of a tile, and the share of the time from which on it is 1. */
const LEAST_WEIGHT = 0.1;
const FULL_WEIGHT = 0.5;

/** A long exposure as time passes: the light that is kept, and the light that each state adds. */
export class Exposure {
  /** The share of light that is kept before the next state is exposed, and the share that it adds, 0 to 1. */
  kept = 1;
  added = 0;
  /** The opacity of the exposure, and the fineness of its lines, 0 to 1. */
  strength = 0;
  fineness = 0;
  /** For how long each sample is exposed, in ms. */
  period = 0;
  /** The time without a change, in ms. */
  private quiet = Infinity;
  private visibility = 0;
  private vigour = 0;

  /** Lets a frame pass, in which tiles on the board may have changed. */
  pass({ elapsed, pace, calm }: Frame, isChanged: boolean): void {
    this.quiet = isChanged ? 0 : this.quiet + elapsed;
    const isBusy = this.quiet < PATIENCE && pace >= SWIFT;
    const memory = (calm ? CALM_MEMORY : MEMORY) * (1 - FORGOTTEN * this.sampling);
    this.period = PERIOD * memory * this.sampling;
    const exposed = Math.min(elapsed, LONGEST);
    this.visibility = isBusy
      ? Math.min(1, this.visibility + exposed / FADE_IN)
      : Math.max(0, this.visibility - elapsed / FADE_OUT);
    this.kept *= this.visibility > 0 ? Math.exp(-elapsed / memory) : 0;
    this.added = isBusy ? approach(exposed, memory) : 0;
    const tempo = Math.log(Math.max(pace, SWIFT) / SWIFT);
    const full = smooth(tempo / Math.log(FULL));
    const fine = smooth(Math.min(1, tempo / Math.log(FINEST / SWIFT)));
    const eased = approach(exposed, FADE_IN);
    if (this.visibility === 0) this.fineness = this.vigour = 0;
    if (isBusy) {
      this.fineness += (fine - this.fineness) * eased;
      this.vigour += (full - this.vigour) * eased;
    }
    this.strength = smooth(this.visibility) * this.vigour;
  }

  /** How far samples are exposed rather than all states, 0 to 1. */
  get sampling(): number {
    return smooth((this.fineness - SAMPLED_FROM) / (1 - SAMPLED_FROM));
  }

  /** The weight of a tile by its share of the time, which together make its square; of samples it is 1. */
  weightOf(share: number): number {
    const weight = Math.max(LEAST_WEIGHT, Math.min(1, share / FULL_WEIGHT));
    return weight + (1 - weight) * this.sampling;
  }

  /** Whether the exposure is visible, now or soon. */
  get isActive(): boolean {
    return this.visibility > 0;
  }

  /** Notes that the state has been exposed. */
  done(): void {
    this.kept = 1;
    this.added = 0;
  }
}
