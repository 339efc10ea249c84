import type { Problem } from '../solve/problem.ts';
import { CompletionCount } from '../count/completionCount.ts';
import { laidAt, pathTo, type Game } from './tree.ts';

/**
 * Looks for the last node on the way to the position at hand that can be completed, from that position back to
 * the root.
 */
export class LastGood {
  /** The node, once it is found; undefined also if not even the board before the first move can be completed. */
  node: number | undefined;
  private readonly problem: Problem;
  private readonly game: Game;
  private readonly canBeCompleted: (laid: readonly number[]) => boolean | undefined;
  /** The nodes that are left, from the root on. */
  private readonly path: number[];
  /** The count of the last of them; undefined if it has not begun. */
  private count: CompletionCount | undefined;

  /** @param canBeCompleted what is known of a position already; undefined for nothing */
  constructor(
    problem: Problem,
    game: Game,
    canBeCompleted: (laid: readonly number[]) => boolean | undefined = () => undefined,
  ) {
    this.problem = problem;
    this.game = game;
    this.canBeCompleted = canBeCompleted;
    this.path = pathTo(game.nodes, game.at);
  }

  /** Examines a position for about as long as it takes to write so many states; returns whether all is known. */
  run(states: number): boolean {
    const node = this.path.at(-1);
    if (node === undefined) return true;
    const isGood = this.examine(node, states);
    if (isGood === undefined) return false;
    this.count = undefined;
    this.path.pop();
    if (!isGood) return this.path.length === 0;
    this.node = node;
    this.path.length = 0;
    return true;
  }

  private examine(node: number, states: number): boolean | undefined {
    if (!this.count) {
      const laid = laidAt(this.game, node);
      const isGood = this.canBeCompleted(laid);
      if (isGood !== undefined) return isGood;
      this.count = new CompletionCount(this.problem, laid);
    }
    this.count.run(states);
    const { known } = this.count;
    return known.kind === 'unknown' ? undefined : known.ways > 0n;
  }
}
