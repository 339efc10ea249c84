/** The square around any jewel in the middle of its tile, as a share of it. */
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

/** A jewel from its tile, in a rim of light, before light in its own colours, in a groove. */
export const jewelFragment = `#version 300 es
precision highp float;
in vec2 vAt;
flat in vec2 vTile;
flat in float vOpacity;
flat in float vLit;
out vec4 result;
uniform sampler2D uAtlas;
uniform vec2 uTiles;
// The size of a tile.
uniform float uTexels;
uniform vec2 uStrengths;
uniform vec4 uRim;
// The tile at a place in it, blurred over 2 to the power of \`level\` texels.
vec4 blurred(vec2 at, float level) {
  float half_ = 0.5 * exp2(level) / uTexels;
  return textureLod(uAtlas, (vTile + clamp(at, half_, 1.0 - half_)) / uTiles, level);
}
float inside(vec2 at) {
  vec2 off = abs(at - 0.5);
  return step(max(off.x, off.y), 0.5);
}
void main() {
  // The size of a pixel, and the level at which a texel is about as large.
  float pixel = fwidth(vAt.y);
  float level = max(0.0, log2(uTexels * pixel) - 0.6);
  vec4 jewel = blurred(vAt, level) * inside(vAt);
  vec4 under = vec4(0.0);
  if (uStrengths.x > 0.0) {
    // The jewel once more, blurred and enlarged.
    vec2 at = 0.5 + (vAt - 0.5) * 0.74;
    vec2 off = abs(at - 0.5);
    float fade = smoothstep(0.5, 0.3, off.x) * smoothstep(0.5, 0.3, off.y);
    under = vec4(blurred(at, log2(uTexels / 6.0)).rgb * fade * uStrengths.x, 0.0);
  }
  if (uStrengths.y > 0.0) {
    float wide = min(1.0, 1.6 * blurred(vAt, log2(uTexels / 17.0)).a) * inside(vAt);
    under = vec4(0.0, 0.0, 0.0, wide * uStrengths.y);
  }
  if (uRim.a > 0.0) {
    // As wide as a pixel, or as a hundredth of the tile, and none in joints; brightest above the jewel.
    float wide = max(1.1 * pixel, 0.012);
    float rim = 0.0;
    for (int i = 0; i < 8; i++) {
      float angle = 0.785398 * float(i);
      vec2 way = vec2(cos(angle), sin(angle));
      float covered = smoothstep(0.5, 0.95, blurred(vAt + way * wide, level).a);
      float beyond = smoothstep(0.2, 0.7, blurred(vAt - way * 1.5 * wide, level).a);
      rim = max(rim, covered * (1.0 - beyond) * (0.7 + 0.3 * way.y));
    }
    rim *= uRim.a * inside(vAt);
    under = vec4(uRim.rgb * rim, rim) + under * (1.0 - rim);
  }
  result = (jewel + under * (1.0 - jewel.a) * vLit) * vOpacity;
}`;
