import { cellHead } from './cells.ts';
import { encodeSource } from './colour.ts';

/**
 * The shaders of the lace. The exposure holds light, as linear colour, and in its alpha the share of the time
 * for which a thread was there.
 */

/**
 * How deep a point lies inside its tile, also where an edge of the cell that does not touch the sector's corner is nearer,
 * with the same arguments as `border`.
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

/** Exposes the outlines of the tiles that lie now, as nested threads. */
export const threadFragment = `${cellHead}
uniform float uAdded;
// The first inset, the distance between two threads, and their number.
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
  // Threads of each piece have a rhythm of their own, so that hues lie side by side.
  float rhythm = mix(0.3, 1.0, 0.5 + 0.5 * cos((nth * 3.0 + vLift * 2.0) * 0.8976));
  float deep = 1.0 - 0.6 * nth / max(uInsets.z - 1.0, 1.0);
  float share = uAdded * (line + halo) * rhythm * deep;
  result = vec4(vColour.rgb, 1.0) * share;
}`;

/** Lets the exposure die down, drawn with the blend mode `erase`. */
export const decayFragment = `#version 300 es
precision highp float;
out vec4 result;
uniform float uKept;
void main() {
  result = vec4(1.0 - uKept);
}`;

/** The rectangle of the board that is exposed. */
export const laceVertex = `#version 300 es
precision highp float;
in vec2 aPoint;
in vec2 aAt;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec4 uRoom;
out vec2 vAt;
void main() {
  vAt = aAt;
  vec2 point = mix(uRoom.xy, uRoom.zw, aPoint);
  vec3 screen = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(point, 1.0);
  gl_Position = vec4(screen.xy, 0.0, 1.0);
}`;

const laceHead = `#version 300 es
precision highp float;
in vec2 vAt;
out vec4 result;
uniform sampler2D uExposure;
uniform float uOpacity;
uniform float uStrength;
uniform float uGain;
uniform float uBrightness;
uniform float uSharpness;
${encodeSource}// How dense a thread is, 0 to 1, and the mean colour of what was there, most of its grey taken out.
float density;
vec3 dye() {
  vec4 lit = texture(uExposure, vAt);
  density = pow(1.0 - exp(-uGain * lit.a), uSharpness);
  vec3 pure = lit.rgb - 0.9 * min(lit.r, min(lit.g, lit.b));
  return pure * (uBrightness / max(max(pure.r, max(pure.g, pure.b)), 1e-6));
}
`;

/** Threads of light, to be added: hot ones towards white. */
export const lightFragment = `${laceHead}
void main() {
  float hot = density * density * density;
  vec3 light = mix(dye(), vec3(uBrightness), 0.45 * hot) * density;
  result = vec4(screen(light) * (uStrength * uOpacity), 0.0);
}`;

/** Threads of ink, to be multiplied by. */
export const inkFragment = `${laceHead}
void main() {
  vec3 ink = screen(dye());
  // As the eye sees it: a faint line is lost on a bright ground, but not on a dark one.
  float seen = sqrt(density) * uStrength * uOpacity;
  result = vec4(mix(vec3(1.0), ink, seen), 1.0);
}`;
