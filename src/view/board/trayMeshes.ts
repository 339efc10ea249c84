import { Buffer, BufferUsage, Geometry, type UniformGroup } from 'pixi.js';
import { SHADE } from '../../theme/light.ts';
import { trayFragment, trayShadowFragment, trayVertex } from '../shaders/tray.ts';
import { ShaderMesh } from '../shaders/meshes.ts';
import { trayPart, type BoardUniforms } from './boardUniforms.ts';
import type { BoardGeometry } from './geometry.ts';
import { RIM, trayShape } from './tray.ts';

/** How far the meshes of the tray's parts but its shadow extend beyond the rim, in cell widths. */
const FACE = 0.06;

/** The tray: its shadow, its front in several parts, one above the other, and its top. */
export class TrayMeshes {
  readonly shade: ShaderMesh;
  /** From the lowest part up. */
  readonly front: readonly ShaderMesh[];
  readonly top: ShaderMesh;
  private shapes: ReturnType<typeof shapesOf>;
  private solid = false;
  /** Site → how far the tray is seen there, 0 to 1. */
  private seenAt: (site: number) => number = () => 1;

  constructor(board: BoardGeometry, uniforms: BoardUniforms, shared: Record<string, UniformGroup>) {
    const { shade, whole } = (this.shapes = shapesOf(board)).geometries;
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
    this.see(this.seenAt);
  }

  /** Sets how far the tray is seen at each site, 0 to 1. */
  see(seenAt: (site: number) => number): void {
    this.seenAt = seenAt;
    for (const { buffer, sites } of this.shapes.seen) {
      const { data } = buffer;
      for (let point = 0; point < sites.length; point++) data[point] = seenAt(sites[point]!);
      buffer.update();
    }
  }

  /** Whether its top is opaque, so that only the rims of its front are visible. */
  set isSolid(isSolid: boolean) {
    if (isSolid === this.solid) return;
    this.solid = isSolid;
    this.setShapes();
  }

  private setShapes(): void {
    const { shade, whole, rim } = this.shapes.geometries;
    this.shade.geometry = shade;
    this.top.geometry = whole;
    for (const mesh of this.front) mesh.geometry = this.solid ? rim : whole;
  }

  /** Frees the shapes; the meshes are destroyed with the container they are in. */
  destroy(): void {
    for (const shape of Object.values(this.shapes.geometries)) shape.destroy(true);
  }
}

/** The geometries of the shadow, of the tray, and of its rim alone; and how far their points are seen. */
function shapesOf(board: BoardGeometry) {
  const shade = trayShape(board, RIM + SHADE);
  const face = trayShape(board, RIM + FACE);
  const [shadeSeen, faceSeen] = [seenOf(shade.sites), seenOf(face.sites)];
  const shape = (
    { points, aways }: typeof face,
    seen: typeof faceSeen,
    indexBuffer: Uint32Array,
  ): Geometry =>
    new Geometry({
      attributes: {
        aPoint: points,
        aAway: aways,
        aSeen: { buffer: seen.buffer, format: 'float32' },
      },
      indexBuffer,
    });
  return {
    geometries: {
      shade: shape(shade, shadeSeen, shade.indices),
      whole: shape(face, faceSeen, face.indices),
      rim: shape(face, faceSeen, face.rim),
    },
    seen: [shadeSeen, faceSeen],
  };
}

/** How far each point is seen, 0 to 1, at first fully. */
function seenOf(sites: readonly number[]) {
  const data = new Float32Array(sites.length).fill(1);
  const usage = BufferUsage.VERTEX | BufferUsage.COPY_DST;
  return { buffer: new Buffer({ data, usage }), sites };
}
