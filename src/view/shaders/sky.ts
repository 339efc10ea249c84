/** What only some skies have, in GLSL: functions, and what the function `room` does with the colour of the sky. */
export interface Sky {
  readonly functions: string;
  /**
   * Where the colour of its middle is reached, and where that of its top begins, as shares of its height. The top's
   * is reached 0.8 farther up, which may be above the picture.
   */
  readonly stops: string;
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

export const clearSky: Sky = { functions: '', stops: 'vec2(0.42, 0.2)', source: '' };

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
// Value noise along a line.
float noise(float x) {
  float to = smoothstep(0.0, 1.0, fract(x));
  return mix(hash(vec2(floor(x), 4.0)), hash(vec2(floor(x) + 1.0, 4.0)), to);
}
// A bank of clouds above the horizon, heaped up in rows before each other, with a gap around a sun as far as that is
// low: how much of the sky it covers, and how much of it faces the light.
vec2 bank(float x, float y, float sun, float lowness, vec2 towards) {
  // It is no larger on upright pages, and uneven.
  float scale = max(1.0, 0.9 / uAspect);
  vec2 q = vec2(x, y - 0.2) * scale;
  q += 0.016 * vec2(noise(24.0 * q), noise(24.0 * q + 9.0)) + 0.007 * vec2(noise(70.0 * q), noise(70.0 * q + 5.0));
  vec2 seen = vec2(0.0, 0.5);
  for (int row = 0; row < 3; row++) {
    float highest = 0.25 - 0.06 * float(row);
    if (q.y > 1.4 * highest) break;
    float size = 0.13 - 0.035 * float(row);
    float across = q.x / size + 7.3 * float(row);
    // No heap reaches 1.3 places from its middle.
    for (int side = -1; side < 2; side++) {
      float heap = floor(across) + float(side);
      float chance = hash(vec2(heap, float(row) + 7.0)), other = fract(61.0 * chance);
      float radius = 0.38 + 0.5 * other;
      float middle = heap + 0.3 + 0.4 * chance, aside = (middle - 7.3 * float(row)) * size - sun * scale;
      float top = highest * (0.1 + noise(heap * size * 3.4 - 25.0 * size) + 0.3 * chance);
      top -= 0.2 * lowness * exp(-60.0 * aside * aside);
      vec2 off = vec2(across - middle, (q.y - top) / size + radius) / radius;
      // They widen downwards.
      float below = max(-off.y, 0.0);
      off = vec2(off.x / (1.0 + 0.35 * min(below, 0.6)), off.y + 0.85 * below);
      float far = length(off);
      if (far >= 1.0) continue;
      // Heaps in front of others have soft edges, and less light and shadow the deeper they reach.
      float lit = 0.6 + (0.55 * dot(off, towards) * far) / (1.0 + 1.5 * below) - 0.12 * min(below, 2.0);
      seen.y = mix(seen.y, lit, mix(1.0, smoothstep(1.0, 0.6, far), seen.x));
      seen.x = max(seen.x, smoothstep(1.0, 0.95, far));
    }
  }
  return vec2(seen.x * smoothstep(-0.01, 0.12, q.y), clamp(seen.y, 0.0, 1.0));
}
`,
  stops: 'vec2(0.42, 0.2) + uClouds * vec2(-0.24, 0.3 - 0.18 * high)',
  source: `
  if (uGalaxy > 0.0) {
    float milky = uGalaxy * smoothstep(0.0, 0.35, up) * galaxy(at.x * uAspect, y);
    colour += (1.0 - colour) * mix(uMiddle, uHorizon, 0.6) * (0.45 * milky);
    colour += 0.75 * milky * star(p * 1.7 + 31.0, 0.5);
  }
  float lowness = 1.0 - high;
  // No cloud is lower or higher.
  if (uClouds > 0.0 && y > 0.13 && y < 0.56) {
    vec2 towards = vec2(-away.x, 0.3 - away.y);
    vec2 cloud = bank(at.x * uAspect, y, uDiscAt.x * uAspect, lowness, towards / max(length(towards), 1e-3));
    vec3 sunny = mix(uHorizon, uDisc.rgb, 0.85);
    colour = mix(colour, mix(mix(uMiddle, uDisc.rgb, 0.5), sunny, cloud.y), 0.9 * uClouds * cloud.x);
  }
`,
};
