import type { ColourDepth } from './terminal/pictures.ts';
import { choiceOf, chosenSearch, startSearch, type Search } from '../solve/search.ts';
import { firstColumn } from '../puzzle/drawing.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import type { Cell, Puzzle } from '../puzzle/types.ts';
import { holdIssue } from '../solve/symmetry/hold.ts';
import { unknownNames } from '../solve/orders/pieceOrder.ts';
import { compile, coveredBy, type Problem } from '../solve/problem.ts';
import type { Solver } from '../solve/solvers/index.ts';
import type { Detail } from '../solve/step.ts';
import type { Language, Words } from '../words/index.ts';
import type { OptionName, Options } from './options.ts';
import { CliError } from './cliError.ts';
import type { SpawnFor } from './workers.ts';

/** The text for stdout, yielded in chunks; returns the exit code. */
export type Output = Generator<string, number> | AsyncGenerator<string, number>;

/** The context of a command. */
export interface Call {
  readonly options: Options;
  readonly language: Language;
  readonly say: Words['cli'];
  /** Stdout: whether it is a terminal, and its size in characters, else 80 by 24. */
  readonly screen: {
    readonly isTerminal: boolean;
    readonly columns: number;
    readonly rows: number;
    readonly colours: ColourDepth;
  };
  /** Whether stderr is a terminal, so that the status is visible. */
  readonly showsStatus: boolean;
  /** Shows a status line on stderr, in place of the last one; an empty one clears it. */
  showStatus(line: string): void;
  /** Prints a warning on stderr. */
  warn(sentence: string): void;
  /** Starts workers. */
  readonly spawnFor: SpawnFor;
}

/** The context of a command about a puzzle. */
export interface PuzzleCall extends Call {
  /** The search to use if no option names a part of one. */
  readonly recipe: () => Search;
}

/** A command about a puzzle, with its options besides `--lang`. */
export interface PuzzleCommand {
  readonly options: readonly OptionName[];
  run(call: PuzzleCall, puzzle: Puzzle, name: string): Output;
}

export const searchOptions = [
  'solver',
  'order',
  'pieces',
  'rules',
  'seed',
  'unique',
  'hold',
] as const satisfies readonly OptionName[];

/** The search of a call, and a function that starts it. */
export interface RequestedSearch {
  readonly search: Search;
  /** Whether no option names a part of a search. */
  readonly isUnspecified: boolean;
  readonly problem: Problem;
  readonly start: (detail: Detail) => Solver;
}

/**
 * Sets up the search of a call, alike for every command: the puzzle's recipe if no option names a part of a
 * search, else `plainSearch` with the named parts.
 *
 * @throws CliError for an unknown piece, or one that cannot be held
 */
export function searchFor({ options, say, recipe }: PuzzleCall, puzzle: Puzzle): RequestedSearch {
  const { solver, order, pieces, rules, seed, hold, unique = false } = options;
  const choice = choiceOf({ solver, order, pieces, rules, seed, hold });
  const isUnspecified = choice === 'recipe';
  const search = chosenSearch(choice, unique, recipe);
  const names = puzzle.pieces.map((piece) => piece.name);
  const [unknown] = unknownNames(search.pieces, names);
  if (unknown !== undefined) throw new CliError(say.unknownPiece(unknown, names.join(', ')));
  const problem = compile(puzzle);
  const wrong = holdIssue(problem, unique, search.hold);
  if (wrong?.code === 'needsUnique')
    throw new CliError(say.needs(`--hold ${search.hold}`, '--unique'));
  if (wrong?.code === 'cannotHold') throw new CliError(say.cannotHold(search.hold, wrong.others));
  if (wrong) throw new CliError(say.unknownHold(search.hold, names.join(', ')));
  return {
    search,
    isUnspecified,
    problem,
    start: (detail) => startSearch(problem, search, detail),
  };
}

/** The JSON of cells and placements; columns and rows are those of the text that `show` prints. */
export function jsonOf(problem: Problem) {
  const { puzzle, pieces, cells, placements } = problem;
  const first = firstColumn(lattices[puzzle.lattice], cells);
  const cell = (number: number): Cell => {
    const [column, row] = cells[number]!;
    return [column - first, row];
  };
  /** The piece's name and its cells, as [column, row]. */
  const placement = (number: number) => ({
    piece: pieces[placements.piece[number]!]!.name,
    cells: Array.from(coveredBy(problem, number), cell),
  });
  return { cell, placement };
}
