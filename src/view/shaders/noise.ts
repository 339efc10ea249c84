/** Smooth noise from 0 to 1, in GLSL: `hash` by points, `noise` about one unit wide. */
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
