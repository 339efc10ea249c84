import type { Container, UniformGroup } from 'pixi.js';
import type { Theme } from '../../theme/index.ts';
import type { BoardGeometry } from '../board/geometry.ts';

/** The cells of a board as they are drawn. */
export interface ShownCells {
  /** Cell → the tile drawn there, or −1. */
  readonly owner: Int32Array;
  /** The opacity of the tile on a cell, 0 to 1. */
  opacity(cell: number): number;
}

/** What is drawn over the tiles and letters of a board that is not turned. */
export interface TopLayer extends Container {
  setTheme?(theme: Theme): void;
  /**
   * Draws it as time passes, in ms; returns whether it still changes.
   *
   * @param around the opacity of what is around the tiles that lie, 0 to 1
   */
  draw(elapsed: number, cells: ShownCells, around: number): boolean;
}

/** Makes a layer for a board, given uniforms of the whole board. */
export type MakeTopLayer = (board: BoardGeometry, show: UniformGroup) => TopLayer;
