import { boundsIn } from '../../bounds.ts';
import { formatter } from '../../format.ts';
import { count, either, number } from '../numbers.ts';

const percent = formatter('en', { style: 'percent', maximumFractionDigits: 0 });

/** Comparisons of fill orders on a board, on the page and in the terminal. */
export const comparing = {
  about:
    'How many placements each order needs on this board, with each set of rules. It is counted, not timed, so it comes to the same on every machine.',
  terms: 'What is compared',
  until: 'Placements to',
  untils: { first: 'the first solution', all: 'all solutions' },
  orders: 'Fill orders',
  ruleSets: 'Sets of rules',
  noRules: 'No rules',
  allRules: 'All rules',
  pieces: 'Order of pieces',
  seeds: 'Seeds',
  seedsHint:
    'So many runs, each with another seed; the number is their median. Where nothing is left to chance, there is one run.',
  givenHint: 'With the pieces as listed, only the order “At random” differs from seed to seed.',
  steps: 'Steps of a run at most',
  run: 'Compare',
  goOn: 'Go on',
  stop: 'Stop',
  progress: (done: number, of: number, share: number) =>
    `${number(done)} of ${count(of, 'run')} done · ${percent(share)}`,
  failed: 'It stopped unexpectedly.',
  over: 'All runs are done.',
  stoppedNow: 'Stopped. What is complete stays; other runs begin again.',
  order: 'order',
  sortBy: (column: string) => `Sort by: ${column}`,
  race: 'Race',
  raceHint: 'Select up to nine numbers, to watch their searches as a race.',
  select: (order: string, rules: string) => `${order}, ${rules}`,
  saveAs: 'Save as',
  cannotSave: 'The browser cannot make that file.',
  best: 'certainly the fewest',
  value: boundsIn(number),
  quartiles: (lower: string, upper: string) => `half of the runs: ${lower} to ${upper}`,
  runs: (done: number, of: number) => `${number(done)} of ${count(of, 'run')}`,
  goals: { first: 'Placements to the first solution', all: 'Placements to all solutions' },
  /** The order of pieces, as the terminal takes it. */
  piecesAs: (pieces: string) => `pieces ${pieces}`,
  medians: (seeds: number) => `median of ${count(seeds, 'seed')}`,
  inBrackets: 'quartiles in brackets',
  together: 'The medians of all puzzles',
  bestMark: '* certainly the fewest',
  boundMark: (steps: number) =>
    `≥ stopped after at most ${count(steps, 'step')}, so it is at least that`,
  betweenMark: '– at least the first number and at most the second, as some runs were stopped',
  onceMark: 'where no seed changes anything there is one run, and no quartiles',
  noSolution: 'There is no solution: so many placements show it.',
  stopped: (done: number, of: number, file: string | undefined) =>
    `stopped after ${number(done)} of ${count(of, 'run')}.${file === undefined ? '' : ` What is complete stays; the same command begins the other runs again (--save ${file}).`}`,
  notAComparison: (name: string) => `“${name}” is not a saved comparison.`,
  otherSearches: (name: string) =>
    `“${name}” has figures of searches by another version of this program, which may take other steps: compare anew, into another file.`,
  otherVersion: (name: string) => `“${name}” was saved by another version of this program.`,
  damaged: (name: string) => `“${name}” is damaged.`,
  otherComparison: (name: string) => `“${name}” belongs to another comparison.`,
  cannotSaveTo: (name: string) => `“${name}” cannot be written.`,
  notInPuzzle: (puzzle: string, names: readonly string[]) =>
    `${puzzle} has no piece ${either(names)}.`,
};
