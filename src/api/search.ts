import { orders as orderTable } from '../solve/orders/index.ts';
import { unknownNames } from '../solve/orders/pieceOrder.ts';
import { fixedTiles, type Problem } from '../solve/problem.ts';
import { LARGEST_SEED } from '../solve/random.ts';
import { rules as ruleTable } from '../solve/rules/index.ts';
import { plainSearch, startSearch, type Search as SearchParts } from '../solve/search.ts';
import { solvers as solverTable, type Solver } from '../solve/solvers/index.ts';
import { nextSolution } from '../solve/solvers/solver.ts';
import { END, idOf, kindOf, PLACE, REMOVE, SOLUTION } from '../solve/step.ts';
import { checkFlag, checkOptions } from './options.ts';
import { ParsedPuzzle } from './parsed.ts';
import { placementOf } from './placements.ts';
import type { Placement, Puzzle } from './types.ts';

/** Plain depth-first search, or exact cover by a matrix (Knuth's Algorithm X with Dancing Cells). */
export type SolverName = 'backtrack' | 'dlx';

/** The open cell that is filled next; `fewest` is the one with the fewest placements left. */
export type OrderName =
  | 'short-side'
  | 'rows'
  | 'columns'
  | 'fewest'
  | 'peel'
  | 'diagonal'
  | 'diagonal-peel'
  | 'spiral-in'
  | 'spiral-out'
  | 'random';

/** A proof, tried after each placement, that the rest of the board cannot be covered. */
export type RuleName = 'islands' | 'parity' | 'dead-cells' | 'repeats';

/** The names of all solvers. */
export const solvers = Object.keys(solverTable) as readonly SolverName[];
/** The names of all orders in which cells are filled. */
export const orders = Object.keys(orderTable) as readonly OrderName[];
/** The names of all rules. */
export const rules = Object.keys(ruleTable) as readonly RuleName[];

/** How a puzzle is searched. The same options lead to the same steps on every machine. */
export interface SearchOptions {
  /** `backtrack` if left out. */
  readonly solver?: SolverName | undefined;
  /** `short-side` if left out. With `dlx` it only breaks ties. */
  readonly order?: OrderName | undefined;
  /**
   * The order in which pieces are tried: as in the puzzle, the default; at random; those with few placements first;
   * or those with these names first.
   */
  readonly pieces?: 'given' | 'random' | 'hardest' | readonly string[] | undefined;
  /** None if left out. With a rule and without it the same solutions are found. */
  readonly rules?: readonly RuleName[] | undefined;
  /** Whether only one of several solutions is found that are turns and flips of each other. */
  readonly unique?: boolean | undefined;
  /** The seed of what is random: a whole number from 0, the default, to 2³² − 1. */
  readonly seed?: number | undefined;
}

/** All pieces on a full board, those that lie from the start first. */
export type Solution = readonly Placement[];

/** What happens next: a piece is placed, the board is full, or the piece placed last is removed. */
export type Step =
  | { readonly kind: 'place'; readonly placement: Placement }
  | { readonly kind: 'remove'; readonly placement: Placement }
  | { readonly kind: 'solution'; readonly solution: Solution };

/** A search, which runs while its steps are taken. A loop that was left can be followed by another one. */
export interface Search extends Iterable<Step> {
  /** The pieces placed so far. */
  readonly placements: number;
  /** The solutions found so far. */
  readonly solutions: number;
  /** The share of the tree that has been searched, 0 to 1; 1 at the end. */
  readonly progress: number;
}

/**
 * Searches a puzzle step by step.
 *
 * @throws RangeError for an option that makes no sense for this puzzle
 */
export function solve(puzzle: Puzzle, options: SearchOptions = {}): Search {
  const { solver, placement, solution } = start(puzzle, options);
  return {
    get placements() {
      return solver.placements;
    },
    get solutions() {
      return solver.solutions;
    },
    get progress() {
      return solver.progress();
    },
    *[Symbol.iterator](): Iterator<Step> {
      for (let step = solver.step(); step !== END; step = solver.step()) {
        const kind = kindOf(step);
        if (kind === PLACE) yield { kind: 'place', placement: placement(idOf(step)) };
        else if (kind === REMOVE) yield { kind: 'remove', placement: placement(idOf(step)) };
        else if (kind === SOLUTION) yield { kind: 'solution', solution: solution() };
      }
    },
  };
}

/**
 * Finds the solutions of a puzzle one by one.
 *
 * @throws RangeError as `solve` does
 */
export function solutions(puzzle: Puzzle, options: SearchOptions = {}): IterableIterator<Solution> {
  return solutionsOf(start(puzzle, options));
}

function* solutionsOf({ solver, solution }: Started): IterableIterator<Solution> {
  while (nextSolution(solver) !== END) yield solution();
}

/** A search, the placement with a number, and the full board that it has come to. */
interface Started {
  readonly solver: Solver;
  readonly placement: (tile: number) => Placement;
  readonly solution: () => Solution;
}

function start(puzzle: Puzzle, options: SearchOptions): Started {
  const problem = ParsedPuzzle.problemOf(puzzle);
  const solver = startSearch(problem, partsOf(problem, options), 'steps');
  const known: (Placement | undefined)[] = [];
  const placement = (tile: number): Placement => (known[tile] ??= placementOf(problem, tile));
  const fixed = fixedTiles(problem).map(placement);
  const solution = (): Solution => [
    ...fixed,
    ...Array.from(solver.path.subarray(0, solver.depth), placement),
  ];
  return { solver, placement, solution };
}

const check = (name: string, value: string, known: readonly string[]): void => {
  if (!known.includes(value))
    throw new RangeError(`${name}: ${value} is none of ${known.join(', ')}.`);
};

const optionNames: readonly (keyof SearchOptions)[] = [
  'solver',
  'order',
  'pieces',
  'rules',
  'unique',
  'seed',
];

/** @throws RangeError for an option that makes no sense for a problem */
function partsOf(problem: Problem, options: SearchOptions): SearchParts {
  checkOptions(options, optionNames);
  checkFlag('unique', options.unique);
  if (options.rules !== undefined && !Array.isArray(options.rules))
    throw new RangeError(`rules: ${JSON.stringify(options.rules)} is no list of names.`);
  const { solver, order, pieces, rules: asked, unique, seed } = plainSearch;
  const parts: SearchParts = {
    solver: options.solver ?? solver,
    order: options.order ?? order,
    pieces: options.pieces ?? pieces,
    rules: options.rules ?? asked,
    unique: options.unique ?? unique,
    seed: options.seed ?? seed,
    hold: plainSearch.hold,
  };
  check('solver', parts.solver, solvers);
  check('order', parts.order, orders);
  for (const rule of parts.rules) check('rules', rule, rules);
  if (typeof parts.pieces === 'string')
    check('pieces', parts.pieces, ['given', 'random', 'hardest']);
  const names = problem.pieces.map(({ name }) => name);
  for (const name of unknownNames(parts.pieces, names)) check('pieces', name, names);
  if (!Number.isInteger(parts.seed) || parts.seed < 0 || parts.seed > LARGEST_SEED)
    throw new RangeError(`seed: ${parts.seed} is no whole number from 0 to ${LARGEST_SEED}.`);
  return parts;
}
