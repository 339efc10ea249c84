/** How far a place is inside a sheet that leaves only the upper right corner, in shares of the picture's height. */
export const sheetSource = `
uniform float uRoom;
uniform float uAspect;
// The middle of a window's light, how it leans, and its strength.
uniform vec4 uDay;
float within(vec2 at) {
  vec2 off = min(uAspect, 1.0) * vec2(0.075 * at.y - 0.012, 0.055 * at.x - 0.008);
  return min((1.0 - at.x) * uAspect - off.x, 1.0 - at.y - off.y);
}
// Fibres, 0 to 1: a bent one in most squares of a grid, in CSS pixels.
float hair(vec2 p, float size) {
  vec2 square = floor(p / size);
  float turn = 6.2832 * hash(square), c = cos(turn), s = sin(turn);
  vec2 q = p / size - square - 0.5;
  q = vec2(c * q.x + s * q.y, c * q.y - s * q.x);
  float off = abs(q.y + (hash(square + 5.0) - 0.5) * (1.6 * q.x * q.x - 0.3)) * size;
  float reach = 0.14 + 0.24 * hash(square + 11.0);
  return smoothstep(1.25, 0.35, off) * smoothstep(reach, reach - 0.12, abs(q.x)) * step(0.45, hash(square + 23.0));
}
// The light of a window of four by three panes, 0 to 1, softer the farther from its foot.
float window(vec2 at) {
  vec2 q = (at - uDay.xy) * vec2(uAspect, 1.0);
  q.x += uDay.w * q.y;
  float soft = 0.03 + 0.025 * (0.6 + q.y);
  vec2 frame = smoothstep(vec2(0.76, 0.6) + soft, vec2(0.76, 0.6) - soft, abs(q));
  vec2 bars = vec2(abs(abs(abs(q.x) - 0.19) - 0.19), abs(abs(q.y) - 0.2));
  bars = smoothstep(vec2(0.014 - soft * 0.5), vec2(0.014 + soft * 0.7), bars);
  return frame.x * frame.y * bars.x * bars.y;
}`;
