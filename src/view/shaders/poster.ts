import { RADIUS } from '../background/disc.ts';
import { COLUMNS } from '../background/skyline.ts';

/**
 * A land printed in flat inks: bands of sky that bend around the light, a clean disc of the sun or of a moon in
 * two tones, two ranges of smooth hills in terraces that flatten towards the viewer, and the ground, with a rim
 * of light along their edges. It needs the uniforms of a land.
 */
export const posterSource = `
const float BANDS = 9.0;
// A layer at a depth below its edge, over what is behind it; its rim of light is so thick.
vec3 layer(vec3 behind, vec3 ink, vec3 light, float depth, float rim) {
  float pixel = max(fwidth(depth), 1e-5);
  ink = mix(ink, light, clamp((rim - depth) / pixel + 0.5, 0.0, 1.0));
  return mix(behind, ink, clamp(depth / pixel + 0.5, 0.0, 1.0));
}
// How thick the rim is on a crest: a low light, from a side of -1 to 1, leaves it thin where that faces away.
float rimOf(int range, float column, float towards, float high) {
  float rise = 30.0 * (crest(range, column + 6.0) - crest(range, column - 6.0));
  return 0.0034 * mix(0.3 + 0.7 * smoothstep(-0.5, 0.5, -towards * rise), 0.6, high);
}
// A slope from its crest to its foot in terraces that follow the crest less and less: each has a light edge, and
// shades the one above.
vec3 terraced(vec3 crest, vec3 foot, vec3 light, float depth, float high, float many) {
  float at = many * pow(clamp(depth / high, 0.0, 1.0), 0.8);
  float nth = floor(at), within = at - nth, pixels = within / max(fwidth(at), 1e-4);
  vec3 above = mix(mix(crest, foot, max(nth - 1.0, 0.0) / many), uGround, 0.4);
  vec3 ink = mix(mix(crest, foot, nth / many), uGround, 0.4 * within * within);
  ink = mix(ink, light, 0.16 * clamp(1.8 - pixels, 0.0, 1.0));
  return nth > 0.0 ? mix(above, ink, clamp(pixels, 0.0, 1.0)) : ink;
}
// A colour of the sky, from 0 at the horizon to 1 at the top, and below 0 around the disc.
vec3 ink(float tone) {
  vec3 sky = mix(mix(uHorizon, uMiddle, clamp(tone / 0.42, 0.0, 1.0)), uZenith.rgb, smoothstep(0.3, 1.0, tone));
  return mix(sky, uDisc.rgb, uDisc.a * clamp(-1.4 * tone, 0.0, 0.5));
}
vec3 poster(vec2 at) {
  float y = at.y - uLift;
  float up = clamp((y - 0.17) / (0.83 - uLift), 0.0, 1.0);
  vec2 away = vec2((at.x - uDiscAt.x) * uAspect, y - uDiscAt.y);
  float far = length(away);
  float high = uDiscAt.w;
  float light = uDisc.a * mix(1.0, uLamp, high) * (1.0 + 0.25 * uGlow);
  // A high light has no peak in its middle.
  float from = sqrt(far * far + 0.03 * high);
  float band = BANDS * (up - light * mix(0.5, 0.34, high) * exp(-mix(3.4, 2.6, high) * from));
  float within = fract(band);
  float tone = (floor(band) - 1.0 + clamp(within / fwidth(band), 0.0, 1.0) + 0.2 * within) / BANDS;
  vec3 colour = ink(tone);
  float pixel = fwidth(far), radius = ${RADIUS} * uDiscFace.z * min(uAspect, 1.0);
  float disc = uDiscAt.z * clamp((radius - far) / pixel + 0.5, 0.0, 1.0);
  float dark = uDiscFace.y * clamp((0.9 * radius - length(away - 0.45 * radius * vec2(sign(0.5 - uDiscAt.x), 0.7))) / pixel + 0.5, 0.0, 1.0);
  colour = mix(colour, mix(uDisc.rgb, uMiddle, 0.16 * dark), uDisc.a * disc);
  float towards = clamp(-12.0 * away.x, -1.0, 1.0);
  float column = at.x * float(${COLUMNS - 1});
  float depth = crest(0, column) - y;
  colour = layer(colour, terraced(uFar, uFarFoot, uHorizon, depth, depth + y - 0.06, 4.0), uHorizon, depth, rimOf(0, column, towards, high));
  column = at.x * float(${COLUMNS - 2}) + uShift;
  depth = crestUnderBoard(crest(1, column), at.x) - y;
  colour = layer(colour, terraced(uNear, uNearFoot, mix(uNear, uHorizon, 0.3), depth, depth + y - 0.01, 5.0), mix(uNear, uHorizon, 0.6), depth, rimOf(1, column, towards, high));
  depth = 0.03 + 0.014 * sin(at.x * 5.0 + 0.6) - y;
  return layer(colour, uGround, mix(uGround, uHorizon, 0.3), depth, 0.0018);
}`;
