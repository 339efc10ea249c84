import { coneRows, labRows, lightRows, rootRows, type Rows } from '../../theme/oklab.ts';
import { FRONT } from '../changeover.ts';
import { decodeSource, encodeSource, noiseSource } from './glsl.ts';

/** The product of a matrix and a vector, in GLSL. */
const dots = (vector: string, rows: Rows): string =>
  rows.map((row) => `dot(${vector}, vec3(${row.map(decimal).join(', ')}))`).join(',\n    ');
const decimal = (value: number): string =>
  Number.isInteger(value) ? value.toFixed(1) : `${value}`;

/** How far colours reach that stay where what stands in a picture fades, across and up, as shares of its size. */
const REACH = 'vec2(0.2, 0.09)';
/** The samples on each side of the middle, and how far apart they are in reaches. */
const SAMPLES = 12;
const APART = 0.1875;

/**
 * The colours of a picture without what stands in it: a Gaussian mean around each spot, as colours are encoded, so
 * that small lights leave no trace.
 */
export const groundFragment = `#version 300 es
precision highp float;
in vec2 vPoint;
out vec4 result;
uniform sampler2D uPicture;
void main() {
  vec2 at = vPoint * 0.5 + 0.5;
  vec3 sum = vec3(0.0);
  float all = 0.0;
  for (int i = -${SAMPLES}; i <= ${SAMPLES}; i++)
    for (int j = -${SAMPLES}; j <= ${SAMPLES}; j++) {
      vec2 away = vec2(i, j) * ${APART};
      float weight = exp(-0.5 * dot(away, away));
      sum += weight * textureLod(uPicture, at + away * ${REACH}, 0.0).rgb;
      all += weight;
    }
  result = vec4(sum / all, 1.0);
}`;

/**
 * One picture that gives way to another, each as far as it stands before its ground, along a front as `nextShare`,
 * mixed as by `between`.
 */
export const dissolveFragment = `#version 300 es
precision highp float;
in vec2 vPoint;
out vec4 result;
uniform sampler2D uLast;
uniform sampler2D uNext;
uniform sampler2D uLastGround;
uniform sampler2D uNextGround;
// How much is seen of what stands in each of them.
uniform vec2 uStands;
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
vec3 seen(sampler2D picture, sampler2D ground, vec2 at, float stands) {
  vec3 without = stands < 1.0 ? textureLod(ground, at, 0.0).rgb : vec3(0.0);
  return mixed(without, textureLod(picture, at, 0.0).rgb, stands);
}
void main() {
  vec2 at = vPoint * 0.5 + 0.5;
  float away = mix(at.y, 1.0 - at.y, uFromTop);
  float share = smoothstep(0.0, 1.0, (uPassed * ${1 + FRONT} - away) / ${FRONT});
  vec3 last = seen(uLast, uLastGround, at, uStands.x);
  vec3 next = seen(uNext, uNextGround, at, uStands.y);
  vec3 on = mixed(last, next, share);
  float dither = (hash(gl_FragCoord.xy) - 0.5) / 255.0;
  bool isWhole = max(share, 1.0 - share) >= 1.0 && max(uStands.x, uStands.y) >= 1.0;
  result = vec4(on + (isWhole ? 0.0 : dither), 1.0);
}`;
