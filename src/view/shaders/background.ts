import { CORONA, FAINTEST, HALO } from '../../theme/room.ts';
import { RADIUS } from '../background/disc.ts';
import { COLUMNS } from '../background/skyline.ts';
import { noiseSource } from './glsl.ts';
import { skySource } from './sky.ts';
import { coveringVertex, type Sources } from './meshes.ts';
import type { Theme } from '../../theme/theme.ts';

/** The scenes behind a board, in GLSL; `p` is a place in CSS pixels, `at` a share from the lower left. */
const scenes: Readonly<Record<Theme['background']['scene'], string>> = {
  // The room fades in and out in front of a plain ground.
  sky: `
  return uRoom > 0.0 ? mix(colour, room(p, at), uRoom) : colour;`,

  // Blocks of rough stone, and a floor in front of it that is a little smoother, and begins where a board ends.
  wall: `
  float y = at.y - uFloor;
  float floored = 1.0 - smoothstep(-0.004, 0.004, y);
  vec2 q = mix(p * vec2(0.014, 0.02), p * vec2(0.003, 0.05), floored);
  float rough = 0.5 * noise(q) + 0.3 * noise(q * 2.7 + 5.0) + 0.2 * noise(q * 7.1 + 9.0);
  float crease = 1.0 - 0.5 * exp(-abs(y) * 90.0);
  float course = floor(p.y / 104.0);
  vec2 block = vec2(p.x / 232.0 + 0.5 * mod(course, 2.0) + 0.24 * hash(vec2(course, 5.0)), p.y / 104.0);
  vec2 within = min(fract(block), 1.0 - fract(block)) * vec2(232.0, 104.0) + 1.6 * noise(p * 0.09);
  float stone = (0.9 + 0.2 * hash(floor(block))) * (1.0 - 0.4 * smoothstep(4.0, 1.5, min(within.x, within.y)));
  return colour * mix((0.74 + 0.52 * rough) * stone, 0.5 + 0.2 * rough, floored) * crease;`,

  // Lines every 24 pixels, stronger ones every 120.
  sheet: `
  vec2 small = 12.0 - abs(mod(p, 24.0) - 12.0), large = 60.0 - abs(mod(p, 120.0) - 60.0);
  float line = 0.35 * step(min(small.x, small.y), 0.5) + 0.65 * step(min(large.x, large.y), 0.5);
  float paper = 0.012 * (noise(p * 0.11) - 0.5);
  return colour + paper + 0.055 * line;`,

  // A page with a tooth that light from the upper left rakes; where a board stands alone, a sheet with a deckle
  // edge on a table of pale wood.
  paper: `
  float tooth = noise(p * 0.42) + 0.6 * noise(p * 0.97 + 9.0);
  tooth -= noise(p * 0.42 + vec2(0.34, -0.34)) + 0.6 * noise(p * 0.97 + vec2(9.7, 8.3));
  float fibre = smoothstep(0.8, 1.0, noise(vec2(p.x * 0.021 + p.y * 0.013, p.y * 0.19 - p.x * 0.16)));
  vec3 sheet = colour * (1.0 + 0.012 * tooth - 0.01 * fibre);
  float lit = 0.66 * at.x + 0.34 * (1.0 - at.y);
  sheet *= mix(vec3(1.0), mix(vec3(1.012, 1.004, 0.99), vec3(0.935, 0.92, 0.905), lit), uRoom);
  sheet *= mix(vec3(1.0), mix(vec3(0.955, 0.962, 0.975), vec3(1.0, 0.995, 0.98), uDay.z * window(at)), uRoom);
  float deckle = 0.0036 * (noise(p * 0.045) - 0.5) + 0.002 * (noise(p * 0.21 + 3.0) - 0.5);
  float inside = within(at) + deckle;
  // The mark of a plate, lit as the sheet is, and register marks in its upper corners.
  float pressed = within(at) - 0.03;
  float edge = smoothstep(0.0015, 0.0, abs(pressed)) * (at.y > 0.9 || at.x > 0.5 ? 1.0 : -1.0);
  sheet *= 1.0 + uRoom * (0.045 * edge - 0.012 * smoothstep(-0.002, 0.002, pressed));
  sheet = mix(sheet, vec3(0.24, 0.23, 0.22), 0.5 * uRoom * register(at));
  float grain = noise(vec2(p.x * 0.006, p.y * 0.16)) + 0.5 * noise(vec2(p.x * 0.03, p.y * 0.7));
  vec3 table = uOuter * vec3(0.86, 0.79, 0.69) * (1.03 - 0.05 * grain - 0.1 * lit);
  float shade = smoothstep(-0.03, 0.016, within(at + vec2(-0.008 / uAspect, 0.012)));
  table *= 1.0 - 0.34 * shade;
  // The edge is thin, and catches the light.
  sheet *= 1.0 + 0.03 * uRoom * (1.0 - smoothstep(0.0, 0.004, inside));
  return mix(sheet, table, uRoom * (1.0 - clamp(inside / fwidth(at.y) + 0.5, 0.0, 1.0)));`,

  // Linen, whose threads run over and under each other, in a soft light from the upper left.
  cloth: `
  vec2 thread = p * 0.5, over = fract(thread) - 0.5;
  vec2 run = vec2(noise(vec2(thread.x * 0.06, floor(thread.y) * 1.7)), noise(vec2(floor(thread.x) * 1.7, thread.y * 0.06)));
  float warp = mod(floor(thread.x) + floor(thread.y), 2.0);
  float weave = mix(run.x * (1.0 - over.y * over.y * 2.4), run.y * (1.0 - over.x * over.x * 2.4), warp);
  float fold = noise(vec2(p.x * 0.0016 + p.y * 0.0009, p.y * 0.0004 + 4.0));
  float pool = exp(-1.1 * dot(at - vec2(0.3, 0.9), at - vec2(0.3, 0.9)));
  return colour * (0.7 + 0.24 * weave + 0.1 * fold + vec3(0.44, 0.4, 0.34) * pool);`,

  // Boards of dark wood, each with a grain of its own.
  table: `
  float board = floor(p.y / 132.0), across = fract(p.y / 132.0);
  vec2 q = vec2(p.x * 0.0016 + board * 7.3, p.y * 0.017 + board * 3.1);
  float rings = fract(q.y * 1.1 + 2.4 * noise(q * vec2(1.0, 0.55)) + 0.3 * noise(q * vec2(5.0, 2.0)));
  float fibre = noise(vec2(p.x * 0.012, p.y * 0.75));
  float tone = 1.12 - 0.2 * smoothstep(0.0, 0.85, rings) * (1.0 - smoothstep(0.9, 1.0, rings)) - 0.16 * fibre;
  tone *= 0.94 + 0.12 * hash(vec2(board, 3.0));
  return colour * tone * (1.0 - 0.45 * (1.0 - smoothstep(0.0, 0.014, min(across, 1.0 - across))));`,
};

/** How far a place is inside a sheet that runs off the foot, where texts stand, in shares of the picture's height. */
const sheetSource = `
uniform float uRoom;
uniform float uAspect;
// The middle of a window's light, how it leans, and its strength.
uniform vec4 uDay;
float within(vec2 at) {
  return min(min(at.x, 1.0 - at.x) * uAspect - 0.02 * min(uAspect, 1.0), 0.972 - at.y);
}
// The light of a window of two by three panes, 0 to 1, softer the farther from its foot.
float window(vec2 at) {
  vec2 q = (at - uDay.xy) * vec2(uAspect, 1.0);
  q.x += uDay.w * q.y;
  float soft = 0.035 + 0.03 * (0.5 + q.y);
  vec2 frame = smoothstep(vec2(0.3, 0.46) + soft, vec2(0.3, 0.46) - soft, abs(q));
  vec2 bars = vec2(abs(q.x), abs(abs(q.y) - 0.155));
  bars = smoothstep(vec2(0.012 - soft * 0.5), vec2(0.012 + soft * 0.8), bars);
  return frame.x * frame.y * bars.x * bars.y;
}
// Crosses in circles where plates are to meet, in both upper corners of the sheet.
float register(vec2 at) {
  vec2 q = vec2(min(at.x, 1.0 - at.x) * uAspect - 0.02 * min(uAspect, 1.0), 0.972 - at.y) - 0.0155;
  float far = length(q), pixel = fwidth(at.y);
  float ring = abs(far - 0.0055) - 0.0003, cross = min(abs(q.x), abs(q.y)) - 0.0003;
  float drawn = max(clamp(0.8 - ring / pixel, 0.0, 1.0), clamp(0.8 - cross / pixel, 0.0, 1.0));
  return drawn * step(far, 0.0095);
}`;

/**
 * The room around a board that stands alone, with lengths in shares of the picture's height: a sky in three
 * stops, a disc of the sun or of the moon in its light, two ranges of hills with mist at their feet and light
 * on their crests, and the ground.
 */
const roomSource = `
// The colour at the top, and the strength of stars there.
uniform vec4 uZenith;
uniform vec3 uMiddle;
uniform vec3 uHorizon;
uniform vec4 uDisc;
// The middle of the disc, how much of it is seen, and how high its light is.
uniform vec4 uDiscAt;
// How soft its edge is, as a share of its radius, 1 for the moon, and its size as a share of the usual one.
uniform vec3 uDiscFace;
// The strengths of a bank of clouds by day, and of the Milky Way at night.
uniform vec2 uVeils;
uniform vec3 uFar;
uniform vec3 uFarFoot;
uniform vec3 uNear;
uniform vec3 uNearFoot;
uniform vec3 uGround;
uniform float uFirs;
uniform float uRoom;
uniform float uLift;
uniform float uAspect;
uniform float uShift;
uniform vec3 uWave;
uniform float uGlow;
// How much there is of a board that hides a high disc.
uniform float uLamp;
// The middle of boards, half their width and their lower edge, as shares from the lower left, and their shadow.
uniform vec4 uStand;
uniform sampler2D uCrests;
const int LAST = ${COLUMNS - 1};
float crest(int range, float column) {
  int left = clamp(int(column), 0, LAST);
  float from = texelFetch(uCrests, ivec2(left, range), 0).r;
  float to = texelFetch(uCrests, ivec2(min(left + 1, LAST), range), 0).r;
  return mix(from, to, column - float(left));
}
// How far the land below a crest faces the light, from -1 to 1: spurs run down from its peaks, and widen. A low
// light comes from a side, from -1 to 1; a high one leaves steep flanks dark.
float facing(int range, float column, float depth, float towards, float high) {
  float across = float(LAST) / uAspect;
  float spur = column + depth * across * 1.3 * (noise(vec2(column * 13.0 / across, float(range) * 9.0)) * 2.0 - 1.0);
  float reach = 0.007 + 0.25 * max(depth, 0.0);
  float rise = (crest(range, spur + across * reach) - crest(range, spur - across * reach)) / (0.4 * reach);
  rise /= 1.0 + abs(rise);
  return mix(towards * rise, -0.5 * abs(rise), high);
}
// A slope at a depth below its crest, with a line of light a pixel wide, over what is behind it.
vec3 slope(vec3 behind, vec3 land, vec3 light, float depth) {
  float pixels = depth / max(fwidth(depth), 1e-5);
  land = mix(land, light, 0.35 * clamp(1.5 - pixels, 0.0, 1.0));
  return mix(behind, land, clamp(pixels + 0.5, 0.0, 1.0));
}
${skySource}// Firs along the ground, up to 1 high: a row of concave triangles, each with a height of its own.
float firs(float x, float seed) {
  float tree = floor(x);
  float narrow = 1.0 - 2.0 * abs(x - tree - 0.5);
  return (0.35 + 0.65 * hash(vec2(tree, seed))) * narrow * sqrt(sqrt(narrow));
}
// The shadow of a board on the land below it, away from a low light.
float floating(vec2 at, float high) {
  float aside = clamp(2.5 * (0.5 - uDiscAt.x), -1.0, 1.0) * (1.0 - high);
  vec2 off = vec2((at.x - uStand.x - 0.03 * aside) / (1.08 * uStand.y + 0.01), (at.y - uStand.z + 0.035) / 0.075);
  return 1.0 - 0.36 * uLamp * uStand.w * smoothstep(1.0, 0.25, length(off));
}
vec3 room(vec2 p, vec2 at) {
  float y = at.y - uLift;
  float up = clamp((y - 0.17) / (0.83 - uLift), 0.0, 1.0);
  vec2 away = vec2((at.x - uDiscAt.x) * uAspect, y - uDiscAt.y);
  float far = length(away);
  float side = (at.x - uDiscAt.x) * 1.25;
  side = exp(-side * side);
  float high = uDiscAt.w;
  vec3 low = mix(uMiddle, uHorizon, mix(${FAINTEST}, 1.0, side));
  vec3 colour = mix(mix(low, uMiddle, smoothstep(0.0, 0.42, up)), uZenith.rgb, smoothstep(0.2, 1.0, up - 0.14 * side * (1.0 - high)));
  float corona = mix(${CORONA.low}, ${CORONA.high} * uLamp, high) * exp(mix(-2.4, -2.0, high) * far) * (1.0 - 0.7 * up * (1.0 - high));
  // The light of a high disc takes on the colour of the sky, so that the top stays deep.
  vec3 shone = mix(uHorizon, uMiddle, 0.75 * up * high);
  colour += (1.0 - colour) * shone * mix(vec3(1.0), shone, 0.5 * (1.0 - high)) * (uDisc.a * corona);
  colour += (1.0 - colour) * low * (uDisc.a * (0.3 + 0.25 * uDiscFace.y * side) * 4.0 * up * (1.0 - up) * veil(at.x * uAspect, y));
  if (uZenith.a > 0.0) colour += uZenith.a * up * star(p, 0.12 + 0.25 * uZenith.a);
  if (uVeils.y > 0.0) {
    float milky = uVeils.y * smoothstep(0.0, 0.35, up) * galaxy(at.x * uAspect, y);
    colour += (1.0 - colour) * mix(uMiddle, uHorizon, 0.6) * (0.5 * milky);
    colour += 0.75 * milky * star(p * 1.7 + 31.0, 0.5);
  }
  if (uVeils.x > 0.0 && up < 0.6) {
    vec2 cloud = bank(at.x * uAspect, y, normalize(vec2(-away.x, 0.3 - away.y)));
    vec3 sunny = mix(uHorizon, uDisc.rgb, 0.5);
    colour = mix(colour, mix(mix(uMiddle, uHorizon, 0.5), sunny, cloud.y), 0.8 * uVeils.x * cloud.x);
  }
  // A celebration brightens it in its own hue, up to the colour of the wave.
  vec3 hue = uHorizon / max(max(uHorizon.r, uHorizon.g), max(uHorizon.b, 0.01));
  colour += max(uWave - colour, 0.0) * hue * (uGlow * (0.3 + 0.25 * side) * (1.0 - smoothstep(0.0, 0.7, up)));
  float radius = ${RADIUS} * uDiscFace.z;
  float edge = max(fwidth(far), 2.0 * radius * uDiscFace.x);
  float disc = uDiscAt.z * smoothstep(0.0, 1.0, (radius - far) / edge + 0.5);
  float rim = far / radius;
  float seas = smoothstep(0.28, 0.82, 0.75 * noise(34.0 * away + 3.0) + 0.25 * noise(95.0 * away));
  float dark = 0.17 * seas * smoothstep(1.0, 0.45, rim) + 0.06 * rim * rim * rim;
  vec3 face = uDisc.rgb * (1.0 - uDiscFace.y * disc * dark);
  // Its halo has the colour of the disc beside it, and farther away that of the horizon.
  vec3 halo = mix(uHorizon, uDisc.rgb, exp(-14.0 * max(far - radius, 0.0)));
  colour = mix(colour, halo, uDisc.a * ${HALO} * (1.0 - high) * exp(-18.0 * far * far));
  colour = mix(colour, face, uDisc.a * disc);
  // Mist takes on the light of the disc behind it.
  float lit = 0.2 * side + 0.3 * uGlow;
  float column = at.x * float(LAST);
  float towards = clamp(-12.0 * away.x, -1.0, 1.0);
  float depth = crest(0, column) - y;
  float mist = smoothstep(0.0, 0.08, mix(0.2 - y, depth, 0.6));
  float shade = floating(at, high);
  float lee = facing(0, column, depth, towards, high);
  vec3 land = mix(uFar, mix(uFarFoot, low, lit), mist);
  land = mix(land, lee > 0.0 ? low : uNear, 0.5 * abs(lee) * (1.0 - mist)) * shade;
  colour = slope(colour, land, low, depth);
  column = at.x * float(LAST - 1) + uShift;
  depth = crest(1, column) - y;
  mist = smoothstep(0.0, 0.13, mix(0.15 - y, depth, 0.15));
  lee = max(0.0, -facing(1, column, depth, towards, high));
  land = mix(mix(uNear, uNearFoot, mist), uGround, 0.5 * lee * (1.0 - smoothstep(0.0, 0.08, depth))) * shade;
  colour = slope(colour, land, low, depth);
  float ground = 0.062 + 0.018 * sin(at.x * 9.0 + 1.0) + 0.01 * sin(at.x * 23.0 + 2.0);
  if (uFirs > 0.0) {
    float x = at.x * uAspect;
    float grove = 0.62 + 0.25 * sin(7.3 * x + 2.0) + 0.13 * sin(17.9 * x);
    float rows = max(firs(x * 47.0, 1.0), max(0.85 * firs(x * 61.0 + 3.3, 2.0), 0.6 * firs(x * 83.0 + 8.1, 3.0)));
    ground += uFirs * grove * rows;
  }
  return slope(colour, uGround, uNear, ground - y);
}`;

/** What scenes need beside what all have, in GLSL. */
const sources: Readonly<Partial<Record<Theme['background']['scene'], string>>> = {
  sky: roomSource,
  wall: `
uniform float uFloor;`,
  paper: sheetSource,
};

/**
 * The program of a scene, with dithering. Each has its own: a program of all of them would cost as much as
 * all of them together where both sides of a branch are computed, as they are without a graphics card.
 */
export const backgroundProgram = (scene: Theme['background']['scene']): Sources => [
  coveringVertex,
  `#version 300 es
precision highp float;
in vec2 vPoint;
out vec4 result;
uniform vec3 uInner;
uniform vec3 uOuter;
// The origin of this window in the picture, in CSS pixels and as a share, and its share of the picture.
uniform vec4 uOrigin;
uniform vec2 uShare;
uniform float uDensity;
${noiseSource}${sources[scene] ?? ''}
vec3 scene(vec3 colour, vec2 p, vec2 at) {${scenes[scene]}
}
void main() {
  vec2 point = uOrigin.zw + vPoint * uShare;
  float away = length(point * vec2(1.0, 0.92)) / 1.36;
  vec3 colour = mix(uInner, uOuter, clamp(away * away, 0.0, 1.0));
  vec2 at = point * 0.5 + 0.5;
  colour = scene(colour, gl_FragCoord.xy / uDensity + uOrigin.xy, at);
  float dither = (hash(gl_FragCoord.xy) + hash(gl_FragCoord.xy + 71.7) - 1.0) / 255.0;
  result = vec4(colour + dither, 1.0);
}`,
];
