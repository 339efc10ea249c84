import { expect, test } from 'vitest';
import { difference } from '../testing/pictures/colourDifference.ts';
import { colourVisions } from '../testing/pictures/colourVision.ts';
import { contrast, over, rgb, type Rgb } from './colour.ts';
import { heatShades } from './heat.ts';
import { themes } from './index.ts';
import { labOf } from './oklab.ts';

const usual = (colour: Rgb): Rgb => colour;

test.each(Object.values(themes))(
  'in the theme $id the scale of heat rises or falls evenly in lightness, away from the tray',
  ({ heat, tray, cell }) => {
    const light = heat.map((colour) => labOf(rgb(colour))[0]);
    const steps = light.slice(1).map((one, i) => one - light[i]!);
    const mean = (light.at(-1)! - light[0]!) / steps.length;
    for (const step of steps) {
      expect(step / mean).toBeGreaterThan(0.65);
      expect(step / mean).toBeLessThan(1.35);
    }
    expect(Math.abs(mean)).toBeGreaterThan(0.11);
    const open = over(rgb(cell.colour), cell.strength, rgb(tray.colour));
    const [least, most] = [rgb(heat[0]), rgb(heat[4])];
    expect(contrast(most, open)).toBeGreaterThan(4.5);
    expect(contrast(least, open)).toBeLessThan(contrast(most, open) / 2);
    expect(difference(least, open)).toBeGreaterThan(8);
  },
);

test.each(Object.values(themes))(
  'in the theme $id everybody tells the parts of the scale of heat apart, none from the least, too, in their order',
  (theme) => {
    for (const see of [usual, ...colourVisions]) {
      const seen = heatShades(theme).map(see);
      const light = seen.map((colour) => labOf(colour)[0]);
      const isRising = light[5]! > light[0]!;
      for (let i = 1; i < seen.length; i++) {
        expect(difference(seen[i - 1]!, seen[i]!)).toBeGreaterThan(8);
        expect(light[i]! > light[i - 1]!).toBe(isRising);
      }
    }
  },
);

test.each(Object.values(themes))(
  'in the theme $id none is the farther away on the scale of heat the more there is',
  (theme) => {
    const [none, ...shades] = heatShades(theme);
    const far = shades.map((shade) => difference(none!, shade));
    expect(far).toEqual(far.toSorted((one, other) => one - other));
    expect(contrast(none!, shades[4]!)).toBeGreaterThan(4.5);
  },
);
