import type { Turned } from '../board/layout.ts';
import {
  grainOf,
  sectorPoints,
  sectorTriangles,
  reach,
  type BoardGeometry,
} from '../board/geometry.ts';
import { Buffer, BufferUsage, Geometry } from 'pixi.js';
import { UNPOSED } from './pose.ts';

/** Floats per slot in each of the three buffers. */
const POSITION = 3;
const LOOK = 8;
const POSE = 6;
/** Where the lift, the reach and the direction of the grain stand among those of the look. */
const LIFT = 4;
const REACH = 5;
const GRAIN = 7;

/**
 * The cells of a board, one per slot, as one geometry that is drawn once for each slot: a sector for each corner of a
 * cell. A position buffer holds where each cell lies: its middle and its kind. A look buffer holds its colour,
 * its lift, the reach of the tile around its corners, and the direction of its grain. A slot with opacity 0 is not drawn.
 * A third buffer holds each one's pose, a matrix and by how much it is moved, so that it can be anywhere, turned and resized.
 */
export class CellMesh {
  readonly geometry: Geometry;
  readonly slots: number;
  /** The board as it is drawn, by how much that is turned, in radians, and as it is unturned. */
  private board: BoardGeometry;
  private turnedBy = 0;
  private readonly unturned: BoardGeometry;
  /** Slot → the cell it shows, or −1. */
  private readonly cells: Int32Array;
  private readonly positions: Float32Array<ArrayBuffer>;
  private readonly looks: Float32Array<ArrayBuffer>;
  private readonly positionBuffer: Buffer;
  private readonly lookBuffer: Buffer;
  private readonly poses: Float32Array<ArrayBuffer>;
  private readonly poseBuffer: Buffer;
  private positionsStale = false;
  private posesStale = false;
  private looksStale = false;

  constructor(board: BoardGeometry, slots: number) {
    this.board = board;
    this.unturned = board;
    this.slots = slots;
    this.cells = new Int32Array(slots).fill(-1);
    this.positions = new Float32Array(slots * POSITION);
    this.looks = new Float32Array(slots * LOOK);
    const usage = BufferUsage.VERTEX | BufferUsage.COPY_DST;
    this.positionBuffer = new Buffer({ data: this.positions, usage });
    this.lookBuffer = new Buffer({ data: this.looks, usage });
    this.poses = new Float32Array(slots * POSE);
    this.poseBuffer = new Buffer({ data: this.poses, usage });
    const pose = { buffer: this.poseBuffer, stride: POSE * 4, instance: true };
    const position = { buffer: this.positionBuffer, stride: POSITION * 4, instance: true };
    const look = { buffer: this.lookBuffer, stride: LOOK * 4, instance: true };
    this.geometry = new Geometry({
      attributes: {
        aSector: { buffer: sectorPoints(board.sides), format: 'float32x2' },
        aMiddle: { ...position, format: 'float32x2', offset: 0 },
        aKind: { ...position, format: 'float32', offset: 8 },
        aColour: { ...look, format: 'float32x4', offset: 0 },
        aLift: { ...look, format: 'float32', offset: LIFT * 4 },
        aReach: { ...look, format: 'float32x2', offset: REACH * 4 },
        aGrain: { ...look, format: 'float32', offset: GRAIN * 4 },
        aTurn: { ...pose, format: 'float32x4', offset: 0 },
        aPlace: { ...pose, format: 'float32x2', offset: 16 },
      },
      indexBuffer: sectorTriangles(board.sides),
      instanceCount: slots,
    });
    for (let slot = 0; slot < slots; slot++) this.pose(slot, UNPOSED);
  }

  /** Shows a cell in a slot. */
  put(slot: number, cell: number): void {
    const { middle, kind } = this.board.sites[cell]!;
    this.cells[slot] = cell;
    const at = slot * POSITION;
    this.positions[at] = middle[0];
    this.positions[at + 1] = middle[1];
    this.positions[at + 2] = kind;
    this.positionsStale = true;
  }

  /** Shows the same cells where they lie on the board once it is turned. */
  turn(board: Turned): void {
    const by = board.turnedBy - this.turnedBy;
    this.board = board;
    this.turnedBy = board.turnedBy;
    for (let at = GRAIN; at < this.looks.length; at += LOOK) this.looks[at] = this.looks[at]! + by;
    this.looksStale = true;
    for (let slot = 0; slot < this.slots; slot++) {
      if (this.cells[slot]! >= 0) this.put(slot, this.cells[slot]!);
    }
  }

  /** Sets a slot's colour, 0 to 1 each; whether it is premultiplied is up to the fragment shader. */
  colour(slot: number, red: number, green: number, blue: number, opacity: number): void {
    const at = slot * LOOK;
    this.looks[at] = red;
    this.looks[at + 1] = green;
    this.looks[at + 2] = blue;
    this.looks[at + 3] = opacity;
    this.looksStale = true;
  }

  /** Sets how high a slot is drawn above the board, in cell widths. */
  lift(slot: number, lift: number): void {
    this.looks[slot * LOOK + LIFT] = lift;
    this.looksStale = true;
  }

  /**
   * Gives a slot the outline that a tile has on a cell, and its grain.
   *
   * @param owner cell → its tile
   */
  outline(slot: number, cell: number, owner: ArrayLike<number>, tile: number): void {
    const site = this.board.sites[cell]!;
    const at = slot * LOOK + REACH;
    this.looks[at] = reach(site, owner, tile, false);
    this.looks[at + 1] = reach(site, owner, tile, true);
    this.looks[at + 2] = grainOf(this.unturned, owner, tile) + this.turnedBy;
    this.looksStale = true;
  }

  /** Poses a slot's cell: a matrix, column by column, then by how much it is moved. */
  pose(slot: number, pose: ArrayLike<number>): void {
    this.poses.set(pose, slot * POSE);
    this.posesStale = true;
  }

  /** Uploads what changed to the graphics card. */
  flush(): void {
    if (this.positionsStale) this.positionBuffer.update();
    if (this.looksStale) this.lookBuffer.update();
    if (this.posesStale) this.poseBuffer.update();
    this.positionsStale = false;
    this.looksStale = false;
    this.posesStale = false;
  }

  destroy(): void {
    this.geometry.destroy(true);
  }
}
