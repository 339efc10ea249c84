import { setImmediate as nextTurn } from 'node:timers/promises';
import { CliError, INTERRUPTED } from '../cliError.ts';
import type { Call } from '../command.ts';
import { Progress } from '../terminal/progress.ts';

/** Milliseconds between two looks at the signals. */
const EVERY = 50;

/** Long work of a call in short steps: its status is shown, and a signal ends it. */
export class Work {
  private readonly call: Call;
  private readonly stop: AbortSignal;
  private readonly progress: Progress;
  private due = performance.now() + EVERY;

  constructor(call: Call, stop: AbortSignal) {
    this.call = call;
    this.stop = stop;
    this.progress = new Progress(call, 1);
  }

  /** Whether it is time for a pause; asked after each step. */
  isDue(): boolean {
    return performance.now() >= this.due;
  }

  /**
   * @param line how far the work is
   * @throws CliError if it is to be stopped
   */
  async pause(line: () => string): Promise<void> {
    this.progress.tick(line);
    await this.checkSignals(line);
  }

  /**
   * Hands on what is printed, and stops in between.
   *
   * @throws CliError if it is to be stopped
   */
  async *printing(output: Iterable<string>): AsyncGenerator<string, void> {
    this.clear();
    for (const text of output) {
      yield text;
      if (this.isDue()) await this.checkSignals();
    }
  }

  /** Clears the status. */
  clear(): void {
    this.progress.clear();
  }

  private async checkSignals(line?: () => string): Promise<void> {
    await nextTurn();
    this.due = performance.now() + EVERY;
    if (!this.stop.aborted) return;
    this.clear();
    throw new CliError(this.call.say.stopped(line?.()), INTERRUPTED);
  }
}
