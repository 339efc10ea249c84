import { over, rgb, type Rgb } from './colour.ts';
import type { Theme } from './theme.ts';

/** The scale of heat: none, which looks as an open cell does, then from the least to the most. */
export const heatShades = ({ heat, cell, tray }: Theme): readonly Rgb[] => [
  over(rgb(cell.colour), cell.strength, rgb(tray.colour)),
  ...heat.map((colour) => rgb(colour)),
];
