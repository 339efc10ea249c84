import { readSeed } from '../../../solve/saved/searchText.ts';
import { readStrategy } from '../../../generate/strategies/ids.ts';
import {
  difficultyLevels,
  noRequirements,
  type Requirements,
} from '../../../generate/requirements.ts';
import { readAsked, writeAsked, type AskedMaking } from '../../../ui/generate/asked.ts';
import type { SettingsSlice } from '../../settingsSlice.ts';

/** The settings of the mode. */
export interface GenerateSettings {
  readonly make: AskedMaking;
  /** What is wanted of the puzzle, beyond being one. */
  readonly require: Requirements;
}

/** Reads `strategy:pieces:seed`, of which the last parts may be left out and any may be empty. */
export function readMaking(value: string): AskedMaking | undefined {
  const [strategy = '', blocks = '', seed = '', ...others] = value.split(':');
  if (others.length > 0) return undefined;
  const { make } = defaults;
  const read = {
    strategy: strategy === '' || strategy === 'auto' ? make.strategy : readStrategy(strategy),
    blocks: readAsked(blocks),
    seed: seed === '' ? make.seed : readSeed(seed),
  };
  if (!read.strategy || read.blocks === undefined || read.seed === undefined) return undefined;
  return { strategy: read.strategy, blocks: read.blocks, seed: read.seed };
}

/** Reads what is wanted, separated by commas; undefined if any of it is unknown. */
function readRequirements(value: string): Requirements | undefined {
  const parts = value.split(',');
  const difficulty = difficultyLevels.find((id) => parts.includes(id));
  const requirements = {
    isUnique: parts.includes('unique'),
    isDifferent: parts.includes('different'),
    difficulty,
  };
  const known = new Set(writeRequirements(requirements).split(','));
  return parts.every((part) => known.has(part)) ? requirements : undefined;
}

const writeRequirements = ({ isUnique, isDifferent, difficulty }: Requirements): string =>
  [isUnique && 'unique', isDifferent && 'different', difficulty].filter(Boolean).join(',');

/** Writes it for `readMaking`. */
export const writeMaking = ({ strategy, blocks, seed }: AskedMaking): string =>
  `${strategy}:${writeAsked(blocks)}:${seed}`;

const defaults: GenerateSettings = {
  make: { strategy: 'auto', blocks: 'auto', seed: 0 },
  require: noRequirements,
};

export const generateSlice: SettingsSlice<GenerateSettings> = {
  defaults,
  readers: { make: readMaking, require: readRequirements },
  write: ({ make, require }) => ({
    make: writeMaking(make),
    require: writeRequirements(require),
  }),
  settingsOf: (values) => ({ ...defaults, ...values }),
};
