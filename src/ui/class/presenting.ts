import { presentedLesson } from '../lesson/presented.ts';
import type { Presenting } from '../modeOverlay.ts';
import { turn } from './actions.ts';
import { answeredBy, answerQuestion, hasOpenQuestion } from './questions/questions.ts';
import type { ClassState } from './state.ts';

/** A class, as a presenter's window sees it. */
export const presentingOf = (state: ClassState): Presenting => ({
  lesson: (language) =>
    state.lesson.open && presentedLesson(state.lesson.open, language, answeredBy(state, language)),
  grant(wish) {
    if (wish === 'on') turn(state, 1);
    else if (wish === 'back') turn(state, -1);
    else if (hasOpenQuestion(state)) answerQuestion(state, undefined);
  },
});
