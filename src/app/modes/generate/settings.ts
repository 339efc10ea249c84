import { readBlocks, type Blocks } from '../../../generate/blocks.ts';
import { readStrategy, usualStrategy, type StrategyId } from '../../../generate/strategies/ids.ts';
import { readSeed } from '../../../solve/searchText.ts';
import type { SettingsSlice } from '../../settingsSlice.ts';

/** How the board on show is divided. */
export interface Making {
  readonly strategy: StrategyId;
  /** 'auto' for as many as the puzzle on show has pieces, or else such that they have about five cells. */
  readonly blocks: Blocks | 'auto';
  readonly seed: number;
}

/** The settings of the mode. */
export interface GenerateSettings {
  readonly make: Making;
}

/** Reads `strategy:blocks:seed`, of which the last parts may be left out and any may be empty. */
function readMaking(value: string): Making | undefined {
  const [strategy = '', blocks = '', seed = '', ...others] = value.split(':');
  if (others.length > 0) return undefined;
  const { make } = defaults;
  const read = {
    strategy: strategy === '' ? make.strategy : readStrategy(strategy),
    blocks: ['', 'auto'].includes(blocks) ? make.blocks : readBlocks(blocks),
    seed: seed === '' ? make.seed : readSeed(seed),
  };
  if (!read.strategy || read.blocks === undefined || read.seed === undefined) return undefined;
  return { strategy: read.strategy, blocks: read.blocks, seed: read.seed };
}

const defaults: GenerateSettings = { make: { strategy: usualStrategy, blocks: 'auto', seed: 0 } };

export const generateSlice: SettingsSlice<GenerateSettings> = {
  defaults,
  readers: { make: readMaking },
  write: ({ make: { strategy, blocks, seed } }) => ({
    make: `${strategy}:${String(blocks)}:${seed}`,
  }),
  settingsOf: (values) => ({ ...defaults, ...values }),
};
