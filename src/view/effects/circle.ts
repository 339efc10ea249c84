import { Geometry, UniformGroup, type DestroyOptions } from 'pixi.js';
import { rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import { smooth } from '../motion.ts';
import { circleFragment, circleVertex } from '../shaders/circle.ts';
import { float, ShaderMesh, vec3 } from '../shaders/meshes.ts';
import { bandOf, seenAfter } from './circleBand.ts';
import type { MakeTopLayer, ShownCells, TopLayer } from './topLayer.ts';

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
class CircleLight extends ShaderMesh implements TopLayer {
  private readonly own: UniformGroup<{
    uSeen: ReturnType<typeof float>;
    uColour: ReturnType<typeof vec3>;
  }>;
  private share = 0;

  /**
   * @param radius in cell widths
   * @param show uniforms of the whole board
   */
  constructor(board: BoardGeometry, radius: number, show: UniformGroup) {
    const own = new UniformGroup({ uSeen: float(), uColour: vec3() });
    super(geometryOf(radius), [circleVertex, circleFragment], { show, own });
    this.own = own;
    this.visible = false;
    this.position.set((board.left + board.right) / 2, (board.top + board.bottom) / 2);
  }

  /** It has the colour of the light of a celebration. */
  setTheme({ wave }: Theme): void {
    this.own.uniforms.uColour.set(rgb(wave.colour));
  }

  draw(elapsed: number, { owner }: ShownCells, around: number): boolean {
    const isWanted = !owner.includes(-1);
    this.share = seenAfter(this.share, isWanted, elapsed);
    this.own.uniforms.uSeen = smooth(this.share) * around;
    this.visible = this.share > 0;
    return this.share !== (isWanted ? 1 : 0);
  }

  override destroy(options?: DestroyOptions): void {
    this.geometry.destroy(true);
    super.destroy(options);
  }
}

/** Makes circles of a radius in cell widths. */
export const circleLight =
  (radius: number): MakeTopLayer =>
  (board, show) =>
    new CircleLight(board, radius, show);
