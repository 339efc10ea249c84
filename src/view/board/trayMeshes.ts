import { Geometry, type UniformGroup } from 'pixi.js';
import { trayFragment, trayShadowFragment, trayVertex } from '../shaders/tray.ts';
import { ShaderMesh } from '../shaders/meshes.ts';
import { trayPart, type BoardUniforms } from './boardUniforms.ts';
import type { BoardGeometry } from './geometry.ts';
import { RIM, trayShape } from './tray.ts';

/** How far the meshes of the tray's shadow, and of its other parts, extend beyond the rim, in cell widths. */
const SHADE = 0.42;
const FACE = 0.06;

/** The tray: its shadow, its front in several parts, one above the other, and its top. */
export class TrayMeshes {
  readonly shade: ShaderMesh;
  /** From the lowest part up. */
  readonly front: readonly ShaderMesh[];
  readonly top: ShaderMesh;
  private shapes: ReturnType<typeof shapesOf>;
  private solid = false;

  constructor(board: BoardGeometry, uniforms: BoardUniforms, shared: Record<string, UniformGroup>) {
    const { shade, whole } = (this.shapes = shapesOf(board));
    const mesh = (geometry: Geometry, fragment: string, own: UniformGroup): ShaderMesh =>
      new ShaderMesh(geometry, [trayVertex, fragment], { ...shared, own });
    this.shade = mesh(shade, trayShadowFragment, uniforms.trayShadow);
    this.front = uniforms.trayFront.map((part) => mesh(whole, trayFragment, part));
    this.top = mesh(whole, trayFragment, trayPart());
  }

  turn(board: BoardGeometry): void {
    this.destroy();
    this.shapes = shapesOf(board);
    this.setShapes();
  }

  /** Whether its top is opaque, so that only the rims of its front are visible. */
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

  /** Frees the shapes; the meshes are destroyed with the container they are in. */
  destroy(): void {
    for (const shape of Object.values(this.shapes)) shape.destroy(true);
  }
}

/** The geometries of the shadow, of the tray, and of its rim alone. */
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
