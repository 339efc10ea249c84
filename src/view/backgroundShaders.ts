export const backgroundVertex = `#version 300 es
precision highp float;
in vec2 aPoint;
out vec2 vPoint;
void main() {
  vPoint = aPoint;
  gl_Position = vec4(aPoint, 0.0, 1.0);
}`;

/** A gradient from the middle to the corners, dithered against banding. */
export const backgroundFragment = `#version 300 es
precision highp float;
in vec2 vPoint;
out vec4 result;
uniform vec3 uInner;
uniform vec3 uOuter;
float grain(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
void main() {
  float away = length(vPoint * vec2(1.0, 0.92)) / 1.36;
  vec2 p = gl_FragCoord.xy;
  vec3 one = vec3(grain(p), grain(p + 17.3), grain(p + 31.9));
  vec3 other = vec3(grain(p + 71.7), grain(p + 53.1), grain(p + 97.3));
  vec3 dither = (one + other - 1.0) / 255.0;
  result = vec4(mix(uInner, uOuter, clamp(away * away, 0.0, 1.0)) + dither, 1.0);
}`;
