import { readSeed } from '../solve/saved/searchText.ts';
import {
  readAsked,
  writeAsked,
  type AskedMaking,
  difficultyLevels,
  type Requirements,
  readStrategy,
} from '../generate/asked.ts';

/** The way a board is divided where none is chosen. */
export const usualMaking: AskedMaking = { strategy: 'auto', blocks: 'auto', seed: 0 };

/** Reads `strategy:pieces:seed`, of which the last parts may be left out and any may be empty. */
export function readMaking(text: string): AskedMaking | undefined {
  const [strategy = '', blocks = '', seed = '', ...others] = text.split(':');
  if (others.length > 0) return undefined;
  const read = {
    strategy: ['', 'auto'].includes(strategy) ? usualMaking.strategy : readStrategy(strategy),
    blocks: readAsked(blocks),
    seed: seed === '' ? usualMaking.seed : readSeed(seed),
  };
  if (!read.strategy || read.blocks === undefined || read.seed === undefined) return undefined;
  return { strategy: read.strategy, blocks: read.blocks, seed: read.seed };
}

export const writeMaking = ({ strategy, blocks, seed }: AskedMaking): string =>
  `${strategy}:${writeAsked(blocks)}:${seed}`;

/** Reads requirements of a puzzle, separated by commas; undefined if any of them is unknown. */
export function readRequirements(text: string): Requirements | undefined {
  const parts = text.split(',');
  const requirements = {
    isUnique: parts.includes('unique'),
    isDifferent: parts.includes('different'),
    difficulty: difficultyLevels.find((id) => parts.includes(id)),
  };
  const known = new Set(writeRequirements(requirements).split(','));
  return parts.every((part) => known.has(part)) ? requirements : undefined;
}

export const writeRequirements = ({ isUnique, isDifferent, difficulty }: Requirements): string =>
  [isUnique && 'unique', isDifferent && 'different', difficulty].filter(Boolean).join(',');
