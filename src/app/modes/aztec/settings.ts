import { LARGEST_SEED } from '../../../solve/random.ts';
import type { SettingsSlice } from '../../settingsSlice.ts';

/** A random tiling of an Aztec diamond. */
interface Diamond {
  readonly order: number;
  readonly seed: number;
}

/** The settings of the mode. */
export interface AztecSettings {
  readonly diamond: Diamond;
}

/** The largest order that is still drawn cell by cell. */
const LARGEST_ORDER = 40;

const defaults: AztecSettings = { diamond: { order: 24, seed: 0 } };

/** Reads `order:seed`; the seed may be left out. */
function readDiamond(value: string): Diamond | undefined {
  const parts = /^(\d+)(?::(\d+))?$/.exec(value);
  const [order, seed] = [Number(parts?.[1]), Number(parts?.[2] ?? 0)];
  const isSound = parts && order >= 1 && order <= LARGEST_ORDER && seed <= LARGEST_SEED;
  return isSound ? { order, seed } : undefined;
}

export const aztecSlice: SettingsSlice<AztecSettings> = {
  defaults,
  readers: { diamond: readDiamond },
  write: ({ diamond: { order, seed } }) => ({ diamond: `${order}:${seed}` }),
  settingsOf: (values) => ({ ...defaults, ...values }),
};
