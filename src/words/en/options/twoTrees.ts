import type { CutReason } from '../../../teach/merged/cuts.ts';
import type { MergeIssue } from '../../../teach/merged/mergeable.ts';
import type { LateWords, Overrides } from '../../dictionary.ts';
import { count, number } from '../numbers.ts';
import { rules } from './pages.ts';

const nameOf = (reason: CutReason): string =>
  reason === 'held' ? 'Held option' : rules[reason].name;

const atLeast = (isOver: boolean): string => (isOver ? '' : 'at least ');

const issues: Readonly<Record<MergeIssue, string>> = {
  branching:
    'they choose what to cover in different ways. Give both the same solver and fill order.',
  cells:
    'they cover items in different orders. Give both the same fill order, and the same seed if it is random.',
  ties: 'among items with equally few options, they choose differently. Give both the same fill order, order of options and seed.',
  held: 'they hold options still in different ways. Let both hold the same option in the same way.',
  memory:
    'the rule “Repeats” cuts by what came before, and they try options in different orders. Give both the same order of options and seed.',
};

/** Trees of two searches. */
export const twoTrees = {
  axes: 'Across: shares of the tree, each divided equally by the options tried next, and not numbers of choices. Outwards: one option more a level.',
  legend: { width: 'Width: choices; each level: one more option' },
  issues,
  cannot: (issue: MergeIssue) => `These trees cannot be laid over each other: ${issues[issue]}`,
  sizes: (letters, sizes, common, isOver) =>
    `${isOver ? 'Searched to the end, ' : ''}${letters[0]} has ${atLeast(isOver)}${count(sizes[0], 'choice')}, ${letters[1]} ${atLeast(isOver)}${number(sizes[1])}; ${atLeast(isOver)}${number(common)} ${common === 1 ? 'is' : 'are'} in both.`,
  same: (isOrderSame: boolean): string =>
    isOrderSame
      ? 'Both trees are the same.'
      : 'Both trees are alike; only the order in which options are tried differs.',
  cut: (letter, reason, cuts, saved, isOver) =>
    `${letter}: ${nameOf(reason).toLowerCase()} cut ${atLeast(isOver)}${count(cuts, 'branch', 'branches')}, ${atLeast(isOver)}${count(saved, 'choice')} in all`,
  idle: (letter, reason, idle, isOver) =>
    `${letter}: ${nameOf(reason).toLowerCase()} refused ${atLeast(isOver)}${count(idle, 'choice')} after which nothing would have been chosen anyway.`,
  picture:
    'Both trees in one: each choice once, as wide as the choices below it. Arrow keys show them.',
  reason: nameOf,
  board: (options: readonly string[]) =>
    options.length === 0 ? 'No option chosen' : `Chosen: ${options.join(', ')}`,
} satisfies Overrides<LateWords['twoTrees']>;
