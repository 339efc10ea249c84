import { decodeSource, encodeSource, noiseSource } from './glsl.ts';
import { glassSource } from './glass.ts';
import type { Material } from '../../theme/theme.ts';

/**
 * The materials of pieces, each a function in GLSL from a `Surface`, a point of a piece's top, to its linear
 * light. `uLine` is the linear colour and the width of the material's line, `uTexture` and `uFace` are those
 * of a `Material`.
 */
const sources: Readonly<Record<Material['kind'], string>> = {
  plain: `
  return s.colour * s.lit + s.gloss;`,

  // Card: a tooth that light rakes from above, and a pale cut where an edge faces it.
  card: `
  vec2 g = 21.0 * vBoard;
  vec2 off = 0.4 * vec2(vTowards.x, vTowards.y);
  float tooth = noise(g) + 0.5 * noise(2.3 * g) - noise(g - off) - 0.5 * noise(2.3 * g - off);
  float fibre = smoothstep(0.76, 0.98, noise(vec2(s.along.x * 3.1, s.along.y * 34.0) + s.seed * 40.0));
  float fine = clamp(1.6 - 30.0 * vPixel, 0.0, 1.0);
  vec3 face = s.colour * s.lit * (1.0 + uTexture * fine * (tooth - 0.5 * fibre)) + s.gloss;
  float towards = dot(-s.rim, vTowards.xy);
  float cut = within(s.depth, thick());
  return mix(face, uLine.rgb, cut * 0.42 * max(towards, 0.0)) * (1.0 - cut * 0.3 * max(-towards, 0.0));`,

  // Poured into a mould: shallow grooves between the cells, and one gloss that follows the outline of the whole piece.
  moulded: `
  float share = clamp(0.07 / vPixel - 1.0, 0.0, 1.0);
  vec2 edges = depths();
  vec2 across = vec2(vTile.x > 0 ? edges.x : 1.0, vTile.y > 0 ? edges.y : 1.0) / 0.075;
  // Where the gloss runs they are shallower still.
  vec2 groove = exp(-across * across) * (0.3 + 0.7 * smoothstep(0.06, 0.2, s.depth));
  vec2 fall = across * groove;
  vec3 face = normalize(vec3(vec2(vEdges.y, -vEdges.x) * fall.x + vec2(-vEdges.w, vEdges.z) * fall.y, 0.9));
  float lambert = mix(1.0, max(dot(face, vTowards), 0.0) / vTowards.z - 0.5 * max(groove.x, groove.y), uTexture * share);
  // It is strongest where the outline faces the light, and goes on around corners; a dark piece is seen by its edge.
  float towards = mix(0.1, 1.0, smoothstep(-0.4, 1.0, dot(-s.rim, normalize(vTowards.xy))));
  float band = (s.depth - 0.07) / 0.046;
  float most = max(max(s.colour.r, max(s.colour.g, s.colour.b)), 1e-3);
  float gleam = exp(-band * band);
  // A high light is seen in a brighter, thinner line.
  float shine = (0.09 + 0.15 * most) * share * towards * gleam * (1.0 + 1.5 * gleam * gleam * gleam * high());
  float dark = (1.0 - most) * (1.0 - most);
  shine += 0.2 * dark * dark * max(towards, 0.45) * exp(-s.depth / max(0.03, vPixel));
  // Its hue is deeper where less light falls, and in its gloss.
  vec3 hue = s.colour / most;
  vec3 body = s.colour * mix(vec3(1.0), hue, 0.8 * max(1.0 - lambert, 0.0));
  vec3 sweet = body * s.lit * lambert + (s.gloss + shine * uSun) * mix(vec3(1.0), hue, 0.65);
  // The palest do not burn where they face the light.
  vec3 bright = max(sweet - 0.66, 0.0);
  return sweet - bright + 0.3 * (1.0 - exp(-bright / 0.42));`,

  // Enamel between wires: the glaze is deeper where it pools, away from them.
  enamel: `
  vec3 face = light(mix(uTray, screen(s.colour), uFace));
  float pool = smoothstep(0.0, 0.36, s.depth - uLine.a);
  float cloud = noise(s.along * vec2(2.1, 3.3) + s.seed * 40.0) - 0.5;
  vec3 glaze = face * s.lit * (1.0 + uTexture * (0.4 - 0.55 * pool + 0.35 * cloud)) + s.gloss;
  vec3 wire = uLine.rgb * mix(0.3, 1.05, smoothstep(-0.9, 0.9, dot(-s.rim, normalize(vTowards.xy))));
  return mix(glaze, wire, within(s.depth, thick()));`,

  glass: glassSource,

  // A glowing tube that follows the outline, before a face that is nearly dark.
  tube: `
  float off = abs(s.depth - uTexture);
  float glow = (0.55 * exp(-off / 0.05) + 0.22 * exp(-off / 0.14)) * (1.0 - smoothstep(0.05, 0.23, off));
  // At least as wide as a pixel, also where the piece is seen from its edge.
  float fine = max(vPixel, length(vec2(dFdx(s.depth), dFdy(s.depth))));
  float core = clamp((max(uLine.a, 0.6 * fine) - off) / fine + 0.5, 0.0, 1.0);
  // The light of the tube on the body is in the purest tone of the hue, which deepens until it is nearly black in
  // the middle: yellow by way of amber, so that it is never brown.
  float inner = max(s.depth - uTexture, 0.0);
  vec3 hue = s.colour - 0.7 * min(s.colour.r, min(s.colour.g, s.colour.b));
  float most = max(max(hue.r, max(hue.g, hue.b)), 1e-3);
  vec3 pure = most * pow(hue / most, vec3(2.0 + 4.0 * min(inner, 0.35)));
  vec3 face = pure * (uFace * (0.12 + 0.4 * high() + 4.4 * max(1.06 * exp(-inner / 0.12) - 0.06, 0.0)) * (0.8 + 0.2 * s.lit));
  vec3 hot = mix(s.colour, uLine.rgb, 0.3);
  return mix(face + mix(s.colour, pure, smoothstep(0.0, 0.1, off)) * glow, hot, core);`,

  // Lines on tinted paper: a wash, an outline, and hatching in six directions and two densities, in a light tone of
  // its colour.
  drawing: `
  float turns = floor(s.seed * 6.0) * 0.5235988 + 0.2617994;
  vec2 across = vec2(-sin(turns), cos(turns));
  float style = fract(s.seed * 13.0);
  // At least so far apart that lines are seen.
  float apart = max(style < 0.5 ? 0.11 : 0.2, 5.0 * vPixel);
  float hatch = lines(dot(s.along, across), apart);
  // None where cells are so small that it would hide them.
  hatch *= smoothstep(0.15, 0.11, vPixel);
  // A deep ink is a stronger wash on small pieces, which wait on a lighter blue.
  float deep = small() * smoothstep(0.36, 0.2, dot(s.colour, vec3(0.21, 0.72, 0.07)));
  vec3 face = light(mix(uTray, screen(s.colour), mix(uFace, 1.0, 0.8 * deep)));
  vec3 ink = mix(uLine.rgb, s.colour / max(max(s.colour.r, max(s.colour.g, s.colour.b)), 1e-3), 0.6);
  face = mix(face, ink, hatch * uTexture);
  return mix(face, mix(uLine.rgb, ink, 0.6), within(s.depth, thick()));`,

  // Growth rings and fibres along the grain, with an inlaid line around.
  wood: `
  vec2 g = s.along + vec2(s.seed * 19.0, s.seed * 7.0);
  float wander = 2.2 * noise(vec2(g.x * 0.45, g.y * 1.4)) + 0.35 * noise(vec2(g.x * 1.7, g.y * 5.0));
  float rings = fract(g.y * (1.6 + 1.2 * fract(s.seed * 5.0)) + wander);
  rings = smoothstep(0.0, 0.82, rings) * (1.0 - smoothstep(0.9, 1.0, rings));
  float fine = 1.0 - smoothstep(0.3, 1.0, vPixel * 40.0);
  float fibre = mix(0.5, noise(vec2(g.x * 2.6, g.y * 46.0)), fine);
  float pores = fine * smoothstep(0.72, 0.95, noise(vec2(g.x * 5.0, g.y * 80.0) + 3.7));
  float tone = 1.0 + uTexture * (0.32 - 0.42 * rings - 0.34 * fibre - 0.4 * pores);
  // Fibres shine where the light falls across them.
  float sheen = 0.5 + 0.5 * sin(g.y * 2.3 + 3.0 * noise(vec2(g.x * 0.7, g.y * 2.0)));
  vec2 fibres = vec2(vGrain.y, -vGrain.x);
  float chatoyance = 1.0 + 0.22 * uTexture * (sheen - 0.4) * (0.4 + abs(dot(fibres, normalize(vTowards.xy))));
  vec3 body = s.colour * mix(vec3(1.0), vec3(tone, tone * tone, tone * tone * tone), 0.55) * mix(1.0, tone, 0.6) * chatoyance;
  vec3 metal = uLine.rgb * uSun * (0.92 - 0.12 * dot(s.rim, vTowards.xy));
  return mix(body * s.lit + s.gloss, metal, within(s.depth, thick()));`,
};

/** The uniform `uCut` of a material: the inset of outlines, the radius of their corners, and the least inset in pixels. */
export const cutOf = ({ cut: { gap, radius, least = 0 } }: Material): readonly number[] => [
  gap,
  radius,
  least / 2,
];

/** The function `material` of a kind, with its uniforms and types. */
export const materialSource = (kind: Material['kind']): string => `
uniform vec4 uLine;
uniform float uTexture;
uniform float uFace;
struct Surface {
  // The colour of the piece, its diffuse light, and its highlights.
  vec3 colour;
  vec3 lit;
  vec3 gloss;
  // The distance to the piece's outline, the direction away from it, and the distance to the cell's edges.
  float depth;
  vec2 rim;
  float middle;
  float seam;
  // The place in a piece whose grain runs to the right, and a random number of the piece's colour.
  vec2 along;
  float seed;
};
${decodeSource}${encodeSource}${noiseSource}// Whether a distance is below a width, antialiased.
float within(float far, float width) { return clamp((width - far) / vPixel + 0.5, 0.0, 1.0); }
// How high the light is, and how small the piece beside those on the board, 0 to 1.
float high() { return smoothstep(0.6, 0.84, vTowards.z); }
float small() { return smoothstep(1.2, 1.9, vPixel / uPixel); }
// The width of the line along the outline: a little more than a pixel on small pieces.
float thick() { return max(uLine.a, 1.25 * vPixel); }
// Thin lines at a distance; an even tone where they are finer than pixels.
float lines(float at, float apart) {
  float wide = max(0.009, 0.55 * vPixel);
  float off = (0.5 - abs(fract(at / apart) - 0.5)) * apart;
  return mix(2.0 * wide / apart, within(off, wide), clamp(apart / vPixel / 2.0 - 1.0, 0.0, 1.0));
}
vec3 material(Surface s) {${sources[kind]}
}
`;
