import type { Call } from '../command.ts';

/** Milliseconds before the first status line of some work, and between two lines. */
const FIRST = 1000;
const EVERY = 200;
/** Calls between two looks at the clock, for work in short steps. */
const SHORT = 16;

/** The status of work that takes more than a second; `tick` is called after each step of the work. */
export class Progress {
  private readonly call: Pick<Call, 'showsStatus' | 'showStatus'>;
  private readonly lookEvery: number;
  private readonly clock: () => number;
  private due: number;
  private calls = 0;
  private isShown = false;

  /**
   * @param lookEvery calls between two looks at the clock; 1 for long steps
   * @param clock in ms
   */
  constructor(call: Progress['call'], lookEvery = SHORT, clock = (): number => performance.now()) {
    this.call = call;
    this.lookEvery = lookEvery;
    this.clock = clock;
    this.due = clock() + FIRST;
  }

  /** @param line the status line, called only when one is due */
  tick(line: () => string): void {
    if (!this.call.showsStatus || ++this.calls % this.lookEvery !== 0) return;
    const now = this.clock();
    if (now < this.due) return;
    this.due = now + EVERY;
    this.isShown = true;
    this.call.showStatus(line());
  }

  /** Clears the line; called before anything is printed. */
  clear(): void {
    if (this.isShown) this.call.showStatus('');
    this.isShown = false;
  }
}
