import type { Settings } from '../../../settings/settings.ts';
import { LARGEST_SEED } from '../../../solve/random.ts';
import { aztec as mode } from '../../modes/aztec/index.ts';
import type { Interlude } from './interlude.ts';

/** Orders at which the circle is seen, and single dominoes still are. */
const [SMALLEST, LARGEST] = [18, 28];

/** An Aztec diamond that is tiled with dominoes at random, until its arctic circle is seen. */
export const aztec: Interlude = {
  after({ id, puzzle }, random) {
    const order = SMALLEST + random.below(LARGEST - SMALLEST + 1);
    const settings: Pick<Settings, 'diamond'> = {
      diamond: { order, seed: random.below(LARGEST_SEED) },
    };
    return { id, puzzle, overrides: { mode: mode.id, ...settings } };
  },
};
