/**
 * Flashes as defined by WCAG 2.3.1. A spot has a transition when its relative luminance rises or falls by
 * at least a tenth of the maximum, with a darker end below 0.8; two opposing transitions are a flash.
 * More than three flashes a second are too many if more than a quarter of the central 10° of vision
 * (341 × 256 pixels) flashes at once.
 */

/** Frames a second. */
export const RATE = 60;

const STEP = 0.1;
const BRIGHT = 0.8;
/** The central 10° of vision as shares of the width and height of a 1280 × 720 screen. */
const ACROSS = 341 / 1280;
const DOWN = 256 / 720;
const SHARE = 1 / 4;
/** Transitions within this many frames of each other count as simultaneous. */
const AT_ONCE = 3;

/** For each frame, 1 if a spot completes a transition upwards, −1 if downwards, else 0. */
export function transitions(course: ArrayLike<number>): Int8Array {
  const turns = new Int8Array(course.length);
  let high = course[0]!;
  let low = high;
  let direction = 0;
  for (let at = 1; at < course.length; at++) {
    const value = course[at]!;
    if (direction >= 0) high = Math.max(high, value);
    if (direction <= 0) low = Math.min(low, value);
    const isUp = direction <= 0 && value - low >= STEP && low < BRIGHT;
    const isDown = direction >= 0 && high - value >= STEP && value < BRIGHT;
    if (!isUp && !isDown) continue;
    direction = turns[at] = isUp ? 1 : -1;
    high = low = value;
  }
  return turns;
}

/** The maximum number of flashes in any second, given the transition at each frame. */
export function mostFlashes(turns: ArrayLike<number>): number {
  let most = 0;
  for (let at = 0, within = 0; at < turns.length; at++) {
    if (turns[at]) within++;
    if (at >= RATE && turns[at - RATE]) within--;
    most = Math.max(most, within);
  }
  return most / 2;
}

export interface Flashing {
  /** The most flashes a second that are simultaneous in more than a quarter of a window. */
  readonly atOnce: number;
  /** The largest share of a window's spots that each flash more than three times a second. */
  readonly share: number;
  /** The most flashes a second of any spot. */
  readonly ofSpot: number;
}

/**
 * @param courses the luminance of each spot, frame by frame, for rows of spots spread evenly over a screen
 * @param columns the number of spots in a row
 */
export function flashing(courses: readonly ArrayLike<number>[], columns: number): Flashing {
  const rows = courses.length / columns;
  const turns = courses.map(transitions);
  const most = turns.map(mostFlashes);
  const width = Math.max(1, Math.round(columns * ACROSS));
  const height = Math.max(1, Math.round(rows * DOWN));
  let atOnce = 0;
  let share = 0;
  const stride = Math.max(1, Math.floor(Math.min(width, height) / 4));
  for (let top = 0; top + height <= rows; top += stride) {
    for (let left = 0; left + width <= columns; left += stride) {
      const spots: number[] = [];
      for (let y = top; y < top + height; y++) {
        for (let x = left; x < left + width; x++) spots.push(y * columns + x);
      }
      const restless = spots.filter((spot) => most[spot]! > 3).length;
      share = Math.max(share, restless / spots.length);
      atOnce = Math.max(atOnce, mostFlashes(together(spots.map((spot) => turns[spot]!))));
    }
  }
  return { atOnce, share, ofSpot: Math.max(0, ...most) };
}

/** Frame → the transition, up or down, that more than a quarter of the spots make at once. */
function together(turns: readonly Int8Array[]): Int8Array {
  const frames = turns[0]!.length;
  const all = new Int8Array(frames);
  const ups = new Int32Array(frames);
  const downs = new Int32Array(frames);
  for (const own of turns) {
    for (let at = 0; at < frames; at++) {
      if (own[at]! > 0) ups[at]!++;
      else if (own[at]! < 0) downs[at]!++;
    }
  }
  const enough = turns.length * SHARE;
  const sum = (of: Int32Array, at: number): number => {
    let count = 0;
    for (let i = Math.max(0, at - AT_ONCE + 1); i <= at; i++) count += of[i]!;
    return count;
  };
  let direction = 0;
  for (let at = 0; at < frames; at++) {
    if (direction <= 0 && sum(ups, at) > enough) direction = all[at] = 1;
    else if (direction >= 0 && sum(downs, at) > enough) direction = all[at] = -1;
  }
  return all;
}
