import { blueprint } from './themes/blueprint.ts';
import { contrast, hex, luminance, rgb } from './colour.ts';
import { chocolate } from './themes/chocolate.ts';
import { distinct } from './themes/distinct.ts';
import { glass } from './themes/glass.ts';
import { midnight } from './themes/midnight.ts';
import { chromaOf, labOf, rgbOf } from './oklab.ts';
import { neon } from './themes/neon.ts';
import { paper } from './themes/paper.ts';
import type { Theme } from './theme.ts';
import { wood } from './themes/wood.ts';

/** All themes, by their names in the address. */
export const themes = {
  midnight,
  paper,
  chocolate,
  glass,
  neon,
  blueprint,
  wood,
  distinct,
} satisfies Record<string, Theme>;

export type ThemeId = keyof typeof themes;

/** The theme after another one, the first one after the last. */
export function nextTheme(theme: ThemeId): ThemeId {
  const ids = Object.keys(themes) as ThemeId[];
  return ids[(ids.indexOf(theme) + 1) % ids.length]!;
}

/** The lightness, and the largest chroma, of the dark band behind white text. */
const [BAND_LIGHTNESS, BAND_CHROMA] = [0.22, 0.02];

/** The colour of that band: as dark as ink, in the hue of a panel. */
function bandOf(panel: string): string {
  const [, a, b] = labOf(rgb(panel));
  const share = Math.min(1, BAND_CHROMA / Math.max(chromaOf([0, a, b]), 1e-6));
  return hex(rgbOf([BAND_LIGHTNESS, a * share, b * share]));
}

/** The page's colours in a theme, as custom properties of its style sheets. */
export const pageColours = ({ text, background }: Theme) => ({
  '--bg': background.outer,
  '--ink': text.strong,
  '--ink-soft': text.soft,
  '--panel': text.panel,
  '--band': bandOf(text.panel),
  '--accent': text.accent,
});

const GOLD = '#ffd98a';

/** The rim of a winner's tray: gold, darker where the tray is light. */
export const winnerRim = ({ tray }: Theme): string =>
  luminance(rgb(tray.colour)) > 0.4 ? '#8a5a00' : GOLD;

/** The colour in which a winner is named on the page: gold where that can be read. */
export const winnerInk = ({ background, text }: Theme): string =>
  contrast(rgb(GOLD), rgb(background.inner)) >= 4.5 ? GOLD : text.strong;

export type { Theme } from './theme.ts';
