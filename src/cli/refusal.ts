/** Exit codes of the command. */
export const DONE = 0;
/** There is no solution, or no such puzzle. */
export const NOT_FOUND = 1;
const BAD_INPUT = 2;
/** What a shell expects of a command that Ctrl-C ended. */
export const INTERRUPTED = 130;

/** Ends the command with one sentence on stderr. */
export class Refusal extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode = BAD_INPUT) {
    super(sentence);
    this.name = 'Refusal';
    this.exitCode = exitCode;
  }
}
