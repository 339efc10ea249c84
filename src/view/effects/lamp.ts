import { Geometry, UniformGroup } from 'pixi.js';
import type { Rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import { noiseSource, placeSource } from '../shaders/glsl.ts';
import { float, ShaderMesh, vec3 } from '../shaders/meshes.ts';

/** How far the light reaches beyond the board, as a multiple of half its longer side. */
const REACH = 1.1;

const vertex = `#version 300 es
precision highp float;
in vec2 aCorner;
uniform vec4 uBounds;
out vec2 vCorner;
${placeSource}void main() {
  vec2 half_ = 0.5 * (uBounds.zw - uBounds.xy);
  vCorner = aCorner;
  gl_Position = place(uBounds.xy + half_ + aCorner * (half_ + ${REACH} * max(half_.x, half_.y)));
}`;

const fragment = `#version 300 es
precision highp float;
in vec2 vCorner;
out vec4 result;
uniform vec3 uLamp;
uniform float uCover;
uniform float uLit;
${noiseSource}
void main() {
  float near = smoothstep(1.0, 0.0, length(vCorner));
  float lit = near * uLit;
  result = vec4(uLamp * lit, uCover * lit) + (hash(gl_FragCoord.xy) - 0.5) / 255.0 * step(0.0001, lit);
}`;

/** The light on the room around a board that is celebrated: a soft ellipse below its tray. */
export class Lamp {
  readonly mesh: ShaderMesh;
  private strength = 0;
  private readonly uniforms = new UniformGroup({
    uLamp: vec3(),
    uCover: float(),
    uLit: float(),
  });

  /** @param all uniforms of the board's shape */
  constructor(all: UniformGroup) {
    const geometry = new Geometry({
      attributes: { aCorner: new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1]) },
      indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
    });
    this.mesh = new ShaderMesh(geometry, [vertex, fragment], { all, own: this.uniforms });
    this.light(0);
  }

  /** On dark rooms the light is added; lighter ones take on its colour. */
  setTheme({ lamp }: Theme): void {
    this.uniforms.uniforms.uCover = lamp.isAdded ? 0 : 1;
    this.strength = lamp.strength;
  }

  set colour(colour: Rgb) {
    this.uniforms.uniforms.uLamp.set(colour);
  }

  /** Sets its light, 0 to 1. */
  light(share: number): void {
    this.mesh.visible = share > 0;
    this.uniforms.uniforms.uLit = share * this.strength;
  }

  /** Frees its shape; the mesh is destroyed with the container it is in. */
  destroy(): void {
    this.mesh.geometry.destroy(true);
  }
}
