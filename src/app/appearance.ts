import type { Theme } from '../view/themes/index.ts';
import { languages, type Language } from '../words/index.ts';

/** Gives the page around the picture the colours of a theme. */
export function dress(theme: Theme): void {
  const { text, background } = theme;
  const { style } = document.documentElement;
  style.setProperty('--bg', background.outer);
  style.setProperty('--ink', text.strong);
  style.setProperty('--ink-soft', text.soft);
  style.setProperty('--panel', text.panel);
  style.setProperty('--accent', text.accent);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background.outer);
}

/** The first language the visitor reads that there are words in; English if there is none. */
export function preferredLanguage(): Language {
  for (const tag of navigator.languages) {
    const known = languages.find((language) => tag.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return 'en';
}

/** Whether the visitor has asked for less motion. */
export const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
