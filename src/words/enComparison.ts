import type { Measure } from '../solve/measure.ts';
import { count, number } from './enNumbers.ts';
import { lazily } from './lazily.ts';

const listed = lazily(() => new Intl.ListFormat('en'));
const atMostOne = { roundingMode: 'trunc' } as const;
const times = lazily(
  () => new Intl.NumberFormat('en', { maximumSignificantDigits: 3, ...atMostOne }),
);
const percent = lazily(
  () =>
    new Intl.NumberFormat('en', {
      style: 'percent',
      maximumSignificantDigits: 2,
      ...atMostOne,
    }),
);

/** So many times fewer; less than twice is told as a share. */
function fewer(ratio: number, isExact: boolean): string {
  const told =
    ratio === Infinity
      ? 'infinitely many times'
      : ratio < 2
        ? percent().format(1 - 1 / ratio)
        : `${times().format(ratio)} times`;
  return `${isExact ? '' : 'at least '}${told} fewer`;
}

/** What searches beside each other are called and come to, in English. */
export const enComparison = {
  piecesFirst: (names: string) => `${names} first`,
  seed: (seed: number) => `seed ${seed}`,
  unique: 'Each solution once',
  notUnique: 'All solutions',
  noRules: 'No rules',

  /** Which of two has less, and how many times; `isExact` is false where it may be more than that. */
  less: (measure: Measure, less: string, more: string, ratio: number, isExact: boolean): string => {
    const share = fewer(ratio, isExact);
    if (measure === 'placements') return `${less} needed ${share} placements than ${more}.`;
    if (measure === 'deadEnds') return `${less} ran into ${share} dead ends than ${more}.`;
    if (measure === 'first')
      return `${less} came to its first solution after ${share} placements than ${more}.`;
    return `${less} counted ${share} solutions than ${more}.`;
  },
  same: (measure: Measure, names: readonly string[], value: number): string => {
    const all = listed().format(names);
    if (measure === 'placements') return `${all} needed equally many placements: ${number(value)}.`;
    if (measure === 'deadEnds') return `${all} ran into equally many dead ends: ${number(value)}.`;
    if (measure === 'solutions') return `${all} counted equally many solutions: ${number(value)}.`;
    if (value === Infinity) return `${all} came to no solution.`;
    return `${all} came to the first solution after equally many placements: ${number(value)}.`;
  },
  open: (one: string, other: string) =>
    `Which of ${one} and ${other} has less cannot be told: they were stopped too soon.`,
  noSolution: 'There is no solution: all of it was searched.',
  notDone: (name: string, placements: number) =>
    `${name} was not done after ${count(placements, 'placement')}.`,
  alone: (name: string, placements: number) =>
    `${name} was done after ${count(placements, 'placement')}.`,
  soFar: (name: string, steps: number, solutions: number) =>
    `${name} came to ${count(solutions, 'solution')} in ${count(steps, 'step')}.`,
};

export type ComparisonWords = typeof enComparison;
