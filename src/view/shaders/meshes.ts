import {
  Buffer,
  BufferUsage,
  Geometry,
  GlProgram,
  Mesh,
  Shader,
  type DestroyOptions,
} from 'pixi.js';

/** Uniforms of shaders, 0 unless a value is given. */
export const float = (value = 0) => ({ value, type: 'f32' }) as const;
export const vec2 = (x = 0, y = 0) =>
  ({ value: new Float32Array([x, y]), type: 'vec2<f32>' }) as const;
export const vec3 = (x = 0, y = 0, z = 0) =>
  ({ value: new Float32Array([x, y, z]), type: 'vec3<f32>' }) as const;
export const vec4 = () => ({ value: new Float32Array(4), type: 'vec4<f32>' }) as const;

/** Uniforms that displace cells, in cell widths: growth and movement, and both per unit of lift. */
export const displacement = (grow = 0, growByLift = 0) => ({
  uGrow: float(grow),
  uGrowByLift: float(growByLift),
  uMove: vec2(),
  uMoveByLift: vec2(),
});

/** The sources of a program, in GLSL. */
export type Sources = readonly [vertex: string, fragment: string];

/** A mesh with a shader of its own, which is destroyed with it; its geometry may be shared, and stays. */
export class ShaderMesh extends Mesh<Geometry, Shader> {
  constructor(geometry: Geometry, [vertex, fragment]: Sources, resources: Record<string, object>) {
    super({ geometry, shader: Shader.from({ gl: { vertex, fragment }, resources }) });
  }

  /** Sets the program; each one is compiled when it is first drawn with, and kept. */
  set program([vertex, fragment]: Sources) {
    this.shader!.glProgram = GlProgram.from({ vertex, fragment });
  }

  override destroy(options?: DestroyOptions): void {
    this.shader?.destroy();
    super.destroy(options);
  }
}

/** A number of floats for each slot, that is for each instance of a geometry; uploaded after changes. */
export class SlotBuffer {
  readonly floats: number;
  readonly data: Float32Array<ArrayBuffer>;
  readonly buffer: Buffer;
  isStale = false;

  constructor(slots: number, floats: number) {
    this.floats = floats;
    this.data = new Float32Array(slots * floats);
    const usage = BufferUsage.VERTEX | BufferUsage.COPY_DST;
    this.buffer = new Buffer({ data: this.data, usage });
  }

  /** The vertex attribute of some floats of each slot, from a place on. */
  attribute(offset: number, format: 'float32' | 'float32x2' | 'float32x3' | 'float32x4') {
    const { buffer, floats } = this;
    return { buffer, stride: floats * 4, offset: offset * 4, format, instance: true };
  }

  flush(): void {
    if (this.isStale) this.buffer.update();
    this.isStale = false;
  }
}

/** The vertex shader of a triangle that covers all of what is drawn to; `vPoint` is from -1 to 1. */
export const coveringVertex = `#version 300 es
precision highp float;
in vec2 aPoint;
out vec2 vPoint;
void main() {
  vPoint = aPoint;
  gl_Position = vec4(aPoint, 0.0, 1.0);
}`;

/** The triangle of `coveringVertex`. */
export const coveringTriangle = (): Geometry =>
  new Geometry({
    attributes: { aPoint: new Float32Array([-1, -1, 3, -1, -1, 3]) },
    indexBuffer: new Uint32Array([0, 1, 2]),
  });
