import type { Commands } from '../ui/index.tsx';
import { loadWords, type Language } from '../words/index.ts';
import { languageOf } from './appearance.ts';
import { LatestOnly } from './notices.ts';
import type { Page } from './page.ts';

/**
 * Chooses settings. Until the words of a language are there, the page speaks on as before; of several languages the
 * one chosen last counts.
 *
 * @param take takes on settings whose words are there
 * @param load loads the words of a language
 */
export function chooser(
  page: Page,
  take: Commands['choose'],
  load: (language: Language) => Promise<unknown> = loadWords,
): Commands['choose'] {
  const latest = new LatestOnly(page.notices);
  return (changes) => {
    if (changes.lang === undefined) return take(changes);
    const spoken = load(languageOf({ ...page.settings, ...changes }));
    void latest.run(spoken, () => take(changes), undefined, 'modeNotLoaded');
  };
}
