import { distance } from 'fastest-levenshtein';

/** Exit codes of the command; the table for people is in `words/`. */
export const DONE = 0;
/** There is no solution, or no such puzzle. */
export const NOT_FOUND = 1;
const BAD_INPUT = 2;
/** The machine or the program failed; says nothing about solutions. */
export const FAILED = 3;
/** What shells expect of a command ended by Ctrl-C. */
export const INTERRUPTED = 130;

/** Ends the command with one sentence on stderr. */
export class CliError extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode = BAD_INPUT) {
    super(sentence);
    this.name = 'CliError';
    this.exitCode = exitCode;
  }
}

/** The CliError that a function throws, if any. */
export function errorOf(act: () => void): CliError | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof CliError) return error;
    throw error;
  }
}

const MOST = 3;

/** Names to suggest for a misspelt one: the nearest, if at most a third of its letters are wrong. */
export function alike(typed: string, names: readonly string[]): readonly string[] {
  const most = Math.ceil(typed.length / 3);
  const wrong = new Map(
    names.map((name) => [name, distance(typed.toLowerCase(), name.toLowerCase())]),
  );
  const least = Math.min(...wrong.values());
  return least > most ? [] : names.filter((name) => wrong.get(name) === least).slice(0, MOST);
}
