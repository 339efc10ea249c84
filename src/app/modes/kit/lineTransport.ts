import { Transport, type TransportState } from '../../../play/transport.ts';

/** What a person did, as a line of moments: which one is at hand, and which is the last that can be redone. */
interface Line {
  readonly at: number;
  readonly last: number;
}

/**
 * Steers along what a person did, from the beginning to what can be redone: back is undo, on is redo. It always goes on,
 * but never by itself.
 */
export class LineTransport extends Transport {
  private readonly line: () => Line;
  private readonly goTo: (at: number) => void;

  /** @param goTo called with another moment of the line */
  constructor(line: () => Line, goTo: (at: number) => void) {
    super();
    [this.line, this.goTo] = [line, goTo];
  }

  override get playing(): boolean {
    return true;
  }

  override set playing(_: boolean) {}

  get at(): number {
    return this.line().at;
  }

  get recordedTo(): number {
    return this.line().last;
  }

  get furthest(): number {
    return this.recordedTo;
  }

  get finished(): boolean {
    return false;
  }

  get last(): number {
    return this.recordedTo;
  }

  get pace(): number {
    return 0;
  }

  get state(): TransportState {
    const { at } = this;
    return { at, tick: Infinity, playing: true, pace: 0, seconds: 0, holdMs: 0, nearMissMs: 0 };
  }

  seek(at: number): void {
    const next = Math.max(0, Math.min(Math.floor(at), this.last));
    if (next !== this.at) this.goTo(next);
  }

  protected pass(): void {}
}
