import { coneRows, labRows, lightRows, rootRows, type Rows } from '../../theme/oklab.ts';
import { decodeSource, encodeSource, noiseSource } from './glsl.ts';

/** The product of a matrix and a vector, in GLSL. */
const dots = (vector: string, rows: Rows): string =>
  rows.map((row) => `dot(${vector}, vec3(${row.map(decimal).join(', ')}))`).join(',\n    ');
const decimal = (value: number): string =>
  Number.isInteger(value) ? value.toFixed(1) : `${value}`;

/** A picture on its way to a single colour: as far from grey as both, as `between` mixes colours in OKLab. */
export const dissolveFragment = `#version 300 es
precision highp float;
in vec2 vPoint;
out vec4 result;
uniform sampler2D uPicture;
uniform vec3 uColour;
uniform float uShare;
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
void main() {
  vec3 from = lab(texture(uPicture, vPoint * 0.5 + 0.5).rgb);
  vec3 to = lab(uColour);
  vec3 on = mix(from, to, uShare);
  float chroma = mix(length(from.yz), length(to.yz), uShare);
  on.yz *= chroma / max(length(on.yz), 1e-6);
  float dither = (hash(gl_FragCoord.xy) - 0.5) / 255.0;
  result = vec4(shown(on) + dither, 1.0);
}`;
