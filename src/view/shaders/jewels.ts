import { noiseSource } from './glsl.ts';

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
in vec2 aPure;
in float aHalo;
uniform vec2 uWindow;
uniform vec2 uOrigin;
uniform vec2 uTiles;
out vec2 vAt;
flat out vec2 vTile;
flat out float vOpacity;
flat out vec2 vPure;
flat out float vHalo;
void main() {
  vAt = 0.5 + aCorner * 0.5 * ${DRAWN.toFixed(1)};
  vTile = vec2(mod(aTile, uTiles.x), floor((aTile + 0.5) / uTiles.x));
  vOpacity = aOpacity;
  vPure = aPure;
  vHalo = aHalo;
  vec2 at = (aAt - uOrigin + (vAt - 0.5) * aSize / ${SQUARE.toFixed(4)}) / uWindow * 2.0 - 1.0;
  gl_Position = aOpacity + aHalo > 0.0 ? vec4(at.x, -at.y, 0.0, 1.0) : vec4(2.0, 2.0, 0.0, 1.0);
}`;

/** A jewel from its tile, in colours that become purer and brighter, before a halo of them, in a groove. */
export const jewelFragment = `#version 300 es
precision highp float;
in vec2 vAt;
flat in vec2 vTile;
flat in float vOpacity;
flat in vec2 vPure;
flat in float vHalo;
out vec4 result;
uniform sampler2D uAtlas;
uniform vec2 uTiles;
// The size of a tile.
uniform float uTexels;
// The strengths of halo and groove.
uniform vec2 uStrengths;
${noiseSource}
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
  float grey = dot(jewel.rgb, vec3(0.2126, 0.7152, 0.0722));
  vec3 pure = (grey + (jewel.rgb - grey) * (1.0 + vPure.x)) * (1.0 + vPure.y);
  jewel.rgb = clamp(pure, 0.0, jewel.a) * vOpacity;
  jewel.a *= vOpacity;
  vec4 under = vec4(0.0);
  if (uStrengths.x > 0.0) {
    // The jewel once more, enlarged, and blurred so that no texel is seen.
    vec2 at = 0.5 + (vAt - 0.5) * 0.7;
    float coarse = log2(uTexels / 8.0);
    vec3 halo = vec3(0.0);
    for (int i = 0; i < 9; i++) {
      vec2 off = vec2(float(i % 3) - 1.0, float(i / 3) - 1.0);
      vec2 weight = 0.5 - 0.25 * abs(off);
      halo += blurred(at + off / 8.0, coarse).rgb * weight.x * weight.y;
    }
    float fade = smoothstep(0.75, 0.2, length(vAt - 0.5));
    float grain = (hash(gl_FragCoord.xy) - 0.5) / 255.0;
    under = vec4(halo * (fade * uStrengths.x) + grain * step(0.004, fade), 0.0);
  }
  if (uStrengths.y > 0.0) {
    float wide = min(1.0, 1.6 * blurred(vAt, log2(uTexels / 17.0)).a) * inside(vAt);
    under = vec4(0.0, 0.0, 0.0, wide * uStrengths.y / max(vHalo, 1.0));
  }
  result = jewel + under * ((1.0 - jewel.a) * vHalo);
}`;
