import { chocolate } from './chocolate.ts';
import { midnight } from './midnight.ts';
import { paper } from './paper.ts';
import type { Theme } from './theme.ts';

/** All themes, by their names in the address. */
export const themes = { midnight, paper, chocolate } satisfies Record<string, Theme>;

export type ThemeId = keyof typeof themes;
export type { Theme } from './theme.ts';
