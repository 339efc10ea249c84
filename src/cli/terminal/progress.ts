import type { Call } from '../command.ts';
import { cutTo } from './columns.ts';

/** Milliseconds of work before it is said how far it is, and between two lines. */
const FIRST = 1000;
const EVERY = 200;
/** Calls between two looks at the clock, where each is after a short step. */
const SHORT = 16;

/** Says on stderr how far work is that takes more than a second; to be called after each of its steps. */
export class Progress {
  private readonly call: Pick<Call, 'showsStatus' | 'showStatus' | 'screen'>;
  private readonly lookEvery: number;
  private readonly clock: () => number;
  private due: number;
  private calls = 0;
  private isShown = false;

  /**
   * @param lookEvery calls between two looks at the clock: 1 where steps take long
   * @param clock in ms
   */
  constructor(call: Progress['call'], lookEvery = SHORT, clock = (): number => performance.now()) {
    this.call = call;
    this.lookEvery = lookEvery;
    this.clock = clock;
    this.due = clock() + FIRST;
  }

  /** @param line says how far it is; asked for only where a line is due */
  tick(line: () => string): void {
    if (!this.call.showsStatus || ++this.calls % this.lookEvery !== 0) return;
    const now = this.clock();
    if (now < this.due) return;
    this.due = now + EVERY;
    this.isShown = true;
    this.call.showStatus(cutTo(this.call.screen.columns - 1, line()));
  }

  /** Takes the line away, before anything is printed. */
  clear(): void {
    if (this.isShown) this.call.showStatus('');
    this.isShown = false;
  }
}
