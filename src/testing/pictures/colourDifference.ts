import { differenceCiede2000, modeLab65, modeRgb, useMode } from 'culori/fn';
import type { Rgb } from '../../theme/colour.ts';

useMode(modeRgb);
useMode(modeLab65);
const ciede2000 = differenceCiede2000();

/** The perceived difference of two colours (ΔE, CIEDE2000): 2 is just noticeable, 10 obvious at a glance. */
export const difference = ([r, g, b]: Rgb, [red, green, blue]: Rgb): number =>
  ciede2000({ mode: 'rgb', r, g, b }, { mode: 'rgb', r: red, g: green, b: blue });
