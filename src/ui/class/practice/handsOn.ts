import { stepsSince, stopAt } from '../../../teach/lesson/lesson.ts';
import { isSame } from '../../widgets/isSame.ts';
import { words, type Language } from '../../../words/index.ts';
import { joined } from '../../../words/sentences.ts';
import type { ClassState } from '../state.ts';
import { isPractising, practiceCaption, togglePractice } from './practice.ts';

/** The steps that a lesson has carried out by hand at its stop, and how many of them are done; undefined if it has none. */
function stepsByHand({
  moment: { lesson, situation },
}: Pick<ClassState, 'moment'>): { readonly done: number; readonly of: number } | undefined {
  if (!lesson?.isReached) return undefined;
  const stop = stopAt(lesson.lesson, lesson.place);
  return stop.hands === undefined
    ? undefined
    : { done: stepsSince(stop, situation), of: stop.hands };
}

/** Begins what is carried out by hand where the lesson comes to such a stop, ends it where it leaves that, and goes on once it is done. */
export function followLesson(state: ClassState): void {
  const place = state.moment.lesson?.place;
  if (state.handsAt && !isSame(state.handsAt, place)) {
    state.handsAt = undefined;
    if (isPractising(state)) togglePractice(state);
  }
  const steps = stepsByHand(state);
  if (!steps) return;
  if (!state.handsAt) {
    state.handsAt = place;
    if (!isPractising(state)) togglePractice(state);
  } else if (isPractising(state) && steps.done === steps.of) {
    togglePractice(state);
    state.commands.lesson.go(1);
  }
}

/** The caption of practice, with the step of the lesson that is next, if there is one left. */
export function handCaption(state: ClassState, language: Language): string {
  const steps = stepsByHand(state);
  const caption = practiceCaption(state, language);
  if (!steps || steps.done >= steps.of) return caption;
  return joined([words(language).practice.step(steps.done + 1, steps.of), caption]);
}
