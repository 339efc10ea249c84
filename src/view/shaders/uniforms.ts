/** Uniforms of shaders, all 0 at first unless a value is given. */
export const float = (value = 0) => ({ value, type: 'f32' }) as const;
export const vec2 = () => ({ value: new Float32Array(2), type: 'vec2<f32>' }) as const;
export const vec3 = () => ({ value: new Float32Array(3), type: 'vec3<f32>' }) as const;
export const vec4 = () => ({ value: new Float32Array(4), type: 'vec4<f32>' }) as const;
