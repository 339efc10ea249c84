/** A difference that cannot be seen. */
const INVISIBLE = 1 / 300;

/** Moves numbers a share of the way to others, at last there; returns whether they were not yet there. */
export function nearer(numbers: Float32Array, to: readonly number[], share: number): boolean {
  let isAway = false;
  for (let i = 0; i < to.length; i++) {
    const target = Math.fround(to[i]!);
    isAway ||= numbers[i] !== target;
    const next = numbers[i]! + (target - numbers[i]!) * share;
    numbers[i] = Math.abs(next - target) < INVISIBLE ? target : next;
  }
  return isAway;
}
