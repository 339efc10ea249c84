import { toggled, type PanelId } from '../../settings/panelIds.ts';
import { tonesAt } from './moment/atMoment.ts';
import type { ClassCommands, ClassModel } from './model.ts';
import { cancelTargetSearch, isSearchingTarget } from './navigation/targetSearch.ts';
import { followLesson } from './practice/handsOn.ts';
import { endPractice, isPractising, togglePractice } from './practice/practice.ts';
import {
  answerQuestion,
  endQuestions,
  finishQuestions,
  hasOpenQuestion,
  isAsking,
  toggleQuestions,
} from './questions/questions.ts';
import { setMoment, type ClassState } from './state.ts';

/** Shows a moment of a scene. Playing waits for the answer to an open question. */
export function show(state: ClassState, moment: ClassModel, commands: ClassCommands): void {
  const before = state.shown?.moment;
  setMoment(state, moment, commands);
  // Practice and questions are about steps: they end once all tries are shown.
  if (moment.grain === 'tries' && before?.grain !== 'tries') {
    endPractice(state);
    endQuestions(state);
  }
  if (moment.isComing) return;
  followLesson(state);
  if (!hasOpenQuestion(state)) {
    state.sound.play(tonesAt(moment, before?.isComing ? undefined : before));
  } else if (isAsking(state) && state.moment !== before) commands.goTo(moment.situation.step);
}

/** Goes by a number of stops of the lesson, or else of the search. Going on reveals an open answer. */
export function turn(state: ClassState, by: number): void {
  if (isAsking(state) && hasOpenQuestion(state) && by > 0) answerQuestion(state, undefined);
  else if (state.lesson.open) state.lesson.go(by);
  else state.commands.step(by);
}

export function switchPractice(state: ClassState): void {
  cancelTargetSearch(state);
  endQuestions(state);
  togglePractice(state);
}

export function switchQuestions(state: ClassState): void {
  cancelTargetSearch(state);
  if (isPractising(state)) togglePractice(state);
  toggleQuestions(state);
}

/** Takes away the QR code; without one, ends the search for a target or the questions. */
export function leave(state: ClassState): void {
  if (state.cover === 'code') {
    state.cover = undefined;
    return;
  }
  if (!isSearchingTarget(state)) finishQuestions(state);
  cancelTargetSearch(state);
}

export const toggleWays = ({ moment, commands }: ClassState): void =>
  commands.setWays(moment.ways === undefined);

export const toggleLost = ({ moment, commands }: ClassState): void =>
  commands.setLost(!moment.tellsLost);

export const togglePanel = ({ moment, commands }: ClassState, id: PanelId): void =>
  commands.setPanels(toggled(moment.panels, id));

/** Takes a cover away if it is there; else puts it there, in place of another one. */
export function toggleCover(state: ClassState, cover: NonNullable<ClassState['cover']>): void {
  state.cover = state.cover === cover ? undefined : cover;
}

/** Whether panels stand beside the board. */
export const hasSide = ({ moment }: ClassState): boolean => moment.panels.length > 0;

/** The part that has the whole page; panels that were put away have it no longer. */
export const focusOf = (state: ClassState): ClassState['focus'] =>
  state.focus === 'side' && !hasSide(state) ? undefined : state.focus;

/** Gives the whole page to the board, then to the panels if there are any, then to everything again. */
export function turnFocus(state: ClassState): void {
  const focus = focusOf(state);
  if (focus === undefined) state.focus = 'board';
  else state.focus = focus === 'board' && hasSide(state) ? 'side' : undefined;
}

/** Shows words and marks, or the picture alone. */
export const toggleWords = (state: ClassState): void => void (state.hasWords = !state.hasWords);
