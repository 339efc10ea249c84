import { Geometry, Mesh, Shader, type UniformGroup } from 'pixi.js';
import type { BoardGeometry } from './geometry.ts';
import { trayPart, type Dressing } from './appearance.ts';
import { RIM, trayShape } from './tray.ts';
import { trayFragment, trayShadowFragment, trayVertex } from '../shaders/tray.ts';

/** How much further than they look the meshes of the tray's shadow, and of its front and top, reach, in cell widths. */
const SHADE = 0.42;
const FACE = 0.06;

/** The tray: its shadow, its front in several parts, one above the other, and its top. */
export class TrayMeshes {
  readonly shade: Mesh<Geometry, Shader>;
  /** From the lowest up. */
  readonly front: readonly Mesh<Geometry, Shader>[];
  readonly top: Mesh<Geometry, Shader>;
  private shapes: ReturnType<typeof shapesOf>;
  private solid = false;

  constructor(board: BoardGeometry, dressing: Dressing, resources: Record<string, UniformGroup>) {
    const { shade, whole } = (this.shapes = shapesOf(board));
    const mesh = (
      geometry: Geometry,
      fragment: string,
      own: UniformGroup,
    ): Mesh<Geometry, Shader> => {
      const gl = { vertex: trayVertex, fragment };
      return new Mesh({ geometry, shader: Shader.from({ gl, resources: { ...resources, own } }) });
    };
    this.shade = mesh(shade, trayShadowFragment, dressing.trayShadow);
    this.front = dressing.trayFront.map((part) => mesh(whole, trayFragment, part));
    this.top = mesh(whole, trayFragment, trayPart());
  }

  /** Draws the tray of the board once it is turned. */
  turn(board: BoardGeometry): void {
    this.destroyShapes();
    this.shapes = shapesOf(board);
    this.setShapes();
  }

  /** Sets whether its top is opaque: then only the rims of its front are seen. */
  set isSolid(isSolid: boolean) {
    if (isSolid === this.solid) return;
    this.solid = isSolid;
    this.setShapes();
  }

  private setShapes(): void {
    const { shade, whole, rim } = this.shapes;
    this.shade.geometry = shade;
    this.top.geometry = whole;
    for (const mesh of this.front) mesh.geometry = this.solid ? rim : whole;
  }

  private destroyShapes(): void {
    for (const shape of Object.values(this.shapes)) shape.destroy(true);
  }

  destroy(): void {
    this.destroyShapes();
    for (const mesh of [this.shade, ...this.front, this.top]) {
      mesh.shader?.destroy();
      mesh.destroy();
    }
  }
}

/** The shapes of the shadow, of the tray, and of its rim alone. */
function shapesOf(board: BoardGeometry) {
  const shade = trayShape(board, RIM + SHADE);
  const face = trayShape(board, RIM + FACE);
  const shape = ({ points, aways }: typeof face, indexBuffer: Uint32Array): Geometry =>
    new Geometry({ attributes: { aPoint: points, aAway: aways }, indexBuffer });
  return {
    shade: shape(shade, shade.indices),
    whole: shape(face, face.indices),
    rim: shape(face, face.rim),
  };
}
