import { readBlocks, type Blocks } from './sizes.ts';
import type { StrategyId } from './strategies/ids.ts';
import { pieceSets } from '../puzzle/pieces/index.ts';

/** A way to divide a board. */
export interface Making {
  readonly strategy: StrategyId;
  readonly blocks: Asked;
  readonly seed: number;
}

/** A way to divide a board, with `auto` for the usual strategy of the board. */
export type AskedMaking = Omit<Making, 'strategy'> & { readonly strategy: StrategyId | 'auto' };

/** The pieces that a board is to be divided into. */
export type Asked =
  | Blocks
  /** As many as the puzzle on show has, or else such that they have about five cells. */
  | 'auto'
  /** Pieces of a named set, some of them more than once. */
  | { readonly set: string };

const isSet = (name: string): boolean =>
  Object.values(pieceSets).some((sets) => Object.hasOwn(sets, name));

/** Reads a number of pieces, their sizes, the name of a set, or nothing; undefined for anything else. */
export function readAsked(text: string): Asked | undefined {
  if (text === '' || text === 'auto') return 'auto';
  return isSet(text) ? { set: text } : readBlocks(text);
}

/** The set that the pieces are to be of, if they are. */
export const setIn = (asked: Asked): string | undefined =>
  typeof asked === 'object' && 'set' in asked ? asked.set : undefined;

export const writeAsked = (asked: Asked): string =>
  typeof asked === 'object' && 'set' in asked ? asked.set : String(asked);
