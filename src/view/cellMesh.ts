import { Buffer, BufferUsage, Geometry } from 'pixi.js';
import type { BoardGeometry } from './boardGeometry.ts';

/** Floats a vertex, in the buffer that says where a cell is and in the one that says how it looks. */
const PLACE = 7;
const LOOK = 7;

/**
 * Polygons for a number of cells, one a slot, as one geometry: where each lies (middle, corner, how far
 * a corner moves when the outline grows by 1, kind) and how it looks (colour, lift, reach of its owner).
 * A slot whose colour has no opacity is not drawn.
 */
export class CellMesh {
  readonly geometry: Geometry;
  readonly slots: number;
  private readonly board: BoardGeometry;
  private readonly places: Float32Array<ArrayBuffer>;
  private readonly looks: Float32Array<ArrayBuffer>;
  private readonly placeBuffer: Buffer;
  private readonly lookBuffer: Buffer;
  private placesStale = false;
  private looksStale = false;

  constructor(board: BoardGeometry, slots: number) {
    const { sides } = board;
    this.board = board;
    this.slots = slots;
    this.places = new Float32Array(slots * sides * PLACE);
    this.looks = new Float32Array(slots * sides * LOOK);
    const usage = BufferUsage.VERTEX | BufferUsage.COPY_DST;
    this.placeBuffer = new Buffer({ data: this.places, usage });
    this.lookBuffer = new Buffer({ data: this.looks, usage });
    const place = { buffer: this.placeBuffer, stride: PLACE * 4 };
    const look = { buffer: this.lookBuffer, stride: LOOK * 4 };
    const indices: number[] = [];
    for (let slot = 0; slot < slots; slot++) {
      for (let i = 2; i < sides; i++)
        indices.push(slot * sides, slot * sides + i - 1, slot * sides + i);
    }
    this.geometry = new Geometry({
      attributes: {
        aMiddle: { ...place, format: 'float32x2', offset: 0 },
        aCorner: { ...place, format: 'float32x2', offset: 8 },
        aOut: { ...place, format: 'float32x2', offset: 16 },
        aKind: { ...place, format: 'float32', offset: 24 },
        aColour: { ...look, format: 'float32x4', offset: 0 },
        aLift: { ...look, format: 'float32', offset: 16 },
        aReach: { ...look, format: 'float32x2', offset: 20 },
      },
      indexBuffer: Uint32Array.from(indices),
    });
  }

  /** Puts a cell into a slot. */
  put(slot: number, cell: number): void {
    const { sites, kinds, sides } = this.board;
    const { middle, kind } = sites[cell]!;
    const { corners, outward } = kinds[kind]!;
    let at = slot * sides * PLACE;
    for (let i = 0; i < sides; i++, at += PLACE) {
      this.places[at] = middle[0];
      this.places[at + 1] = middle[1];
      this.places[at + 2] = corners[i]![0];
      this.places[at + 3] = corners[i]![1];
      this.places[at + 4] = outward[i]![0];
      this.places[at + 5] = outward[i]![1];
      this.places[at + 6] = kind;
    }
    this.placesStale = true;
  }

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

  lift(slot: number, lift: number): void {
    const { sides } = this.board;
    for (let i = 0, at = slot * sides * LOOK + 4; i < sides; i++, at += LOOK) this.looks[at] = lift;
    this.looksStale = true;
  }

  /** How far the owner reaches around the corners, as `reach` packs it. */
  reach(slot: number, ahead: number, behind: number): void {
    const { sides } = this.board;
    for (let i = 0, at = slot * sides * LOOK + 5; i < sides; i++, at += LOOK) {
      this.looks[at] = ahead;
      this.looks[at + 1] = behind;
    }
    this.looksStale = true;
  }

  /** Hands what changed to the graphics card. */
  flush(): void {
    if (this.placesStale) this.placeBuffer.update();
    if (this.looksStale) this.lookBuffer.update();
    this.placesStale = false;
    this.looksStale = false;
  }

  destroy(): void {
    this.geometry.destroy(true);
  }
}
