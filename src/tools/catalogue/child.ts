import type { Recipe } from '../../solve/saved/recipe.ts';
import { writeSearch } from '../../solve/saved/searchText.ts';
import { Count } from '../../count/count.ts';
import { partsBeyondPlain } from '../../solve/search.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { muchBetter } from './betterOrders.ts';
import { proofOf, type Proof } from '../../teach/weighting/account.ts';
import { boardOf } from './boardOf.ts';
import {
  findOthers,
  findRecipe,
  isReached,
  promisedBy,
  stopwatch,
  tryOther,
  trySearch,
} from './findRecipe.ts';

/** A task of a child process: one puzzle. */
export interface Task {
  readonly id: string;
  readonly text: string;
  /** The recipe to check; undefined to find one. */
  readonly recipe: Recipe | undefined;
  /** Whether to count the solutions even if the recipe has no count. */
  readonly tryToCount: boolean;
  /** Whether to find other searches. */
  readonly isOtherWanted: boolean;
  /** Whether to look for orders that are much better than the recipe. */
  readonly isCompared: boolean;
  /** Its board in the gallery, to check; undefined if there is none yet. */
  readonly board: string | undefined;
  /** The proof in the gallery that it has no solution, to check; undefined if there is none. */
  readonly proof: Proof | undefined;
}

/** The result of a task. */
export interface Outcome {
  readonly id: string;
  /** The recipe found or checked; undefined if none was found. */
  readonly recipe: Recipe | undefined;
  /** Its board in the gallery; undefined without a recipe. */
  readonly board: string | undefined;
  /** A proof by weights that there is no solution; undefined if there is none. */
  readonly proof: Proof | undefined;
  /** Its line of the table; its seconds lead to the first solution, or to the end without one. */
  readonly fields: readonly (string | number | bigint | null | undefined)[];
  /** Sentences about what could be better. */
  readonly notes: readonly string[];
  /** Sentences about what is wrong. */
  readonly wrong: readonly string[];
}

/** The longest a first solution or a count may take, in seconds. */
const MINUTE = 60;

/** States written between two checks of the clock. */
const STATES_A_LOOK = 10_000;

/** The number of unique solutions; null if that takes longer than so many seconds. */
function countWithin(problem: Problem, seconds: number): bigint | null {
  const passed = stopwatch();
  const count = new Count(problem, { unique: true });
  while (!count.run(STATES_A_LOOK)) if (passed() > seconds) return null;
  return count.solutions;
}

function check(task: Task): Outcome {
  const { id, text, recipe: held, tryToCount, isOtherWanted, isCompared, board: shown } = task;
  const puzzle = parsePuzzle(text);
  const problem = compile(puzzle);
  const pieces = puzzle.pieces.reduce((sum, { copies }) => sum + copies, 0);
  const about = [id, puzzle.board.cells.length, Number.isFinite(pieces) ? pieces : 'any'];
  const published = puzzle.published ?? null;
  const found = held ?? findRecipe(problem);
  if (!found) {
    const fields = [...about, '', '', (0).toFixed(2), '', published];
    const none = { recipe: undefined, board: undefined, proof: undefined };
    return { id, ...none, fields, notes: [], wrong: ['no recipe'] };
  }
  const { seconds, wrong } = follow(problem, found);
  const board = wrong.length > 0 ? undefined : boardOf(problem, found);
  if (shown !== undefined && board !== shown) wrong.push('another board in the gallery');
  const proof = found.impossible === undefined ? undefined : proofOf(problem);
  if (task.proof && JSON.stringify(proof) !== JSON.stringify(task.proof))
    wrong.push('another proof in the gallery');
  const isCounted = tryToCount || found.unique !== undefined;
  const unique = isCounted ? countWithin(problem, MINUTE) : null;
  const recipe = {
    ...found,
    ...(tryToCount && unique !== null && { unique }),
    ...(isOtherWanted && { others: findOthers(problem, found) }),
  };
  wrong.push(...contradictions(published, recipe, unique));
  const surpassing = isCompared ? surpassed(problem, found) : [];
  // A plain recipe says how hard a puzzle is; any other one is there to be quick.
  const isPlain = Object.keys(partsBeyondPlain(found.search)).length === 0;
  if (!isPlain) wrong.push(...surpassing);
  if (!isOtherWanted) wrong.push(...unreached(problem, found));
  const { solver, order, pieces: tried, rules, seed } = recipe.search;
  const { solved, impossible } = recipe;
  const search = [solver, order, tried, ...rules, seed].join(' ');
  const placements = impossible === undefined ? solved : `none: ${impossible}`;
  const fields = [...about, search, placements, seconds.toFixed(2), unique, published];
  return { id, recipe, board, proof, fields, notes: isPlain ? surpassing : [], wrong };
}

/** Runs a recipe's search, and reports any difference from its recorded outcome. */
function follow(problem: Problem, recipe: Recipe): { seconds: number; wrong: string[] } {
  const promised = promisedBy(recipe);
  const { outcome, placements, seconds } = trySearch(problem, recipe.search, { seconds: MINUTE });
  const expected = recipe.solved ?? recipe.impossible;
  if (outcome === promised && placements === expected) return { seconds, wrong: [] };
  const wrong = `${outcome} after ${placements} placements, not ${promised} after ${expected}`;
  return { seconds, wrong: [wrong] };
}

/** The other searches of a recipe that do not come to its outcome. */
const unreached = (problem: Problem, recipe: Recipe): string[] =>
  (recipe.others ?? [])
    .filter((search) => !isReached(tryOther(problem, search, recipe), recipe))
    .map((search) => `not reached by ${writeSearch(search)}`);

/** The search that is much better than a recipe, the best one of them. */
const surpassed = (problem: Problem, recipe: Recipe): string[] =>
  muchBetter(problem, recipe)
    .slice(0, 1)
    .map(({ search, placements }) => `${placements} placements by ${writeSearch(search)}`);

/** Contradictions between the count, the published number and the recipe. */
function contradictions(published: bigint | null, recipe: Recipe, unique: bigint | null): string[] {
  const wrong: string[] = [];
  if (recipe.unique !== undefined && unique !== recipe.unique)
    wrong.push(`counted ${unique ?? 'no end'}, not ${recipe.unique}`);
  if (published !== null && unique !== null && unique !== published)
    wrong.push(`counted ${unique}, published ${published}`);
  if (unique !== null && unique > 0 !== (recipe.solved !== undefined))
    wrong.push(`counted ${unique}, but the recipe says otherwise`);
  return wrong;
}

process.on('message', (task: Task) => process.send!(check(task)));
