export const backgroundVertex = `#version 300 es
precision highp float;
in vec2 aPoint;
out vec2 vPoint;
void main() {
  vPoint = aPoint;
  gl_Position = vec4(aPoint, 0.0, 1.0);
}`;

/**
 * The sky, brighter in the middle and towards the horizon, most so below the sun; and in front of it two ranges of
 * hills. Dithered against banding.
 */
export const backgroundFragment = `#version 300 es
precision highp float;
in vec2 vPoint;
out vec4 result;
uniform vec3 uInner;
uniform vec3 uOuter;
uniform vec3 uHorizon;
uniform vec4 uHills;
uniform float uSunAt;
uniform float uShift;
uniform sampler2D uSkyline;
float grain(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
// The height of a range, 0 to 1, at a column.
float height(int range, float column) {
  int last = textureSize(uSkyline, 0).x - 1;
  int left = clamp(int(floor(column)), 0, last);
  float one = texelFetch(uSkyline, ivec2(left, range), 0).r;
  float other = texelFetch(uSkyline, ivec2(min(left + 1, last), range), 0).r;
  return mix(one, other, smoothstep(0.0, 1.0, fract(column)));
}
float below(float ridge, float y) {
  float depth = ridge - y;
  return clamp(depth / max(fwidth(depth), 1e-5) + 0.5, 0.0, 1.0);
}
void main() {
  float away = length(vPoint * vec2(1.0, 0.92)) / 1.36;
  vec3 colour = mix(uInner, uOuter, clamp(away * away, 0.0, 1.0));
  vec2 at = vPoint * 0.5 + 0.5;
  float near = exp(-2.2 * pow(max(at.y - 0.06, 0.0), 1.2));
  float side = (at.x - uSunAt) * 1.5;
  colour = mix(colour, uHorizon, uHills.a * near * (0.35 + 0.65 * exp(-side * side)));
  float columns = float(textureSize(uSkyline, 0).x - 1);
  float far = height(0, at.x * columns);
  float last = height(1, at.x * (columns - 1.0) + uShift);
  colour = mix(colour, mix(uHorizon, uHills.rgb, 0.5), uHills.a * 0.75 * below(0.07 + 0.2 * far * far, at.y));
  colour = mix(colour, mix(uHorizon, uHills.rgb, 0.85), uHills.a * below(0.03 + 0.13 * last * last, at.y));
  vec2 p = gl_FragCoord.xy;
  vec3 one = vec3(grain(p), grain(p + 17.3), grain(p + 31.9));
  vec3 other = vec3(grain(p + 71.7), grain(p + 53.1), grain(p + 97.3));
  vec3 dither = (one + other - 1.0) / 255.0;
  result = vec4(colour + dither, 1.0);
}`;
