import type { Rgb } from '../../theme/colour.ts';
import type { CellMesh } from './cellMesh.ts';
import type { Fading } from './fading.ts';
import type { Layers } from '../board/layers.ts';

/** Paints cells: what lies there, over what fades there, over the open cell. */
export class Painting {
  colours: readonly Rgb[] = [];
  private readonly layers: Layers;
  private readonly fading: Fading;

  constructor(layers: Layers, fading: Fading) {
    this.layers = layers;
    this.fading = fading;
  }

  /** Paints a cell with a tile of a colour at an opacity. */
  paint(cell: number, colour: number, opacity: number): void {
    this.cover(cell, colour, opacity);
    const fading = this.fading.opacity(cell);
    this.colourCell(this.layers.fading, cell, this.fading.colour[cell]!, fading);
  }

  /** Draws the tile on a cell at an opacity, and as much of the open cell as shows through. */
  cover(cell: number, colour: number, opacity: number): void {
    this.layers.open.colour(cell, 1, 1, 1, (1 - opacity) * (1 - this.fading.opacity(cell)));
    this.colourCell(this.layers.settled, cell, colour, opacity);
  }

  private colourCell(mesh: CellMesh, cell: number, colour: number, opacity: number): void {
    if (opacity === 0) return mesh.colour(cell, 0, 0, 0, 0);
    const [red, green, blue] = this.colours[colour]!;
    mesh.colour(cell, red, green, blue, opacity);
  }
}
