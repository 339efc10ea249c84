import { encodeSource, placeSource } from './glsl.ts';
import { cellHead } from './cells.ts';

/**
 * The shaders of motion trails. The exposure holds linear light, and in its alpha the share of the time for
 * which a line was there.
 */

/**
 * The depth of a point inside its tile, also where an edge of the cell that does not touch the sector's
 * corner is nearer; the arguments are those of `border`.
 */
export const insideSource = `
flat in vec4 vNextEdge;
flat in vec4 vPreviousEdge;
float away(vec4 edge) {
  vec2 q = vFromCorner - edge.xy;
  return length(q - edge.zw * max(dot(q, edge.zw), 0.0));
}
float inside(float gap, float radius) {
  return min(border(vFromCorner, gap, radius).x, min(away(vNextEdge), away(vPreviousEdge)) - gap);
}
`;

/** Exposes the outlines of the tiles that lie now, as nested lines. */
export const lineFragment = `${cellHead}
uniform float uAdded;
// The first inset, the distance between two lines, and their number.
uniform vec3 uInsets;
uniform float uHalf;
${insideSource}
void main() {
  float d = inside(0.028, 0.16);
  float at = (d - uInsets.x) / uInsets.y;
  float nth = clamp(floor(at + 0.5), 0.0, uInsets.z - 1.0);
  float off = abs(at - nth) * uInsets.y;
  float line = clamp((uHalf - off) / uPixel + 0.5, 0.0, 1.0);
  float halo = 0.1 * exp(-off / (0.35 * uInsets.y)) * step(0.0, d);
  // The lines of each piece have a rhythm of their own, so that hues lie side by side.
  float rhythm = mix(0.3, 1.0, 0.5 + 0.5 * cos((nth * 3.0 + vLift * 2.0) * 0.8976));
  float deep = 1.0 - 0.6 * nth / max(uInsets.z - 1.0, 1.0);
  float share = uAdded * (line + halo) * rhythm * deep;
  result = vec4(vColour.rgb, 1.0) * share;
}`;

/** Darkens the exposure, drawn with the blend mode `erase`. */
export const decayFragment = `#version 300 es
precision highp float;
out vec4 result;
uniform float uKept;
void main() {
  result = vec4(1.0 - uKept);
}`;

/** Places the rectangle of the board that is exposed. */
export const trailsVertex = `#version 300 es
precision highp float;
in vec2 aPoint;
in vec2 aAt;
uniform vec4 uRoom;
out vec2 vAt;
${placeSource}void main() {
  vAt = aAt;
  gl_Position = place(mix(uRoom.xy, uRoom.zw, aPoint));
}`;

const trailsHead = `#version 300 es
precision highp float;
in vec2 vAt;
out vec4 result;
uniform sampler2D uExposure;
uniform float uOpacity;
uniform float uStrength;
uniform float uGain;
uniform float uBrightness;
uniform float uSharpness;
${encodeSource}// The density of a line, 0 to 1, and the mean colour of the exposed tiles, without most of its grey.
float density;
vec3 hue() {
  vec4 lit = texture(uExposure, vAt);
  density = pow(1.0 - exp(-uGain * lit.a), uSharpness);
  vec3 pure = lit.rgb - 0.9 * min(lit.r, min(lit.g, lit.b));
  return pure * (uBrightness / max(max(pure.r, max(pure.g, pure.b)), 1e-6));
}
`;

/** Lines of light, drawn with the blend mode `add`; dense ones are nearly white. */
export const lightFragment = `${trailsHead}
void main() {
  float hot = density * density * density;
  vec3 light = mix(hue(), vec3(uBrightness), 0.45 * hot) * density;
  result = vec4(screen(light) * (uStrength * uOpacity), 0.0);
}`;

/** Lines of ink, drawn with the blend mode `multiply`. */
export const inkFragment = `${trailsHead}
void main() {
  vec3 ink = screen(hue());
  // Perceptually: a faint line is lost on a bright ground, but not on a dark one.
  float seen = sqrt(density) * uStrength * uOpacity;
  result = vec4(mix(vec3(1.0), ink, seen), 1.0);
}`;
