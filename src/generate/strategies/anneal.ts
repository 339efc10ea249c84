import { Descent } from './descent.ts';
import { BlindPairs, type PairsState } from './pairs.ts';
import type { Draft } from '../draft.ts';
import { DONE, STUCK } from '../events.ts';
import type { Step } from '../../run/step.ts';
import type { Course, Strategy } from './strategy.ts';

/** The most restarts from the hot state. */
const MOST_RESTARTS = 50;
/** The factor by which it cools until only lower scores are accepted. */
const COOLING = 10;
/** Swaps tried while it cools, for each pair of cells. */
const TRIES_PER_PAIR = 10;

interface AnnealingState {
  /** Swaps tried since it was hot. */
  readonly spent: number;
  readonly pairs: PairsState;
}

/**
 * Simulated annealing: a swap that adds d to the score is made with a probability of exp(−d / T). The
 * temperature T begins at the mean size of a block, about what one cell costs that is not where
 * its block is, and falls steadily to a tenth. Then only lower scores are accepted, to a local
 * optimum, and if that is no solution it is heated up again.
 */
class Annealing implements Course<AnnealingState> {
  private readonly draft: Draft;
  private readonly descent: Descent;
  private readonly hot: number;
  /** The number of swaps tried until it is cold. */
  private readonly length: number;
  private spent = 0;

  constructor(draft: Draft) {
    const { frame, sizes } = draft.division;
    this.draft = draft;
    this.descent = new Descent(draft, new BlindPairs(draft), () => this.heatUp());
    this.hot = frame.count / sizes.length;
    this.length = (TRIES_PER_PAIR * frame.count * (frame.count - 1)) / 2;
  }

  get temperature(): number {
    return this.spent < this.length ? this.hot * COOLING ** (-this.spent / this.length) : 0;
  }

  next(): Step {
    if (this.draft.division.score === 0) return DONE;
    return this.spent < this.length ? this.tryAny() : this.descent.next();
  }

  private tryAny(): Step {
    const { random, division } = this.draft;
    const { owner } = division;
    const allowed = -this.temperature * Math.log(1 - random.fraction());
    const one = random.below(owner.length);
    let other = random.below(owner.length);
    while (owner[other] === owner[one]) other = random.below(owner.length);
    this.spent++;
    return this.draft.trySwap(one, other, allowed);
  }

  private heatUp(): Step {
    const event = this.draft.restart(MOST_RESTARTS);
    if (event !== STUCK) this.spent = 0;
    return event;
  }

  state(): AnnealingState {
    return { spent: this.spent, pairs: this.descent.state() };
  }

  restore({ spent, pairs }: AnnealingState): void {
    this.spent = spent;
    this.descent.restore(pairs);
  }
}

/** A swap that raises the score is made now and then, ever more rarely. */
export const anneal: Strategy = { isColoured: true, start: (draft) => new Annealing(draft) };
