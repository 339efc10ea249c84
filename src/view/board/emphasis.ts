import { smooth } from '../motion.ts';

/** How a board stands among others: like them, as the winner with a rim of its own, or dimmed beside one. */
export type Emphasis = 'plain' | 'winner' | 'dimmed';

/** How long it takes to change, in ms: too long to flash, however often it is asked for. */
export const CHANGE = 900;
/** The opacity of what is on a dimmed board. */
export const DIMMED = 0.45;

/** The way of a share from 0 to 1 and back, at a constant speed. */
const towards = (share: number, isWanted: boolean, elapsed: number): number =>
  isWanted ? Math.min(1, share + elapsed / CHANGE) : Math.max(0, share - elapsed / CHANGE);

/** The change from one emphasis to another. */
export class EmphasisFade {
  wanted: Emphasis = 'plain';
  private dimmed = 0;
  private won = 0;

  /** Lets time pass, in ms. */
  pass(elapsed: number): void {
    this.dimmed = towards(this.dimmed, this.wanted === 'dimmed', elapsed);
    this.won = towards(this.won, this.wanted === 'winner', elapsed);
  }

  /** The opacity of what is on the board, 0 to 1. */
  get opacity(): number {
    return 1 - (1 - DIMMED) * smooth(this.dimmed);
  }

  /** The strength of the winner's rim, 0 to 1. */
  get rim(): number {
    return smooth(this.won);
  }

  /** Whether it is as it is wanted. */
  get isOver(): boolean {
    const { wanted, dimmed, won } = this;
    return dimmed === Number(wanted === 'dimmed') && won === Number(wanted === 'winner');
  }
}
