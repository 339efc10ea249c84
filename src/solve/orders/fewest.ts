import { onFewest } from '../branching.ts';
import type { FillOrder } from './order.ts';
import { shortSide } from './shortSide.ts';

/** The open cell with the fewest fitting placements; ties go along the short side. */
export const fewest: FillOrder = {
  sequence: (problem, seed) => shortSide.sequence(problem, seed),
  branching: (problem, seed) =>
    onFewest(problem, shortSide.sequence(problem, seed), Int32Array.of()),
};
