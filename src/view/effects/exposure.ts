import type { Rgb } from '../../theme/colour.ts';
import { approach, smooth, SWIFT, type Frame } from '../motion.ts';

/** The memory of the exposure: its time constant in ms, and that of calm boards. */
const MEMORY = 1100;
const CALM_MEMORY = 3000;
/** The most ms of a frame that are exposed, so that slow frames do not flash. */
const LONGEST = 34;
/** How long threads take to come, and to go, in ms. */
const COME = 500;
const GO = 1600;
/** For so many ms without a change threads stay. */
const PATIENCE = 250;
/** From `SWIFT` on, threads grow stronger up to this many times its pace, and finer up to `FINEST`. */
const FULL = 2.5;
const FINEST = 10_000;

/** How many threads each outline has, one inside the other. */
const THREADS = 7;
/** The inset of the first thread in cell widths. */
export const FIRST = 0.03;
/** That of the last one, and the least device pixels between two. */
const LAST = 0.31;
const APART = 3;

/** The distance between two threads in cell widths; with a cell's width in device pixels. */
export const threadPitch = (pixels: number): number =>
  Math.max((LAST - FIRST) / (THREADS - 1), APART / pixels);

/** How many threads fit into cells of so many device pixels. */
export const threadCount = (pixels: number): number =>
  1 + Math.min(THREADS - 1, Math.floor((LAST - FIRST) / threadPitch(pixels) + 1e-6));

/**
 * The colour of a piece's threads, as linear light: equally bright for all pieces, and purer than the piece, so
 * that threads of many pieces do not add up to grey.
 */
export function threadColour(colour: Rgb): Rgb {
  const light = colour.map((channel) => channel ** 2.2);
  const most = Math.max(...light, 1e-6);
  return light.map((channel) => (channel / most) ** 1.5) as unknown as Rgb;
}

/**
 * How a long exposure goes on as time passes: what is kept of it, and how much each state adds. It depends on
 * time alone, so it looks alike at any rate of frames.
 */
export class Exposure {
  /** What is left of the light before the next state is exposed, and how much that adds, 0 to 1. */
  kept = 1;
  added = 0;
  /** How strongly it is shown, and how fine its threads are, 0 to 1. */
  strength = 0;
  fineness = 0;
  private quiet = Infinity;
  private presence = 0;
  private vigour = 0;

  /**
   * Lets a frame pass.
   *
   * @param isChanged whether what lies on the board changed
   */
  pass({ elapsed, pace, calm }: Frame, isChanged: boolean): void {
    this.quiet = isChanged ? 0 : this.quiet + elapsed;
    const isBusy = this.quiet < PATIENCE && pace >= SWIFT;
    const memory = calm ? CALM_MEMORY : MEMORY;
    const exposed = Math.min(elapsed, LONGEST);
    this.presence = isBusy
      ? Math.min(1, this.presence + exposed / COME)
      : Math.max(0, this.presence - elapsed / GO);
    this.kept *= this.presence > 0 ? Math.exp(-elapsed / memory) : 0;
    this.added = isBusy ? approach(exposed, memory) : 0;
    const tempo = Math.log(Math.max(pace, SWIFT) / SWIFT);
    const full = smooth(tempo / Math.log(FULL));
    const fine = smooth(Math.min(1, tempo / Math.log(FINEST / SWIFT)));
    const eased = approach(exposed, COME);
    if (isBusy) {
      this.fineness += (fine - this.fineness) * eased;
      this.vigour += (full - this.vigour) * eased;
    }
    this.strength = smooth(this.presence) * this.vigour;
  }

  /** Whether anything of it can be seen, now or soon. */
  get isActive(): boolean {
    return this.presence > 0;
  }

  /** Notes that the state has been exposed. */
  done(): void {
    this.kept = 1;
    this.added = 0;
  }
}
