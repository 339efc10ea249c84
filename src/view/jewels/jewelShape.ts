import { Container, UniformGroup } from 'pixi.js';
import { rgb } from '../../theme/colour.ts';
import { lightAt } from '../../theme/light.ts';
import { pieceColours } from '../../theme/pieceArt.ts';
import type { Size } from '../../theme/viewport.ts';
import { BoardUniforms, ShapeUniforms } from '../board/boardUniforms.ts';
import { geometryOf } from '../board/geometry.ts';
import { turnsOf } from '../board/layout.ts';
import { CellMesh } from '../pieces/cellMesh.ts';
import { enamelProgram } from '../shaders/jewels.ts';
import { float, ShaderMesh } from '../shaders/meshes.ts';
import type { Spot } from './flight.ts';
import { themeOf, type Jewel } from './jewel.ts';

/** The pieces of a jewel as fields of enamel, at any size: materials could not be made out. */
export class JewelShape {
  readonly container = new Container();
  /** The width and height in cell widths. */
  readonly size: Size;
  private readonly cells: CellMesh;
  private readonly show = new UniformGroup({ uOpacity: float(1), uPixel: float(0.01) });

  constructor(jewel: Jewel) {
    const written = geometryOf({ ...jewel, labelled: [] });
    const geometry = turnsOf(written)[jewel.quarters]!;
    const { left, top, right, bottom } = geometry;
    this.size = { width: right - left, height: bottom - top };
    this.cells = new CellMesh(written, jewel.cells.length);
    for (let cell = 0; cell < jewel.cells.length; cell++) {
      this.cells.put(cell, cell);
      this.cells.outline(cell, cell, jewel.owner, jewel.owner[cell]!);
    }
    this.cells.turn(geometry);
    const theme = themeOf(jewel);
    const look = new BoardUniforms();
    look.setTheme(theme);
    look.cast(lightAt(theme, jewel.hour ?? 12), 0);
    const colours = pieceColours(theme, jewel.use).map(rgb);
    jewel.owner.forEach((tile, cell) => {
      this.cells.colour(cell, colours[jewel.colours[tile]!]!, 1);
    });
    this.cells.flush();
    const shared = {
      all: new ShapeUniforms(geometry).group,
      look: look.look,
      show: this.show,
      own: look.raised,
    };
    this.container.addChild(new ShaderMesh(this.cells.geometry, enamelProgram, shared));
    this.container.pivot.set((left + right) / 2, (top + bottom) / 2);
  }

  /**
   * Shows it with its middle at a place in CSS pixels.
   *
   * @param density device pixels per CSS pixel
   */
  place({ x, y, cell }: Spot, density: number): void {
    this.container.position.set(x, y);
    this.container.scale.set(cell);
    this.show.uniforms.uPixel = 1 / (cell * density);
  }

  /** Frees its memory on the graphics card until it is drawn again. */
  unload(): void {
    this.cells.unload();
  }

  destroy(): void {
    this.container.destroy({ children: true });
    this.cells.destroy();
  }
}
