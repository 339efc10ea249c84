import { RandomStream } from '../../solve/random.ts';
import { smooth } from '../motion.ts';

/** The most stars; more replace the oldest ones. */
export const MOST_STARS = 48;
const SEEDS = 2 ** 32;
/** How long a star takes to fade in, in ms. */
const FADE_IN = 5000;
/** The number of random places for each star, of which the farthest from the board is chosen. */
const PLACES = 4;

/** A star: its place as shares of the screen from its upper left, its size, and its hue. */
export interface Star {
  readonly seed: number;
  readonly x: number;
  readonly y: number;
  /** 0 to 1. */
  readonly size: number;
  /** 0 to 1, exclusive. */
  readonly hue: number;
}

/** The seed of a text, such as a solution: its hash by FNV-1a. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash + SEEDS) % SEEDS;
}

/** The star of a seed: above the hills, and mostly beside the board. */
export function starOf(seed: number): Star {
  const random = new RandomStream(seed);
  const share = (): number => random.fraction();
  let [x, y] = [0.5, 0.5];
  const away = (right: number, down: number): number =>
    Math.hypot(right - 0.5, (down - 0.45) * 0.7);
  for (let i = 0; i < PLACES; i++) {
    const [right, down] = [0.03 + 0.94 * share(), 0.05 + 0.6 * share()];
    if (i === 0 || away(right, down) > away(x, y)) [x, y] = [right, down];
  }
  return { seed, x, y, size: share(), hue: share() };
}

/** The stars: one for each solution, the latest one last. */
export class Stars {
  readonly all: Star[] = [];
  private since = Infinity;

  /** Adds the star of a seed, unless it is there; returns whether it was added. */
  add(seed: number): boolean {
    if (this.all.some((star) => star.seed === seed)) return false;
    if (this.all.length === MOST_STARS) this.all.shift();
    this.all.push(starOf(seed));
    this.since = 0;
    return true;
  }

  /** Lets time pass, in ms; returns whether the latest star has become brighter. */
  pass(elapsed: number): boolean {
    const before = this.since;
    this.since += elapsed;
    return before < FADE_IN;
  }

  /** The brightness of the star at an index, 0 to 1; the latest one fades in. */
  brightness(index: number): number {
    return index < this.all.length - 1 ? 1 : smooth(this.since / FADE_IN);
  }
}
