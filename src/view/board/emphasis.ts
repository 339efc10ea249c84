import { smooth } from '../motion.ts';

/** How a board stands among others: like them, ahead or as the winner with a rim for that, behind, or dimmed beside one. */
export type Emphasis = 'plain' | 'ahead' | 'winner' | 'behind' | 'dimmed';

/** How long it takes to change, in ms: too long to flash, however often it is asked for. */
export const CHANGE = 900;
/** The opacity of what is on a dimmed board. */
export const DIMMED = 0.45;
/** The strength of the tray's own rim on a board that is behind or dimmed. */
export const RECEDED = 0.4;
/** How far the rim of a board that is ahead has faded in, as a share of the way to the winner's. */
export const AHEAD = 0.75;

/** The way of a share to another one, at a constant speed. */
const towards = (share: number, to: number, elapsed: number): number =>
  share < to ? Math.min(to, share + elapsed / CHANGE) : Math.max(to, share - elapsed / CHANGE);

type Shares = Readonly<Record<Emphasis, number>>;
const dimmed: Shares = { plain: 0, ahead: 0, winner: 0, behind: 0, dimmed: 1 };
const rimmed: Shares = { plain: 0, ahead: AHEAD, winner: 1, behind: 0, dimmed: 0 };
const receded: Shares = { plain: 0, ahead: 0, winner: 0, behind: 1, dimmed: 1 };

/** The change from one emphasis to another. */
export class EmphasisFade {
  wanted: Emphasis = 'plain';
  private dimmed = 0;
  private rimmed = 0;
  private receded = 0;

  /** Lets time pass, in ms. */
  pass(elapsed: number): void {
    this.dimmed = towards(this.dimmed, dimmed[this.wanted], elapsed);
    this.rimmed = towards(this.rimmed, rimmed[this.wanted], elapsed);
    this.receded = towards(this.receded, receded[this.wanted], elapsed);
  }

  /** The opacity of what is on the board, 0 to 1. */
  get opacity(): number {
    return 1 - (1 - DIMMED) * smooth(this.dimmed);
  }

  /** The strength of the tray's own rim, 0 to 1. */
  get own(): number {
    return 1 - (1 - RECEDED) * smooth(this.receded);
  }

  /** The strength of the rim that it stands out with, 0 to 1. */
  get rim(): number {
    return smooth(this.rimmed);
  }

  /** Whether it is as it is wanted. */
  get isOver(): boolean {
    const { wanted } = this;
    return (
      this.dimmed === dimmed[wanted] &&
      this.rimmed === rimmed[wanted] &&
      this.receded === receded[wanted]
    );
  }
}
