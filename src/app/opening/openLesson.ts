import { type Lesson, LessonError } from '../../teach/lesson/lesson.ts';
import type { PageResources } from '../page.ts';
import { sentenceOf } from '../../settings/invalid.ts';
import { lessonModes } from '../../settings/lessonPlace.ts';
import { stopQuery } from '../address/lessonAddress.ts';
import { lessonSentence, words, type Language } from '../../words/index.ts';
import { ownLesson } from '../library/ownLessons.ts';

/** Throws a `LessonError` for a stop that is no address, or where no lesson can be given. */
function checkStops(lesson: Lesson, language: Language, grammar: PageResources['grammar']): void {
  for (const [scene, { stops }] of lesson.scenes.entries())
    for (const stop of stops.keys()) {
      const { settings, invalidParams } = grammar.read(String(stopQuery(lesson, { scene, stop })));
      const at = { scene: scene + 1, stop: stop + 1 };
      const [wrong] = invalidParams;
      const said = wrong && sentenceOf(wrong, words(language));
      if (said !== undefined) throw new LessonError({ code: 'badStop', ...at, said });
      const { mode } = settings;
      if (!lessonModes.includes(mode))
        throw new LessonError({ code: 'noLessonThere', ...at, mode });
    }
}

/**
 * Keeps the lesson of a text, and opens it: a query leads there. Returns the sentence that says what is wrong, if
 * anything is.
 */
export function openLesson(
  text: string,
  language: Language,
  { grammar, catalogue }: Pick<PageResources, 'grammar' | 'catalogue'>,
  open: (query: string) => void,
): string | undefined {
  try {
    const lesson = ownLesson(text);
    checkStops(lesson, language, grammar);
    catalogue.ownLessons.keep(text);
    open(String(stopQuery(lesson, { scene: 0, stop: 0 })));
    return undefined;
  } catch (error) {
    if (error instanceof LessonError) return lessonSentence(error.issue, language);
    throw error;
  }
}
