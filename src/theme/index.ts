import { blueprint } from './blueprint.ts';
import { chocolate } from './chocolate.ts';
import { glass } from './glass.ts';
import { distinct, midnight } from './midnight.ts';
import { neon } from './neon.ts';
import { paper } from './paper.ts';
import type { Theme } from './theme.ts';
import { wood } from './wood.ts';

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

/** The page's colours in a theme, as custom properties of its style sheets. */
export const pageColours = ({ text, background }: Theme) => ({
  '--bg': background.outer,
  '--ink': text.strong,
  '--ink-soft': text.soft,
  '--panel': text.panel,
  '--accent': text.accent,
});

export type { Theme } from './theme.ts';
