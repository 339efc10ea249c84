import { version } from '../../package.json';
import { terminalWords, terminalWordsFor, type TerminalWords } from '../words/terminal.ts';
import { alike, DONE, FAILED, CliError } from './cliError.ts';
import type { Call, Command, Environment, PuzzleCommand } from './command.ts';
import { ask } from './ask/ask.ts';
import { cut } from './commands/cut.ts';
import { pruning } from './commands/pruning.ts';
import { experiment } from './commands/experiment.ts';
import { generate } from './commands/generate.ts';
import { list, show } from './commands/list.ts';
import { picture } from './commands/picture.ts';
import { program } from './commands/program.ts';
import { solve } from './commands/solve.ts';
import { steps } from './commands/steps.ts';
import { why } from './commands/why.ts';
import { compare } from './compare/compare.ts';
import { count } from './count/count.ts';
import { total } from './count/total.ts';
import { film } from './film/film.ts';
import { lesson } from './lesson/lesson.ts';
import { optionNames, readOptions, split, type CommandLine } from './options.ts';
import { findPuzzle, recipeNamed } from './puzzles.ts';
import { cutTo } from './terminal/columns.ts';

/** A command about a puzzle, which its operand names. */
const onPuzzle = (command: PuzzleCommand): Command => ({
  options: command.options,
  operands: 1,
  isOnPuzzle: true,
  async *run(call, [name]) {
    if (name === undefined) throw new CliError(call.say.missingPuzzle());
    const puzzle = await findPuzzle(name, call.language, call.today);
    const say = terminalWordsFor(puzzle, call.language);
    const recipe = () => recipeNamed(name);
    return yield* command.run({ ...call, say, recipe }, puzzle, name);
  },
});

const commands: Readonly<Record<string, Command>> = {
  list,
  show: onPuzzle(show),
  solve: onPuzzle(solve),
  why: onPuzzle(why),
  ask: onPuzzle(ask),
  count: onPuzzle(count),
  steps: onPuzzle(steps),
  film: onPuzzle(film),
  picture: onPuzzle(picture),
  cut: onPuzzle(cut),
  program: onPuzzle(program),
  total,
  compare,
  pruning: onPuzzle(pruning),
  experiment,
  generate,
  lesson,
};
const names = Object.keys(commands);

/** @throws CliError if there is no such command */
function commandNamed(name: string, say: TerminalWords): Command {
  if (Object.hasOwn(commands, name)) return commands[name]!;
  throw new CliError(say.unknownCommand(name, names.join(', '), alike(name, [...names, 'help'])));
}

/** A reader that closes the pipe early, such as `head`, is not an error. */
export const isReaderGone = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'EPIPE';

/**
 * The usage of the program, or the part of it about one command: the lines of the command, and the paragraphs
 * about puzzles and searches if it takes these. The paragraphs have one order in every language; a command is
 * a line, then indented lines for options.
 */
function helpOn([name, needless]: readonly string[], say: TerminalWords): string {
  if (needless !== undefined) throw new CliError(say.needlessWord(needless));
  if (name === undefined || name === 'help') return say.usage;
  const { options, isOnPuzzle } = commandNamed(name, say);
  const [, all, puzzles, ...searches] = say.usage.trimEnd().split('\n\n');
  const lines = all!.split('\n');
  const first = lines.findIndex((line) => line.startsWith(`  ${name} `));
  const next = lines.findIndex((line, i) => i > first && !line.startsWith('   '));
  const own = lines.slice(first, next < 0 ? undefined : next).join('\n');
  const about = options.includes('solver') ? [puzzles, ...searches] : [puzzles];
  return `${[own, ...(isOnPuzzle ? about : [])].join('\n\n')}\n`;
}

async function* perform(
  line: CommandLine,
  environment: Environment,
): AsyncGenerator<string, number> {
  const { command, operands, language, given } = line;
  const say = terminalWords(language);
  const isGiven = (...options: string[]) => given.some(({ name }) => options.includes(name));
  if (isGiven('version')) {
    yield `fitful ${version}\n`;
    return DONE;
  }
  if (command === 'help' || isGiven('help', 'h')) {
    yield helpOn(command === 'help' ? operands : command === undefined ? [] : [command], say);
    return DONE;
  }
  if (command === undefined) {
    // An unknown option is the more useful error.
    readOptions(line, optionNames);
    throw new CliError(say.noCommand(names.join(', ')));
  }
  const asked = commandNamed(command, say);
  const options = readOptions(line, [...asked.options, 'lang']);
  const needless = operands[asked.operands];
  if (needless !== undefined) throw new CliError(say.needlessWord(needless));
  const { screen } = environment;
  const showStatus = (status: string) => environment.showStatus(cutTo(screen.columns - 1, status));
  const call: Call = { ...environment, showStatus, options, language, say };
  return yield* asked.run(call, operands);
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
  const output = perform(line, environment);
  try {
    for (;;) {
      const next = await output.next();
      if (next.done) return next.value;
      await write(next.value).catch((error: NodeJS.ErrnoException) => {
        if (isReaderGone(error)) throw error;
        throw new CliError(terminalWords(line.language).cannotPrint(error.code ?? ''), FAILED);
      });
    }
  } finally {
    // Lets the command clean up, also if nothing can be printed any more.
    await output.return(DONE);
  }
}
