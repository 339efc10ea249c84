import { BufferImageSource, Geometry, UniformGroup } from 'pixi.js';
import type { BoardGeometry } from '../board/geometry.ts';
import type { CellMesh } from '../pieces/cellMesh.ts';
import { noiseSource, placeSource } from '../shaders/glsl.ts';
import { float, ShaderMesh } from '../shaders/meshes.ts';
import { REACH, SpreadLight } from './spreadLight.ts';

const vertex = `#version 300 es
precision highp float;
in vec2 aCorner;
uniform vec4 uBounds;
out vec2 vCorner;
out vec2 vBoard;
${placeSource}void main() {
  vec2 size = uBounds.zw - uBounds.xy;
  vCorner = aCorner;
  vBoard = 0.5 * (uBounds.xy + uBounds.zw + aCorner * (max(size.x, size.y) + ${REACH * 2}.0));
  gl_Position = place(vBoard);
}`;

/** The mean light of four points, from texels that hold its square root; none at the edges. */
const fragment = `#version 300 es
precision highp float;
in vec2 vCorner;
in vec2 vBoard;
uniform vec4 uBounds;
out vec4 result;
uniform sampler2D uLight;
uniform float uBleed;
uniform float uTrayOpacity;
uniform float uOpacity;
${noiseSource}
void main() {
  vec2 size = vec2(textureSize(uLight, 0));
  vec3 root = vec3(0.0);
  for (int i = 0; i < 4; i++) root += 0.25 * texture(uLight, 0.5 + 0.5 * vCorner + (vec2(i & 1, i >> 1) - 0.5) / size).rgb;
  vec2 inside = smoothstep(1.0, 0.8, abs(vCorner));
  // Fainter the farther it has fallen, and uneven as on rough stone.
  float far = length(max(max(uBounds.xy - vBoard, vBoard - uBounds.zw), 0.0));
  // Below a board is its picture on the floor.
  float below = max(vBoard.y - uBounds.w, 0.0);
  float fallen = (0.3 + 0.7 * exp(-0.5 * far)) * exp(-0.4 * below) * (0.84 + 0.32 * noise(2.6 * vBoard));
  vec3 lit = root * root * (inside.x * inside.y * fallen * uBleed * uOpacity * uTrayOpacity);
  float most = max(max(lit.r, max(lit.g, lit.b)), 1e-4);
  // Purer, as mixed light is pale, and never so bright that it burns out.
  lit *= (0.4 + 0.6 * lit / most) / sqrt(1.0 + 1.4 * most * most);
  result = vec4(lit + (hash(gl_FragCoord.xy) - 0.5) / 255.0 * step(0.0005, lit), 0.0);
}`;

/** The colours of a board's cells as soft light around it. */
export class WallLight {
  readonly mesh: ShaderMesh;
  private readonly spread: SpreadLight;
  private readonly source;
  private readonly uniforms = new UniformGroup({ uBleed: float() });
  /** The share of the light of prominent cells, when it was last taken. */
  private share = 0;
  private isStale = true;

  /**
   * @param all uniforms of the cells' shapes
   * @param show uniforms of the whole board
   */
  constructor(board: BoardGeometry, all: UniformGroup, show: UniformGroup) {
    this.spread = new SpreadLight(board);
    const { texels, side } = this.spread;
    this.source = new BufferImageSource({
      resource: texels,
      width: side,
      height: side,
      format: 'rgba8unorm',
      scaleMode: 'linear',
      alphaMode: 'no-premultiply-alpha',
    });
    const geometry = new Geometry({
      attributes: { aCorner: new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1]) },
      indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
    });
    const resources = { all, show, own: this.uniforms, uLight: this.source };
    this.mesh = new ShaderMesh(geometry, [vertex, fragment], resources);
  }

  /** Moves all cells to where they lie on the turned board. */
  turn(board: BoardGeometry): void {
    this.spread.turn(board);
    this.isStale = true;
  }

  set strength(strength: number) {
    this.uniforms.uniforms.uBleed = strength;
    this.isStale ||= !this.mesh.visible;
    this.mesh.visible = strength > 0;
  }

  /** Takes the light of pieces that lie, and a share of that of prominent cells, once any of it has changed. */
  pass(settled: CellMesh, prominent: CellMesh, share: number): void {
    if (!this.mesh.visible) return;
    if (!this.isStale && !settled.isChanged && share === 0 && this.share === 0) return;
    this.isStale = false;
    this.share = share;
    this.spread.take(settled, prominent, share);
    this.source.update();
  }

  destroy(): void {
    const { geometry } = this.mesh;
    // The mesh first, as its shader is bound to the source.
    this.mesh.destroy();
    geometry.destroy(true);
    this.source.destroy();
  }
}
