import { expect, test } from 'vitest';
import { isMomentOf, stopAt } from '../../../teach/lesson/lesson.ts';
import { readLesson } from '../../../teach/lesson/readLesson.ts';
import { waysLeft } from '../../../teach/moment/waysLeft.ts';
import { questionsOf, YES } from '../../../teach/practice/questions.ts';
import { modelOf, openClass } from '../../../testing/pages/openClass.ts';
import { places } from '../../../testing/random/situations.ts';
import type { Language } from '../../../words/index.ts';
import type { ClassModel } from '../model.ts';
import { isSame } from '../../widgets/isSame.ts';
import type { Posed } from '../state.ts';
import {
  answerInList,
  answerQuestion,
  askAnother,
  endQuestions,
  finishQuestions,
  goBackTo,
  hasOpenQuestion,
  isAsking,
  proofOf,
  questionAt,
  questionCaption,
  questionsAt,
  questionText,
  shownMoment,
  toggleQuestions,
} from './questions.ts';

/** A class, and its questions. */
function openQuestions(first: ClassModel) {
  const { state, show, answers } = openClass(first);
  const asking = {
    get isOn() {
      return isAsking(state);
    },
    get isOpen() {
      return hasOpenQuestion(state);
    },
    get question() {
      return questionAt(state);
    },
    get count() {
      return questionsAt(state).length;
    },
    get answered() {
      return state.answer?.given;
    },
    get shows() {
      return shownMoment(state);
    },
    get posed() {
      return state.posed;
    },
    get isListed() {
      return state.isListed;
    },
    says: (language: Language) => questionCaption(state, language),
    toggle: () => toggleQuestions(state),
    end: () => endQuestions(state),
    finish: () => finishQuestions(state),
    close: () => (state.isListed = false),
    goBackTo: (posed: Posed) => goBackTo(state, posed),
    answer: (answer: number) => answerQuestion(state, answer),
    reveal: () => answerQuestion(state, undefined),
    another: () => askAnother(state),
  };
  return { state, show, asking, answers };
}

/** A class in which questions are asked from a step on. */
function openAsking(step: number) {
  const { state, show, asking } = openQuestions(modelOf('square-bar-corner', step));
  asking.toggle();
  const goTo = (to: number): void => show(modelOf('square-bar-corner', to));
  return { state, show, asking, goTo };
}

test('a question comes at every fifth moment at most, and is the same one on coming back', () => {
  const { asking, goTo } = openAsking(2);
  const askedAt = (step: number) => {
    goTo(step);
    return asking.question;
  };
  const steps = Array.from({ length: 31 }, (_, step) => step);
  const ahead = steps.map(askedAt);
  const asked = steps.filter((step) => ahead[step] !== undefined);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.every((step) => (step - 2) % 5 === 0)).toBe(true);
  expect(new Set(asked.map((step) => ahead[step]!.kind)).size).toBeGreaterThan(2);
  expect(steps.toReversed().map(askedAt)).toEqual(ahead.toReversed());
});

test('what gives an answer away is withheld until there is one', () => {
  const { state, show, asking } = openAsking(2);
  const { problem, search, situation } = state.moment;
  show({ ...state.moment, ways: waysLeft(problem, search, situation.path) });
  expect([asking.isOpen, asking.shows.ways]).toEqual([true, undefined]);
  expect(isSame(asking.shows, asking.shows)).toBe(true);
  asking.reveal();
  expect([asking.isOpen, asking.answered]).toEqual([false, undefined]);
  expect(asking.shows).toBe(state.moment);
  expect(asking.says('en')).toBe('Dead end: on d2, I leaves the board. Go back.');
});

test('an answer belongs to its moment and question', () => {
  const { asking, goTo } = openAsking(2);
  const first = asking.question!;
  asking.answer(first.rights[0]!);
  expect(asking.says('en')).toMatch(/^Right\./);
  asking.another();
  expect(asking.isOpen).toBe(true);
  expect(asking.question!.kind).not.toBe(first.kind);
  const { choices, rights } = asking.question!;
  asking.answer(choices.find((choice) => !rights.includes(choice))!);
  // It may be answered once more, and is told no more than why it is wrong.
  expect(asking.says('en')).toMatch(/^No: .* Try again\.$/);
  expect(asking.isOpen).toBe(true);
  asking.answer(rights[0]!);
  expect([asking.isOpen, asking.says('en')]).toEqual([false, expect.stringMatching(/^Right\./)]);
  goTo(3);
  expect([asking.isOn, asking.question, asking.says('en')]).toEqual([true, undefined, undefined]);
  asking.toggle();
  goTo(2);
  expect([asking.isOn, asking.question]).toEqual([false, undefined]);
});

test('questions end with the search that they are about', () => {
  const { show, asking } = openAsking(0);
  show(modelOf('square-t-corner', 0));
  expect([asking.isOn, asking.isOpen, asking.says('en')]).toEqual([false, false, undefined]);
});

test('where nothing is worth asking, that is said', () => {
  const { asking } = openAsking(30);
  expect([asking.isOn, asking.isOpen]).toEqual([true, false]);
  expect(asking.says('ja')).toMatch(/問題がありません/);
});

test('what was asked is listed at the end, with what was answered and the way back there', () => {
  const { state, show, asking, goTo } = openAsking(2);
  const { question } = asking;
  const wrong = question!.targets.find((item) => !question!.rights.includes(item))!;
  asking.answer(wrong);
  asking.another();
  asking.answer(asking.question!.rights[0]!);
  goTo(7);
  asking.reveal();
  const listed = () => asking.posed.map((one) => [one.at.situation.step, answerInList(one, 'en')]);
  expect(listed()).toEqual([
    [2, expect.stringMatching(/^Answer: a3\. Nothing fits there either, .* Dead end: on d2/)],
    [2, expect.stringMatching(/^Answer: 1\. Right\. 1 piece comes off/)],
    [7, expect.stringMatching(/^Revealed\. /)],
  ]);
  expect(asking.isListed).toBe(false);
  // Asked again, a question has its last answer alone.
  goTo(2);
  asking.toggle();
  expect([asking.isOn, asking.isListed]).toEqual([false, true]);
  asking.close();
  asking.toggle();
  asking.answer(question!.rights[0]!);
  expect(listed().map(([step]) => step)).toEqual([2, 7, 2]);
  expect(listed()[2]![1]).toMatch(/^Answer: d2\. Right\./);
  expect(questionText(asking.posed[2]!, 'ja')).toMatch(/まだ置けますか/);
  asking.finish();
  asking.goBackTo(asking.posed[1]!);
  expect([asking.isListed, state.moment.situation.step]).toEqual([false, 7]);
  // It is about one search alone.
  show(modelOf('square-t-corner', 0));
  expect(asking.posed).toEqual([]);
});

test('where nothing was asked, nothing is listed', () => {
  const { asking } = openAsking(2);
  asking.finish();
  expect([asking.isOn, asking.isListed]).toEqual([false, false]);
});

test('a lesson asks for what is pointed at, once, without being asked to', () => {
  const { state, show, asking, answers } = openQuestions(modelOf('square-bar-corner', 2));
  const scene = { title: { en: 'A' }, ask: { en: 'B?' }, say: { en: 'C' }, point: 'fails' };
  const scenes = [{ ...scene, stops: ['step=2', 'step=2'] }];
  const lesson = readLesson('some', { title: { en: 'D' }, scenes });
  const goTo = (step: number, stop: number): void => {
    const place = { scene: 0, stop };
    const isThere = isMomentOf(stopAt(lesson, place), { step, tick: Infinity });
    const open = { lesson, place, isThere, isReached: isThere };
    show({ ...modelOf('square-bar-corner', step), lesson: open });
  };
  goTo(2, 0);
  expect([asking.isOn, asking.isOpen, asking.question?.kind, asking.count]).toEqual([
    false,
    true,
    'fails',
    1,
  ]);
  // The lesson asks in its own words; here it is said how to answer.
  expect(asking.says('en')).toBe('Point at the cell, or choose “One goes on”.');
  asking.toggle();
  expect(asking.says('en')).toMatch(/on which cell does the search fail\?$/);
  asking.end();
  goTo(3, 0);
  expect(asking.question).toBeUndefined();
  goTo(2, 1);
  expect(asking.question).toBeUndefined();
  goTo(2, 0);
  // Who points at a cell below is told what is so, if not where the search fails, and tries again.
  const below = asking.question!.later[0]!;
  asking.answer(below);
  const again = 'Nothing fits there either, but the search does not come to it. Try again.';
  expect(asking.says('en')).toBe(again);
  expect(asking.says('ja')).toMatch(/^そこにも何も入りません/);
  expect([asking.isOpen, asking.shows.proof]).toEqual([true, undefined]);
  asking.answer(YES);
  expect(asking.says('en')).toBe('No: on the next cell there is nothing to try. Try again.');
  asking.answer(asking.question!.rights[0]!);
  expect(asking.says('en')).toBe('Right. Dead end: on d2, I leaves the board. Go back.');
  // The first answer counts, here and for whoever is told of them all.
  expect(asking.posed.map(({ answer }) => answer)).toEqual([below]);
  expect(answers.splice(0)).toEqual([false, false, true]);
  // Another search has its own questions at the same step.
  const another = modelOf('square-t-corner', 2);
  show({ ...another, lesson: state.moment.lesson });
  expect(asking.says('en')).not.toMatch(/^Right/);
  // The lesson is told of answers to its own questions alone, and one that is revealed is not right.
  goTo(2, 0);
  asking.reveal();
  asking.toggle();
  asking.answer(asking.question!.rights[0]!);
  expect(answers).toEqual([false]);
});

test('a lesson asks a question of each stop at the same step', () => {
  const { state, show, asking, answers } = openQuestions(modelOf('square-bar-corner', 0));
  const text = { en: 'A' };
  const stops = ['cell', 'piece'].map((point) => ({ at: 'step=0', ask: text, point }));
  const scenes = [{ title: text, say: text, stops }];
  const lesson = readLesson('some', { title: text, scenes });
  const goTo = (stop: number): void => {
    const place = { scene: 0, stop };
    const open = { lesson, place, isThere: true, isReached: true };
    show({ ...modelOf('square-bar-corner', 0), lesson: open });
  };
  for (const [stop, kind] of ['cell', 'piece'].entries()) {
    goTo(stop);
    expect([asking.isOpen, asking.question?.kind]).toEqual([true, kind]);
    asking.answer(asking.question!.rights[0]!);
    // What is shown again at the same stop is over.
    goTo(stop);
    expect(asking.isOpen).toBe(false);
    expect(asking.says('en')).toMatch(/^Right/);
  }
  expect(answers).toEqual([true, true]);
  // Nothing is asked of another board, or of another search, opened in the middle of the lesson.
  show({ ...state.moment, lesson: { ...state.moment.lesson!, isReached: false } });
  expect(asking.question).toBeUndefined();
});

test('what proves an answer lies below the placement: a solution, or none before the return', () => {
  const seen = new Set<string>();
  for (const puzzle of ['square-bar-corner', 'square-t-corner']) {
    const { problem, search } = modelOf(puzzle, 0);
    const all = [...places(problem, search)];
    for (const [step, situation] of all.entries()) {
      const question = questionsOf(problem, search, situation).find(
        ({ kind }) => kind === 'solvable',
      );
      const at = modelOf(puzzle, step);
      const proof = question && proofOf({ question, answer: undefined, at });
      if (!proof) continue;
      seen.add(proof);
      const depth = situation.path.length;
      const after = all.slice(step + 1);
      const below = after.slice(
        0,
        after.findIndex(({ path }) => path.length < depth),
      );
      const solved = below.some(({ solutions }) => solutions > situation.solutions);
      expect([step, solved]).toEqual([step, proof === 'solution']);
    }
  }
  expect([...seen].toSorted()).toEqual(['return', 'solution']);
});

test('the search is shown as finely as before the questions, unless that was changed meanwhile', () => {
  for (const grain of ['tries', 'dead-ends'] as const) {
    const { state, show, asking } = openQuestions({ ...modelOf('square-bar-corner', 2), grain });
    asking.toggle();
    expect([state.moment.grain, asking.isOpen]).toEqual(['places', true]);
    asking.finish();
    expect([state.moment.grain, asking.isOn]).toEqual([grain, false]);
    asking.end();
    expect(state.moment.grain).toBe(grain);
    asking.toggle();
    show({ ...state.moment, grain: 'dead-ends' });
    asking.end();
    expect(state.moment.grain).toBe('dead-ends');
  }
});
