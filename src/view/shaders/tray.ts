import { RIM_SHADE } from '../../theme/light.ts';
import { noiseSource, placeSource } from './glsl.ts';

export const trayVertex = `#version 300 es
precision highp float;
in vec2 aPoint;
in vec2 aAway;
in float aSeen;
uniform vec2 uOffset;
out vec2 vAway;
out float vSeen;
out vec2 vBoard;
${placeSource}void main() {
  vAway = aAway;
  vSeen = aSeen;
  vBoard = aPoint;
  gl_Position = place(aPoint + uOffset);
}`;

/** The shadow of the tray. */
export const trayShadowFragment = `#version 300 es
precision highp float;
in vec2 vAway;
in float vSeen;
out vec4 result;
uniform vec4 uTrayShadow;
uniform float uTraySoft;
uniform float uRimWidth;
uniform float uTrayOpacity;
void main() {
  result = uTrayShadow * (smoothstep(-uTraySoft, uTraySoft, uRimWidth - length(vAway)) * uTrayOpacity * vSeen);
}`;

/** The tray with its rim; `vAway` is the vector from the board's edge, `vSeen` how far it is seen, `uFront` how far down the front, 0 for the top. */
export const trayFragment = `#version 300 es
precision highp float;
in vec2 vAway;
in vec2 vBoard;
in float vSeen;
out vec4 result;
uniform vec3 uTray;
uniform vec4 uRim;
uniform vec3 uTowards;
uniform float uFront;
// The height of the front.
uniform float uDeep;
uniform vec2 uBelow;
uniform float uRimWidth;
uniform float uPixel;
uniform float uTrayOpacity;
uniform vec2 uRims;
uniform vec3 uWinner;
uniform vec4 uBounds;
// The light on the inner edge of the rim, as a share of that on its outer one.
uniform float uWell;
// The direction towards the light across the board.
uniform vec4 uFall;
// The light on edges that face it, and how much light falls on the board.
uniform vec4 uRimLight;
// The share of the rim's colour at the edge nearest to the light, and how much light falls from above.
uniform vec2 uTrayLight;
uniform float uTicks;
uniform float uFoil;
uniform float uGrain;
uniform float uIron;
uniform vec2 uCorners[12];
uniform int uSides;
${noiseSource}// Ticks at the outer edge, as far apart as the lattice has corners along a straight side.
float tick(float away) {
  if (uTicks == 0.0 || uSides == 6 || away < uRimWidth - 0.085) return 0.0;
  vec2 along = vec2(-vAway.y, vAway.x) / away;
  // Not around the corners.
  float straight = 0.0;
  for (int i = 0; i < uSides; i++) {
    vec2 edge = uCorners[(i + 1) % uSides] - uCorners[i];
    straight = max(straight, abs(dot(along, normalize(edge))));
  }
  if (straight < 0.999) return 0.0;
  float unit = length(uCorners[1] - uCorners[0]) * (uSides == 4 ? 1.0 : 0.5);
  float at = dot(vBoard, along) / unit;
  float off = (0.5 - abs(fract(at) - 0.5)) * unit;
  return uTicks * clamp((0.009 - off) / uPixel + 0.7, 0.0, 1.0);
}
void main() {
  float away = length(vAway);
  float cover = clamp((uRimWidth - away) / uPixel + 0.5, 0.0, 1.0);
  if (cover * vSeen <= 0.0) discard;
  float hair = max(0.022, uPixel * 1.2);
  float upper = away > 0.0 ? 0.5 + 0.5 * dot(vAway, normalize(uTowards.xy)) / away : 0.0;
  // Wider where it faces the light.
  float wide = hair * (1.0 + uRimLight.a * (0.35 + 1.5 * upper * upper));
  float edge = 1.0 - smoothstep(0.0, wide, abs(uRimWidth - away - wide * 0.6));
  float high = 1.0 - clamp((vBoard.y - uBounds.y) / max(uBounds.w - uBounds.y, 1e-3), 0.0, 1.0);
  // The inner edge is lit on the other side, where it faces the sun.
  float inner = uWell * (1.0 - smoothstep(0.0, hair, abs(away - hair * 1.6)));
  // On a drawing it is a line a pixel wide, alike all around.
  float outer = uTicks > 0.0 ? clamp(1.0 - abs(uRimWidth - away - uPixel) / uPixel, 0.0, 1.0) : edge * mix(${RIM_SHADE}, 1.0, upper * mix(0.45 + 0.55 * uWell, 1.0, high));
  float bevel = mix(0.3 * uWell, 0.45, uRimLight.a) * upper * upper * exp((away - uRimWidth) / mix(0.05, 0.07, uRimLight.a));
  float rim = uRim.a * max(outer + bevel, inner * (1.0 - upper) * 0.6);
  // Rounded foil along the edge, with glints here and there; none on a winner's.
  if (uFoil > 0.0) {
    float wide = max(0.075, 2.5 * uPixel);
    float within = (uRimWidth - away) / wide;
    float foil = clamp((1.0 - within) * wide / uPixel + 0.5, 0.0, 1.0) * (1.0 - uRims.y);
    float glint = smoothstep(0.4, 0.85, 0.75 * noise(1.3 * vBoard) + 0.25 * noise(7.0 * vBoard));
    rim = max(rim, uFoil * foil * (0.4 + 0.2 * upper + 1.6 * within * (1.0 - within) * glint));
  }
  rim = max(rim, tick(away)) * uRims.x;
  // The front is lit from the side where the sun is.
  float across = (vBoard.x - uBounds.x) / max(uBounds.z - uBounds.x, 1e-3) - 0.5;
  float facing = clamp(0.35 + across * uTowards.x * 1.4, 0.0, 1.0);
  vec2 middle = (vBoard - uBounds.xy) / max(uBounds.zw - uBounds.xy, vec2(1e-3)) * 2.0 - 1.0;
  float nearer = clamp(dot(middle, uFall.xy), 0.0, 1.0);
  vec3 ground = mix(uTray, uRim.rgb, uTrayLight.x * nearer * nearer);
  // Grain along the frame of a square board, mitred at its corners, and across any other.
  if (uGrain > 0.0) {
    vec2 g = uSides == 4 && abs(vAway.x) > abs(vAway.y) ? vBoard.yx : vBoard;
    float rings = noise(vec2(0.5 * g.x, 9.0 * g.y) + 3.0) + 0.5 * noise(vec2(2.0 * g.x, 31.0 * g.y));
    float mitre = uSides == 4 && away > 0.0 ? clamp(1.5 - abs(abs(vAway.x) - abs(vAway.y)) / uPixel, 0.0, 1.0) : 0.0;
    ground *= 1.0 + uGrain * (0.5 * (rings - 0.75) - 0.35 * mitre);
  }
  vec3 colour = mix(ground, uRim.rgb, rim);
  // A forged bar with rounded edges, the inner one towards the cells.
  if (uIron > 0.0 && away > 0.0) {
    float across = away / uRimWidth;
    float tilt = smoothstep(0.5, 1.05, across) - smoothstep(0.42, 0.1, across);
    float forged = noise(7.0 * vBoard) + 0.5 * noise(19.0 * vBoard) - 0.75;
    vec3 normal = normalize(vec3(1.3 * tilt * vAway / away, 1.0));
    float shine = max(dot(normal, normalize(uTowards + vec3(0.0, 0.0, 1.0))), 0.0);
    float bar = (0.07 + 0.16 * max(dot(normal, uTowards), 0.0) + 0.4 * pow(shine, 26.0)) * (1.0 + 0.3 * forged);
    colour = mix(colour, uRim.rgb, uIron * smoothstep(0.0, 0.1, across) * bar);
  }
  if (uFront > 0.0) {
    // From 0 below the rim to 1 at the foot, without steps between its parts.
    float low = uFront - (uRimWidth - away) / (max(dot(vAway, uBelow) / max(away, 1e-4), 0.3) * max(uDeep, 1e-3));
    low = clamp(low, 0.0, 1.0);
    float lit = (0.1 + 0.4 * facing * facing) * uRim.a * mix(1.3, 0.5, low) + uTrayLight.y * (0.12 + 0.5 * exp(-9.0 * low));
    colour = mix(ground, uRim.rgb, lit) * mix(1.0, 0.6, low);
  }
  if (uRims.y > 0.0) {
    // A line along its outer edge, and light on the rest of it and on its front.
    float inwards = uRimWidth - away;
    float width = clamp(3.0 * uPixel, 0.05, 0.7 * uRimWidth);
    float line = clamp((width - inwards) / uPixel + 0.5, 0.0, 1.0);
    float light = 0.45 * (1.0 - smoothstep(0.0, uRimWidth, inwards));
    colour = mix(colour, uWinner, uRims.y * (uFront > 0.0 ? 0.2 : max(line, light)));
  }
  // No bands in the light across it.
  if (uRimLight.a > 0.0) colour += (hash(gl_FragCoord.xy) - 0.5) / 255.0;
  // The front goes first and comes last: it would be seen through the top, and darken it.
  float seen = uTrayOpacity * vSeen;
  // Its edge is seen first.
  float opacity = pow(seen, uFront > 0.0 ? 6.0 : mix(1.6, 0.4, min(rim, 1.0)));
  result = vec4(colour, 1.0) * (cover * opacity);
}`;
