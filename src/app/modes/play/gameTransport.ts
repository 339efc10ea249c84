import { lineOf, pathTo, type Game } from '../../../game/tree.ts';
import { Transport, type TransportState } from '../../../play/transport.ts';

/**
 * Steers a game along its line, from the empty board to the last position that can be redone: back is undo, on is
 * redo. It always goes on, but never by itself.
 */
export class GameTransport extends Transport {
  private readonly game: () => Game;
  private readonly goTo: (node: number) => void;

  constructor(game: () => Game, goTo: (node: number) => void) {
    super();
    [this.game, this.goTo] = [game, goTo];
  }

  override get playing(): boolean {
    return true;
  }

  override set playing(_: boolean) {}

  get at(): number {
    const { nodes, at } = this.game();
    return pathTo(nodes, at).length - 1;
  }

  get recordedTo(): number {
    return lineOf(this.game()).length - 1;
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
    const line = lineOf(this.game());
    const next = line[Math.max(0, Math.min(Math.floor(at), line.length - 1))]!;
    if (next !== this.game().at) this.goTo(next);
  }

  protected pass(): void {}
}
