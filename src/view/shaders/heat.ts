import { cellHead } from './cells.ts';

/** The colours of a scale: none, then from the least to the most. */
export const SHADES = 6;

/**
 * The heat of a cell as a plate: on the ground where it is open; in a piece sunk into each of its cells, so that the
 * rim of the piece stays, and the middle of the cell where its letter stands. A cell that cannot be filled has none.
 */
export const heatFragment = `${cellHead}
flat in vec3 vHeat;
flat in vec3 vTowards;
uniform vec2 uCorners[12];
uniform vec3 uShades[${SHADES}];
// The width of the rim, and how soft its light and shadow are.
uniform float uInset;
uniform float uRecess;
// The way from the former levels of all cells to the present ones, 0 to 1, and the visibility of all.
uniform float uWay;
uniform float uSeen;
// The radius of a free middle, as a share of the cell.
uniform float uFree;
vec3 shade(float level) {
  float at = level * ${SHADES - 1}.0;
  vec3 colour = uShades[0];
  for (int i = 1; i < ${SHADES}; i++) colour = mix(colour, uShades[i], clamp(at - float(i - 1), 0.0, 1.0));
  return colour;
}
void main() {
  float level = mix(vHeat.x, vHeat.y, uWay);
  if (level < 0.0) discard;
  vec3 edge = border(vFromCorner, uInset, 0.05);
  vec2 depth = depths();
  // With a fine line between two cells of a piece.
  float inside = min(edge.x, min(depth.x, depth.y) - 0.012);
  float cover = clamp(inside / uPixel + 0.5, 0.0, 1.0);
  float inradius = 0.5 * length(uCorners[0] + uCorners[1]);
  cover *= mix(1.0, smoothstep(uFree - 0.1, uFree, length(vBoard - vMiddle) / inradius), vHeat.z);
  float side = uRecess * exp(-11.0 * max(edge.x, 0.0)) * dot(edge.yz, vTowards.xy);
  vec3 colour = mix(shade(level), vec3(step(0.0, side)), side < 0.0 ? -0.6 * side : 0.12 * side);
  cover *= uOpacity * uSeen * vColour.a;
  result = vec4(colour * cover, cover);
}`;
