import type { Overrides, TerminalWords } from '../../dictionary.ts';
import { short } from '../../format.ts';
import { all, count, number } from '../numbers.ts';
import { lagOf } from '../terminal/terminal.ts';

/** What the terminal says of options, and of the items that they cover. */
export const cli = {
  unknownPiece: (name: string, names: string) =>
    `the puzzle has no option “${name}”; its options are: ${names}.`,
  badPlacement: (option: string, text: string) =>
    `${option} has to be an option and items of it, by column and row from 0, such as "X 1,0 2,1", not “${short(text)}”.`,
  fitsNowhere: (option: string, text: string) =>
    `${option} “${short(text)}”: that option does not contain all of these items.`,
  overlapping: (one: string, other: string) =>
    `“${short(one)}” and “${short(other)}” have an item in common: they cannot both be fixed.`,
  allUsed: () => 'all options of this puzzle are chosen: all solutions have the same ones.',
  severalLie: (option: string, copies: number) =>
    `every solution has ${number(copies)} of “${option}”.`,
  liesNowhere: (option: string) => `“${option}” is chosen from the start, or can never be chosen.`,
  badDivision: (text: string, names: string) =>
    `--by cannot be “${short(text)}”: it takes kinds, or an option; the options are: ${names}.`,
  by: {
    kinds: 'options',
    place: (option: string) => `whether ${option} is chosen`,
    unused: 'not chosen',
  },
  pairs: { common: 'options in common' },
  map: {
    relaid: (options: number) => `with ${number(options)} options exchanged`,
    neighbour: (solution: bigint, options: readonly string[]) =>
      `No ${number(solution)}: ${all(options)} exchanged`,
  },
  lag: lagOf({ nothing: 'nothing was chosen.', placement: 'choice', piece: 'option' }),
  searching: (choices: number, progress: number) =>
    `${count(choices, 'choice')}, ${(100 * progress).toFixed(2)}%`,
  listing: (solutions: number, progress: number) =>
    `half of the items, ${(100 * progress).toFixed(2)}% · ${count(solutions, 'solution')}`,
  sweeping: (progress: number) => `half of the items, ${(100 * progress).toFixed(2)}%`,
  watching: (choices: number, depth: number, solutions: number) =>
    `${count(choices, 'choice')} · depth ${number(depth)} · ${count(solutions, 'solution')}`,
} satisfies Overrides<TerminalWords>;
