import { cellHead } from './cellShaders.ts';

/** A piece's shadow: its distance field, blurred. */
export const shadowFragment = `${cellHead}
uniform vec4 uShadow;
uniform vec2 uSoft;
void main() {
  bool hidden = vLift == 0.0 && vColour.a == 1.0;
  bool beyond = false;
  for (int i = 0; i < 6; i++) {
    if (i >= uSides) break;
    int ahead = (vReach.x >> (3 * i)) & 7;
    vec2 q = vPoint - corner(i);
    float depth = cross2(edge(i).xy, q);
    beyond = beyond || (ahead != 0 && depth < 0.0);
    hidden = hidden && !(ahead == 0 ? depth < 0.17 : ahead < 7 && dot(q, q) < 0.03);
  }
  result = vec4(0.0);
  if (hidden || beyond) return;
  float soft = uSoft.x + uSoft.y * vLift;
  float d = border(vPoint, vReach, 0.028, 0.15).x;
  if (!elsewhere) result = uShadow * (smoothstep(-soft, soft, d) * vColour.a * uOpacity);
}`;

/** A piece: its lit shape, with faint seams between its cells. */
export const pieceFragment = `${cellHead}
uniform vec4 uBevel;
uniform vec2 uSeam;
uniform vec3 uShade;
uniform vec4 uWave;
uniform vec3 uCrest;
const vec3 LIGHT = vec3(-0.5176, -0.6171, 0.5927);
vec3 light(vec3 c) { return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c)); }
vec3 screen(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 1e-5), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }
void main() {
  // The seams to the piece's other cells, and whether its outline is near enough to matter.
  float seam = 0.0;
  bool inner = true;
  float seamWidth = max(uSeam.x, uPixel * 0.5);
  float seamFade = max(uPixel, uSeam.x);
  float near = 0.03 + max(uBevel.x, 0.15);
  for (int i = 0; i < 6; i++) {
    if (i >= uSides) break;
    int ahead = (vReach.x >> (3 * i)) & 7;
    vec3 next = edge(i);
    vec2 q = vPoint - corner(i);
    float depth = cross2(next.xy, q);
    inner = inner && !(ahead == 0 ? depth < near : ahead < 7 && dot(q, q) < 1.4 * near * near);
    float along = dot(q, next.xy);
    float ends = smoothstep(0.05, 0.12, min(along, next.z - along));
    float line = 1.0 - smoothstep(seamWidth * 0.5, seamWidth * 0.5 + seamFade, depth);
    if (ahead != 0) seam = max(seam, ends * line * uSeam.x / seamWidth);
  }
  vec3 outline = vec3(1.0, 0.0, 0.0);
  if (!inner) outline = border(vPoint, vReach, 0.028, 0.15);
  float cover = clamp(outline.x / uPixel + 0.5, 0.0, 1.0);
  float slope = 1.0 - clamp(outline.x / uBevel.x, 0.0, 1.0);
  vec3 normal = normalize(vec3(-outline.yz * slope * uBevel.w, sqrt(max(1.0 - slope * slope, 1e-4))));
  float lambert = max(dot(normal, LIGHT), 0.0) / LIGHT.z;
  vec3 between = normalize(LIGHT + vec3(0.0, 0.0, 1.0));
  float gloss = max(pow(max(dot(normal, between), 0.0), 20.0) - pow(between.z, 20.0), 0.0) * uBevel.z;
  vec2 across = (vBoard - uBounds.xy) / max(uBounds.zw - uBounds.xy, vec2(1e-3));

  float crest = (dot(across, vec2(0.62, 0.38)) - uCrest.x) / uCrest.z;
  float wave = exp(-crest * crest) * uCrest.y;
  float brightness = mix(1.0, lambert, uBevel.y) * (1.0 - uSeam.y * seam) * (1.03 - 0.06 * across.y);
  vec3 colour = light(vColour.rgb) * brightness * mix(uShade, vec3(1.0), clamp(brightness, 0.0, 1.0)) + gloss;
  colour += (colour * 0.9 + uWave.rgb * 0.28 * (0.4 + 0.6 * lambert)) * wave * uWave.a;
  float alpha = cover * vColour.a * uOpacity;
  result = vec4(screen(clamp(colour, 0.0, 1.0)) * alpha, alpha);
}`;
