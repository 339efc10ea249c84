import { encodeSource, placeSource } from './glsl.ts';
import { cellHead } from './cells.ts';

/**
 * The shaders of motion trails. The exposure holds linear light, and in its alpha the weighted share of the time for
 * which a tile was there.
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

/** The nested lines inside a tile's outline, fainter ones farther in. */
const linesSource = `
// The first inset, the distance between two lines, their number, and half their width.
uniform vec4 uLines;
float nested(float d) {
  float at = (d - uLines.x) / uLines.y;
  float nth = clamp(floor(at + 0.5), 0.0, uLines.z - 1.0);
  float off = abs(at - nth) * uLines.y;
  return clamp((uLines.w - off) / uPixel + 0.5, 0.0, 1.0) * (1.0 - 0.65 * nth / max(uLines.z - 1.0, 1.0));
}
`;

/** Exposes the outlines of tiles; the opacity of a cell is the weight of its tile. */
export const lineFragment = `${cellHead}
uniform float uAdded;
// The strength of the tone inside lines.
uniform float uTone;
uniform vec3 uCut;
${insideSource}${linesSource}
void main() {
  float d = inside(max(uCut.x, uCut.z * uPixel), uCut.y);
  float halo = (uTone + 0.05 * exp(-max(d, 0.0) / 0.15)) * step(0.0, d);
  result = vec4(vColour.rgb, 1.0) * (uAdded * vColour.a * (0.8 * nested(d) + halo));
}`;

/**
 * The outline of a tile that lay for most of the time, as nested lines with a glow inside. It covers some of what is
 * below with the colour of open cells, without grooves.
 */
export const outlineFragment = `${cellHead}
uniform float uStrength;
// The strength of the glow at the edge, how far it reaches in, and the share of it that is everywhere.
uniform vec3 uGlow;
// The colour of open cells, and the share of what is below that it covers.
uniform vec4 uGround;
// Whether lines are ink rather than light.
uniform float uInk;
uniform vec3 uCut;
${insideSource}${linesSource}
void main() {
  float d = inside(max(uCut.x, uCut.z * uPixel), uCut.y);
  float shown = vColour.a * uStrength * uOpacity;
  // The more of the time a tile lay, the fainter its outline is, as it has a body.
  float line = nested(d) * (1.0 - 0.8 * smoothstep(0.6, 0.95, vColour.a));
  float within = clamp(d / uPixel + 0.5, 0.0, 1.0);
  float glow = within * uGlow.x * mix(exp(-max(d, 0.0) / uGlow.y), 1.0, uGlow.z);
  // The glow is of a deeper colour than the lines, and not grey where they are pale.
  vec3 colour = mix(vColour.rgb * vColour.rgb * vColour.rgb, vColour.rgb, max(line, uInk));
  float cover = within * uGround.a * shown;
  vec3 ground = uGround.rgb * cover;
  // What lay for less of the time is mostly lines, rather than a dull body.
  float share = max(line, glow * vColour.a) * shown;
  vec3 lit = ground + colour * share * (1.0 - ground);
  vec3 inked = mix(ground, colour, share);
  result = vec4(mix(lit, inked, uInk), mix(cover, 1.0 - (1.0 - cover) * (1.0 - share), uInk));
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
uniform float uPurity;
${encodeSource}// The density of a line, 0 to 1, and the mean colour of the exposed tiles, without some of its grey.
float density;
vec3 hue() {
  vec4 lit = texture(uExposure, vAt);
  density = pow(1.0 - exp(-uGain * lit.a), uSharpness);
  vec3 pure = lit.rgb - uPurity * min(lit.r, min(lit.g, lit.b));
  return pure * (uBrightness / max(max(pure.r, max(pure.g, pure.b)), 1e-6));
}
`;

/** Lines of light, and their tone, as of coloured glass: it covers some of the grooves, and of a floor that is not dark. */
export const lightFragment = `${trailsHead}
void main() {
  vec3 light = hue() * density;
  result = vec4(screen(light), 0.8 * density) * (uStrength * uOpacity);
}`;

/** Lines of ink, drawn with the blend mode `multiply`. */
export const inkFragment = `${trailsHead}
void main() {
  vec3 ink = screen(hue());
  // Perceptually: a faint line is lost on a bright ground, but not on a dark one.
  float seen = sqrt(density) * uStrength * uOpacity;
  result = vec4(mix(vec3(1.0), ink, seen), 1.0);
}`;
