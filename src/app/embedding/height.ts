/** The height of the row of controls, in CSS px. */
const ROW = 46;

/** The flattest and the least flat picture; wider than high, as boards lie on their side where that fits. */
const FLATTEST = 2.2;
const LEAST_FLAT = 1.25;

const LOWEST = 180;

/** The height in CSS px that suits a picture of this aspect in a frame of this width, with or without controls. */
export function heightFor(width: number, aspect: number, hasControls = true): number {
  const flat = Math.min(Math.max(aspect, 1 / aspect, LEAST_FLAT), FLATTEST);
  return Math.max(LOWEST, Math.round(width / flat) + (hasControls ? ROW : 0));
}
