import { cellHead } from './cellShaders.ts';
import { materialSource } from './materialShaders.ts';

/**
 * A piece's shadow, or its halo: its distance field, blurred. It falls as far as `uFall`, so what the piece
 * hides of it is less.
 */
export const shadowFragment = `${cellHead}
uniform vec4 uShadow;
uniform vec2 uSoft;
uniform float uFall;
uniform vec2 uCut;
// How far light reaches in place of the shadow, and how strong it is.
uniform vec2 uHalo;
void main() {
  bool hidden = vLift == 0.0 && vColour.a == 1.0;
  bool beyond = false;
  for (int i = 0; i < 6; i++) {
    if (i >= uSides) break;
    int ahead = (vReach.x >> (3 * i)) & 7;
    vec2 q = vPoint - corner(i);
    float depth = cross2(edge(i).xy, q);
    beyond = beyond || (ahead != 0 && depth < 0.0);
    hidden = hidden && !(ahead == 0 ? depth < 0.17 + uFall : ahead < 7 && dot(q, q) < (0.17 + uFall) * (0.17 + uFall));
  }
  result = vec4(0.0);
  if (hidden || beyond) return;
  float soft = uSoft.x + uSoft.y * vLift;
  float d = border(vPoint, vReach, uCut.x, uCut.y).x;
  if (elsewhere) return;
  if (uHalo.y > 0.0) result = vec4(vColour.rgb * (exp(3.0 * min(d, 0.0) / uHalo.x) * smoothstep(-uHalo.x, 0.0, d) * uHalo.y * vColour.a * uOpacity), 0.0);
  else result = uShadow * (smoothstep(-soft, soft, d) * vColour.a * uOpacity);
}`;

/**
 * A piece: a slab, seen a little from below. Its top is lit and has faint seams between its cells; at the lower end
 * of its shape, as high as it is thick, its side is seen. Facing the viewer, it has the light of `onTop`.
 */
export const pieceFragment = `${cellHead}
uniform vec4 uBevel;
uniform vec2 uSeam;
flat in vec3 vTowards;
uniform vec3 uSun;
uniform vec3 uSky;
uniform float uThickness;
flat in vec2 vBelow;
flat in float vPixel;
uniform vec4 uWave;
uniform vec3 uCrest;
uniform vec2 uCut;
uniform vec3 uTray;
${materialSource}
void main() {
  // The seams to the piece's other cells, and whether its outline is near enough to matter.
  float seam = 0.0;
  float middle = 1.0;
  bool inner = true;
  float seamWidth = max(uSeam.x, vPixel * 0.5);
  float seamFade = max(vPixel, uSeam.x);
  float near = 0.03 + max(uBevel.x, 0.15) + uThickness;
  for (int i = 0; i < 6; i++) {
    if (i >= uSides) break;
    int ahead = (vReach.x >> (3 * i)) & 7;
    vec3 next = edge(i);
    vec2 q = vPoint - corner(i);
    float depth = cross2(next.xy, q);
    inner = inner && !(ahead == 0 ? depth < near : ahead < 7 && dot(q, q) < 1.4 * near * near);
    middle = min(middle, depth);
    float along = dot(q, next.xy);
    float ends = smoothstep(0.05, 0.12, min(along, next.z - along));
    float line = 1.0 - smoothstep(seamWidth * 0.5, seamWidth * 0.5 + seamFade, depth);
    if (ahead != 0) seam = max(seam, ends * line * uSeam.x / seamWidth);
  }
  vec3 outline = vec3(1.0, 0.0, 0.0);
  vec3 top = outline;
  if (!inner) {
    outline = border(vPoint, vReach, uCut.x, uCut.y);
    top = border(vPoint + vBelow * uThickness, vReach, uCut.x, uCut.y);
  }
  float cover = clamp(outline.x / vPixel + 0.5, 0.0, 1.0);
  float onTop = clamp(top.x / vPixel + 0.5, 0.0, 1.0);
  vec3 rim = top.x < outline.x ? top : outline;
  float slope = 1.0 - clamp(rim.x / uBevel.x, 0.0, 1.0);
  vec3 normal = normalize(vec3(-rim.yz * slope * uBevel.w, sqrt(max(1.0 - slope * slope, 1e-4))));
  float lambert = max(dot(normal, vTowards), 0.0) / vTowards.z;
  vec3 between = normalize(vTowards + vec3(0.0, 0.0, 1.0));
  float gloss = max(pow(max(dot(normal, between), 0.0), 20.0) - pow(between.z, 20.0), 0.0) * uBevel.z;
  vec2 across = (vBoard - uBounds.xy) / max(uBounds.zw - uBounds.xy, vec2(1e-3));

  float crest = (dot(across, vec2(0.62, 0.38)) - uCrest.x) / uCrest.z;
  float wave = exp(-crest * crest) * uCrest.y;
  float facing = max(dot(-rim.yz, vTowards.xy), 0.0);
  vec3 side = uSky * 0.36 + uSun * 0.5 * facing;
  vec3 lit = max(mix(uSky, uSun * lambert, uBevel.y), side * slope) * (1.0 - uSeam.y * seam) * (1.03 - 0.06 * across.y);
  float deep = clamp(-top.x / max(uThickness, 1e-3), 0.0, 1.0);
  side *= 0.92 - 0.4 * deep;
  vec3 piece = light(vColour.rgb);
  vec2 turn = vec2(cos(vGrain), sin(vGrain));
  vec2 along = vec2(dot(vBoard, turn), cross2(turn, vBoard));
  float seed = fract(dot(vColour.rgb, vec3(12.99, 78.23, 37.72)));
  Surface surface = Surface(piece, lit, gloss * uSun, rim.x, rim.yz, middle, seam, turn, along, seed);
  vec3 colour = mix(piece * side, material(surface), onTop);
  colour += (colour * 0.9 + uWave.rgb * 0.28 * (0.4 + 0.6 * lambert)) * wave * uWave.a;
  float alpha = cover * vColour.a * uOpacity;
  result = vec4(screen(clamp(colour, 0.0, 1.0)) * alpha, alpha);
}`;
