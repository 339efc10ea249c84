import { Transport, type TransportState } from '../../../play/transport.ts';

/** The line of a game: its positions from the empty board to the last one that can be redone. */
export interface Line {
  /** The number of the position at hand on the line. */
  readonly at: number;
  readonly last: number;
  /** Goes to another position of the line. */
  goTo(position: number): void;
}

/** Steers a game: back is undo, on is redo. It never plays by itself. */
export class GameTransport extends Transport {
  private readonly line: () => Line;

  constructor(line: () => Line) {
    super();
    this.line = line;
  }

  /** A game always goes on. */
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
    return this.line().last;
  }

  get pace(): number {
    return 0;
  }

  get state(): TransportState {
    const { at } = this;
    return { at, tick: Infinity, playing: true, pace: 0, seconds: 0, holdMs: 0, nearMissMs: 0 };
  }

  seek(at: number): void {
    const line = this.line();
    line.goTo(Math.max(0, Math.min(at, line.last)));
  }

  advance(): void {}
}
