import { pageColours, type Theme } from '../theme/index.ts';
import { faintRoomAt } from '../theme/room.ts';
import { themeIdOf, themeOf, type Settings } from '../settings/settings.ts';
import type { Puzzle } from '../puzzle/types.ts';
import type { Look } from '../view/board/look.ts';
import { once } from '../words/format.ts';
import { boardWords, languages, type Language } from '../words/board.ts';

/** Gives the page the colours of a theme, and texts before its room the scrim that they need at an hour, 0 to 24. */
export function applyTheme(theme: Theme, hour: number): void {
  const scrim = `${100 * faintRoomAt(theme, hour).scrim}%`;
  const colours = { ...pageColours(theme), '--scrim-share': scrim };
  for (const [name, colour] of Object.entries(colours))
    document.documentElement.style.setProperty(name, colour);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colours['--bg']);
}

/** The first of the browser's languages that has a dictionary, else English; one that changes is that of the next page. */
const preferred = once(() => {
  const known = (tag: string): Language[] =>
    languages.filter((language) => tag.toLowerCase().startsWith(language));
  return { language: navigator.languages.flatMap(known)[0] ?? 'en' };
});

export const languageOf = ({ lang }: Settings): Language =>
  lang === 'auto' ? preferred().language : lang;

export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether nothing may move that need not. */
export const isCalm = (): boolean => reducedMotion().matches;

/** Whether the page is high enough for titles in large type, as the style sheet of theirs says too. */
export const highPage = (): MediaQueryList => matchMedia('(min-height: 420px)');

const moreContrast = (): MediaQueryList => matchMedia('(prefers-contrast: more)');

/** Calls whenever the system asks for another look. */
export function onPreference(call: () => void): void {
  for (const asked of [reducedMotion(), moreContrast()]) asked.addEventListener('change', call);
}

/**
 * How a puzzle's board is drawn: with names if captions speak of them; with marks if letters are chosen, if its
 * theme has them, or if the system asks for more contrast; calm if it asks for reduced motion; labels in the
 * chosen language.
 */
export function lookOf(settings: Settings, { labels = [] }: Pick<Puzzle, 'labels'> = {}): Look {
  const { letters: chosen, captions } = settings;
  const { label } = boardWords(languageOf(settings));
  const isNeeded = captions || moreContrast().matches || themeOf(settings).letters;
  const isLettered = chosen === 'auto' ? isNeeded : chosen;
  return {
    letters: isLettered ? (captions ? 'names' : 'marks') : 'none',
    calm: isCalm(),
    labels: labels.map(({ meaning }) => label(meaning)),
  };
}

/** The theme and the hour of the day in which a board is seen now. */
export const lightOf = (settings: Settings) => ({
  theme: themeIdOf(settings),
  hour: hourOf(settings, new Date()),
});

/** The hour of the day that the light is of, 0 to 24, in steps of a minute: the sun moves by about a pixel. */
export function hourOf({ hour }: Pick<Settings, 'hour'>, now: Date): number {
  if (hour !== 'auto') return hour;
  return now.getHours() + now.getMinutes() / 60;
}
