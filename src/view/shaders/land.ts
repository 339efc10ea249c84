/**
 * Land at the foot of a sky, in GLSL: functions, and what the function `room` does with the colour behind it, with
 * lengths in shares of the picture's height.
 */
export interface Land {
  readonly functions: string;
  readonly source: string;
}

/**
 * Two ranges of hills with mist at their feet, which takes on the light of the disc behind it, and light on their
 * crests, and the ground. `facing` is how far the land below a crest faces the light, from -1 to 1: spurs run down
 * from its peaks, and widen; a low light comes from a side, from -1 to 1, and a high one leaves steep flanks dark.
 * `firs` are firs along the ground, up to 1 high: a row of concave triangles, each with a height of its own.
 */
export const hills: Land = {
  functions: `
float facing(int range, float column, float depth, float towards, float high) {
  float across = float(LAST) / uAspect;
  float spur = column + depth * across * 1.3 * (noise(vec2(column * 13.0 / across, float(range) * 9.0)) * 2.0 - 1.0);
  float reach = 0.007 + 0.25 * max(depth, 0.0);
  float rise = (crest(range, spur + across * reach) - crest(range, spur - across * reach)) / (0.4 * reach);
  rise /= 1.0 + abs(rise);
  return mix(towards * rise, 0.7 * rise, high);
}
float firs(float x, float seed) {
  float tree = floor(x);
  float narrow = 1.0 - 2.0 * abs(x - tree - 0.5);
  return (0.35 + 0.65 * hash(vec2(tree, seed))) * narrow * sqrt(sqrt(narrow));
}`,
  source: `
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
  return slope(colour, uGround, uNear, ground - y);`,
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
  return smoothstep(0.4, 1.0, hash(square + seed + 21.0)) * smoothstep(1.0, 0.4, far);
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
