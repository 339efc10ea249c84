import type { LagProfile } from '../../../lag/profile.ts';
import type { Overrides, TerminalWords } from '../../dictionary.ts';
import { short } from '../../format.ts';
import { all, count, decimal, number } from '../numbers.ts';

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
  lag: ({ placements, inVain, isExact, mistakes, lag }: LagProfile): string => {
    if (placements === 0) return 'nothing was chosen.';
    const least = isExact ? '' : 'at least ';
    const cost = `${least}${number(inVain)} of ${count(placements, 'choice')} in vain`;
    const unknown = isExact ? '' : ' To find out more would take longer than --lag-states allows.';
    if (!isExact && inVain === 0) return `how much was in vain is not known.${unknown}`;
    if (!isExact) return `${least}${count(mistakes, 'mistake')}; ${cost}.${unknown}`;
    if (!lag)
      return inVain > 0 ? `${cost}: there was no solution from the start.` : `${cost}: no mistake.`;
    const { pieces, steps } = lag;
    const averaged = (value: number, one: string): string =>
      `${decimal(value)} ${decimal(value) === '1' ? one : `${one}s`}`;
    const mean = `${averaged(pieces.mean, 'option')} and ${averaged(steps.mean, 'step')} on average`;
    const median = `median ${decimal(pieces.median)} and ${decimal(steps.median)}`;
    return `${count(mistakes, 'mistake')}, noticed after ${mean} (${median}); ${cost}.`;
  },
  searching: (choices: number, progress: number) =>
    `${count(choices, 'choice')}, ${(100 * progress).toFixed(2)}%`,
  listing: (solutions: number, progress: number) =>
    `half of the items, ${(100 * progress).toFixed(2)}% · ${count(solutions, 'solution')}`,
  sweeping: (progress: number) => `half of the items, ${(100 * progress).toFixed(2)}%`,
  watching: (choices: number, depth: number, solutions: number) =>
    `${count(choices, 'choice')} · depth ${number(depth)} · ${count(solutions, 'solution')}`,
} satisfies Overrides<TerminalWords>;
