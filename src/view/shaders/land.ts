/**
 * Land at the foot of a sky, in GLSL: functions, and what the function `room` does with the colour behind it, with
 * lengths in shares of the picture's height.
 */
export interface Land {
  readonly functions: string;
  readonly source: string;
}

/**
 * How far the land below a crest faces the light, from -1 to 1, in GLSL: spurs run down from its peaks, and widen;
 * a low light comes from a side, from -1 to 1, and a high one leaves steep flanks dark.
 */
const facingSource = `
float facing(int range, float column, float depth, float towards, float high) {
  float across = float(LAST) / uAspect;
  float spur = column + depth * across * 1.3 * (noise(vec2(column * 13.0 / across, float(range) * 9.0)) * 2.0 - 1.0);
  float reach = 0.007 + 0.25 * max(depth, 0.0);
  float rise = (crest(range, spur + across * reach) - crest(range, spur - across * reach)) / (0.4 * reach);
  rise /= 1.0 + abs(rise);
  return mix(towards * rise, 0.7 * rise, high);
}
`;

/**
 * Two ranges of hills with mist at their feet, which takes on the light of the disc behind it, and light on their
 * crests, in GLSL. What is above texts on the near one is in daylight, as far as `day` says, from 0 to 1.
 */
const rangesSource = (day: string): string => `
  // No crest is so high.
  if (y > 0.34) return colour;
  float lit = 0.2 * side + 0.3 * uGlow;
  float column = at.x * float(LAST);
  float towards = clamp(-12.0 * away.x, -1.0, 1.0);
  float depth = crest(0, column) - y;
  float mist = smoothstep(0.0, 0.08, mix(0.2 - y, depth, 0.6));
  float shade = floating(at, high);
  float lee = facing(0, column, depth, towards, high);
  vec3 land = mix(uFar, mix(uFarFoot, low, lit), mist * mix(1.0, 0.55, high));
  land = mix(land, lee > 0.0 ? low : uNear, 0.5 * abs(lee) * (1.0 - mist)) * shade;
  colour = slope(colour, land, low, depth);
  column = at.x * float(LAST - 1) + uShift;
  depth = crestUnderBoard(crest(1, column), at.x) - y;
  mist = smoothstep(0.0, 0.13, mix(0.15 - y, depth, 0.15));
  // The relief of the near range is lost in the board's shadow.
  lee = facing(1, column, depth, towards, high) * (1.0 - smoothstep(0.0, 0.09, depth)) * smoothstep(0.5, 1.0, shade);
  land = mix(mix(uNear, uNearFoot, mist), uFar, 0.5 * smoothstep(0.14, 0.19, y) * ${day});
  land = mix(land, lee > 0.0 ? uFar : uGround, abs(lee) * (lee > 0.0 ? 0.75 * smoothstep(0.14, 0.17, y) : 0.5)) * shade;
  colour = slope(colour, land, low, depth);
`;

/** Hills, and the ground. */
export const hills: Land = {
  functions: facingSource,
  source: `${rangesSource('0.0')}
  float ground = 0.062 + 0.018 * sin(at.x * 9.0 + 1.0) + 0.01 * sin(at.x * 23.0 + 2.0);
  return slope(colour, uGround, uNear, ground - y);`,
};

/**
 * Hills with a wood in front of them, in mist, and firs on the ground, in groups. `firs` are firs in columns of a
 * width, so tall at most, over what is behind them: each has tiers, lighter towards the light.
 */
export const woods: Land = {
  functions: `${facingSource}
float waves(float x) {
  return 0.5 + 0.3 * sin(x) + 0.2 * sin(2.3 * x + 1.0);
}
vec3 firs(vec3 behind, vec3 ink, vec2 q, float wide, float tall, float few, float foot, float towards, float high) {
  float tree = floor(q.x / wide);
  float chance = hash(vec2(tree, 900.0 * wide)), other = fract(61.0 * chance);
  float x = q.x - (tree + 0.4 + 0.2 * other) * wide;
  float height = tall * (0.35 + 0.65 * chance) * smoothstep(few, few + 0.35, 0.35 * other + 0.7 * waves(0.43 * tree + 90.0 * tall));
  float down = foot + height - q.y;
  float share = clamp(down / max(height, 1e-3), 0.0, 1.0);
  float tier = fract(7.0 * share + other + (x > 0.0 ? 0.4 : 0.0));
  float across = height * share * (0.15 + 0.09 * min(tier, 6.0 - 6.0 * tier));
  float light = mix(smoothstep(-0.3, 1.0, x * towards / max(across, 1e-4)), 1.0, high);
  float pixel = fwidth(q.y);
  float cover = clamp((across - abs(x)) / pixel + 0.5, 0.0, 1.0) * clamp(down / pixel, 0.0, 1.0);
  return mix(behind, ink * (1.0 + 0.4 * light * (1.0 - share)), cover);
}`,
  source: `${rangesSource('uClouds')}
  if (y > 0.24) return colour;
  vec2 q = vec2((at.x - 0.5) * uAspect + 31.28, y);
  float foot = 0.05 + 0.065 * waves(3.6 * q.x + 5.0);
  vec3 wood = mix(uNear, uGround, 0.6);
  wood = mix(wood, uNearFoot, smoothstep(0.015, -0.045, y - foot)) * shade;
  colour = firs(colour, wood, q + 0.3, 0.0095, 0.024, 0.1, foot + 0.298, towards, high);
  colour = firs(colour, wood, q, 0.0125, 0.034, 0.2, foot - 0.003, towards, high);
  colour = slope(colour, wood, wood, foot - y);
  foot = 0.01 + 0.055 * waves(2.6 * q.x + 3.4);
  wood = uGround * shade;
  colour = firs(colour, mix(wood, uNear, 0.2), q + 0.3, 0.025, 0.05, 0.3, foot + 0.298, towards, high);
  colour = firs(colour, wood, q, 0.05, 0.1, 0.35, foot - 0.005, towards, high);
  colour = firs(colour, wood, q, 0.085, 0.18, 0.36, foot - 0.01, towards, high);
  return slope(colour, wood, wood, foot - y);`,
};

/**
 * Lights out of focus, which are soft discs in some squares of two grids, and three waves of poured chocolate with
 * less gloss where texts stand. `slopeOf` is the slope of a crest, from -1 to 1; `poured` a wave at a depth below it:
 * a line of light, a soft one below that follows the wave, and a broad one deeper still, in the hue of chocolate where
 * the light is pale.
 */
export const pouredWaves: Land = {
  functions: `
float blurred(vec2 q, float seed) {
  vec2 square = floor(q);
  float size = 0.2 + 0.28 * hash(square + seed);
  vec2 middle = size + (1.0 - 2.0 * size) * vec2(hash(square + seed + 3.0), hash(square + seed + 8.0));
  float far = length(q - square - middle) / size;
  return smoothstep(0.4, 1.0, hash(square + seed + 21.0)) * smoothstep(1.0, 0.1, far);
}
vec3 bokeh(vec3 colour, vec2 q, float up) {
  float light = blurred(q * 3.1, 1.0) + 0.6 * blurred(q * 5.3 + 2.5, 40.0);
  light *= (1.0 - colour.r) * smoothstep(0.9, 0.1, up);
  return colour + uHorizon / uHorizon.r * vec3(0.46, 0.41, 0.27) * light;
}
float slopeOf(int range, float column) {
  float reach = 5.0;
  float rise = (crest(range, column + reach) - crest(range, column - reach)) * float(LAST) / (2.0 * reach * uAspect);
  return rise / (0.25 + abs(rise));
}
vec3 poured(vec3 behind, vec3 body, vec3 light, float depth, float rise, float gloss) {
  float facing = 0.5 - 0.5 * rise;
  float band = (depth - 0.012 - 0.016 * facing) / (0.0035 + 0.006 * facing);
  float broad = (depth - 0.05 - 0.02 * rise) / 0.022;
  band = exp(-band * band) * (0.25 + 0.75 * facing);
  broad = exp(-broad * broad) * (1.0 - facing);
  // Folds that follow its crest, softer the deeper they are.
  float folds = cos(110.0 * depth - 3.0 * rise) * exp(-depth / 0.05);
  body *= mix(vec3(1.0), body / max(body.r, 1e-3), 0.45) * (0.9 + 0.3 * exp(-depth / 0.02) + 0.25 * folds);
  return slope(behind, body + (light - body) * (gloss * (0.9 * band + 0.3 * broad)), light, depth);
}`,
  source: `
  colour = bokeh(colour, vec2(at.x * uAspect, y), up);
  float shade = floating(at, high);
  float column = at.x * float(LAST);
  colour = poured(colour, uFar * shade, low, crest(0, column) - y, slopeOf(0, column), 0.55);
  column = at.x * float(LAST - 1) + uShift;
  float gloss = mix(0.13, 0.5, smoothstep(0.12, 0.16, y));
  colour = poured(colour, uNear * shade, low, crestUnderBoard(crest(1, column), at.x) - y, slopeOf(1, column), gloss);
  float ground = 0.05 + 0.022 * sin(at.x * 6.0 + 1.0) + 0.008 * sin(at.x * 15.0 + 2.0);
  return poured(colour, uGround, mix(uNear, low, 0.2), ground - y, cos(at.x * 6.0 + 1.0), 0.3);`,
};
