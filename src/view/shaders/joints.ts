import { placeSource } from './glsl.ts';

/** A thin strip along each joint; `vAcross` is −1 and 1 at its edges. */
export const jointVertex = `#version 300 es
precision highp float;
in vec2 aCorner;
in vec2 aMiddle;
in vec2 aAlong;
in float aSeen;
uniform float uPixel;
out float vAcross;
out float vSeen;
${placeSource}void main() {
  vAcross = aCorner.y;
  vSeen = aSeen;
  float wide = max(0.06, uPixel) * aCorner.y / length(aAlong);
  gl_Position = place(aMiddle + 0.5 * aAlong * aCorner.x + vec2(-aAlong.y, aAlong.x) * wide);
}`;

/** A soft shade. */
export const jointFragment = `#version 300 es
precision highp float;
in float vAcross;
in float vSeen;
out vec4 result;
uniform float uOpacity;
void main() {
  result = vec4(0.0, 0.0, 0.0, 0.24 * (1.0 - vAcross * vAcross) * vSeen * uOpacity);
}`;
