import { cellHead, cellVertex } from './cells.ts';
import { materialSource } from './materials.ts';
import type { Sources } from './meshes.ts';
import type { Material } from '../../theme/theme.ts';

/** The shadow of a piece, or its halo: its distance field, blurred. */
export const shadowFragment = `${cellHead}
uniform vec4 uShadow;
// How soft it is, how much softer when lifted by 1, and its share beside the board.
uniform vec3 uSoft;
uniform vec3 uCut;
// The reach and the strength of a halo in place of the shadow.
uniform vec2 uHalo;
flat in float vPixel;
in vec2 vPlaced;
void main() {
  vec2 depth = depths();
  // Up to the tile's next cells, or halfway to their part of the outline.
  vec2 across = vOutline.xy - vOutline.zw;
  float toHalfway = dot(across, vFromCorner) / max(length(across), 1e-3);
  float own = 1.0;
  if (vTile.x > 0) own = depth.x;
  else if (vTile.y > 0 && depth.x < 0.0) own = toHalfway;
  if (vTile.y > 0) own = min(own, depth.y);
  else if (vTile.x > 0 && depth.y < 0.0) own = min(own, -toHalfway);
  float share = clamp(own / vPixel + 0.5, 0.0, 1.0);
  float d = border(vFromCorner, max(uCut.x, uCut.z * uPixel), uCut.y).x;
  float shown = share * vColour.a * vBrightness * uOpacity;
  if (uHalo.y > 0.0) {
    // Wider and brighter around a piece that is high.
    float reach = uHalo.x + 0.3 * vLift;
    result = vec4(vColour.rgb * (exp(3.0 * min(d, 0.0) / reach) * smoothstep(-reach, 0.0, d) * uHalo.y * (1.0 + 2.0 * vLift) * shown), 0.0);
    return;
  }
  vec2 past = max(uBounds.xy - vPlaced, vPlaced - uBounds.zw);
  // Beyond the frame, and of a piece that is small, as it waits.
  float beyond = max(smoothstep(0.15, 0.4, max(past.x, past.y)), smoothstep(0.95, 0.5, uPixel / vPixel));
  shown *= mix(1.0, uSoft.z, beyond);
  // As far as it moves and grows.
  float soft = (uSoft.x + uSoft.y * vLift) * sqrt(vPixel / uPixel);
  // Darker under a piece that is high, as it is told from what lies below.
  float darker = mix(1.0, max(1.0, 0.55 / max(uShadow.a, 0.01)), smoothstep(0.0, 0.4, vLift));
  result = uShadow * (smoothstep(-soft, soft, d) * shown * darker);
}`;

/**
 * A piece: a slab, seen a little from below. Its top is lit and has faint seams between its cells; its side
 * is visible at the lower end of its shape, as high as it is thick. Where it faces the viewer, its light is
 * that of the material, each of which has a program of its own, as each background has.
 */
export const pieceProgram = (kind: Material['kind']): Sources => [
  cellVertex,
  `${cellHead}
flat in vec3 vLight;
flat in vec2 vGrain;
flat in vec3 vTowards;
// The direction halfway between the light and the viewer, and the highlight of a flat surface.
flat in vec4 vHalfway;
flat in vec2 vBelow;
flat in float vPixel;
uniform vec4 uBevel;
uniform vec2 uSeam;
uniform vec3 uSun;
uniform vec3 uSky;
// The direction towards the light across the board, and what it adds there: share of the sun, and brightness.
uniform vec4 uFall;
// The light on sides that face the sun.
uniform vec4 uRimLight;
uniform float uThickness;
uniform vec4 uWave;
uniform vec3 uWavefront;
uniform vec3 uCut;
uniform vec3 uTray;
uniform vec4 uEdge;
${materialSource(kind)}
// The visibility of a seam at a depth behind an edge, at a place along it.
float seam(float depth, float along) {
  float width = max(uSeam.x, vPixel * 0.5);
  float line = 1.0 - smoothstep(width * 0.5, width * 0.5 + max(vPixel, uSeam.x), depth);
  // It ends before a corner of the piece.
  return (vTile.z == NONE ? 1.0 : smoothstep(0.05, 0.12, along)) * line * uSeam.x / width;
}
void main() {
  vec2 depth = depths();
  float seams = max(
    vTile.x > 0 ? seam(depth.x, dot(vFromCorner, vEdges.xy)) : 0.0,
    vTile.y > 0 ? seam(depth.y, dot(vFromCorner, vEdges.zw)) : 0.0);
  float gap = max(uCut.x, uCut.z * uPixel);
  vec3 outline = border(vFromCorner, gap, uCut.y);
  // A side is seen on small pieces, too.
  float thickness = uThickness > 0.0 ? max(uThickness, 1.6 * vPixel) : 0.0;
  vec3 top = border(vFromCorner + vBelow * thickness, gap, uCut.y);
  float cover = clamp(outline.x / vPixel + 0.5, 0.0, 1.0);
  float onTop = clamp(top.x / vPixel + 0.5, 0.0, 1.0);
  vec3 rim = top.x < outline.x ? top : outline;
  float slope = 1.0 - clamp(rim.x / uBevel.x, 0.0, 1.0);
  vec3 normal = normalize(vec3(-rim.yz * slope * uBevel.w, sqrt(max(1.0 - slope * slope, 1e-4))));
  float lambert = max(dot(normal, vTowards), 0.0) / vTowards.z;
  float gloss = max(pow(max(dot(normal, vHalfway.xyz), 0.0), 20.0) - vHalfway.w, 0.0) * uBevel.z;
  vec2 across = (vBoard - uBounds.xy) / max(uBounds.zw - uBounds.xy, vec2(1e-3));

  float facing = max(dot(-rim.yz, vTowards.xy), 0.0);
  vec3 side = uSky * 0.36 + uSun * 0.5 * facing;
  float nearer = clamp(dot(2.0 * across - 1.0, uFall.xy), -1.0, 1.0);
  float sunlit = min(uBevel.y + uFall.z * nearer, 1.0);
  vec3 lit = max(mix(uSky, uSun * lambert, sunlit), side * slope) * (1.0 - uSeam.y * seams) * (1.0 + uFall.w * nearer);
  float deep = clamp(-top.x / max(thickness, 1e-3), 0.0, 1.0);
  side *= 0.92 - 0.4 * deep;
  vec2 along = vec2(dot(vBoard, vGrain), cross2(vGrain, vBoard));
  float seed = fract(dot(vColour.rgb, vec3(12.99, 78.23, 37.72)));
  vec3 shine = gloss * uSun + uRimLight.rgb * (facing * slope * slope);
  Surface surface = Surface(vLight, lit, shine, rim.x, rim.yz, min(depth.x, depth.y), seams, along, seed);
  vec3 colour = mix(vLight * side, material(surface), onTop);
  if (uWavefront.y > 0.0) {
    float wavefront = (dot(across, vec2(0.62, 0.38)) - uWavefront.x) / uWavefront.z;
    float wave = exp(-wavefront * wavefront) * uWavefront.y * uWave.a;
    // Its light takes on the hue of the piece, and leaves what is bright as it is.
    vec3 hue = vLight / max(max(vLight.r, max(vLight.g, vLight.b)), 1e-3);
    vec3 lamp = uWave.rgb * mix(vec3(1.0), hue, 0.8) * (0.28 * (0.4 + 0.6 * lambert));
    colour += (1.0 - min(colour, 1.0)) * (colour * 0.9 + lamp) * wave;
  }
  // The edge of a small piece, which is light only where it faces the light, and softly.
  float faces = smoothstep(-0.35, 0.9, dot(-outline.yz, normalize(vTowards.xy)));
  float edge = faces * smoothstep(max(3.0, 0.08 / vPixel) * (0.5 + 0.5 * faces), 0.5, outline.x / vPixel);
  colour = mix(colour, uEdge.rgb, uEdge.a * small() * edge);
  // The rim of a piece in flight: light in its hue before a dark tray, dark before a light one, most where it faces the light.
  float aloft = smoothstep(0.3, 0.42, vLift) * within(outline.x, max(0.03, 1.5 * vPixel));
  float dark = step(uTray.g, 0.5);
  colour = mix(colour, dark * mix(vec3(1.0), vLight, 0.55), mix(0.53 + 0.27 * faces, 0.06 + 0.78 * faces, dark) * aloft);
  // A piece that fades has an outline before it has a face.
  float outlined = 1.0 - vColour.a;
  float body = vColour.a * mix(1.0 - 0.4 * outlined, 1.0 + outlined, smoothstep(0.12, 0.05, outline.x));
  float alpha = cover * body * uOpacity;
  result = vec4(screen(clamp(colour, 0.0, 1.0)) * (vBrightness * alpha), alpha);
}`,
];

/** The afterglow of cells, blurred; at any point the shares of all cells add up to 1. */
export const glowFragment = `${cellHead}
uniform float uBlur;
uniform float uGrooveShade;
uniform float uStrength;
void main() {
  // The cell's other edges are farther away than the blur.
  vec2 depth = depths();
  vec2 shares = smoothstep(-uBlur, uBlur, depth);
  float share = shares.x * shares.y;
  float groove = 1.0 - clamp((abs(min(depth.x, depth.y)) - 0.035) / uPixel + 0.5, 0.0, 1.0);
  result = vec4(vColour.rgb, 1.0) * (vColour.a * uStrength * share * (1.0 - uGrooveShade * groove) * uOpacity);
}`;

/** Open cells, and the grooves between them. */
export const cellFragment = `${cellHead}
flat in vec3 vTowards;
uniform vec4 uCell;
uniform vec4 uGroove;
// The share of the colour of cells in grooves.
uniform float uPlain;
// The strength of the shadow on the floor of sunk cells, and of light on the sides that face it.
uniform float uRecess;
uniform vec4 uFall;
uniform vec4 uRim;
uniform vec2 uTrayLight;
void main() {
  vec3 edge = border(vFromCorner, 0.035, 0.05);
  float open = clamp(edge.x / uPixel + 0.5, 0.0, 1.0);
  // The near sides throw a shadow on the floor; the far ones catch the light in a thin line.
  float shade = smoothstep(0.02, -0.03, border(vFromCorner + 0.13 * vTowards.xy + vec2(0.0, -0.015), 0.035, 0.05).x);
  shade = min(1.0, 1.5 * uRecess) * max(shade, 0.5 * exp(-14.0 * max(edge.x, 0.0)));
  float lip = uRecess * smoothstep(-0.1, 0.8, dot(edge.yz, vTowards.xy)) * clamp((max(0.03, 1.3 * uPixel) - edge.x) / uPixel + 0.5, 0.0, 1.0);
  // A low light grazes those nearest to it, in its own colour.
  vec2 across = (vBoard - uBounds.xy) / max(uBounds.zw - uBounds.xy, vec2(1e-3)) * 2.0 - 1.0;
  float grazed = uTrayLight.x * clamp(0.5 + dot(across, uFall.xy), 0.0, 1.0);
  vec4 floor = mix(uCell, vec4(uRim.rgb, 1.0), grazed);
  vec4 cell = mix(floor, vec4(0.0, 0.0, 0.0, max(floor.a, 0.85 * shade)), 0.85 * shade);
  cell = mix(cell, vec4(mix(vec3(1.0), uRim.rgb, min(9.0 * grazed, 1.0)), 1.0), (0.34 + 2.0 * grazed) * lip);
  result = mix(mix(uGroove, uCell, uPlain), cell, open) * (vColour.a * uOpacity);
}`;
