/**
 * The shaders, in GLSL. Most passes draw one polygon per cell; lengths are in cell widths. All of them rest
 * on `border`: the signed distance from a point of a cell to the outline of its tile, for cells of any
 * number of sides.
 */

/** Places a cell's polygon: grown by `uGrow` and moved down by `uDown`, both also in proportion to its lift. */
export const cellVertex = `#version 300 es
precision highp float;
in vec2 aMiddle;
in vec2 aCorner;
in vec2 aOut;
in float aKind;
in vec4 aColour;
in float aLift;
in vec2 aReach;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform float uGrow;
uniform float uGrowByLift;
uniform vec2 uDown;
out vec2 vPoint;
out vec2 vBoard;
flat out int vKind;
flat out vec4 vColour;
flat out float vLift;
flat out ivec2 vReach;
void main() {
  vPoint = aCorner + aOut * (uGrow + uGrowByLift * aLift);
  vec2 ground = aMiddle + vPoint;
  vec2 shifted = ground + vec2(0.0, uDown.x + uDown.y * aLift);
  vBoard = ground;
  vKind = int(aKind + 0.5);
  vColour = aColour;
  vLift = aLift;
  vReach = ivec2(aReach + 0.5);
  vec3 screen = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(shifted, 1.0);
  gl_Position = aColour.a > 0.0 ? vec4(screen.xy, 0.0, 1.0) : vec4(2.0, 2.0, 0.0, 1.0);
}`;

const head = `#version 300 es
precision highp float;
precision highp int;
in vec2 vPoint;
in vec2 vBoard;
flat in int vKind;
flat in vec4 vColour;
flat in float vLift;
flat in ivec2 vReach;
out vec4 result;
uniform vec2 uCorners[12];
uniform vec3 uEdges[12];
uniform int uSides;
uniform float uAngle;
uniform float uPixel;
uniform float uOpacity;
uniform vec4 uBounds;

vec2 corner(int i) { return uCorners[vKind * 6 + i]; }
// The direction of the edge that leaves a corner, and its length.
vec3 edge(int i) { return uEdges[vKind * 6 + i]; }
float cross2(vec2 a, vec2 b) { return a.x * b.y - a.y * b.x; }
vec2 turned(vec2 v, int cells) {
  if (cells == 0) return v;
  float c = cos(float(cells) * uAngle), s = sin(float(cells) * uAngle);
  return vec2(v.x * c - v.y * s, v.x * s + v.y * c);
}

// Signed distance to the piece's outline (inside above 0) drawn in by gap, convex corners rounded by
// radius; with it the direction in which that distance grows. Outside, elsewhere says that the
// point lies nearer to another cell's part of the outline.
bool elsewhere;
vec3 border(vec2 p, ivec2 reaches, float gap, float radius) {
  elsewhere = false;
  vec3 best = vec3(1e3, 0.0, 0.0);
  for (int i = 0; i < 6; i++) {
    if (i >= uSides) break;
    int ahead = (reaches.x >> (3 * i)) & 7;
    if (ahead == 7) continue;
    int behind = (reaches.y >> (3 * i)) & 7;
    vec2 v = corner(i);
    vec2 q = p - v;
    vec3 next = edge(i);
    float side = next.z;
    vec2 a = turned(next.xy, -ahead);
    vec2 b = turned(-edge(i > 0 ? i - 1 : uSides - 1).xy, behind);
    float toA = cross2(a, q), toB = cross2(q, b);
    float alongA = dot(a, q), alongB = dot(b, q);
    float inner = float(ahead + behind + 1) * uAngle;
    if (ahead > 0 && behind == 0 && toB < 0.0 && alongB < alongA) elsewhere = true;
    if (behind > 0 && ahead == 0 && toA < 0.0 && alongA < alongB) elsewhere = true;
    if (inner < 3.13) {
      vec2 w = q - (a + b) * ((gap + radius) / cross2(a, b));
      if (dot(w, a) < 0.0 && dot(w, b) < 0.0) {
        float far = max(length(w), 1e-5);
        if (radius - far < best.x) best = vec3(radius - far, -w / far);
        continue;
      }
      if (alongA <= side && toA - gap < best.x) best = vec3(toA - gap, -a.y, a.x);
      if (alongB <= side && toB - gap < best.x) best = vec3(toB - gap, b.y, -b.x);
    } else {
      float far = max(length(q), 1e-5);
      bool straight = inner < 3.15;
      bool lineA = straight || (alongA > 0.0 && float(ahead) * uAngle < 1.5);
      bool lineB = straight || (alongB > 0.0 && float(behind) * uAngle < 1.5);
      // Past the end of an edge the corner itself is nearest, from outside too.
      vec3 da = lineA ? vec3(toA, -a.y, a.x) : vec3(far, q / far) * (ahead == 0 && toA < 0.0 ? -1.0 : 1.0);
      vec3 db = lineB ? vec3(toB, b.y, -b.x) : vec3(far, q / far) * (behind == 0 && toB < 0.0 ? -1.0 : 1.0);
      if ((!lineA || alongA <= side) && da.x - gap < best.x) best = vec3(da.x - gap, da.yz);
      if ((!lineB || alongB <= side) && db.x - gap < best.x) best = vec3(db.x - gap, db.yz);
    }
  }
  return best;
}
`;

/** Blurred light where cells changed; at any point the shares of all cells add up to 1. */
export const glowFragment = `${head}
uniform float uBlur;
uniform float uGrooveShade;
void main() {
  float share = 1.0;
  float near = 1e3;
  for (int i = 0; i < 6; i++) {
    if (i >= uSides) break;
    float depth = cross2(edge(i).xy, vPoint - corner(i));
    share *= smoothstep(-uBlur, uBlur, depth);
    near = min(near, depth);
  }
  float groove = 1.0 - clamp((abs(near) - 0.035) / uPixel + 0.5, 0.0, 1.0);
  result = vColour * (share * (1.0 - uGrooveShade * groove) * uOpacity);
}`;

/** Open cells, and the grooves between them. */
export const cellFragment = `${head}
uniform vec4 uCell;
uniform vec4 uGroove;
void main() {
  float d = border(vPoint, ivec2(0), 0.035, 0.05).x;
  float open = clamp(d / uPixel + 0.5, 0.0, 1.0);
  result = mix(uGroove, uCell, open) * (vColour.a * uOpacity);
}`;

/** A piece's shadow: its distance field, blurred. */
export const shadowFragment = `${head}
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
export const pieceFragment = `${head}
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

export const trayVertex = `#version 300 es
precision highp float;
in vec2 aPoint;
in vec2 aAway;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec2 uOffset;
out vec2 vAway;
out vec2 vBoard;
void main() {
  vAway = aAway;
  vBoard = aPoint;
  vec3 screen = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(aPoint + uOffset, 1.0);
  gl_Position = vec4(screen.xy, 0.0, 1.0);
}`;

/** The tray's shadow. */
export const trayShadowFragment = `#version 300 es
precision highp float;
in vec2 vAway;
out vec4 result;
uniform vec4 uTrayShadow;
uniform float uRimWidth;
uniform float uOpacity;
void main() {
  result = uTrayShadow * (smoothstep(-0.42, 0.42, uRimWidth - length(vAway)) * uOpacity);
}`;

/** The tray: the board's shape with its rim; `vAway` points from the board's edge to here. */
export const trayFragment = `#version 300 es
precision highp float;
in vec2 vAway;
in vec2 vBoard;
out vec4 result;
uniform vec3 uTray;
uniform vec4 uRim;
uniform float uRimWidth;
uniform float uPixel;
uniform float uOpacity;
uniform vec4 uBounds;
void main() {
  float away = length(vAway);
  float cover = clamp((uRimWidth - away) / uPixel + 0.5, 0.0, 1.0);
  if (cover <= 0.0) discard;
  float hair = max(0.022, uPixel * 1.2);
  float edge = 1.0 - smoothstep(0.0, hair, abs(uRimWidth - away - hair * 0.6));
  float upper = away > 0.0 ? 0.5 - 0.5 * vAway.y / away : 0.0;
  float high = 1.0 - clamp((vBoard.y - uBounds.y) / max(uBounds.w - uBounds.y, 1e-3), 0.0, 1.0);
  float rim = edge * uRim.a * mix(0.06, 1.0, upper * mix(0.25, 1.0, high));
  result = vec4(mix(uTray, uRim.rgb, rim), 1.0) * (cover * uOpacity);
}`;

export const backgroundVertex = `#version 300 es
precision highp float;
in vec2 aPoint;
out vec2 vPoint;
void main() {
  vPoint = aPoint;
  gl_Position = vec4(aPoint, 0.0, 1.0);
}`;

/** A gradient from the middle to the corners, dithered against banding. */
export const backgroundFragment = `#version 300 es
precision highp float;
in vec2 vPoint;
out vec4 result;
uniform vec3 uInner;
uniform vec3 uOuter;
float grain(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
void main() {
  float away = length(vPoint * vec2(1.0, 0.92)) / 1.36;
  vec2 p = gl_FragCoord.xy;
  vec3 one = vec3(grain(p), grain(p + 17.3), grain(p + 31.9));
  vec3 other = vec3(grain(p + 71.7), grain(p + 53.1), grain(p + 97.3));
  vec3 dither = (one + other - 1.0) / 255.0;
  result = vec4(mix(uInner, uOuter, clamp(away * away, 0.0, 1.0)) + dither, 1.0);
}`;
