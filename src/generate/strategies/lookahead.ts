import { BlindPairs, BlockPairs, type Pairs, type PairsState } from './pairs.ts';
import type { Draft } from '../draft.ts';
import { DONE, STUCK } from '../events.ts';
import type { Step } from '../../run/step.ts';
import type { Course, Strategy } from './strategy.ts';

/** Detours before → the number of further detours examined: the swaps that raise the score least. */
const WIDTHS: readonly number[] = [40, 4];

/** A swap that does not lower the score, and by how much it raises it. */
interface Detour {
  readonly one: number;
  readonly other: number;
  readonly change: number;
}

/** The state of the search after some detours: the next ones, and the one being made. */
interface Level {
  readonly detours: Detour[];
  /** −1 while all pairs are still being considered. */
  at: number;
}

const copied = (levels: readonly Level[]): Level[] =>
  levels.map(({ detours, at }) => ({ detours: [...detours], at }));

interface LookaheadState {
  readonly levels: readonly Level[];
  readonly target: number;
  readonly pairs: PairsState;
}

/**
 * A descent that looks further in a local optimum: it makes a swap that raises the score as little as any, in
 * search of a second one after which the score is lower than before both; or a third, after that.
 * The second must touch a block of the first: else it would have lowered the score on its own.
 */
class Lookahead implements Course<LookaheadState> {
  private readonly draft: Draft;
  private readonly all: Pairs;
  private readonly touching: Pairs;
  private levels: Level[] = [{ detours: [], at: -1 }];
  /** The score before any detour, to get below. */
  private target = 0;

  constructor(draft: Draft) {
    this.draft = draft;
    this.all = new BlindPairs(draft);
    this.touching = new BlockPairs(draft, () => {
      const { detours, at } = this.levels.at(-2)!;
      const { one, other } = detours[at]!;
      return [one, other];
    });
  }

  /** The pairs considered now: all of them, or after a detour those that touch one of its blocks. */
  private get pairs(): Pairs {
    return this.levels.length === 1 ? this.all : this.touching;
  }

  next(): Step {
    const { levels, pairs, draft } = this;
    const { score } = draft.division;
    if (score === 0) return DONE;
    if (levels.length === 1) this.target = score;
    return levels.at(-1)!.at < 0 && pairs.advance() ? this.consider() : this.detour();
  }

  /** Makes the swap of the pair if it leads below the target, else remembers it as a detour. */
  private consider(): Step {
    const { draft, levels } = this;
    const { one, other } = this.pairs;
    const { score } = draft.division;
    const { detours } = levels.at(-1)!;
    const width = WIDTHS[levels.length - 1] ?? 0;
    const isFull = detours.length === width;
    const enough = this.target - score - 1;
    const most = isFull ? Math.max(enough, (detours.at(-1)?.change ?? 0) - 1) : Infinity;
    const change = draft.division.changeBySwap(one, other, most);
    if (score + change < this.target) {
      this.levels = [{ detours: [], at: -1 }];
      this.renew();
      return draft.trySwap(one, other, change);
    }
    if (change > most) return draft.refuse(one, other);
    const place = detours.findIndex((detour) => detour.change > change);
    detours.splice(place < 0 ? detours.length : place, 0, { one, other, change });
    if (detours.length > width) detours.pop();
    return draft.refuse(one, other);
  }

  /** Makes the next detour, or takes the last one back; where there are none, it is stuck. */
  private detour(): Step {
    const { draft, levels } = this;
    this.renew();
    const level = levels.at(-1)!;
    const detour = level.detours[++level.at];
    if (detour) {
      levels.push({ detours: [], at: -1 });
      return draft.trySwap(detour.one, detour.other, Infinity);
    }
    levels.pop();
    const last = levels.at(-1);
    if (!last) return STUCK;
    const { one, other } = last.detours[last.at]!;
    return draft.trySwap(one, other, Infinity);
  }

  private renew(): void {
    this.all.renew();
    this.touching.renew();
  }

  state(): LookaheadState {
    const { levels, target, pairs } = this;
    return { levels: copied(levels), target, pairs: pairs.state() };
  }

  restore({ levels, target, pairs }: LookaheadState): void {
    this.levels = copied(levels);
    this.target = target;
    this.renew();
    this.pairs.restore(pairs);
  }
}

/** Two or three swaps in a row may lower the score if no single one does. */
export const lookahead: Strategy = { isColoured: true, start: (draft) => new Lookahead(draft) };
