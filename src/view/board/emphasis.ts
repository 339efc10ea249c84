import { smooth } from '../motion.ts';

/** How a board stands among others: like them, ahead or as the winner with a rim for that, or dimmed beside one. */
export type Emphasis = 'plain' | 'ahead' | 'winner' | 'dimmed';

/** How long it takes to change, in ms: too long to flash, however often it is asked for. */
export const CHANGE = 900;
/** The opacity of what is on a dimmed board. */
export const DIMMED = 0.45;
/** The strength of the rim of a board that is ahead, as a share of the winner's. */
export const AHEAD = 0.5;

/** The way of a share to another one, at a constant speed. */
const towards = (share: number, to: number, elapsed: number): number =>
  share < to ? Math.min(to, share + elapsed / CHANGE) : Math.max(to, share - elapsed / CHANGE);

const dimmed = { plain: 0, ahead: 0, winner: 0, dimmed: 1 } satisfies Record<Emphasis, number>;
const rimmed = { plain: 0, ahead: AHEAD, winner: 1, dimmed: 0 } satisfies Record<Emphasis, number>;

/** The change from one emphasis to another. */
export class EmphasisFade {
  wanted: Emphasis = 'plain';
  private dimmed = 0;
  private rimmed = 0;

  /** Lets time pass, in ms. */
  pass(elapsed: number): void {
    this.dimmed = towards(this.dimmed, dimmed[this.wanted], elapsed);
    this.rimmed = towards(this.rimmed, rimmed[this.wanted], elapsed);
  }

  /** The opacity of what is on the board, 0 to 1. */
  get opacity(): number {
    return 1 - (1 - DIMMED) * smooth(this.dimmed);
  }

  /** The strength of the rim, 0 to 1. */
  get rim(): number {
    return smooth(this.rimmed);
  }

  /** Whether it is as it is wanted. */
  get isOver(): boolean {
    return this.dimmed === dimmed[this.wanted] && this.rimmed === rimmed[this.wanted];
  }
}
