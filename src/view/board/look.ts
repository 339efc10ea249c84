import type { Lettering } from '../pieces/lettering.ts';
import type { MoreLayers } from './layers.ts';

/** How a board is to look, besides its theme and its size. */
export interface Look extends MoreLayers {
  readonly letters: Lettering;
  /** Whether nothing may move. */
  readonly calm: boolean;
  /**
   * Whether the board may be turned where that makes it larger, or where it is top-heavy; else it is drawn as it
   * is written.
   */
  readonly turns?: boolean;
  readonly remaining?: boolean;
  /** The texts of the board's labelled cells, in their order. */
  readonly labels: readonly string[];
}

/** The transform from board to screen, in CSS pixels: the board's origin, and the width of a cell. */
export interface Transform {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}
