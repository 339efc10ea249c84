/** How long the circle takes to appear and to disappear, in ms: too long to flash. */
const [APPEAR, DISAPPEAR] = [2400, 900];
/** The width of the line with its halo, as a share of the radius. */
const WIDTH = 0.055;
const SIDES = 128;

/** A mesh: the places of points, which of them are on the line in the middle, and triangles. */
interface Band {
  readonly points: Float32Array<ArrayBuffer>;
  readonly within: Float32Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
}

/** A band along a circle around the origin, of a radius in cell widths. */
export function bandOf(radius: number): Band {
  const [points, within, indices]: [number[], number[], number[]] = [[], [], []];
  for (let side = 0; side <= SIDES; side++) {
    const angle = (2 * Math.PI * side) / SIDES;
    for (const out of [-1, 0, 1]) {
      const away = radius * (1 + (out * WIDTH) / 2);
      points.push(away * Math.cos(angle), away * Math.sin(angle));
      within.push(out === 0 ? 1 : 0);
    }
    const at = 3 * side;
    if (side < SIDES)
      for (const one of [at, at + 1])
        indices.push(one, one + 1, one + 3, one + 1, one + 3, one + 4);
  }
  return {
    points: Float32Array.from(points),
    within: Float32Array.from(within),
    indices: Uint32Array.from(indices),
  };
}

/** How far the circle is seen, 0 to 1, a frame after it was seen so far; `elapsed` in ms. */
export const seenAfter = (share: number, isWanted: boolean, elapsed: number): number =>
  Math.max(0, Math.min(1, share + elapsed / (isWanted ? APPEAR : -DISAPPEAR)));
