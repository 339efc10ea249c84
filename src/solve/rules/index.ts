import { deadCells } from './deadCells.ts';
import type { Rule } from './rule.ts';

/** Every pruning rule, by the name it has in addresses and commands. */
export const rules = { 'dead-cells': deadCells } satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
export type { Rule } from './rule.ts';
