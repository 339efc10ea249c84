import { expect, test } from 'vitest';
import { waysLeft } from '../../teach/waysLeft.ts';
import { modelOf, openClass } from '../../testing/openClass.ts';
import { createAsking } from './asking.ts';

/** A class in which questions are asked from a step on. */
function openAsking(step: number) {
  const { its, shown, commands } = openClass(modelOf('square-bar-corner', step));
  const asking = createAsking(shown, commands);
  asking.toggle();
  const goTo = (to: number): void => void (its.shown = modelOf('square-bar-corner', to));
  return { its, asking, goTo };
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
  const { its, asking } = openAsking(2);
  const { problem, search, situation } = its.shown;
  its.shown = { ...its.shown, ways: waysLeft(problem, search, situation.path) };
  expect([asking.isOpen, asking.shows.ways]).toEqual([true, undefined]);
  expect(asking.shows).toBe(asking.shows);
  asking.reveal();
  expect([asking.isOpen, asking.answered]).toEqual([false, undefined]);
  expect(asking.shows).toBe(its.shown);
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
  expect(asking.says('en')).toMatch(/^No\./);
  goTo(3);
  expect([asking.isOn, asking.question, asking.says('en')]).toEqual([true, undefined, undefined]);
  asking.toggle();
  goTo(2);
  expect([asking.isOn, asking.question]).toEqual([false, undefined]);
});

test('questions end with the search that they are about', () => {
  const { its, asking } = openAsking(0);
  its.shown = modelOf('square-t-corner', 0);
  expect([asking.isOn, asking.isOpen, asking.says('en')]).toEqual([false, false, undefined]);
});

test('where nothing is worth asking, that is said', () => {
  const { asking } = openAsking(30);
  expect([asking.isOn, asking.isOpen]).toEqual([true, false]);
  expect(asking.says('ja')).toMatch(/問題がありません/);
});
