import { expect, test } from 'vitest';
import { modelOf } from '../../testing/pages/openClass.ts';
import { givenAnswer } from './givenAnswer.ts';
import { nodeQuestion, questionsOf, YES, type QuestionKind } from './questions.ts';

/** The question of a kind at the first step that has one, and how answers to it are named. */
function questionOf(kind: QuestionKind) {
  for (let step = 0; ; step++) {
    const { problem, search, situation, names } = modelOf('square-bar-corner', step);
    const question = questionsOf(problem, search, situation).find((one) => one.kind === kind);
    if (!question) continue;
    const answer = (given: number | undefined) => givenAnswer(question, given, names);
    return { question, answer };
  }
}

test('answers are named by cell and piece, the same in every language', () => {
  const cell = questionOf('cell').answer;
  expect(cell(0)).toEqual({ given: 'a1', rights: ['a1'], isRight: true });
  expect(cell(5)).toEqual({ given: 'b2', rights: ['a1'], isRight: false });
  expect(cell(undefined)).toEqual({ given: undefined, rights: ['a1'], isRight: false });
  const { question, answer } = questionOf('piece');
  const given = question.targets.map((target) => answer(target).given);
  expect(given).toEqual(['piece-O', 'piece-I', 'piece-L']);
  expect(answer(question.rights[0])).toMatchObject({ rights: ['piece-O'], isRight: true });
});

test('answers that are numbers or nodes, or that nothing fails, are named as such', () => {
  const { question, answer } = questionOf('ways');
  const [right] = question.rights;
  expect(answer(right)).toEqual({ given: `${right}`, rights: [`${right}`], isRight: true });
  const { problem, search, situation, names } = modelOf('square-bar-corner', 30);
  const nodes = nodeQuestion(problem, search, situation, [6, 1])!;
  expect(givenAnswer(nodes, 2, names)).toEqual({
    given: 'node-2',
    rights: ['node-6', 'node-1'],
    isRight: false,
  });
  const fails = questionOf('fails');
  expect(fails.answer(YES)).toMatchObject({
    given: 'yes',
    isRight: fails.question.rights.includes(YES),
  });
});
