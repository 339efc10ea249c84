import { converter, differenceCiede2000, modeLab65, modeOklab, modeRgb, useMode } from 'culori/fn';
import type { Rgb } from '../../theme/colour.ts';

useMode(modeRgb);
useMode(modeLab65);
useMode(modeOklab);
const toOklab = converter('oklab');
const ciede2000 = differenceCiede2000();

/** The perceived difference of two colours (ΔE, CIEDE2000): 2 is just noticeable, 10 obvious at a glance. */
export const difference = ([r, g, b]: Rgb, [red, green, blue]: Rgb): number =>
  ciede2000({ mode: 'rgb', r, g, b }, { mode: 'rgb', r: red, g: green, b: blue });

/** A colour in OKLab. */
export const oklabOf = ([r, g, b]: Rgb): readonly number[] => {
  const lab = toOklab({ mode: 'rgb', r, g, b });
  return [lab.l, lab.a, lab.b];
};
