/** What only some skies have, in GLSL: functions, and what the function `room` does with the colour of the sky. */
export interface Sky {
  readonly functions: string;
  readonly source: string;
}

/** The stars and streaks of cloud of any sky, in GLSL; lengths are shares of the picture's height. */
export const starSource = `// A star about a pixel wide, in a share of the squares of a grid; few are larger.
float star(vec2 p, float share) {
  vec2 square = floor(p / 26.0);
  float chance = hash(square);
  vec2 at = vec2(hash(square + 17.0), hash(square + 43.0)) * 18.0 + 4.0;
  float size = max(chance - 1.0 + share, 0.0) / share;
  float away = length(p - square * 26.0 - at), large = size * size * size;
  return 0.6 * size * smoothstep(1.4, 0.3, away) + large * smoothstep(1.9, 0.2, away) + 0.16 * large * large * exp(-0.07 * away * away);
}
// Thin streaks of cloud, or of stars, that lean across the sky.
float streaks(float x, float y) {
  vec2 q = vec2(1.1 * x + 2.2 * y, 6.0 * y - 0.5 * x);
  return smoothstep(0.48, 0.9, 0.62 * noise(q) + 0.38 * noise(2.4 * q + 7.0));
}
`;

export const clearSky: Sky = { functions: '', source: '' };

/** A bank of clouds by day, and the Milky Way at night. */
export const fullSky: Sky = {
  functions: `
// The strengths of the clouds and of the Milky Way.
uniform float uClouds;
uniform float uGalaxy;
// The Milky Way, steep from the lower left, with a dark lane in it.
float galaxy(float x, float y) {
  vec2 q = vec2(x - 0.05 * uAspect, y - 0.35) * mat2(0.469, 0.883, -0.883, 0.469);
  float off = q.y * q.y;
  float cloudy = 0.6 * noise(q * vec2(5.0, 8.0)) + 0.4 * noise(q * vec2(13.0, 19.0) + 3.0);
  float lane = smoothstep(0.35, 0.75, noise(q * vec2(5.0, 17.0) + 9.0)) * exp(-420.0 * off);
  return exp(-48.0 * off) * (0.2 + 1.1 * cloudy * cloudy) * (1.0 - 0.65 * lane);
}
// The density of a bank of clouds, which ends at an uneven height.
float density(vec2 q) {
  // Tops are rounder than the bank is, and no larger on upright pages.
  vec2 fine = q * vec2(3.6, 2.4) * max(1.0, 0.9 / uAspect);
  return 0.56 * noise(q) + 0.26 * noise(fine + 5.0) + 0.12 * noise(fine * 2.2 + 2.0) + 0.06 * noise(fine * 4.9) - 0.14 * q.y;
}
// A bank of clouds above the horizon: how much of the sky it covers, and how much of it faces the light.
vec2 bank(float x, float y, vec2 towards) {
  vec2 q = vec2(4.2 * x, 8.0 * (y - 0.2));
  float here = density(q);
  float cover = smoothstep(0.355, 0.385, here) * smoothstep(-0.3, 0.7, q.y);
  return vec2(cover, clamp(0.5 + 3.2 * (here - density(q + 0.3 * towards)), 0.0, 1.0));
}
`,
  source: `
  if (uGalaxy > 0.0) {
    float milky = uGalaxy * smoothstep(0.0, 0.35, up) * galaxy(at.x * uAspect, y);
    colour += (1.0 - colour) * mix(uMiddle, uHorizon, 0.6) * (0.65 * milky);
    colour += 0.75 * milky * star(p * 1.7 + 31.0, 0.5);
  }
  if (uClouds > 0.0 && up < 0.6) {
    vec2 cloud = bank(at.x * uAspect, y, normalize(vec2(-away.x, 0.3 - away.y)));
    vec3 sunny = mix(uHorizon, uDisc.rgb, 0.5);
    colour = mix(colour, mix(mix(uMiddle, uHorizon, 0.5), sunny, cloud.y), 0.8 * uClouds * cloud.x);
  }
`,
};
