import type { Jewel } from '../view/jewels/jewel.ts';

/** A jewel of a single square, with a seed. */
export const jewelOf = (seed: number): Jewel => ({
  seed,
  lattice: 'square',
  cells: [[0, 0]],
  owner: [0],
  colours: [0],
  use: { count: 1, kinds: 1, scheme: 0 },
  quarters: 0,
});
