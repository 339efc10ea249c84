import { cellHead, cellVertex } from './cells.ts';
import { encodeSource, noiseSource } from './glsl.ts';
import type { Sources } from './meshes.ts';

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
in float aHaze;
in float aHalo;
uniform vec2 uWindow;
uniform vec2 uOrigin;
uniform vec2 uTiles;
out vec2 vAt;
flat out vec2 vTile;
flat out float vOpacity;
flat out float vHaze;
flat out float vHalo;
void main() {
  vAt = 0.5 + aCorner * 0.5 * ${DRAWN.toFixed(1)};
  vTile = vec2(mod(aTile, uTiles.x), floor((aTile + 0.5) / uTiles.x));
  vOpacity = aOpacity;
  vHaze = aHaze;
  vHalo = aHalo;
  vec2 at = (aAt - uOrigin + (vAt - 0.5) * aSize / ${SQUARE.toFixed(4)}) / uWindow * 2.0 - 1.0;
  gl_Position = aOpacity + aHalo > 0.0 ? vec4(at.x, -at.y, 0.0, 1.0) : vec4(2.0, 2.0, 0.0, 1.0);
}`;

/** A piece of a jewel: a flat field in its board's light, lighter at the top of the jewel, with hairlines between pieces. */
export const enamelProgram: Sources = [
  cellVertex,
  `${cellHead}${encodeSource}
flat in vec3 vLight;
flat in float vPixel;
uniform vec3 uSun;
uniform vec3 uSky;
uniform vec4 uBevel;
void main() {
  float cover = clamp(border(vFromCorner, 0.0, 0.0).x / vPixel + 0.5, 0.0, 1.0);
  float down = (vBoard.y - uBounds.y) / max(uBounds.w - uBounds.y, 1e-3);
  vec3 lit = vLight * mix(uSky, uSun, min(uBevel.y, 1.0)) * (1.08 - 0.2 * down);
  result = vec4(screen(clamp(lit, 0.0, 1.0)), 1.0) * (cover * uOpacity);
}`,
];

/** A jewel from its tile, behind haze as something far away, before a halo of its colours, in a groove. */
export const jewelFragment = `#version 300 es
precision highp float;
in vec2 vAt;
flat in vec2 vTile;
flat in float vOpacity;
flat in float vHaze;
flat in float vHalo;
out vec4 result;
uniform sampler2D uAtlas;
uniform vec2 uTiles;
// The size of a tile.
uniform float uTexels;
// The strengths of halo and groove, and the colour of haze with its share.
uniform vec2 uStrengths;
uniform vec4 uHaze;
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
  // A bevel around all of it, lit from above.
  vec2 off = vec2(0.0, max(1.3 * pixel, 0.012));
  float upper = jewel.a - min(jewel.a, blurred(vAt - off, level).a);
  float lower = jewel.a - min(jewel.a, blurred(vAt + off, level).a);
  jewel.rgb = mix(jewel.rgb, vec3(jewel.a), 0.4 * upper) * (1.0 - 0.4 * lower);
  jewel.rgb = mix(jewel.rgb, uHaze.rgb * jewel.a, uHaze.a * vHaze);
  jewel *= vOpacity;
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
