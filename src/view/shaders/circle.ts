import { placeSource } from './glsl.ts';

/** A band along a circle; `vWithin` is 0 at its edges and 1 along the line in its middle. */
export const circleVertex = `#version 300 es
precision highp float;
in vec2 aPoint;
in float aWithin;
out float vWithin;
${placeSource}void main() {
  vWithin = aWithin;
  gl_Position = place(aPoint);
}`;

/** A line with a thin dark edge before a soft shadow, which ends at the edges of the band, as tiles may be as pale. */
export const circleFragment = `#version 300 es
precision highp float;
in float vWithin;
out vec4 result;
uniform vec3 uColour;
uniform float uOpacity;
uniform float uSeen;
void main() {
  float soft = fwidth(vWithin);
  float line = smoothstep(0.7 - soft, 0.7 + soft, vWithin);
  float edge = smoothstep(0.5 - soft, 0.5 + soft, vWithin);
  result = vec4(uColour * line, 1.0) * mix(0.6 * vWithin, mix(0.75, 1.0, line), edge) * uOpacity * uSeen;
}`;
