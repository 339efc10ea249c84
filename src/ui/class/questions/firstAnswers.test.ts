import { expect, test } from 'vitest';
import { modelOf, openClass } from '../../../testing/pages/openClass.ts';
import { answerQuestion, questionAt, toggleQuestions } from './questions.ts';

test('the list has the first answer to a question, whatever was asked between', () => {
  const { state, show } = openClass(modelOf('square-bar-corner', 2));
  const goTo = (step: number): void => show(modelOf('square-bar-corner', step));
  const listed = () => state.posed.map(({ at, answer }) => [at.situation.step, answer]);
  toggleQuestions(state);
  const { targets, rights } = questionAt(state)!;
  const wrong = targets.find((one) => !rights.includes(one))!;
  answerQuestion(state, wrong);
  goTo(7);
  answerQuestion(state, undefined);
  goTo(2);
  answerQuestion(state, rights[0]);
  expect(state.answer).toMatchObject({ isOver: true, given: rights[0] });
  const [seven, two] = [
    [7, undefined],
    [2, wrong],
  ];
  expect(listed()).toEqual([seven, two]);
  // One that was revealed was not answered first.
  goTo(7);
  answerQuestion(state, questionAt(state)!.rights[0]);
  expect(listed()).toEqual([two, seven]);
  // Questions that begin anew have first answers of their own.
  toggleQuestions(state);
  goTo(2);
  toggleQuestions(state);
  answerQuestion(state, rights[0]);
  expect(listed()).toEqual([seven, [2, rights[0]]]);
});
