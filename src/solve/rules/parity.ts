import { openCells, type State } from '../state.ts';
import { ColourSums } from './colourSums.ts';
import type { Rule, ActiveRule } from './rule.ts';

/**
 * The board in colours such that neighbours differ, and so many open cells of each that the pieces
 * left cannot cover them exactly, wherever on the empty board each of them might lie; on squares
 * these are the colours of a chessboard (Golomb 1954, Checker Boards and Polyominoes).
 */
export const parity: Rule = { start: (state) => new Parity(state) };

class Parity implements ActiveRule {
  private readonly state: State;
  private readonly sums: ColourSums;

  constructor(state: State) {
    this.state = state;
    this.sums = new ColourSums(state.problem);
  }

  isViolated(): boolean {
    const { sums } = this;
    const { sumOf, weightOf } = sums;
    const { path, depth, problem } = this.state;
    const { piece } = problem.placements;
    let open = sums.board;
    let left = sums.copies;
    for (let level = 0; level < depth; level++) {
      const placement = path[level]!;
      open -= sumOf[placement]!;
      left -= weightOf[piece[placement]!]!;
    }
    return !sums.canCover(left, open);
  }

  reason(): readonly number[] {
    return openCells(this.state);
  }
}
