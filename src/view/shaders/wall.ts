import { FAINT_WALL, PAVED } from '../../theme/room.ts';

/** A wall of stone with the light of high windows on it, in GLSL: what the scene needs, and the scene itself. */
export const wallSource = `
uniform float uFloor;
uniform float uAspect;
uniform float uRoom;
// The stone in the middle and in the corners at this hour, and the light of the windows.
uniform vec3 uMiddle;
uniform vec3 uHorizon;
uniform vec4 uZenith;
// The middle of that light, its strength, and how it leans.
uniform vec4 uDay;
// The light of a row of windows, each of two lights below an oculus in one arch, with thin bars of stone, 0 to 1.
float windows(vec2 at) {
  // They are in sight on both sides of a board, upright at noon and the more aslant the lower the sun is.
  float lean = 1.3 * (uDay.w - 0.25), size = clamp(0.78 * uAspect, 0.5, 1.0);
  vec2 q = (at - vec2(uDay.x, 0.68)) * vec2(uAspect, 1.0) / size;
  q.x += lean * q.y;
  float soft = 0.01 + 0.02 * clamp(0.2 - q.y, 0.0, 1.0);
  float x = abs(q.x - 0.36 * clamp(floor(q.x / 0.36 + 0.5), -3.0, 3.0));
  // Two circles meet in the point of each arch.
  float arch = max(length(vec2(x + 0.108, max(q.y, 0.0))) - 0.216, -0.46 - q.y);
  float light = length(vec2(abs(x - 0.057) + 0.047, max(q.y + 0.02, 0.0))) - 0.094;
  light = min(light, length(vec2(x, q.y - 0.1)) - 0.046);
  float bar = smoothstep(-soft, soft, light) * smoothstep(0.018 + soft, 0.018 - soft, light);
  return smoothstep(soft, -soft, arch) * (1.0 - 0.8 * bar) * (0.72 + 0.28 * smoothstep(-0.47, 0.18, q.y));
}
`;

/** Blocks of hewn stone in uneven courses, and flagstones in front of it where a board ends. */
export const wallScene = `
  float y = at.y - uFloor;
  float floored = clamp(0.5 - y / fwidth(at.y), 0.0, 1.0);
  vec2 point = 2.0 * at - 1.0;
  float away = clamp(dot(point * point, vec2(0.54, 0.457)), 0.0, 1.0);
  vec3 stone = mix(colour, mix(uMiddle, uHorizon, away), mix(${FAINT_WALL}, 1.0, uRoom));
  vec2 sun = vec2(-sign(uDay.w - 0.25) * min(abs(uDay.w - 0.25), 0.7), 0.6);
  // Courses and blocks are as large on large pictures, no two of them alike.
  vec2 m = at * vec2(uAspect, 1.0) * mix(960.0, 700.0, smoothstep(0.5, 1.3, uAspect));
  vec2 bent = m + 5.0 * (noise(m * 0.021) - 0.5);
  float row = bent.y / 112.0 + 0.26 * sin(0.0123 * bent.y + 2.0);
  float course = floor(row);
  float wide = 190.0 + 120.0 * hash(vec2(course, 3.0));
  float column = bent.x / wide + 9.0 * hash(vec2(course, 7.0)) + 0.2 * sin(0.011 * bent.x + 2.4 * course);
  vec2 block = vec2(floor(column), course);
  vec2 slope = vec2(1.0 / wide + 0.0022 * cos(0.011 * bent.x + 2.4 * course), 1.0 / 112.0 + 0.0032 * cos(0.0123 * bent.y + 2.0));
  vec2 low = vec2(column - block.x, row - course) / slope, high = (1.0 / slope) - low;
  float edge = min(min(low.x, low.y), min(high.x, high.y)) + 2.4 * (noise(m * 0.11) - 0.5);
  // Mortar lies back; edges of a block that face the light catch it, and its face is tooled.
  float joint = smoothstep(3.8, 1.6, edge);
  vec2 facing = exp(-max(high - 3.0, 0.0) / 3.5) - exp(-max(low - 3.0, 0.0) / 3.5);
  float rough = 0.5 * noise(m * 0.013 + 9.0 * block) + 0.3 * noise(m * 0.05 + block) + 0.2 * noise(m * 0.19);
  float tooth = noise(p * 0.37) - noise(p * 0.37 - 0.45 * normalize(sun)) + 0.6 * (noise(p * 0.9) - 0.5);
  float tone = (0.8 + 0.28 * hash(block + 2.0)) * (0.8 + 0.4 * rough) * (1.0 + 0.07 * tooth);
  tone *= (1.0 - 0.27 * joint) * (1.0 + 0.15 * (1.0 - joint) * clamp(dot(facing, sun), -1.0, 1.0));
  vec3 wall = stone * tone * mix(vec3(1.03, 1.0, 0.95), vec3(0.97, 1.0, 1.05), hash(block + 11.0));
  // By day it is lighter on the side of the light.
  wall *= 1.0 + 0.26 * uDay.z * uRoom * clamp(dot(point, sun), -1.0, 1.0);
  // Flagstones in perspective, in the shade of the wall at its foot.
  float near = max(-y, 0.0) + 0.09;
  vec2 flag = vec2((at.x - 0.5) * uAspect / near, 0.34 / near);
  flag.x = 0.55 * flag.x + 0.5 * mod(floor(flag.y), 2.0);
  vec2 gap = 0.5 - abs(fract(flag) - 0.5);
  vec2 fine = fwidth(vec2(0.55 * (at.x - 0.5) * uAspect / near, 0.34 / near));
  gap = smoothstep(vec2(0.006) + 1.4 * fine, vec2(0.006), gap);
  float worn = 0.6 * noise(p * vec2(0.004, 0.03)) + 0.4 * noise(vec2(p.x * 0.03 , p.y * 0.21));
  float paved = (${PAVED} - 0.18 * worn) * (0.86 + 0.14 * hash(floor(flag))) * (1.0 - 0.24 * max(gap.x, gap.y)) * (1.0 - 0.36 * exp(y * 22.0));
  float crease = 1.0 - 0.5 * exp(-max(y, 0.0) * 15.0);
  float sunny = sqrt(uDay.z) * uRoom * windows(at) * smoothstep(0.0, 0.16, y);
  // Light on stone keeps its texture, and never hides texts.
  wall = mix(wall, uZenith.rgb * (0.4 + 0.6 * tone), 0.72 * sunny) * crease;
  return mix(wall, stone * paved, floored) * (1.0 + 0.2 * uGlow);`;
