/** The square of a jewel in its tile, as a share of it. */
export const SQUARE = 80 / 96;
/** The square that is drawn, as a multiple of a tile. */
const DRAWN = 1.5;

export const jewelVertex = `#version 300 es
precision highp float;
in vec2 aCorner;
in vec2 aAt;
in float aSize;
in float aTile;
in float aOpacity;
in float aLit;
uniform vec2 uWindow;
uniform vec2 uOrigin;
uniform vec2 uTiles;
out vec2 vAt;
flat out vec2 vTile;
flat out float vOpacity;
flat out float vLit;
void main() {
  vAt = 0.5 + aCorner * 0.5 * ${DRAWN.toFixed(1)};
  vTile = vec2(mod(aTile, uTiles.x), floor((aTile + 0.5) / uTiles.x));
  vOpacity = aOpacity;
  vLit = aLit;
  vec2 at = (aAt - uOrigin + (vAt - 0.5) * aSize / ${SQUARE.toFixed(4)}) / uWindow * 2.0 - 1.0;
  gl_Position = aOpacity > 0.0 ? vec4(at.x, -at.y, 0.0, 1.0) : vec4(2.0, 2.0, 0.0, 1.0);
}`;

/** A jewel from its tile, before light in its own colours, in a groove, above its reflection. */
export const jewelFragment = `#version 300 es
precision highp float;
in vec2 vAt;
flat in vec2 vTile;
flat in float vOpacity;
flat in float vLit;
out vec4 result;
uniform sampler2D uAtlas;
uniform vec2 uTiles;
uniform vec3 uStrengths;
// The tile at a place in it, blurred over 2 to the power of \`level\` texels.
vec4 blurred(vec2 at, float level) {
  float half_ = 0.5 * exp2(level) / 96.0;
  return textureLod(uAtlas, (vTile + clamp(at, half_, 1.0 - half_)) / uTiles, level);
}
float inside(vec2 at) {
  vec2 off = abs(at - 0.5);
  return step(max(off.x, off.y), 0.5);
}
void main() {
  float level = max(0.0, log2(96.0 * fwidth(vAt.y)) - 0.6);
  vec4 jewel = blurred(vAt, level) * inside(vAt);
  vec4 under = vec4(0.0);
  if (uStrengths.x > 0.0) {
    // The jewel once more, blurred and enlarged.
    vec2 at = 0.5 + (vAt - 0.5) * 0.74;
    vec2 off = abs(at - 0.5);
    float fade = smoothstep(0.5, 0.3, off.x) * smoothstep(0.5, 0.3, off.y);
    under = vec4(blurred(at, 4.0).rgb * fade * uStrengths.x, 0.0);
  }
  if (uStrengths.y > 0.0) {
    float wide = min(1.0, 1.6 * blurred(vAt, 2.5).a) * inside(vAt);
    under = vec4(0.0, 0.0, 0.0, wide * uStrengths.y);
  }
  if (uStrengths.z > 0.0) {
    float foot = 0.5 + 0.5 * ${SQUARE.toFixed(4)};
    float depth = (vAt.y - foot) / (1.25 - foot);
    vec4 mirrored = blurred(vec2(vAt.x, foot - (vAt.y - foot)), level + 1.0 + 2.0 * depth);
    float seen = step(0.0, depth) * (1.0 - smoothstep(0.0, 1.0, depth)) * step(abs(vAt.x - 0.5), 0.5);
    under = under * (1.0 - 0.6 * seen) + mirrored * seen * uStrengths.z;
  }
  result = (jewel + under * (1.0 - jewel.a) * vLit) * vOpacity;
}`;
