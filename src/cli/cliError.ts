/** Exit codes of the command; the table of them that people read is in `words/`. */
export const DONE = 0;
/** There is no solution, or no such puzzle. */
export const NOT_FOUND = 1;
const BAD_INPUT = 2;
/** The machine, or the program itself, failed: nothing is said about solutions. */
export const FAILED = 3;
/** What a shell expects of a command that Ctrl-C ended. */
export const INTERRUPTED = 130;

/** Ends the command with one sentence on stderr. */
export class CliError extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode = BAD_INPUT) {
    super(sentence);
    this.name = 'Refusal';
    this.exitCode = exitCode;
  }
}
