import { Geometry, Mesh, Shader } from 'pixi.js';

/** Uniforms of shaders, 0 unless a value is given. */
export const float = (value = 0) => ({ value, type: 'f32' }) as const;
export const vec2 = () => ({ value: new Float32Array(2), type: 'vec2<f32>' }) as const;
export const vec3 = () => ({ value: new Float32Array(3), type: 'vec3<f32>' }) as const;
export const vec4 = () => ({ value: new Float32Array(4), type: 'vec4<f32>' }) as const;

/** Uniforms that displace cells, in cell widths: the growth of outlines, and how much more per unit of a cell's lift. */
export const displacement = (grow = 0, growByLift = 0) => ({
  uGrow: float(grow),
  uGrowByLift: float(growByLift),
  uMove: vec2(),
  uMoveByLift: vec2(),
});

/** A mesh with a shader of its own. */
export type ShaderMesh = Mesh<Geometry, Shader>;

/** Makes a mesh that is drawn by a vertex and a fragment shader. */
export const shaderMesh = (
  geometry: Geometry,
  [vertex, fragment]: readonly [vertex: string, fragment: string],
  resources: Record<string, object>,
): ShaderMesh =>
  new Mesh({ geometry, shader: Shader.from({ gl: { vertex, fragment }, resources }) });

/** Destroys meshes and their shaders; geometries may be shared, and stay. */
export function destroyMeshes(meshes: readonly ShaderMesh[]): void {
  for (const mesh of meshes) {
    mesh.shader?.destroy();
    mesh.destroy();
  }
}

/** A triangle that covers all of what is drawn to. */
export const coveringTriangle = (): Geometry =>
  new Geometry({
    attributes: { aPoint: new Float32Array([-1, -1, 3, -1, -1, 3]) },
    indexBuffer: new Uint32Array([0, 1, 2]),
  });
