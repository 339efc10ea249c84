import { CORONA, FAINTEST, HALO } from '../../theme/room.ts';
import { RADIUS } from '../background/disc.ts';
import { COLUMNS } from '../background/skyline.ts';
import { noiseSource } from './glsl.ts';
import { hills, pouredWaves, woods, type Land } from './land.ts';
import { coveringVertex, type Sources } from './meshes.ts';
import { sheetSource } from './papers.ts';
import { posterSource } from './poster.ts';
import { clearSky, fullSky, starSource, type Sky } from './sky.ts';
import { wallScene, wallSource } from './wall.ts';
import type { Theme } from '../../theme/theme.ts';

/** The share of its light that a room loses at its edges before it answers a wave. */
const DIMMED = 0.5;

/** The scenes behind a board, in GLSL; `p` is a place in CSS pixels, `at` a share from the lower left. */
const scenes: Readonly<Record<Theme['background']['scene'], string>> = {
  // The room fades in and out in front of a plain ground.
  sky: `
  return uRoom > 0.0 ? mix(colour, room(p, at), uRoom) : colour;`,

  fullSky: `
  return uRoom > 0.0 ? mix(colour, room(p, at), uRoom) : colour;`,

  // The same in flat inks.
  poster: `
  return uRoom > 0.0 ? mix(colour, poster(at), uRoom) : colour;`,

  poured: `
  return uRoom > 0.0 ? mix(colour, room(p, at), uRoom) : colour;`,

  wall: wallScene,

  // Lines every 24 pixels, stronger ones every 120, on paper that was folded in three by two.
  sheet: `
  vec2 small = 12.0 - abs(mod(p, 24.0) - 12.0), large = 60.0 - abs(mod(p, 120.0) - 60.0);
  float line = 0.35 * step(min(small.x, small.y), 0.5) + 0.65 * step(min(large.x, large.y), 0.5);
  float paper = 0.016 * (noise(p * 0.11) - 0.5) + 0.022 * (noise(p * 0.009) - 0.5) + 0.012 * (noise(p * vec2(0.9, 0.7)) - 0.5);
  float bent = 0.006 * (noise(p.yx * 0.006) - 0.5);
  vec2 fold = vec2(abs(at.x - 0.5) - 0.1667, at.y - 0.46) + bent;
  // Each crease is worn pale, and the paper beside it stands a little towards the light or away from it.
  vec2 crease = exp(-abs(fold) / fwidth(at) * 0.9) * (0.5 + noise(p * 0.05));
  vec2 tilt = exp(-abs(fold) * vec2(26.0, 18.0)) * sign(fold) * vec2(sign(0.5 - at.x), -1.0);
  colour *= 1.0 + 0.25 * uGlow * exp(-3.0 * dot(at - 0.5, at - 0.5));
  return colour * (1.0 + 0.05 * (tilt.x + tilt.y)) + paper + 0.055 * line + 0.03 * (crease.x + crease.y);`,

  // A page with a tooth and fibres, in the light of a window by day and of a lamp at night; where a board stands
  // alone, a sheet with a deckle edge that lies askew on a table of pale wood.
  paper: `
  float tooth = noise(p * 0.42) + 0.6 * noise(p * 0.97 + 9.0);
  tooth -= noise(p * 0.42 + vec2(0.34, -0.34)) + 0.6 * noise(p * 0.97 + vec2(9.7, 8.3));
  float cloud = noise(p * 0.012) + 0.5 * noise(p * 0.041 + 4.0) - 0.75;
  vec3 sheet = colour * (1.0 + 0.014 * tooth + 0.012 * cloud);
  sheet *= 1.0 + mix(0.4, 1.0, uRoom) * vec3(0.8, 1.0, 1.25) * (0.03 * hair(mat2(0.8, 0.6, -0.6, 0.8) * p, 104.0) - 0.055 * hair(mat2(0.92, -0.39, 0.39, 0.92) * p, 76.0));
  float lit = 0.66 * at.x + 0.34 * (1.0 - at.y);
  vec3 day = mix(vec3(0.935, 0.932, 0.935), vec3(1.02, 1.0, 0.955), window(at)) * (1.02 - 0.07 * lit);
  // The oval pool of a lamp above the board, in a warm dusk that leaves the foot light, where texts stand.
  float oval = length((at - vec2(0.5, 0.56)) / vec2(0.56, 0.53));
  vec3 dusk = mix(vec3(0.9, 0.81, 0.68), vec3(0.74, 0.63, 0.5), smoothstep(0.14, 0.5, at.y));
  vec3 night = mix(dusk, vec3(1.03, 0.98, 0.87) - 0.06 * oval * oval, smoothstep(1.22, 0.74, oval));
  vec3 light = mix(night, day, uDay.z);
  light += 0.6 * uGlow * (vec3(1.04, 1.01, 0.94) - light);
  sheet *= mix(vec3(1.0), light, uRoom);
  float inside = within(at) + 0.0042 * (noise(p * 0.045) - 0.5) + 0.0022 * (noise(p * 0.21 + 3.0) - 0.5);
  float grain = noise(vec2(p.x * 0.006, p.y * 0.16)) + 0.5 * noise(vec2(p.x * 0.03, p.y * 0.7));
  vec3 table = uOuter * vec3(0.8, 0.71, 0.58) * (1.03 - 0.07 * grain - 0.1 * lit) * mix(light, vec3(1.0), uDay.z);
  table *= 1.0 - 0.4 * smoothstep(-0.03, 0.016, within(at + vec2(-0.008 / uAspect, 0.012)));
  // The edge is thin, feathered, and catches the light.
  sheet *= 1.0 + 0.035 * uRoom * (1.0 - smoothstep(0.0, 0.006, inside));
  return mix(sheet, table, uRoom * (1.0 - clamp(inside / fwidth(at.y) + 0.5, 0.0, 1.0)));`,

  // Boards of dark wood, each with a grain of its own.
  table: `
  float board = floor(p.y / 132.0), across = fract(p.y / 132.0);
  vec2 q = vec2(p.x * 0.0016 + board * 7.3, p.y * 0.017 + board * 3.1);
  float rings = fract(q.y * 1.1 + 2.4 * noise(q * vec2(1.0, 0.55)) + 0.3 * noise(q * vec2(5.0, 2.0)));
  float fibre = noise(vec2(p.x * 0.012, p.y * 0.75));
  float tone = 1.03 - 0.15 * smoothstep(0.0, 0.85, rings) * (1.0 - smoothstep(0.9, 1.0, rings)) - 0.11 * fibre;
  tone *= 0.95 + 0.1 * hash(vec2(board, 3.0));
  // The light of a lamp above the board at night, and from the left by day.
  vec2 pool = (at - vec2(0.45, 0.58)) * vec2(1.0, 1.15);
  vec3 lamp = vec3(0.2, 0.15, 0.13) + vec3(2.0, 1.7, 1.25) * ((1.0 + 0.4 * uGlow) * exp((uGlow - 5.5) * dot(pool, pool)));
  lamp = mix(lamp, vec3(1.34, 1.28, 1.22) * (1.06 - 0.4 * length(at - vec2(0.3, 0.7))) + 0.3 * uGlow, uDay.z);
  return colour * lamp * mix(vec3(1.0), vec3(tone, tone * tone, tone * tone), 0.5) * tone * (1.0 - 0.45 * (1.0 - smoothstep(0.0, 0.014, min(across, 1.0 - across))));`,
};

/** What a land is drawn from: its colours, its disc, and the crests of its ranges. */
const landSource = `
// The colour at the top, and the strength of stars there.
uniform vec4 uZenith;
uniform vec3 uMiddle;
uniform vec3 uHorizon;
uniform vec4 uDisc;
// The middle of the disc, how much of it is seen, and how high its light is.
uniform vec4 uDiscAt;
// How soft its edge is, as a share of its radius, 1 for the moon, and its size as a share of the usual one.
uniform vec3 uDiscFace;
uniform vec3 uFar;
uniform vec3 uFarFoot;
uniform vec3 uNear;
uniform vec3 uNearFoot;
uniform vec3 uGround;
uniform float uRoom;
uniform float uLift;
uniform float uAspect;
uniform float uShift;
uniform vec3 uWave;
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
// A crest that rises to the foot of a board near its own height, so that nothing behind it is seen in between.
float crestUnderBoard(float crest, float at) {
  float foot = uStand.z - uLift;
  float beside = max(abs(at - uStand.x) - uStand.y, 0.0) * uAspect;
  float top = foot + 0.006 + 0.3 * (crest - 0.13) - 1.2 * beside * beside / (beside + 0.15);
  top *= uStand.w * smoothstep(0.242, 0.234, foot);
  float blend = max(1.0 - abs(top - crest) / 0.02, 0.0);
  return max(top, crest) + 0.005 * blend * blend;
}`;

/**
 * The room around boards, with lengths in shares of the picture's height: a sky in three
 * stops, a disc of the sun or of the moon in its light, and land.
 */
const roomSource = ({ functions, source }: Land, sky: Sky = clearSky): string => `${landSource}
// A slope at a depth below its crest, with a line of light a pixel wide, over what is behind it.
vec3 slope(vec3 behind, vec3 land, vec3 light, float depth) {
  float pixels = depth / max(fwidth(depth), 1e-5);
  land = mix(land, light, 0.35 * clamp(1.5 - pixels, 0.0, 1.0));
  return mix(behind, land, clamp(pixels + 0.5, 0.0, 1.0));
}
${starSource}${sky.functions}// The shadow of a board on the land below it, away from a low light.
float floating(vec2 at, float high) {
  float aside = clamp(2.5 * (0.5 - uDiscAt.x), -1.0, 1.0) * (1.0 - high);
  vec2 off = vec2((at.x - uStand.x - 0.03 * aside) / (1.2 * uStand.y + 0.01), (at.y - uStand.z + 0.035) / 0.075);
  // A high one leaves a darker core where the board is nearest.
  float core = smoothstep(1.0, 0.2, length(off * vec2(1.1, 2.1) - vec2(0.0, 0.9)));
  return 1.0 - uLamp * uStand.w * (0.24 * smoothstep(1.0, 0.0, length(off)) + 0.08 * high * core);
}
${functions}
vec3 room(vec2 p, vec2 at) {
  float y = at.y - uLift;
  float up = clamp((y - 0.17) / (0.83 - uLift), 0.0, 1.0);
  vec2 away = vec2((at.x - uDiscAt.x) * uAspect, y - uDiscAt.y);
  float far = length(away);
  float side = (at.x - uDiscAt.x) * 1.25;
  side = exp(-side * side);
  float high = uDiscAt.w;
  vec3 low = mix(uMiddle, uHorizon, mix(${FAINTEST}, 1.0, side));
  vec2 stops = ${sky.stops};
  vec3 colour = mix(low, uMiddle, smoothstep(0.0, stops.x, up));
  colour = mix(colour, uZenith.rgb, smoothstep(stops.y, stops.y + 0.8, up - 0.14 * side * (1.0 - high)));
  // That of a high disc is as wide as the sky.
  float from = length(away * vec2(1.0 - 0.72 * high, 1.0));
  float corona = mix(${CORONA.low}, ${CORONA.high} * uLamp, high) * exp(mix(-2.4, -1.6, high) * from) * (1.0 - 0.7 * up * (1.0 - high));
  // The light of a high disc takes on the colour of the sky, so that the top stays deep.
  vec3 shone = mix(uHorizon, uMiddle, 0.75 * up * high);
  colour += (1.0 - colour) * shone * mix(vec3(1.0), shone, 0.5 * (1.0 - high)) * (uDisc.a * corona);
  colour += (1.0 - colour) * low * (uDisc.a * (0.3 + 0.25 * uDiscFace.y * side) * 4.0 * up * (1.0 - up) * streaks(at.x * uAspect, y));
  if (uZenith.a > 0.0) colour += uZenith.a * up * star(p, 0.12 + 0.25 * uZenith.a);
${sky.source}  // A celebration brightens it in its own hue, up to the colour of the wave.
  vec3 hue = uHorizon / max(max(uHorizon.r, uHorizon.g), max(uHorizon.b, 0.01));
  colour += max(uWave - colour, 0.0) * hue * (uGlow * (0.42 + 0.3 * side) * (1.0 - smoothstep(0.0, 0.7, up)));
  float radius = ${RADIUS} * uDiscFace.z * min(uAspect, 1.0);
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
${source}
}`;

/** What scenes need beside what all have, in GLSL. */
const sources: Readonly<Partial<Record<Theme['background']['scene'], string>>> = {
  sky: roomSource(hills),
  fullSky: roomSource(woods, fullSky),
  poured: roomSource(pouredWaves),
  poster: landSource + posterSource,
  wall: wallSource,
  paper: sheetSource,
  table: `
// The light of a day: its strength is the third part.
uniform vec4 uDay;`,
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
// The light of a celebration, 0 to 1.
uniform float uGlow;
// How far it is dimmed before that, most away from the board.
uniform float uDimming;
${noiseSource}${sources[scene] ?? ''}
vec3 scene(vec3 colour, vec2 p, vec2 at) {${scenes[scene]}
}
void main() {
  vec2 point = uOrigin.zw + vPoint * uShare;
  float away = length(point * vec2(1.0, 0.92)) / 1.36;
  vec3 colour = mix(uInner, uOuter, clamp(away * away, 0.0, 1.0));
  vec2 at = point * 0.5 + 0.5;
  colour = scene(colour, gl_FragCoord.xy / uDensity + uOrigin.xy, at);
  colour *= 1.0 - uDimming * ${DIMMED} * smoothstep(0.2, 1.0, length(point));
  float dither = (hash(gl_FragCoord.xy) + hash(gl_FragCoord.xy + 71.7) - 1.0) / 255.0;
  result = vec4(colour + dither, 1.0);
}`,
];
