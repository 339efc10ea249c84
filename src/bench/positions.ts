import { CompletionCount, type Knowledge } from '../count/completionCount.ts';
import { firstSolution, quickSearch } from '../solve/effort/first.ts';
import type { Problem } from '../solve/problem.ts';
import { RandomStream } from '../solve/random.ts';
import { fits, stateAfter } from '../solve/state.ts';
import { problemOf } from './report.ts';

/** The fewest pieces that lie in a position, and the most. */
const FEWEST_LAID = 3;
const MOST_LAID = 6;
/** Positions that also warm up the process. */
const COLD = 20;
const LAPS = 5;
/** States of a slice: a worker could say what is known after each. */
const SLICE = 5000;

/** Pieces that are laid one by one, wherever one fits; most often the rest can then not be filled. */
function laidAtRandom(problem: Problem, random: RandomStream, many: number): number[] {
  const laid: number[] = [];
  while (laid.length < many) {
    const state = stateAfter(problem, Int32Array.from(laid));
    const fitting = [...problem.placements.piece.keys()].filter((one) => fits(state, one));
    if (fitting.length === 0) break;
    laid.push(fitting[random.below(fitting.length)]!);
  }
  return laid;
}

/** Pieces of a solution. */
function laidWell(problem: Problem, random: RandomStream, many: number, seed: number): number[] {
  const path = [...firstSolution(problem, { ...quickSearch, seed })!.path];
  while (path.length > many) path.splice(random.below(path.length), 1);
  return path;
}

/** The milliseconds of the processor until the number of completions is known, and that number. */
function measured(problem: Problem, laid: readonly number[], way: 'run' | 'count') {
  const before = process.cpuUsage();
  const count = new CompletionCount(problem, laid);
  let first: number | undefined;
  const passed = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  while (!count[way](SLICE)) if (count.known.kind !== 'unknown') first ??= passed();
  const all = passed();
  return { all, first: first ?? all, known: count.known };
}

const waysIn = (known: Knowledge): bigint => (known.kind === 'exact' ? known.ways : -1n);

/**
 * Completions of random positions, half of them parts of a solution: the milliseconds until their number is
 * known, by itself for the first positions, and until it is known whether there are any; and those of all
 * positions together, by search and count and by count alone.
 */
export function completions(id: string, positions: number) {
  const problem = problemOf(id);
  const random = new RandomStream(1);
  const exact: number[] = [];
  const first: number[] = [];
  let [both, alone, solvable] = [0, 0, 0];
  for (let number = 0; number < positions; number++) {
    const many = FEWEST_LAID + random.below(MOST_LAID - FEWEST_LAID + 1);
    const laid =
      number % 2 === 0
        ? laidAtRandom(problem, random, many)
        : laidWell(problem, random, many, number);
    const run = measured(problem, laid, 'run');
    const count = measured(problem, laid, 'count');
    if (waysIn(run.known) !== waysIn(count.known)) throw new Error(`${id}: ${laid.join()}`);
    if (waysIn(run.known) > 0n) solvable++;
    exact.push(run.all);
    first.push(run.first);
    both += run.all;
    alone += count.all;
  }
  return { cold: exact.slice(0, COLD), exact: exact.slice(COLD), first, both, alone, solvable };
}

/** The milliseconds until the completions of an empty board are known, the best of some laps, and their number. */
export function emptyBoard(id: string) {
  const problem = problemOf(id);
  const laps = Array.from({ length: LAPS }, () => measured(problem, [], 'run'));
  return {
    milliseconds: Math.min(...laps.map(({ all }) => all)),
    ways: Number(waysIn(laps[0]!.known)),
  };
}
