import {
  answersAt,
  filled,
  languageIn,
  placeFrom,
  placesIn,
  stopAt,
  type LessonPlace,
  type LessonText,
} from '../../teach/lesson/lesson.ts';
import { words, type Language } from '../../words/index.ts';
import type { PresentedLesson, PresentedStop } from '../presenting/model.ts';
import type { OpenLesson } from './model.ts';

/** A lesson at its stop, and the question that is asked there, as its presenter reads it. */
export function presentedLesson(
  { lesson, place, isThere, isReached }: OpenLesson,
  language: Language,
  question: PresentedLesson['question'],
): PresentedLesson {
  const lang = languageIn(lesson, language);
  const { number } = words(language).lesson;
  const said = (text: LessonText, { scene }: LessonPlace): string =>
    filled(text[lang] ?? '–', lesson.scenes[scene]!, number);
  const presented = (at: LessonPlace): PresentedStop => {
    const { text, isQuestion } = stopAt(lesson, at);
    return { scene: said(lesson.scenes[at.scene]!.title, at), text: said(text, at), isQuestion };
  };
  const places = placesIn(lesson);
  const next = placeFrom(lesson, place, 1);
  const { notes } = lesson.scenes[place.scene]!;
  const isOnItsWay = stopAt(lesson, place).point !== undefined && !isReached;
  return {
    id: lesson.id,
    title: lesson.title[lang]!,
    lang,
    at: places.findIndex(({ scene, stop }) => scene === place.scene && stop === place.stop) + 1,
    of: places.length,
    now: presented(place),
    next: next && presented(next),
    answers: isOnItsWay ? undefined : answersAt(lesson, place).map((text) => said(text, place)),
    notes: notes && said(notes, place),
    hands: stopAt(lesson, place).hands,
    isThere,
    isReached,
    question,
  };
}
