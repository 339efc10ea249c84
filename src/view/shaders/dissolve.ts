import { coneRows, labRows, lightRows, rootRows, type Rows } from '../../theme/oklab.ts';
import { FRONT } from '../changeover.ts';
import { decodeSource, encodeSource, noiseSource } from './glsl.ts';

/** The product of a matrix and a vector, in GLSL. */
const dots = (vector: string, rows: Rows): string =>
  rows.map((row) => `dot(${vector}, vec3(${row.map(decimal).join(', ')}))`).join(',\n    ');
const decimal = (value: number): string =>
  Number.isInteger(value) ? value.toFixed(1) : `${value}`;

/** One picture that gives way to another along a front as `nextShare`, mixed as by `between`. */
export const dissolveFragment = `#version 300 es
precision highp float;
in vec2 vPoint;
out vec4 result;
uniform sampler2D uLast;
uniform sampler2D uNext;
uniform float uPassed;
uniform float uFromTop;
${decodeSource}${encodeSource}${noiseSource}
vec3 lab(vec3 colour) {
  vec3 c = light(colour);
  vec3 cone = pow(max(vec3(
    ${dots('c', coneRows)}), 0.0), vec3(1.0 / 3.0));
  return vec3(
    ${dots('cone', labRows)});
}
vec3 shown(vec3 lab) {
  vec3 cone = vec3(
    ${dots('lab', rootRows)});
  cone *= cone * cone;
  return screen(clamp(vec3(
    ${dots('cone', lightRows)}), 0.0, 1.0));
}
vec3 mixed(vec3 one, vec3 other, float share) {
  if (share <= 0.0) return one;
  if (share >= 1.0) return other;
  vec3 from = lab(one), to = lab(other), on = mix(from, to, share);
  float least = min(length(from.yz), length(to.yz));
  on.yz *= max(1.0, least / max(length(on.yz), 1e-6));
  return shown(on);
}
void main() {
  vec2 at = vPoint * 0.5 + 0.5;
  float away = mix(at.y, 1.0 - at.y, uFromTop);
  float share = smoothstep(0.0, 1.0, (uPassed * ${1 + FRONT} - away) / ${FRONT});
  vec3 on = mixed(textureLod(uLast, at, 0.0).rgb, textureLod(uNext, at, 0.0).rgb, share);
  float dither = (hash(gl_FragCoord.xy) - 0.5) / 255.0;
  result = vec4(on + (max(share, 1.0 - share) >= 1.0 ? 0.0 : dither), 1.0);
}`;
