import { BlindPairs, CostlyPairs, type Pairs, type PairsState } from './pairs.ts';
import type { Draft } from '../draft.ts';
import { DONE, isSwap, STUCK } from '../events.ts';
import type { Step } from '../../run/step.ts';
import type { Course, Strategy } from './strategy.ts';

/** The reaction to a local optimum; returns the next event. */
type AtOptimum = (draft: Draft) => Step;

/**
 * A descent makes every swap it finds that lowers the score. No pair is tried twice while the division stays
 * the same, so it is at a local optimum once all pairs were tried.
 */
export class Descent implements Course<PairsState> {
  private readonly draft: Draft;
  private readonly pairs: Pairs;
  private readonly atOptimum: AtOptimum;

  constructor(draft: Draft, pairs: Pairs, atOptimum: AtOptimum) {
    this.draft = draft;
    this.pairs = pairs;
    this.atOptimum = atOptimum;
  }

  next(): Step {
    const { draft, pairs } = this;
    if (draft.division.score === 0) return DONE;
    if (!pairs.advance()) {
      pairs.renew();
      return this.atOptimum(draft);
    }
    const event = draft.trySwap(pairs.one, pairs.other, -1);
    if (isSwap(event)) pairs.renew();
    return event;
  }

  state(): PairsState {
    return this.pairs.state();
  }

  restore(state: PairsState): void {
    this.pairs.restore(state);
  }
}

const stop: AtOptimum = () => STUCK;

/** The most colourings that are tried anew. */
const MOST_RESTARTS = 200;

const shuffleAgain: AtOptimum = (draft) => {
  const event = draft.restart(MOST_RESTARTS);
  if (event !== STUCK) draft.planShuffle();
  return event;
};

/** Two cells at random are swapped if that lowers the score. */
export const strict: Strategy = {
  isColoured: true,
  start: (draft) => new Descent(draft, new BlindPairs(draft), stop),
};

/** The same, but cells of high cost are chosen first. */
export const costly: Strategy = {
  isColoured: true,
  start: (draft) => new Descent(draft, new CostlyPairs(draft), stop),
};

/** As strict, again and again from new colourings. */
export const restart: Strategy = {
  isColoured: true,
  start: (draft) => new Descent(draft, new BlindPairs(draft), shuffleAgain),
};
