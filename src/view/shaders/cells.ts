import { decodeSource, placeSource } from './glsl.ts';
import { SURROUNDED } from '../board/geometry.ts';

/**
 * The basis of all shaders of cells, in GLSL, with lengths in cell widths. A cell is drawn as one sector for
 * each of its corners, the part of the cell that is nearest to it, since only the outline of the tile around
 * that corner matters there. The vertex shader computes that outline once, so that a fragment needs one
 * corner only.
 */

/** The shapes of a corner of a tile's outline; none where the tile surrounds the corner. */
const shapes = `
const int STRAIGHT = 0;
const int CONVEX = 1;
const int REFLEX = 2;
const int NONE = 3;
`;

/**
 * Places a sector: grown by `uGrow` and moved by `uMove`, both also in proportion to its lift, and then
 * transformed by the pose of its cell. Its fragments get the size of a device pixel and the directions of
 * light and fronts in the lengths and directions of the cell.
 */
export const cellVertex = `#version 300 es
precision highp float;
// The sector's corner, and the number of the point in the sector, as in the function sectorPoints.
in vec2 aSector;
in vec2 aMiddle;
in float aKind;
in vec4 aColour;
in float aLift;
in vec2 aReach;
in float aGrain;
// The levels of heat from which and to which the cell changes, and 1 where the middle of the cell is kept free.
in vec3 aHeat;
// The share of its brightness that a piece has, which covers what is behind it all the same.
in float aBrightness;
in vec4 aTurn;
in vec2 aPlace;
uniform vec2 uCorners[12];
uniform int uSides;
uniform float uAngle;
uniform float uGrow;
uniform float uGrowByLift;
uniform vec2 uMove;
uniform vec2 uMoveByLift;
uniform float uPixel;
uniform vec3 uTowards;
uniform vec2 uBelow;
out vec2 vFromCorner;
out vec2 vBoard;
// The point after its pose and its displacement.
out vec2 vPlaced;
flat out vec4 vColour;
flat out vec3 vLight;
flat out float vBrightness;
flat out float vLift;
flat out vec4 vEdges;
flat out vec4 vOutline;
flat out ivec4 vTile;
flat out vec4 vNextEdge;
flat out vec4 vPreviousEdge;
flat out vec2 vGrain;
flat out vec3 vHeat;
flat out vec2 vMiddle;
flat out float vPixel;
flat out vec3 vTowards;
flat out vec4 vHalfway;
flat out vec2 vBelow;
${shapes}${decodeSource}${placeSource}vec2 corner(int i) { return uCorners[vTile.w * 6 + (i + uSides) % uSides]; }
vec2 turned(vec2 v, float angle) {
  float c = cos(angle), s = sin(angle);
  return vec2(v.x * c - v.y * s, v.x * s + v.y * c);
}
// The number of cells of the tile next to a corner's edge, the one that leaves it or the one that arrives.
int reach(float reaches, int i) { return (int(reaches + 0.5) >> (3 * ((i + uSides) % uSides))) & 7; }
// The directions of the tile's outline on both sides of a corner, seen from it, and the shape of that corner.
void outline(int i) {
  int ahead = reach(aReach.x, i), behind = reach(aReach.y, i);
  vec2 a = turned(vEdges.xy, -float(ahead) * uAngle);
  vec2 b = turned(vEdges.zw, float(behind) * uAngle);
  float inner = float(ahead + behind + 1) * uAngle;
  int shape = ahead == ${SURROUNDED} ? NONE : inner < 3.13 ? CONVEX : inner < 3.15 ? STRAIGHT : REFLEX;
  vOutline = vec4(a, b);
  vTile.xyz = ivec3(ahead, behind, shape);
}
void main() {
  vTile.w = int(aKind + 0.5);
  int i = int(aSector.x + 0.5), part = int(aSector.y + 0.5);
  vec2 here = corner(i), next = corner(i + 1), last = corner(i - 1);
  vec2 point = part == 0 ? here : part == 1 ? (here + next) * 0.5 : part == 2 ? vec2(0.0) : (last + here) * 0.5;
  // Scaled about the cell's middle, so that its edges move out by this.
  float inradius = 0.5 * length(uCorners[0] + uCorners[1]);
  mat2 turn = mat2(aTurn.xy, aTurn.zw);
  float size = max(max(length(turn[0]), length(turn[1])), 1e-3);
  // A shadow is larger below a piece that is small, as it is beside the board.
  float larger = inversesqrt(size);
  point *= 1.0 + (uGrow + uGrowByLift * aLift) * larger / inradius;
  vFromCorner = point - here;
  vEdges = vec4(normalize(next - here), normalize(last - here));
  outline(i);
  // The edges after and before these two: beginnings from the corner, and directions; far away inside a tile.
  vec4 none = vec4(1e3, 1e3, 0.0, 0.0);
  vNextEdge = reach(aReach.x, i + 1) > 0 ? none : vec4(next - here, normalize(corner(i + 2) - next));
  vPreviousEdge = reach(aReach.y, i - 1) > 0 ? none : vec4(last - here, normalize(corner(i - 2) - last));
  vec2 ground = aMiddle + point;
  // By whole pixels, so that no pixel lies exactly on the edge between two cells.
  vec2 moved = floor(uMove / uPixel + 0.5) * uPixel;
  vec2 shifted = turn * ground + aPlace + (moved * larger + uMoveByLift * aLift) * size;
  vPixel = uPixel / size;
  vTowards = vec3(uTowards.xy * turn / size, uTowards.z);
  vec3 halfway = normalize(vTowards + vec3(0.0, 0.0, 1.0));
  vHalfway = vec4(halfway, pow(halfway.z, 20.0));
  vBelow = uBelow * turn / size;
  vBoard = ground;
  vPlaced = shifted;
  vColour = aColour;
  vLight = light(aColour.rgb);
  vBrightness = aBrightness;
  vLift = aLift;
  vGrain = vec2(cos(aGrain), sin(aGrain));
  vHeat = aHeat;
  vMiddle = aMiddle;
  gl_Position = aColour.a > 0.0 ? place(shifted) : vec4(2.0, 2.0, 0.0, 1.0);
}`;

/** The beginning of a fragment shader of cells. */
export const cellHead = `#version 300 es
precision highp float;
precision highp int;
${shapes}// From the sector's corner, and from the board's origin, to here.
in vec2 vFromCorner;
in vec2 vBoard;
flat in vec4 vColour;
flat in float vBrightness;
flat in float vLift;
// The directions of the cell's edges at the corner, the leaving one first, and those of the outline.
flat in vec4 vEdges;
flat in vec4 vOutline;
// The numbers of the tile's cells next to the two edges, the shape of its corner, and the kind of the cell.
flat in ivec4 vTile;
flat in vec2 vMiddle;
out vec4 result;
uniform float uPixel;
uniform float uOpacity;
uniform vec4 uBounds;

float cross2(vec2 a, vec2 b) { return a.x * b.y - a.y * b.x; }
// The distances to the cell's two edges, above 0 in the cell.
vec2 depths() { return vec2(cross2(vEdges.xy, vFromCorner), cross2(vFromCorner, vEdges.zw)); }

// The signed distance to the tile's outline around the corner, above 0 inside, and its gradient; the outline is
// inset by gap, convex corners are rounded. Other parts of it are at least half an edge or the inradius away.
vec3 border(vec2 q, float gap, float radius) {
  if (vTile.z == NONE) return vec3(1e3, 0.0, 0.0);
  vec2 a = vOutline.xy, b = vOutline.zw;
  vec3 toA = vec3(cross2(a, q), -a.y, a.x), toB = vec3(cross2(q, b), b.y, -b.x);
  if (vTile.z == CONVEX) {
    // From the middle of a circle that touches both sides.
    vec2 w = q - (a + b) * ((gap + radius) / cross2(a, b));
    if (dot(w, a) < 0.0 && dot(w, b) < 0.0) {
      float far = max(length(w), 1e-5);
      return vec3(radius - far, -w / far);
    }
  } else if (vTile.z == REFLEX) {
    // Outside, the cell's own side counts, if any; inside, the corner itself where it is nearest.
    if (max(toA.x, toB.x) < 0.0) return (vTile.x == 0 || (vTile.y > 0 && toA.x > toB.x) ? toA : toB) - vec3(gap, 0.0, 0.0);
    float far = max(length(q), 1e-5);
    vec3 tip = vec3(far, q / far);
    if (toA.x < 0.0 || dot(a, q) < 0.0) toA = tip;
    if (toB.x < 0.0 || dot(b, q) < 0.0) toB = tip;
  }
  return (toA.x < toB.x ? toA : toB) - vec3(gap, 0.0, 0.0);
}
`;
