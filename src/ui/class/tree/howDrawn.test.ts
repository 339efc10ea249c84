import { expect, test } from 'vitest';
import { readLesson } from '../../../teach/lesson/readLesson.ts';
import { modelOf, openClass } from '../../../testing/pages/openClass.ts';
import { answerQuestion } from '../questions/questions.ts';
import { howDrawn } from './howDrawn.ts';

test('the tree has all its nodes while one of them is asked for', () => {
  const text = { en: 'A' };
  const stops = [{ at: 'step=30', ask: text, point: 'node', nodes: [6, 1] }];
  const lesson = readLesson('some', { title: text, scenes: [{ title: text, say: text, stops }] });
  const open = {
    lesson,
    place: { scene: 0, stop: 0 },

    isThere: true,
    isReached: true,
  };
  const model = modelOf('square-bar-corner', 30);
  const { state, show } = openClass(model);
  const drawn = () => {
    const { isRaster, isFolded } = howDrawn(state, true);
    return { isRaster, isFolded };
  };
  state.isFolded = true;
  expect(drawn()).toEqual({ isRaster: true, isFolded: true });
  show({ ...model, lesson: open, panels: ['tree'] });
  expect(drawn()).toEqual({ isRaster: false, isFolded: false });
  expect(howDrawn(state, undefined).isWhole).toBe(true);
  answerQuestion(state, 1);
  expect(drawn()).toEqual({ isRaster: true, isFolded: true });
});
