export const lineVertex = `#version 300 es
precision highp float;
in vec2 aCorner;
in vec4 aEnds;
in float aOpacity;
uniform vec2 uWindow;
uniform vec2 uOrigin;
// How wide a line is, in CSS pixels.
uniform float uWide;
out vec2 vAt;
flat out float vOpacity;
void main() {
  vec2 way = aEnds.zw - aEnds.xy;
  vec2 along = way / max(length(way), 1e-3);
  vec2 across = vec2(-along.y, along.x) * uWide;
  vAt = aCorner;
  vOpacity = aOpacity;
  vec2 at = (aEnds.xy + way * (0.5 + 0.5 * aCorner.x) + across * aCorner.y - uOrigin) / uWindow * 2.0 - 1.0;
  gl_Position = aOpacity > 0.0 ? vec4(at.x, -at.y, 0.0, 1.0) : vec4(2.0, 2.0, 0.0, 1.0);
}`;

/** A line of light, soft across, and fading at its ends. */
export const lineFragment = `#version 300 es
precision highp float;
in vec2 vAt;
flat in float vOpacity;
out vec4 result;
uniform vec4 uLine;
void main() {
  float across = 1.0 - abs(vAt.y);
  float along = smoothstep(1.0, 0.4, abs(vAt.x));
  result = vec4(uLine.rgb * (uLine.a * across * along * vOpacity), 0.0);
}`;
