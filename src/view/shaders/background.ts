import { noiseSource } from './glsl.ts';
import type { Theme } from '../../theme/theme.ts';

export const backgroundVertex = `#version 300 es
precision highp float;
in vec2 aPoint;
out vec2 vPoint;
void main() {
  vPoint = aPoint;
  gl_Position = vec4(aPoint, 0.0, 1.0);
}`;

/** The scenes behind a board, in GLSL; `p` is a place in CSS pixels, `at` a share from the lower left. */
const scenes: Readonly<Record<Theme['background']['scene'], string>> = {
  sky: `
  return colour;`,

  // Rough stone, and a floor in front of it that is a little smoother.
  wall: `
  float floored = 1.0 - smoothstep(0.205, 0.215, at.y);
  vec2 q = mix(p * vec2(0.014, 0.02), p * vec2(0.003, 0.05), floored);
  float rough = 0.5 * noise(q) + 0.3 * noise(q * 2.7 + 5.0) + 0.2 * noise(q * 7.1 + 9.0);
  float crease = 1.0 - 0.5 * exp(-abs(at.y - 0.21) * 90.0);
  return colour * mix(0.66 + 0.68 * rough, 0.5 + 0.2 * rough, floored) * crease;`,

  // Lines every 24 pixels, stronger ones every 120.
  sheet: `
  vec2 small = 12.0 - abs(mod(p, 24.0) - 12.0), large = 60.0 - abs(mod(p, 120.0) - 60.0);
  float line = 0.35 * step(min(small.x, small.y), 0.5) + 0.65 * step(min(large.x, large.y), 0.5);
  float paper = 0.012 * (noise(p * 0.11) - 0.5);
  return colour + paper + 0.055 * line;`,

  // Boards of dark wood, each with a grain of its own.
  table: `
  float board = floor(p.y / 132.0), across = fract(p.y / 132.0);
  vec2 q = vec2(p.x * 0.0016 + board * 7.3, p.y * 0.017 + board * 3.1);
  float rings = fract(q.y * 1.1 + 2.4 * noise(q * vec2(1.0, 0.55)) + 0.3 * noise(q * vec2(5.0, 2.0)));
  float fibre = noise(vec2(p.x * 0.012, p.y * 0.75));
  float tone = 1.12 - 0.2 * smoothstep(0.0, 0.85, rings) * (1.0 - smoothstep(0.9, 1.0, rings)) - 0.16 * fibre;
  tone *= 0.94 + 0.12 * hash(vec2(board, 3.0));
  return colour * tone * (1.0 - 0.45 * (1.0 - smoothstep(0.0, 0.014, min(across, 1.0 - across))));`,
};

const ids = Object.keys(scenes) as readonly Theme['background']['scene'][];

/** The number of a scene in the shader. */
export const sceneNumber = (of: Theme['background']['scene']): number => ids.indexOf(of);

/** A scene, in a sky with a horizon, brightest below the sun, and two ranges of hills; with dithering. */
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
uniform float uGlow;
// The origin of this window in the picture, in CSS pixels and as a share, and its share of the picture.
uniform vec4 uOrigin;
uniform vec2 uShare;
uniform sampler2D uSkyline;
uniform int uScene;
uniform float uDensity;
${noiseSource}
${ids.map((id) => `vec3 ${id}(vec3 colour, vec2 p, vec2 at) {${scenes[id]}\n}`).join('\n')}
vec3 scene(vec3 colour, vec2 p, vec2 at) {
${ids.map((id, number) => `  if (uScene == ${number}) return ${id}(colour, p, at);`).join('\n')}
  return colour;
}
// The height of a range, 0 to 1, at a column.
float height(int range, float column) {
  int last = textureSize(uSkyline, 0).x - 1;
  int left = clamp(int(floor(column)), 0, last);
  float one = texelFetch(uSkyline, ivec2(left, range), 0).r;
  float other = texelFetch(uSkyline, ivec2(min(left + 1, last), range), 0).r;
  return mix(one, other, smoothstep(0.0, 1.0, fract(column)));
}
// Without progress there are no hills.
float risen(float height) {
  return smoothstep(0.0, 0.15, height);
}
float below(float ridge, float y) {
  float depth = ridge - y;
  return clamp(depth / max(fwidth(depth), 1e-5) + 0.5, 0.0, 1.0);
}
// The glow of the horizon, and the hills in front of it.
vec3 hills(vec3 colour, vec2 at) {
  float near = exp(-2.2 * pow(max(at.y - 0.06, 0.0), 1.2));
  float side = (at.x - uSunAt) * 1.5;
  float sun = exp(-side * side);
  colour = mix(colour, uHorizon, near * (0.35 + 0.65 * sun));
  colour += uHorizon * (uGlow * near * (0.35 + 0.5 * sun));
  float columns = float(textureSize(uSkyline, 0).x - 1);
  float far = height(0, at.x * columns);
  float last = height(1, at.x * (columns - 1.0) + uShift);
  colour = mix(colour, mix(uHorizon, uHills.rgb, 0.5 - 0.3 * uGlow), 0.75 * below(0.09 * risen(far) - 0.02 + 0.2 * far * far, at.y));
  return mix(colour, mix(uHorizon, uHills.rgb, 0.85 - 0.25 * uGlow), below(0.05 * risen(last) - 0.02 + 0.13 * last * last, at.y));
}
void main() {
  vec2 point = uOrigin.zw + vPoint * uShare;
  float away = length(point * vec2(1.0, 0.92)) / 1.36;
  vec3 colour = mix(uInner, uOuter, clamp(away * away, 0.0, 1.0));
  vec2 at = point * 0.5 + 0.5;
  colour = scene(colour, gl_FragCoord.xy / uDensity + uOrigin.xy, at);
  // Below a picture that is lower than its window, the lower edge is repeated.
  if (uHills.a > 0.0) colour = hills(colour, vec2(at.x, max(at.y, 0.0)));
  float dither = (hash(gl_FragCoord.xy) + hash(gl_FragCoord.xy + 71.7) - 1.0) / 255.0;
  result = vec4(colour + dither, 1.0);
}`;
