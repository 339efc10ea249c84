import { firstColumn } from '../puzzle/drawing.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import type { Cell, Puzzle } from '../puzzle/types.ts';
import { holdIssue } from '../solve/hold.ts';
import { unknownNames } from '../solve/pieceOrder.ts';
import { compile, coveredBy, type Problem } from '../solve/problem.ts';
import { startSearch, type Search } from '../solve/search.ts';
import { choiceOf, chosenSearch } from '../solve/searchChoice.ts';
import type { Solver } from '../solve/solvers/index.ts';
import type { Detail } from '../solve/step.ts';
import type { Language, Words } from '../words/index.ts';
import type { ColourDepth } from './paint.ts';
import type { OptionName, Options } from './options.ts';
import { CliError } from './cliError.ts';
import type { SpawnFor } from './work.ts';

/** The text that goes to stdout, in chunks written as they come; in the end the exit code. */
export type Output = Generator<string, number> | AsyncGenerator<string, number>;

/** What a command is given besides a puzzle. */
export interface Call {
  readonly options: Options;
  readonly language: Language;
  readonly say: Words['cli'];
  /** Whether stdout is a terminal, and how many characters fit in it; 80 by 24 where it is none. */
  readonly screen: {
    readonly isTerminal: boolean;
    readonly columns: number;
    readonly rows: number;
    /** How many colours it has. */
    readonly colours: ColourDepth;
  };
  /** Whether passing lines are seen. */
  readonly showsStatus: boolean;
  /** Shows a passing line on stderr if that is a terminal; an empty one takes the last away. */
  showStatus(line: string): void;
  /** Says a sentence on stderr, and goes on. */
  warn(sentence: string): void;
  /** Starts workers. */
  readonly spawnFor: SpawnFor;
}

/** What a command about a puzzle is given besides it. */
export interface PuzzleCall extends Call {
  /** How to search where nothing is said of it. */
  readonly recipe: () => Search;
}

/** A command that is about a puzzle, and the options it takes besides `--lang`. */
export interface PuzzleCommand {
  readonly options: readonly OptionName[];
  run(call: PuzzleCall, puzzle: Puzzle, name: string): Output;
}

/** The options that say how to search. */
export const searchOptions = [
  'solver',
  'order',
  'pieces',
  'rules',
  'seed',
  'unique',
  'hold',
] as const satisfies readonly OptionName[];

/** Which search a call asks for, and the means to start it. */
export interface RequestedSearch {
  readonly search: Search;
  /** Whether the call leaves it to us how to search. */
  readonly isUnspecified: boolean;
  readonly problem: Problem;
  readonly start: (detail: Detail) => Solver;
}

/**
 * Sets up the search that a call asks for: the same for every command. Where nothing is said of it,
 * it follows the puzzle's recipe; else what is left out is as in `plainSearch`. Throws a Refusal where a piece has no such name, or cannot be held.
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
  if (wrong?.code === 'cannotStand') throw new CliError(say.cannotHold(search.hold, wrong.others));
  if (wrong) throw new CliError(say.unknownHold(search.hold, names.join(', ')));
  return {
    search,
    isUnspecified,
    problem,
    start: (detail) => startSearch(problem, search, detail),
  };
}

/** How JSON shows what has a number: columns and rows are those of the text that `show` prints. */
export function jsonOf(problem: Problem) {
  const { puzzle, pieces, cells, placements } = problem;
  const first = firstColumn(lattices[puzzle.lattice], cells);
  const cell = (number: number): Cell => {
    const [column, row] = cells[number]!;
    return [column - first, row];
  };
  /** The piece's name and its cells, column before row. */
  const placement = (number: number) => ({
    piece: pieces[placements.piece[number]!]!.name,
    cells: Array.from(coveredBy(problem, number), cell),
  });
  return { cell, placement };
}
