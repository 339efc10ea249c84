import type { PieceShapes } from './pieceShapes.ts';

/** How much fainter a copy is in its seat while it is fully seen on the board, 0 to 1. */
const ELSEWHERE = 0.8;

/** A tile that is prominent in motion trails, and its strength, 0 to 1; none if its entry is below 0. */
interface SeenTile {
  readonly entry: number;
  readonly colour: number;
  readonly strength: number;
}

/** How far pieces are seen on the board while they still come and go there, so that none is fully seen twice. */
export class DimmedSeats {
  private isOn = false;
  private readonly shapes: PieceShapes;
  /** Piece → how many of its copies are seen, in part, too. */
  private readonly seen: Float32Array;

  constructor(shapes: PieceShapes) {
    this.shapes = shapes;
    this.seen = new Float32Array(shapes.set.pieces.length);
  }

  /** Notes the tiles that are seen, all of them at a share, 0 to 1; returns whether that may differ from before. */
  see(tiles: Iterable<SeenTile>, share: number): boolean {
    const wasOn = this.isOn;
    this.isOn = share > 0;
    this.seen.fill(0);
    for (const { entry, colour, strength } of tiles)
      if (entry >= 0) this.seen[this.shapes.set.of[colour]!]! += strength * share;
    return wasOn || this.isOn;
  }

  /** The share of a copy that is left in its seat: the last ones of a piece go first, none of an endless supply. */
  left(copy: number): number {
    const { shapes, seen } = this;
    const { piece } = shapes.copies[copy]!;
    if (shapes.set.pieces[piece]!.copies === Infinity) return 1;
    const after = shapes.firsts[piece]! + shapes.countOf(piece) - 1 - copy;
    return 1 - ELSEWHERE * Math.max(0, Math.min(1, seen[piece]! - after));
  }
}
