import type { Theme } from './theme.ts';

/** The page's colours in a theme, as custom properties of its style sheets. */
export const pageColours = ({ text, background }: Theme) => ({
  '--bg': background.outer,
  '--ink': text.strong,
  '--ink-soft': text.soft,
  '--panel': text.panel,
  '--accent': text.accent,
});
