import type { BoardGeometry } from '../board/geometry.ts';
import type { CellMesh } from '../pieces/cellMesh.ts';

/** How far the light reaches beyond the board, in cell widths. */
export const REACH = 5;
/**
 * The share of its light that a texel hands on to the next, in each direction of a row and of a column: at most, and
 * for each cell of a board's shorter side, as the colours of a small board would mix.
 */
const SPREAD = { most: 0.4, each: 0.085 } as const;
/** The mean light of a full board. */
const FULL = 0.6;

/** Cells whose light in a slot is read channel by channel. */
type LitCells = Pick<CellMesh, 'lightOf'>;

/** The light of a board's cells, a texel a cell, spread by filters that run both ways. */
export class SpreadLight {
  /** The texels in a row and in a column of the square around the board. */
  readonly side: number;
  /** Texel → the square root of its light, 0 to 255, in four channels. */
  readonly texels: Uint8Array<ArrayBuffer>;
  private readonly handedOn: number;
  private readonly light: Float32Array;
  /** Slot → the first of its numbers among those of all texels. */
  private readonly places: Int32Array;
  /** The light of a cell, with which a full board is as bright as any other, however large it is. */
  private each = 0;

  constructor(board: BoardGeometry) {
    this.side = Math.ceil(extentOf(board));
    const shorter = Math.min(board.right - board.left, board.bottom - board.top);
    this.handedOn = Math.min(SPREAD.most, SPREAD.each * shorter);
    this.light = new Float32Array(this.side * this.side * 4);
    this.texels = new Uint8Array(this.light.length);
    this.places = new Int32Array(board.sites.length);
    this.turn(board);
  }

  /** Moves all cells to where they lie on the turned board. */
  turn(board: BoardGeometry): void {
    const { left, top, right, bottom, sites } = board;
    const { side, places, light } = this;
    const scale = side / extentOf(board);
    const texel = (at: number): number => Math.floor(side / 2 + scale * at);
    sites.forEach(({ middle: [x, y] }, slot) => {
      places[slot] = 4 * (texel(y - (top + bottom) / 2) * side + texel(x - (left + right) / 2));
    });
    light.fill(0);
    for (const place of places) light[place]! += 1;
    this.spreadAll();
    const sum = places.reduce((sum, place) => sum + light[place]!, 0);
    this.each = (FULL * places.length) / sum;
  }

  /** Takes the light of some cells, and a share of that of others. */
  take(cells: LitCells, others: LitCells, share: number): void {
    const { light, places, texels } = this;
    light.fill(0);
    for (let slot = 0; slot < places.length; slot++)
      for (let i = 0; i < 3; i++)
        light[places[slot]! + i]! +=
          this.each * (cells.lightOf(slot, i) + share * others.lightOf(slot, i));
    this.spreadAll();
    for (let i = 0; i < light.length; i++) texels[i] = 255 * Math.sqrt(Math.min(1, light[i]!));
  }

  private spreadAll(): void {
    const { side } = this;
    for (let i = 0; i < side; i++)
      for (let channel = 0; channel < 3; channel++) {
        this.spread(i * side * 4 + channel, 4);
        this.spread(i * 4 + channel, side * 4);
      }
  }

  /** Spreads a channel along a row or a column from a place on, there and back, three times. */
  private spread(from: number, step: number): void {
    const { light, side, handedOn } = this;
    for (let round = 0; round < 6; round++) {
      const way = round % 2 === 0 ? step : -step;
      let at = round % 2 === 0 ? from : from + (side - 1) * step;
      for (let i = 1; i < side; i++, at += way)
        light[at + way]! += (light[at]! - light[at + way]!) * handedOn;
    }
  }
}

/** The width of the square around a board that its light reaches, in cell widths. */
const extentOf = ({ left, top, right, bottom }: BoardGeometry): number =>
  Math.max(right - left, bottom - top) + 2 * REACH;
