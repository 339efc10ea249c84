import { encoded, linear, type Rgb } from '../../theme/colour.ts';

type Matrix = readonly [Rgb, Rgb, Rgb];

/**
 * The colours seen without one kind of cones, as matrices for linear sRGB: Machado, Oliveira and
 * Fernandes, “A Physiologically-based Model for Simulation of Color Vision Deficiency” (2009),
 * severity 1.
 */
const lacking: Readonly<Record<string, Matrix>> = {
  red: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  green: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  blue: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour as it is seen by people who lack the cones for red, green or blue. */
export const colourVisions: readonly ((colour: Rgb) => Rgb)[] = Object.values(lacking).map(
  (matrix) => (colour) => {
    const [r, g, b] = colour.map(linear) as unknown as Rgb;
    return matrix.map(([x, y, z]) =>
      encoded(Math.min(1, Math.max(0, x * r + y * g + z * b))),
    ) as unknown as Rgb;
  },
);
