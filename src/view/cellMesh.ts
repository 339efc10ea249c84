import { Buffer, BufferUsage, Geometry } from 'pixi.js';
import type { Turned } from './turning.ts';
import { grainOf } from './grain.ts';
import { UNPOSED } from './pose.ts';
import { reach, type BoardGeometry } from './boardGeometry.ts';

/** Floats per vertex in each of the two buffers. */
const POSITION = 7;
const LOOK = 8;
/** Floats per vertex of a pose. */
const POSE = 6;
/** Where the direction of the grain stands among those of the look. */
const GRAIN = 7;

/**
 * One polygon per slot, as one geometry. A position buffer holds where each cell lies: its middle, a
 * corner, how far that corner moves when the outline grows by 1, its kind. A look buffer holds its colour,
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
    const { sides } = board;
    this.board = board;
    this.unturned = board;
    this.slots = slots;
    this.cells = new Int32Array(slots).fill(-1);
    this.positions = new Float32Array(slots * sides * POSITION);
    this.looks = new Float32Array(slots * sides * LOOK);
    const usage = BufferUsage.VERTEX | BufferUsage.COPY_DST;
    this.positionBuffer = new Buffer({ data: this.positions, usage });
    this.lookBuffer = new Buffer({ data: this.looks, usage });
    this.poses = new Float32Array(slots * sides * POSE);
    this.poseBuffer = new Buffer({ data: this.poses, usage });
    const pose = { buffer: this.poseBuffer, stride: POSE * 4 };
    const position = { buffer: this.positionBuffer, stride: POSITION * 4 };
    const look = { buffer: this.lookBuffer, stride: LOOK * 4 };
    const indices: number[] = [];
    for (let slot = 0; slot < slots; slot++) {
      for (let i = 2; i < sides; i++)
        indices.push(slot * sides, slot * sides + i - 1, slot * sides + i);
    }
    this.geometry = new Geometry({
      attributes: {
        aMiddle: { ...position, format: 'float32x2', offset: 0 },
        aCorner: { ...position, format: 'float32x2', offset: 8 },
        aOut: { ...position, format: 'float32x2', offset: 16 },
        aKind: { ...position, format: 'float32', offset: 24 },
        aColour: { ...look, format: 'float32x4', offset: 0 },
        aLift: { ...look, format: 'float32', offset: 16 },
        aReach: { ...look, format: 'float32x2', offset: 20 },
        aGrain: { ...look, format: 'float32', offset: GRAIN * 4 },
        aTurn: { ...pose, format: 'float32x4', offset: 0 },
        aPlace: { ...pose, format: 'float32x2', offset: 16 },
      },
      indexBuffer: Uint32Array.from(indices),
    });
    for (let slot = 0; slot < slots; slot++) this.pose(slot, UNPOSED);
  }

  /** Shows a cell in a slot. */
  put(slot: number, cell: number): void {
    const { sites, kinds, sides } = this.board;
    const { middle, kind } = sites[cell]!;
    const { corners, outward } = kinds[kind]!;
    this.cells[slot] = cell;
    let at = slot * sides * POSITION;
    for (let i = 0; i < sides; i++, at += POSITION) {
      this.positions[at] = middle[0];
      this.positions[at + 1] = middle[1];
      this.positions[at + 2] = corners[i]![0];
      this.positions[at + 3] = corners[i]![1];
      this.positions[at + 4] = outward[i]![0];
      this.positions[at + 5] = outward[i]![1];
      this.positions[at + 6] = kind;
    }
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
    const { sides } = this.board;
    let at = slot * sides * LOOK;
    for (let i = 0; i < sides; i++, at += LOOK) {
      this.looks[at] = red;
      this.looks[at + 1] = green;
      this.looks[at + 2] = blue;
      this.looks[at + 3] = opacity;
    }
    this.looksStale = true;
  }

  /** Sets how high a slot is drawn above the board, in cell widths. */
  lift(slot: number, lift: number): void {
    const { sides } = this.board;
    for (let i = 0, at = slot * sides * LOOK + 4; i < sides; i++, at += LOOK) this.looks[at] = lift;
    this.looksStale = true;
  }

  /**
   * Gives a slot the outline that a tile has on a cell, and its grain.
   *
   * @param owner cell → its tile
   */
  outline(slot: number, cell: number, owner: ArrayLike<number>, tile: number): void {
    const { sides, sites } = this.board;
    const ahead = reach(sites[cell]!, owner, tile, false);
    const behind = reach(sites[cell]!, owner, tile, true);
    const grain = grainOf(this.unturned, owner, tile) + this.turnedBy;
    for (let i = 0, at = slot * sides * LOOK + 5; i < sides; i++, at += LOOK) {
      this.looks[at] = ahead;
      this.looks[at + 1] = behind;
      this.looks[at + 2] = grain;
    }
    this.looksStale = true;
  }

  /** Poses a slot's cell: a matrix, column by column, then by how much it is moved. */
  pose(slot: number, pose: ArrayLike<number>): void {
    const { sides } = this.board;
    for (let i = 0, at = slot * sides * POSE; i < sides; i++, at += POSE) this.poses.set(pose, at);
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
