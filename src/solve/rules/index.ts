import { deadCells } from './deadCells.ts';
import { islands } from './islands.ts';
import { parity } from './parity.ts';
import { repeats } from './repeats.ts';
import type { Rule } from './rule.ts';

/** Every pruning rule, by its name in addresses and commands. */
export const rules = {
  islands,
  parity,
  'dead-cells': deadCells,
  repeats,
} satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
export type { Rule } from './rule.ts';
