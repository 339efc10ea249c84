/** Hand-made glass lit from behind, in panes set in rounded lead: a material, in GLSL. */
export const glassSource = `
  vec2 g = s.along + vec2(s.seed * 31.0, s.seed * 4.0);
  // Details that are finer than pixels go.
  float fine = clamp(0.045 / vPixel - 0.9, 0.0, 1.0);
  // Wider on pieces that are small, as they wait.
  float wide = max(uLine.a, mix(1.2, 2.3, small()) * vPixel);
  // Broad streaks, and thin wavy ones as glass was drawn.
  float streak = noise(vec2(g.x * 0.8 + g.y * 0.35, g.y * 3.3 - g.x * 0.4));
  float reamy = noise(vec2(1.3 * g.x + 1.6 * streak, 13.0 * g.y + 5.0 * streak + 2.0 * sin(1.9 * g.x)));
  float thin = 1.0 + uTexture * (0.8 * (streak - 0.5) + 0.34 * fine * (reamy - 0.5));
  // Light falls off across a pane; its cells differ slightly, with a faint line between.
  float own = hash(floor(97.0 * vMiddle + 0.5) + 7.0 * s.seed);
  float cloud = noise(0.62 * vBoard + 19.0 * s.seed + 0.25 * streak);
  thin *= (0.96 + 0.08 * own) * (0.5 + 0.85 * smoothstep(0.1, 0.85, cloud));
  float soft = s.middle / max(uSeam.x, 0.9 * vPixel);
  thin *= 1.0 - uSeam.y * exp(-soft * soft);
  // Seeds: bubbles drawn out along the grain.
  vec2 square = floor(g * vec2(2.6, 4.2));
  float chance = hash(square + 3.0);
  vec2 off = g - (square + 0.3 + 0.4 * vec2(hash(square + 11.0), hash(square + 29.0))) / vec2(2.6, 4.2);
  float bubble = length(off * vec2(0.62, 1.0)) / (0.01 + 0.022 * fract(chance * 7.0));
  float seeded = fine * step(0.7, chance);
  thin *= 1.0 - seeded * (0.2 * exp(-5.0 * (bubble - 0.9) * (bubble - 0.9)) - 0.4 * exp(-5.0 * bubble * bubble));
  float edge = 0.3 + 0.36 * smoothstep(wide - 0.02, wide + 0.1, s.depth) + 0.38 * smoothstep(wide, 0.46, s.depth);
  float most = max(max(s.colour.r, max(s.colour.g, s.colour.b)), 1e-3);
  // Thick glass is deeper in hue as well as darker.
  vec3 pure = s.colour * mix(vec3(1.0), s.colour / most, clamp(1.5 - 1.1 * thin, 0.2, 1.0));
  // The sun stands behind the window, at its left, as its picture lies to the right.
  vec2 away = (vBoard - uBounds.xy) / max(uBounds.zw - uBounds.xy, vec2(1e-3)) - 0.5 - 0.4 * vec2(-abs(vTowards.x), vTowards.y);
  float sun = 1.0 + 0.5 * exp(-4.0 * dot(away, away));
  vec3 pane = pure * uSky * thin * edge * sun;
  // The thick rim of a pane bends light on the side from which that comes.
  float facing = max(dot(-s.rim, normalize(vTowards.xy)), 0.0);
  float bent = (s.depth - wide) / max(0.03, 1.2 * vPixel) - 1.0;
  pane += pure * uSky * (0.95 * facing * exp(-bent * bent));
  // Where it is thin, light comes through nearly white, but in pale hues in their own, as they have no hue left then.
  pane *= 1.0 + 0.35 * most * smoothstep(0.62, 1.0, streak) * uTexture;
  float peak = max(pane.r, max(pane.g, pane.b));
  float bright = peak < 0.6 ? peak : 1.0 - 0.4 * exp(1.5 - 2.5 * peak);
  pane *= bright / max(peak, 1e-3);
  pane += (bright - pane) * (0.12 * max(1.0 - pure.g * 2.0, 0.0) * smoothstep(0.8, 2.0, peak)) + s.gloss * (1.0 - pure.g);
  // A came is round: highest on the outline, where it meets that of the next pane, with a sheen of solder at its corners.
  float across = clamp(s.depth / wide, 0.0, 1.0);
  float knot = vTile.z == CONVEX || vTile.z == REFLEX ? length(vFromCorner) / wide : 3.0;
  float soldered = exp(-0.9 * knot * knot);
  vec3 round = normalize(vec3(1.5 * across * across * s.rim, 1.0));
  float shine = pow(max(dot(round, vHalfway.xyz), 0.0), 22.0);
  vec3 lead = uLine.rgb * (0.14 + 0.5 * max(dot(round, vTowards), 0.0) + 1.7 * shine) * (1.0 + 0.6 * soldered);
  return mix(pane, lead, within(s.depth, wide));`;
