import type { Draft } from '../draft.ts';
import { DONE } from '../events.ts';
import type { Step } from '../../run/step.ts';
import { Growth } from './grow.ts';
import { borderPair, redivision } from './redivision.ts';
import type { Course, Strategy } from './strategy.ts';

/** Pairs of blocks that are joined, for each block. */
const ROUNDS = 10;

interface RecombinationState {
  readonly rounds: number;
  readonly isGrown: boolean;
}

/**
 * Begins with any division into connected blocks. Again and again two neighbouring blocks are joined, a
 * random spanning tree is drawn on their cells, and an edge is cut that leaves two parts of their sizes, if
 * there is one. As in ReCom (DeFord, Duchin, Solomon 2021), a Markov chain used for electoral districts.
 */
class Recombination implements Course<RecombinationState> {
  private readonly draft: Draft;
  private readonly growth: Growth;
  private isGrown = false;
  private rounds = 0;

  constructor(draft: Draft) {
    this.draft = draft;
    this.growth = new Growth(draft);
  }

  next(): Step {
    const { draft } = this;
    if (!this.isGrown) {
      const event = this.growth.next();
      if (event !== DONE) return event;
      this.isGrown = true;
    }
    const { division, random } = draft;
    const pair = borderPair(division, random);
    if (!pair || this.rounds === ROUNDS * division.sizes.length) return DONE;
    this.rounds++;
    for (const swap of redivision(division, ...pair, random)) draft.plan(swap);
    return draft.nextPlanned() ?? draft.refuse(...pair);
  }

  state(): RecombinationState {
    return { rounds: this.rounds, isGrown: this.isGrown };
  }

  restore({ rounds, isGrown }: RecombinationState): void {
    this.rounds = rounds;
    this.isGrown = isGrown;
  }
}

/** Neighbouring blocks are joined and divided anew, from a division to another. */
export const recombine: Strategy = {
  isColoured: false,
  start: (draft) => new Recombination(draft),
};
