import { Geometry, UniformGroup } from 'pixi.js';
import { rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import { smooth, type Frame } from '../motion.ts';
import { circleFragment, circleVertex } from '../shaders/circle.ts';
import { float, ShaderMesh, vec3 } from '../shaders/meshes.ts';
import { bandOf, seenAfter } from './circleBand.ts';

/** The mesh of a circle around the origin. */
function geometryOf(radius: number): Geometry {
  const { points, within, indices } = bandOf(radius);
  return new Geometry({
    attributes: {
      aPoint: { buffer: points, format: 'float32x2' },
      aWithin: { buffer: within, format: 'float32' },
    },
    indexBuffer: indices,
  });
}

/** A thin circle of light around the middle of a board, seen while all of its cells are covered. */
export class CircleLight {
  readonly mesh: ShaderMesh;
  private readonly own = new UniformGroup({ uSeen: float(), uColour: vec3() });
  private share = 0;

  /**
   * @param radius in cell widths
   * @param show uniforms of the whole board
   */
  constructor(board: BoardGeometry, radius: number, show: UniformGroup) {
    const { own } = this;
    const programs = [circleVertex, circleFragment] as const;
    this.mesh = new ShaderMesh(geometryOf(radius), programs, { show, own });
    this.mesh.visible = false;
    this.turn(board);
  }

  setTheme({ wave }: Theme): void {
    this.own.uniforms.uColour.set(rgb(wave.colour));
  }

  turn({ left, top, right, bottom }: BoardGeometry): void {
    this.mesh.position.set((left + right) / 2, (top + bottom) / 2);
  }

  /**
   * Draws it as time passes; returns whether it still changes.
   *
   * @param owner cell → its tile, or −1
   */
  draw(frame: Pick<Frame, 'elapsed' | 'calm'>, owner: Int32Array): boolean {
    const isWanted = !owner.includes(-1);
    this.share = seenAfter(this.share, isWanted, frame);
    this.own.uniforms.uSeen = smooth(this.share);
    this.mesh.visible = this.share > 0;
    return this.share !== (isWanted ? 1 : 0);
  }

  /** Frees the shape; the mesh is destroyed with the container it is in. */
  destroy(): void {
    this.mesh.geometry.destroy(true);
  }
}
