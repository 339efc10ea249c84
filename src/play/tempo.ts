/** Steps a second; or a pace that suits what is near; or as fast as the machine can. */
export type Speed = number | 'auto' | 'max';

/** The speeds to choose among, from one step in four seconds to as fast as the machine can. */
export const ladder: readonly (number | 'max')[] = [
  0.25,
  0.5,
  1,
  2,
  4,
  8,
  15,
  30,
  60,
  125,
  250,
  500,
  1000,
  2000,
  4000,
  8000,
  15_000,
  30_000,
  60_000,
  125_000,
  250_000,
  500_000,
  1_000_000,
  'max',
];

/** The rung of the ladder that is nearest to a speed, in octaves. */
export function rungOf(speed: number | 'max'): number {
  const top = ladder.length - 1;
  if (speed === 'max') return top;
  let nearest = 0;
  for (let rung = 1; rung < top; rung++) {
    const below = ladder[nearest] as number;
    const here = ladder[rung] as number;
    if (speed * speed >= below * here) nearest = rung;
  }
  return nearest;
}
