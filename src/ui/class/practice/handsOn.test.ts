import { expect, test } from 'vitest';
import { isMomentOf, stopAt } from '../../../teach/lesson/lesson.ts';
import { readLesson } from '../../../teach/lesson/readLesson.ts';
import { modelOf, openClass } from '../../../testing/pages/openClass.ts';
import { followLesson, handCaption } from './handsOn.ts';
import { isPractising, togglePractice } from './practice.ts';

const text = { en: 'A' };
const stops = ['step=2', { at: 'step=3', say: text, hands: 2 }, 'step=5'];
const lesson = readLesson('some', { title: text, scenes: [{ title: text, say: text, stops }] });

/** A class at a stop of the lesson, and how often the lesson was asked to go on. */
function openAt() {
  const { state, show } = openClass(modelOf('square-bar-corner', 2));
  let goneOn = 0;
  Object.assign(state.commands.lesson, { go: (by: number) => void (goneOn += by) });
  const goTo = (stop: number, step: number, isOnTheWay = false): void => {
    const place = { scene: 0, stop };
    const isReached = isMomentOf(stopAt(lesson, place), { step, tick: Infinity });
    const isThere = isReached || isOnTheWay;
    const open = { lesson, place, isThere, isReached };
    show({ ...modelOf('square-bar-corner', step), lesson: open });
    followLesson(state);
  };
  return { state, goTo, goneOn: () => goneOn };
}

test('a stop has its steps carried out by hand, and goes on when they are done', () => {
  const { state, goTo, goneOn } = openAt();
  goTo(0, 2);
  expect(isPractising(state)).toBe(false);
  // On the way there nothing begins yet.
  goTo(1, 2, true);
  expect(isPractising(state)).toBe(false);
  goTo(1, 3);
  expect(isPractising(state)).toBe(true);
  expect(handCaption(state, 'en')).toMatch(/^Step 1 of 2\. Your turn/);
  goTo(1, 4);
  expect(handCaption(state, 'ja')).toMatch(/^2手のうち2手目。/);
  expect(goneOn()).toBe(0);
  goTo(1, 5);
  expect([isPractising(state), goneOn()]).toEqual([false, 1]);
  // There is no third of two steps.
  togglePractice(state);
  expect(handCaption(state, 'en')).toMatch(/^Your turn/);
  togglePractice(state);
  // Shown once more on the way, it goes on no further.
  goTo(1, 5);
  goTo(2, 5);
  expect([isPractising(state), goneOn()]).toEqual([false, 1]);
  // Coming back begins anew.
  goTo(1, 3);
  expect([isPractising(state), goneOn()]).toEqual([true, 1]);
});

test('a stop that is left, or whose practice is ended, stays so', () => {
  const { state, goTo, goneOn } = openAt();
  goTo(1, 3);
  goTo(0, 2);
  expect(isPractising(state)).toBe(false);
  goTo(1, 3);
  togglePractice(state);
  goTo(1, 4);
  goTo(1, 5);
  expect([isPractising(state), goneOn()]).toEqual([false, 0]);
});
