import type { Day } from '../puzzle/calendar.ts';
import { words } from '../words/index.ts';
import type { Call, Output, PuzzleCommand } from './command.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { optionNames, readOptions, split, type CommandLine } from './options.ts';
import { catalogue, findPuzzle, recipeNamed } from './puzzles.ts';
import { DONE, Refusal } from './refusal.ts';
import { show } from './show.ts';
import { solve } from './solve.ts';
import { steps } from './steps.ts';
import { total } from './total.ts';

/** Every command that is about a puzzle. */
const commands: Readonly<Record<string, PuzzleCommand>> = { show, solve, count, steps };
const names = ['list', ...Object.keys(commands), 'total'].join(', ');

/** Where a call shows what it has to say, and when it is made. */
type Surroundings = Pick<Call, 'screen' | 'isNoted' | 'note' | 'hire'> & { readonly today: Day };

async function perform(line: CommandLine, surroundings: Surroundings): Promise<Output | string> {
  const { command, operands, language } = line;
  const say = words(language).cli;
  if (line.given.some(({ name }) => name === 'help' || name === 'h')) return say.usage;
  if (command === undefined) {
    // An option that no command has is the better thing to mend first.
    readOptions(line, optionNames);
    throw new Refusal(say.noCommand(names));
  }
  const isList = command === 'list';
  const isTotal = command === 'total';
  if (!isList && !isTotal && !Object.hasOwn(commands, command)) {
    throw new Refusal(say.unknownCommand(command, names));
  }
  const taken = isList ? (['json'] as const) : (commands[command]?.options ?? []);
  const options = readOptions(line, [...taken, 'lang']);
  const call: Call = { ...surroundings, options, language, say };
  if (isTotal) return total(call, operands);
  const [name] = operands;
  const needless = operands[isList ? 0 : 1];
  if (needless !== undefined) throw new Refusal(say.needlessWord(needless));
  if (isList) return list(call, catalogue(surroundings.today));
  if (name === undefined) throw new Refusal(say.missingPuzzle());
  const puzzle = await findPuzzle(name, language, surroundings.today);
  return commands[command]!.run({ ...call, recipe: recipeNamed(name) }, puzzle, name);
}

/**
 * Runs a command line, with `write` taking what goes to stdout. Gives the exit code; throws a
 * Refusal where the command line asks for what cannot be.
 */
export async function run(
  args: readonly string[],
  surroundings: Surroundings,
  write: (text: string) => Promise<void>,
): Promise<number> {
  const output = await perform(split(args), surroundings);
  if (typeof output === 'string') {
    await write(output);
    return DONE;
  }
  for (;;) {
    const next = await output.next();
    if (next.done) return next.value;
    await write(next.value);
  }
}
