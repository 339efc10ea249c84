import { openCells, type State } from '../state.ts';
import type { Rule, ActiveRule } from './rule.ts';
import { ColourSums } from './sums.ts';

/**
 * With the board coloured so that neighbours differ, the pieces left cannot cover the open cells of
 * each colour exactly, wherever on the empty board each of them might lie. On squares the colours
 * are those of a chessboard (Golomb 1954, Checker Boards and Polyominoes).
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
