import { placeSource } from './glsl.ts';

/** Nested shapes; `vWithin` is the distance from the edge of the shape, in cell widths. */
export const ringVertex = `#version 300 es
precision highp float;
in vec2 aPoint;
in float aWithin;
in vec3 aColour;
out float vWithin;
out vec3 vColour;
${placeSource}void main() {
  vWithin = aWithin;
  vColour = aColour;
  gl_Position = place(aPoint);
}`;

export const ringFragment = `#version 300 es
precision highp float;
in float vWithin;
in vec3 vColour;
out vec4 result;
uniform float uPixel;
uniform float uOpacity;
uniform float uSeen;
void main() {
  float opacity = clamp(vWithin / uPixel, 0.0, 1.0) * uOpacity * uSeen;
  result = vec4(vColour, 1.0) * opacity;
}`;
