import type { ColourDepth } from './terminal/pictures.ts';
import { choiceOf, choosable, chosenSearch, startSearch, type Search } from '../solve/search.ts';
import type { Day } from '../puzzle/calendar.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { holdIssue } from '../solve/symmetry/hold.ts';
import { unknownNames } from '../solve/orders/pieceOrder.ts';
import { compile, hasPiecesInPlace } from '../solve/problem.ts';
import type { Solver } from '../solve/solvers/index.ts';
import type { SolverDetail } from '../solve/solvers/solver.ts';
import type { Language } from '../words/index.ts';
import type { TerminalWords } from '../words/terminal.ts';
import type { OptionName, Options } from './options.ts';
import { CliError } from './cliError.ts';
import type { SpawnFor } from './workers.ts';

/** The text for stdout, yielded in chunks; returns the exit code. */
export type Output = Generator<string, number> | AsyncGenerator<string, number>;

/** The terminal, the date and the workers of a command. */
export interface Environment {
  /** Stdout: whether it is a terminal, and its size in characters, else 80 by 24. */
  readonly screen: {
    readonly isTerminal: boolean;
    readonly columns: number;
    readonly rows: number;
    readonly colours: ColourDepth;
  };
  readonly today: Day;
  readonly spawnFor: SpawnFor;
  /** The page as one file; undefined if it is not there. */
  oneFile(): string | undefined;
  /** Whether stderr is a terminal, so that the status is visible. */
  readonly showsStatus: boolean;
  /** Shows a status line on stderr, in place of the last one; an empty one clears it. */
  showStatus(line: string): void;
  warn(sentence: string): void;
}

/** The context of a command; its status lines are cut to the width of the screen. */
export interface Call extends Environment {
  readonly options: Options;
  readonly language: Language;
  readonly say: TerminalWords;
}

export interface Command {
  /** Its options besides `--lang`. */
  readonly options: readonly OptionName[];
  /** The most operands; too few are checked by the command. */
  readonly operands: number;
  readonly isOnPuzzle?: boolean;
  run(call: Call, operands: readonly string[]): Output;
}

/**
 * Rejects options of which only one may be given.
 *
 * @throws CliError that names the first two
 */
export function rejectTogether({ options, say }: Call, ...names: readonly OptionName[]): void {
  const [one, other] = names.filter((name) => options[name] !== undefined);
  if (other !== undefined) throw new CliError(say.together(`--${one}`, `--${other}`));
}

/** The context of a command about a puzzle. */
export interface PuzzleCall extends Call {
  /** The search to use if no option names a part of one. */
  readonly recipe: () => Search;
}

export interface PuzzleCommand extends Pick<Command, 'options'> {
  run(call: PuzzleCall, puzzle: Puzzle, name: string): Output;
}

/** The options that name a part of a search. */
export const searchOptions = [...choosable, 'unique'] as const;

/**
 * Sets up the search of a call, alike for every command: the puzzle's recipe if no option names a part of a
 * search (`isUnspecified`), else `plainSearch` with the named parts.
 *
 * @throws CliError for an unknown piece, or one that cannot be held, such as any option
 */
export function searchFor({ options, say, recipe }: PuzzleCall, puzzle: Puzzle) {
  const { unique = false } = options;
  if (options.hold !== undefined && hasPiecesInPlace(puzzle)) throw new CliError(say.notHeld());
  const choice = choiceOf(options);
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
  const left = problem.pieces.filter(({ copies }) => copies > 0).map(({ name }) => name);
  if (wrong?.code === 'lies') throw new CliError(say.heldLies(wrong.piece, left));
  if (wrong) throw new CliError(say.unknownHold(search.hold, left.join(', ')));
  const start = (detail: SolverDetail): Solver => startSearch(problem, search, detail);
  return { search, isUnspecified, problem, start };
}
