import { count } from './enNumbers.ts';

/** A random tiling of an Aztec diamond, in English. */
export const enAztec = {
  title: (order: number) => `Aztec diamond of order ${order}`,
  seed: (seed: number) => `tiled at random, seed ${seed}`,
  dominoes: (dominoes: number) => count(dominoes, 'domino', 'dominoes'),
  done: 'outside the arctic circle, all dominoes of a corner lie alike',
  againHint: 'Tile it anew, with the next seed',
};
