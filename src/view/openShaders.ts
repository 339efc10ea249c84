import { cellHead } from './cellShaders.ts';

/** Blurred light where cells changed; at any point the shares of all cells add up to 1. */
export const glowFragment = `${cellHead}
uniform float uBlur;
uniform float uGrooveShade;
void main() {
  float share = 1.0;
  float near = 1e3;
  for (int i = 0; i < 6; i++) {
    if (i >= uSides) break;
    float depth = cross2(edge(i).xy, vPoint - corner(i));
    share *= smoothstep(-uBlur, uBlur, depth);
    near = min(near, depth);
  }
  float groove = 1.0 - clamp((abs(near) - 0.035) / uPixel + 0.5, 0.0, 1.0);
  result = vColour * (share * (1.0 - uGrooveShade * groove) * uOpacity);
}`;

/** Open cells, and the grooves between them. */
export const cellFragment = `${cellHead}
uniform vec4 uCell;
uniform vec4 uGroove;
uniform vec3 uBreath;
uniform float uBreathing;
void main() {
  float d = border(vPoint, ivec2(0), 0.035, 0.05).x;
  float open = clamp(d / uPixel + 0.5, 0.0, 1.0);
  vec4 lit = mix(mix(uGroove, uCell, open), vec4(uBreath, 1.0), uBreathing * (0.5 + 0.5 * smoothstep(-0.03, 0.35, d)));
  result = lit * (vColour.a * uOpacity);
}`;
