import { Geometry } from 'pixi.js';
import type { Rgb } from '../../theme/colour.ts';
import {
  grainOf,
  reach,
  sectorPoints,
  sectorTriangles,
  type BoardGeometry,
} from '../board/geometry.ts';
import { SlotBuffer } from '../shaders/meshes.ts';
import { UNPOSED } from './pose.ts';

/** The places of opacity, lift, reach, grain, heat and brightness among the floats of a look, after the colour. */
const OPACITY = 3;
const LIFT = 4;
const REACH = 5;
const GRAIN = 7;
const HEAT = 8;
const BRIGHTNESS = 11;

/**
 * The cells of a board, one per slot, as one geometry that is drawn once for each slot. Slots of opacity 0
 * are not drawn. The numbers of a slot are in three buffers, since they change at different times.
 */
export class CellMesh {
  readonly geometry: Geometry;
  readonly slots: number;
  /** The board as it is drawn, and as it is written. */
  private board: BoardGeometry;
  private readonly unturned: BoardGeometry;
  /** Slot → its cell, or −1. */
  private readonly cells: Int32Array;
  /** The middle and the kind of each cell. */
  private readonly positions: SlotBuffer;
  /** Colour, opacity, lift, reach of the tile around its corners, grain, heat, and brightness. */
  private readonly looks: SlotBuffer;
  /** A transform, as `setMatrix` writes it. */
  private readonly poses: SlotBuffer;

  constructor(board: BoardGeometry, slots: number) {
    this.board = board;
    this.unturned = board;
    this.slots = slots;
    this.cells = new Int32Array(slots).fill(-1);
    this.positions = new SlotBuffer(slots, 3);
    this.looks = new SlotBuffer(slots, 12);
    this.poses = new SlotBuffer(slots, 6);
    this.geometry = new Geometry({
      attributes: {
        aSector: { buffer: sectorPoints(board.sides), format: 'float32x2' },
        aMiddle: this.positions.attribute(0, 'float32x2'),
        aKind: this.positions.attribute(2, 'float32'),
        aColour: this.looks.attribute(0, 'float32x4'),
        aLift: this.looks.attribute(LIFT, 'float32'),
        aReach: this.looks.attribute(REACH, 'float32x2'),
        aGrain: this.looks.attribute(GRAIN, 'float32'),
        aHeat: this.looks.attribute(HEAT, 'float32x3'),
        aBrightness: this.looks.attribute(BRIGHTNESS, 'float32'),
        aTurn: this.poses.attribute(0, 'float32x4'),
        aPlace: this.poses.attribute(4, 'float32x2'),
      },
      indexBuffer: sectorTriangles(board.sides),
      instanceCount: slots,
    });
    for (let slot = 0; slot < slots; slot++) {
      this.pose(slot, UNPOSED);
      this.brighten(slot, 1);
    }
  }

  /** Shows a cell in a slot. */
  put(slot: number, cell: number): void {
    const { middle, kind } = this.board.sites[cell]!;
    const { data, floats } = this.positions;
    this.cells[slot] = cell;
    data[slot * floats] = middle[0];
    data[slot * floats + 1] = middle[1];
    data[slot * floats + 2] = kind;
    this.positions.isStale = true;
  }

  /** Moves all cells to where they lie on the turned board. */
  turn(board: BoardGeometry): void {
    const { data, floats } = this.looks;
    const by = board.turnedBy - this.board.turnedBy;
    this.board = board;
    for (let at = GRAIN; at < data.length; at += floats) data[at] = data[at]! + by;
    this.looks.isStale = true;
    for (let slot = 0; slot < this.slots; slot++) {
      if (this.cells[slot]! >= 0) this.put(slot, this.cells[slot]!);
    }
  }

  /**
   * Sets a slot's opacity, and its colour: a share of the way to another one, 0 to 1. The fragment shader
   * decides whether it is premultiplied.
   */
  colour(slot: number, colour: Rgb, opacity: number, other = colour, share = 0): void {
    const { data, floats } = this.looks;
    const at = slot * floats;
    for (let i = 0; i < 3; i++) data[at + i] = colour[i]! + (other[i]! - colour[i]!) * share;
    data[at + OPACITY] = opacity;
    this.looks.isStale = true;
  }

  /** Sets a slot's opacity alone. */
  fade(slot: number, opacity: number): void {
    this.looks.data[slot * this.looks.floats + OPACITY] = opacity;
    this.looks.isStale = true;
  }

  hide(slot: number): void {
    this.fade(slot, 0);
  }

  /** The opacity of a slot, 0 to 1. */
  opacityOf(slot: number): number {
    return this.looks.data[slot * this.looks.floats + 3]!;
  }

  /** The light of a slot in one of three channels, purer than its colour, as far as it is opaque and bright. */
  lightOf(slot: number, channel: number): number {
    const { data, floats } = this.looks;
    const colour = data[slot * floats + channel]!;
    const share = data[slot * floats + OPACITY]! * data[slot * floats + BRIGHTNESS]!;
    return colour * (0.4 + 0.6 * colour) * share;
  }

  /** The height of a slot above the board, in cell widths. */
  liftOf(slot: number): number {
    return this.looks.data[slot * this.looks.floats + LIFT]!;
  }

  /** Sets the height of a slot above the board, in cell widths. */
  lift(slot: number, lift: number): void {
    this.looks.data[slot * this.looks.floats + LIFT] = lift;
    this.looks.isStale = true;
  }

  /** Sets the share of its brightness that a slot has, 0 to 1; it covers as much at any. */
  brighten(slot: number, share: number): void {
    this.looks.data[slot * this.looks.floats + BRIGHTNESS] = share;
    this.looks.isStale = true;
  }

  /** Gives a slot the outline that a tile has on a cell; `owner` is the tile of each cell. */
  contour(slot: number, cell: number, owner: ArrayLike<number>, tile: number): void {
    const site = this.board.sites[cell]!;
    const { data, floats } = this.looks;
    const at = slot * floats;
    data[at + REACH] = reach(site, owner, tile, false);
    data[at + REACH + 1] = reach(site, owner, tile, true);
    this.looks.isStale = true;
  }

  /** Gives a slot the outline that a tile has on a cell, and its grain, for which the whole board is read. */
  outline(slot: number, cell: number, owner: ArrayLike<number>, tile: number): void {
    this.contour(slot, cell, owner, tile);
    const { data, floats } = this.looks;
    data[slot * floats + GRAIN] = grainOf(this.unturned, owner, tile) + this.board.turnedBy;
  }

  /** Sets the levels of heat from which and to which a slot changes. */
  heat(slot: number, former: number, present: number): void {
    const { data, floats } = this.looks;
    data[slot * floats + HEAT] = former;
    data[slot * floats + HEAT + 1] = present;
    this.looks.isStale = true;
  }

  /** Sets whether the middle of a slot is kept free of heat. */
  free(slot: number, isFree: boolean): void {
    const { data, floats } = this.looks;
    const at = slot * floats + HEAT + 2;
    if (data[at] === Number(isFree)) return;
    data[at] = Number(isFree);
    this.looks.isStale = true;
  }

  pose(slot: number, matrix: ArrayLike<number>): void {
    this.poses.data.set(matrix, slot * this.poses.floats);
    this.poses.isStale = true;
  }

  /** Whether what its cells look like has changed since `flush`. */
  get isChanged(): boolean {
    return this.looks.isStale;
  }

  /** Uploads all changes to the graphics card. */
  flush(): void {
    this.positions.flush();
    this.looks.flush();
    this.poses.flush();
  }

  /** Frees its memory on the graphics card until it is drawn again. */
  unload(): void {
    for (const buffer of this.geometry.buffers) buffer.unload();
    this.geometry.unload();
  }

  destroy(): void {
    this.geometry.destroy(true);
  }
}
