import { decodeSource, encodeSource, noiseSource } from './glsl.ts';

export const dissolveVertex = `#version 300 es
precision highp float;
in vec2 aPoint;
out vec2 vAt;
void main() {
  vAt = aPoint * 0.5 + 0.5;
  gl_Position = vec4(aPoint, 0.0, 1.0);
}`;

/** A picture on its way to a single colour: as far from grey as both, as \`between\` mixes colours in OKLab. */
export const dissolveFragment = `#version 300 es
precision highp float;
in vec2 vAt;
out vec4 result;
uniform sampler2D uPicture;
uniform vec3 uColour;
uniform float uShare;
${decodeSource}${encodeSource}${noiseSource}
vec3 lab(vec3 colour) {
  vec3 c = light(colour);
  vec3 cone = pow(max(vec3(
    dot(c, vec3(0.4122214708, 0.5363325363, 0.0514459929)),
    dot(c, vec3(0.2119034982, 0.6806995451, 0.1073969566)),
    dot(c, vec3(0.0883024619, 0.2817188376, 0.6299787005))), 0.0), vec3(1.0 / 3.0));
  return vec3(
    dot(cone, vec3(0.2104542553, 0.7936177850, -0.0040720468)),
    dot(cone, vec3(1.9779984951, -2.4285922050, 0.4505937099)),
    dot(cone, vec3(0.0259040371, 0.7827717662, -0.8086757660)));
}
vec3 shown(vec3 lab) {
  vec3 cone = vec3(
    dot(lab, vec3(1.0, 0.3963377774, 0.2158037573)),
    dot(lab, vec3(1.0, -0.1055613458, -0.0638541728)),
    dot(lab, vec3(1.0, -0.0894841775, -1.2914855480)));
  cone *= cone * cone;
  return screen(clamp(vec3(
    dot(cone, vec3(4.0767416621, -3.3077115913, 0.2309699292)),
    dot(cone, vec3(-1.2684380046, 2.6097574011, -0.3413193965)),
    dot(cone, vec3(-0.0041960863, -0.7034186147, 1.7076147010))), 0.0, 1.0));
}
void main() {
  vec3 from = lab(texture(uPicture, vAt).rgb);
  vec3 to = lab(uColour);
  vec3 on = mix(from, to, uShare);
  float chroma = mix(length(from.yz), length(to.yz), uShare);
  on.yz *= chroma / max(length(on.yz), 1e-6);
  float dither = (hash(gl_FragCoord.xy) - 0.5) / 255.0;
  result = vec4(shown(on) + dither, 1.0);
}`;
