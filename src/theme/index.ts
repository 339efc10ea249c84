import { blueprint } from './blueprint.ts';
import { chocolate } from './chocolate.ts';
import { distinct } from './distinct.ts';
import { glass } from './glass.ts';
import { midnight } from './midnight.ts';
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

/** The theme that follows one, around all of them. */
export function nextTheme(theme: ThemeId): ThemeId {
  const ids = Object.keys(themes) as ThemeId[];
  return ids[(ids.indexOf(theme) + 1) % ids.length]!;
}

export type { Theme } from './theme.ts';
