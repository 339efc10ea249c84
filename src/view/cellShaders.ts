/**
 * What all shaders of cells rest on, in GLSL: each draws one polygon per cell, with lengths in cell widths.
 * `border` is the signed distance from a point of a cell to the outline of its tile, for cells of any
 * number of sides.
 */

/**
 * Places a cell's polygon: grown by `uGrow` and moved by `uMove`, both also in proportion to its lift, and then turned, resized
 * and flipped by the cell's own matrix, and moved. For its fragments it tells, in the cell's own lengths and directions, the size of
 * a device pixel, and where light and fronts are.
 */
export const cellVertex = `#version 300 es
precision highp float;
in vec2 aMiddle;
in vec2 aCorner;
in vec2 aOut;
in float aKind;
in vec4 aColour;
in float aLift;
in vec2 aReach;
in float aGrain;
in vec4 aTurn;
in vec2 aPlace;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform float uGrow;
uniform float uGrowByLift;
uniform vec2 uMove;
uniform vec2 uMoveByLift;
uniform float uPixel;
uniform vec3 uTowards;
uniform vec2 uBelow;
out vec2 vPoint;
out vec2 vBoard;
flat out int vKind;
flat out vec4 vColour;
flat out float vLift;
flat out ivec2 vReach;
flat out float vGrain;
flat out vec2 vMiddle;
flat out float vPixel;
flat out vec3 vTowards;
flat out vec2 vBelow;
void main() {
  vPoint = aCorner + aOut * (uGrow + uGrowByLift * aLift);
  vec2 ground = aMiddle + vPoint;
  // By whole pixels, so that no pixel lies exactly on the edge between two cells.
  vec2 moved = floor(uMove / uPixel + 0.5) * uPixel;
  mat2 turn = mat2(aTurn.xy, aTurn.zw);
  float size = max(max(length(turn[0]), length(turn[1])), 1e-3);
  vec2 shifted = turn * ground + aPlace + (moved + uMoveByLift * aLift) * size;
  vPixel = uPixel / size;
  vTowards = vec3(uTowards.xy * turn / size, uTowards.z);
  vBelow = uBelow * turn / size;
  vBoard = ground;
  vKind = int(aKind + 0.5);
  vColour = aColour;
  vLift = aLift;
  vReach = ivec2(aReach + 0.5);
  vGrain = aGrain;
  vMiddle = aMiddle;
  vec3 screen = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(shifted, 1.0);
  gl_Position = aColour.a > 0.0 ? vec4(screen.xy, 0.0, 1.0) : vec4(2.0, 2.0, 0.0, 1.0);
}`;

/** Begins a fragment shader of cells. */
export const cellHead = `#version 300 es
precision highp float;
precision highp int;
in vec2 vPoint;
in vec2 vBoard;
flat in int vKind;
flat in vec4 vColour;
flat in float vLift;
flat in ivec2 vReach;
flat in float vGrain;
flat in vec2 vMiddle;
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
      bool outside = !straight && toA < 0.0 && toB < 0.0;
      bool lineA = straight || (alongA > 0.0 && (ahead == 0 || toA > 0.0 || outside));
      bool lineB = straight || (alongB > 0.0 && (behind == 0 || toB > 0.0 || outside));
      // Past the end of an edge the corner itself is nearest, from outside too.
      vec3 da = lineA ? vec3(toA, -a.y, a.x) : vec3(far, q / far) * (outside || (ahead == 0 && toA < 0.0) ? -1.0 : 1.0);
      vec3 db = lineB ? vec3(toB, b.y, -b.x) : vec3(far, q / far) * (outside || (behind == 0 && toB < 0.0) ? -1.0 : 1.0);
      if (outside) {
        // Between two edges, the nearer one counts.
        vec3 nearer = da.x > db.x ? da : db;
        if (nearer.x - gap < best.x) best = vec3(nearer.x - gap, nearer.yz);
        continue;
      }
      if ((!lineA || alongA <= side) && da.x - gap < best.x) best = vec3(da.x - gap, da.yz);
      if ((!lineB || alongB <= side) && db.x - gap < best.x) best = vec3(db.x - gap, db.yz);
    }
  }
  return best;
}
`;
