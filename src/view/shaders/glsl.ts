/** The conversion from sRGB to linear light, in GLSL. */
export const decodeSource = `
vec3 light(vec3 c) { return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c)); }
`;

/** The conversion from linear light to sRGB, in GLSL. */
export const encodeSource = `
vec3 screen(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 1e-5), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }
`;

/** Value noise from 0 to 1, in GLSL: `hash` by points, `noise` about one unit wide. */
export const noiseSource = `
float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float noise(vec2 p) {
  vec2 at = floor(p), to = smoothstep(0.0, 1.0, fract(p));
  float upper = mix(hash(at), hash(at + vec2(1.0, 0.0)), to.x);
  float lower = mix(hash(at + vec2(0.0, 1.0)), hash(at + 1.0), to.x);
  return mix(upper, lower, to.y);
}
`;

/** The place of a point of a mesh on the screen, in GLSL. */
export const placeSource = `
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
vec4 place(vec2 point) {
  vec3 screen = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(point, 1.0);
  return vec4(screen.xy, 0.0, 1.0);
}
`;
