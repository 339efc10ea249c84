import { settled } from '../motion.ts';

/** Moves numbers a share of the way to others, at last there; returns whether they were not yet there. */
export function nearer(numbers: Float32Array, to: readonly number[], share: number): boolean {
  let isAway = false;
  for (let i = 0; i < to.length; i++) {
    const target = Math.fround(to[i]!);
    isAway ||= numbers[i] !== target;
    numbers[i] = settled(numbers[i]!, target, share);
  }
  return isAway;
}
