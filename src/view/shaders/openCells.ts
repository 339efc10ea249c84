import { cellHead } from './cells.ts';

/** Blurred light where cells changed; at any point the shares of all cells add up to 1. */
export const glowFragment = `${cellHead}
uniform float uBlur;
uniform float uGrooveShade;
void main() {
  // The cell's other edges are further away than it is blurred.
  vec2 depth = depths();
  vec2 shares = smoothstep(-uBlur, uBlur, depth);
  float share = shares.x * shares.y;
  float groove = 1.0 - clamp((abs(min(depth.x, depth.y)) - 0.035) / uPixel + 0.5, 0.0, 1.0);
  result = vColour * (share * (1.0 - uGrooveShade * groove) * uOpacity);
}`;

/** Open cells, and the grooves between them. */
export const cellFragment = `${cellHead}
uniform vec4 uCell;
uniform vec4 uGroove;
uniform vec3 uBreath;
uniform float uBreathing;
void main() {
  float d = border(vFromCorner, 0.035, 0.05).x;
  float open = clamp(d / uPixel + 0.5, 0.0, 1.0);
  vec4 lit = mix(mix(uGroove, uCell, open), vec4(uBreath, 1.0), uBreathing * (0.5 + 0.5 * smoothstep(-0.03, 0.35, d)));
  result = lit * (vColour.a * uOpacity);
}`;
