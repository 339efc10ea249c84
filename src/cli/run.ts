import { alike, DONE, FAILED, CliError } from './cliError.ts';
import { version } from '../../package.json';
import type { Day } from '../puzzle/calendar.ts';
import { words, type Words } from '../words/index.ts';
import type { Call, Output, PuzzleCommand } from './command.ts';
import { experiment, experimentOptions } from './commands/experiment.ts';
import { generate, generateOptions } from './commands/generate.ts';
import { list, show } from './commands/list.ts';
import { solve } from './commands/solve.ts';
import { steps } from './commands/steps.ts';
import { count } from './count/count.ts';
import { total } from './count/total.ts';
import { optionNames, readOptions, split, type CommandLine, type OptionName } from './options.ts';
import { catalogue, findPuzzle, recipeNamed } from './puzzles.ts';

/**
 * The part of the usage about one command: the lines of the command, and the paragraphs about puzzles and
 * searches if it takes these. The paragraphs have one order in every language; a command is a line, then
 * indented lines for options.
 */
function helpOn(usage: string, command: string, aboutPuzzle?: PuzzleCommand): string {
  const [, commands, puzzles, ...searches] = usage.trimEnd().split('\n\n');
  const lines = commands!.split('\n');
  const first = lines.findIndex((line) => line.startsWith(`  ${command} `));
  const next = lines.findIndex((line, i) => i > first && !line.startsWith('   '));
  const own = lines.slice(first, next < 0 ? undefined : next).join('\n');
  const about = aboutPuzzle?.options.includes('solver') ? [puzzles, ...searches] : [puzzles];
  return `${[own, ...(aboutPuzzle ? about : [])].join('\n\n')}\n`;
}

/** A command that is not about a puzzle. */
interface Command {
  readonly options: readonly OptionName[];
  /** The most operands; too few are checked by the command. */
  readonly words: number;
  run(call: Call, operands: readonly string[], today: Day): Output;
}

const puzzleCommands: Readonly<Record<string, PuzzleCommand>> = { show, solve, count, steps };

/** The other commands. */
const others: Readonly<Record<string, Command>> = {
  list: {
    options: ['json'],
    words: Infinity,
    run: (call, words, today) => list(call, catalogue(today), words),
  },
  total: { options: [], words: Infinity, run: total },
  experiment: { options: experimentOptions, words: 1, run: (call, [id]) => experiment(call, id) },
  generate: { options: generateOptions, words: 0, run: (call, _, today) => generate(call, today) },
};

const names = ['list', ...Object.keys(puzzleCommands), 'total', 'experiment', 'generate'];

const unknownCommand = (command: string, say: Words['cli']): CliError =>
  new CliError(say.unknownCommand(command, names.join(', '), alike(command, [...names, 'help'])));

const named = <Kind>(among: Readonly<Record<string, Kind>>, name: string): Kind | undefined =>
  Object.hasOwn(among, name) ? among[name] : undefined;

/** A reader that closes the pipe early, such as `head`, is not an error. */
export const isReaderGone = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'EPIPE';

/** Output and date of a call. */
type Environment = Pick<Call, 'screen' | 'showsStatus' | 'showStatus' | 'warn' | 'spawnFor'> & {
  readonly today: Day;
};

/** The usage of the program or of one command. */
async function helpFor(say: Words['cli'], [command, needless]: readonly string[]): Promise<string> {
  if (needless !== undefined) throw new CliError(say.needlessWord(needless));
  if (command === undefined || command === 'help') return say.usage;
  const aboutPuzzle = named(puzzleCommands, command);
  if (aboutPuzzle || named(others, command)) return helpOn(say.usage, command, aboutPuzzle);
  throw unknownCommand(command, say);
}

async function perform(line: CommandLine, environment: Environment): Promise<Output | string> {
  const { command, operands, language } = line;
  const say = words(language).cli;
  const isGiven = (...options: string[]) => line.given.some(({ name }) => options.includes(name));
  if (isGiven('version')) return `fitful ${version}\n`;
  if (command === 'help') return helpFor(say, operands);
  if (isGiven('help', 'h')) return helpFor(say, command === undefined ? [] : [command]);
  if (command === undefined) {
    // An unknown option is the more useful error.
    readOptions(line, optionNames);
    throw new CliError(say.noCommand(names.join(', ')));
  }
  const other = named(others, command);
  const aboutPuzzle = named(puzzleCommands, command);
  const asked = other ?? aboutPuzzle;
  if (!asked) throw unknownCommand(command, say);
  const options = readOptions(line, [...asked.options, 'lang']);
  const call: Call = { ...environment, options, language, say };
  const needless = operands[other?.words ?? 1];
  if (needless !== undefined) throw new CliError(say.needlessWord(needless));
  if (other) return other.run(call, operands, environment.today);
  const [name] = operands;
  if (name === undefined) throw new CliError(say.missingPuzzle());
  const puzzle = await findPuzzle(name, language, environment.today);
  return aboutPuzzle!.run({ ...call, recipe: () => recipeNamed(name) }, puzzle, name);
}

/**
 * Runs a command line; `write` receives the text for stdout. Returns the exit code.
 *
 * @throws CliError
 */
export async function run(
  args: readonly string[],
  environment: Environment,
  write: (text: string) => Promise<void>,
): Promise<number> {
  const line = split(args);
  const output = await perform(line, environment);
  const print = async (text: string): Promise<void> => {
    try {
      await write(text);
    } catch (error) {
      if (isReaderGone(error)) throw error;
      const { code = '' } = error as NodeJS.ErrnoException;
      throw new CliError(words(line.language).cli.cannotPrint(code), FAILED);
    }
  };
  if (typeof output === 'string') {
    await print(output);
    return DONE;
  }
  try {
    for (;;) {
      const next = await output.next();
      if (next.done) return next.value;
      await print(next.value);
    }
  } finally {
    // Lets the command clean up, also if nothing can be printed any more.
    await output.return(DONE);
  }
}
