import { BufferImageSource, Geometry, UniformGroup } from 'pixi.js';
import type { BoardGeometry } from '../board/geometry.ts';
import type { CellMesh } from '../pieces/cellMesh.ts';
import { noiseSource, placeSource } from '../shaders/glsl.ts';
import { float, ShaderMesh } from '../shaders/meshes.ts';

/** How far the light reaches beyond the board, in cell widths. */
const REACH = 5;
/**
 * The share of its light that a texel hands on to the next, in each direction of a row and of a column: at most, and
 * for each cell of a board's shorter side, as the colours of a small board would mix.
 */
const SPREAD = { most: 0.4, each: 0.085 } as const;
/** The mean light of a full board. */
const FULL = 0.6;

const vertex = `#version 300 es
precision highp float;
in vec2 aCorner;
uniform vec4 uBounds;
out vec2 vCorner;
${placeSource}void main() {
  vec2 size = uBounds.zw - uBounds.xy;
  vCorner = aCorner;
  gl_Position = place(0.5 * (uBounds.xy + uBounds.zw + aCorner * (max(size.x, size.y) + ${REACH * 2}.0)));
}`;

/** The mean light of four points, from texels that hold its square root; none at the edges. */
const fragment = `#version 300 es
precision highp float;
in vec2 vCorner;
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
  vec3 lit = root * root * (inside.x * inside.y * uBleed * uOpacity * uTrayOpacity);
  float most = max(max(lit.r, max(lit.g, lit.b)), 1e-4);
  // Purer, as mixed light is pale, and never so bright that it burns out.
  lit *= (0.4 + 0.6 * lit / most) / sqrt(1.0 + 1.4 * most * most);
  result = vec4(lit + (hash(gl_FragCoord.xy) - 0.5) / 255.0 * step(0.0005, lit), 0.0);
}`;

/** The colours of a board's cells as soft light around it: a texel a cell, spread by filters that run both ways. */
export class WallLight {
  readonly mesh: ShaderMesh;
  private readonly side: number;
  private readonly handedOn: number;
  private readonly light: Float32Array;
  private readonly source;
  private readonly uniforms = new UniformGroup({ uBleed: float() });
  /** Slot → the first of its numbers among those of all texels. */
  private readonly places: Int32Array;
  /** The light of a cell, with which a full board is as bright as any other, however large it is. */
  private each = 0;
  /** The share of the light of prominent cells, when it was last taken. */
  private share = 0;
  private isStale = true;

  /**
   * @param all uniforms of the cells' shapes
   * @param show uniforms of the whole board
   */
  constructor(board: BoardGeometry, all: UniformGroup, show: UniformGroup) {
    this.side = Math.ceil(extentOf(board));
    const shorter = Math.min(board.right - board.left, board.bottom - board.top);
    this.handedOn = Math.min(SPREAD.most, SPREAD.each * shorter);
    this.light = new Float32Array(this.side * this.side * 4);
    this.places = new Int32Array(board.sites.length);
    this.source = new BufferImageSource({
      resource: new Uint8Array(this.light.length),
      width: this.side,
      height: this.side,
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
    this.turn(board);
  }

  /** Moves all cells to where they lie on the turned board. */
  turn(board: BoardGeometry): void {
    const { left, top, right, bottom, sites } = board;
    const { side, places, light } = this;
    const scale = side / extentOf(board);
    const texel = (at: number): number => Math.floor(side / 2 + scale * at);
    this.isStale = true;
    sites.forEach(({ middle: [x, y] }, slot) => {
      places[slot] = 4 * (texel(y - (top + bottom) / 2) * side + texel(x - (left + right) / 2));
    });
    light.fill(0);
    for (const place of places) light[place]! += 1;
    this.spreadAll();
    const sum = places.reduce((sum, place) => sum + light[place]!, 0);
    this.each = (FULL * places.length) / sum;
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
    const { light, places, source } = this;
    light.fill(0);
    for (let slot = 0; slot < places.length; slot++)
      for (let i = 0; i < 3; i++)
        light[places[slot]! + i]! +=
          this.each * (settled.lightOf(slot, i) + share * prominent.lightOf(slot, i));
    this.spreadAll();
    const texels = source.resource as Uint8Array;
    for (let i = 0; i < light.length; i++) texels[i] = 255 * Math.sqrt(Math.min(1, light[i]!));
    source.update();
  }

  private spreadAll(): void {
    const { side } = this;
    for (let i = 0; i < side; i++)
      for (let channel = 0; channel < 3; channel++) {
        this.spread(i * side * 4 + channel, 4);
        this.spread(i * 4 + channel, side * 4);
      }
  }

  /** Spreads a channel along a row or a column from a place on, there and back, three times. */
  private spread(from: number, step: number): void {
    const { light, side, handedOn } = this;
    for (let round = 0; round < 6; round++) {
      const way = round % 2 === 0 ? step : -step;
      let at = round % 2 === 0 ? from : from + (side - 1) * step;
      for (let i = 1; i < side; i++, at += way)
        light[at + way]! += (light[at]! - light[at + way]!) * handedOn;
    }
  }

  /** Frees what is only its own; the mesh is destroyed with the container it is in. */
  destroy(): void {
    this.mesh.geometry.destroy(true);
    this.source.destroy();
  }
}

/** The width of the square around a board that its light reaches, in cell widths. */
const extentOf = ({ left, top, right, bottom }: BoardGeometry): number =>
  Math.max(right - left, bottom - top) + 2 * REACH;
