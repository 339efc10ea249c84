import { expect, test } from 'vitest';
import { FrameBudget } from './frameBudget.ts';

const MINUTE = 60_000;

/** A budget whose frames come so many ms apart; `play` returns when the last one came. */
function budgetFrom(start = 0) {
  const budget = new FrameBudget();
  let now = start;
  const play = (forMs: number, apart = 16, untouched = 0, isMoving = true): void => {
    for (const end = now + forMs; now < end; now += apart) budget.come(now, untouched, isMoving);
  };
  const skip = (ms: number): void => void (now += ms);
  const share = () => [budget.perSecond, budget.densest, budget.isPlain];
  return { budget, play, skip, share };
}

const touched = [60, 2, false];
const watched = [30, 1.5, false];
const plain = [30, 1, true];

test('it is spent on who touches the page, and less where it is only watched', () => {
  const { play, share } = budgetFrom();
  play(1000, 16, 29_000);
  expect(share()).toEqual(touched);
  // What is read while nothing moves stays as sharp as it is.
  play(1000, 16, 31_000, false);
  expect(share()).toEqual(touched);
  play(16, 16, 31_000);
  expect(share()).toEqual(watched);
  play(1000, 16, 60_000, false);
  expect(share()).toEqual(watched);
  play(16, 16, 0);
  expect(share()).toEqual(touched);
});

test('the host wins over all, and can be asked to let go', () => {
  const { budget, play } = budgetFrom();
  budget.limit = 12;
  expect(budget.perSecond).toBe(12);
  budget.limit = 50;
  play(100, 16, 31_000);
  expect([budget.perSecond, budget.densest]).toEqual([50, 1.5]);
  play(10_000, 100);
  expect([budget.perSecond, budget.isPlain]).toEqual([50, true]);
  budget.limit = undefined;
  expect(budget.perSecond).toBe(30);
});

test('where frames are slow for some seconds the picture is plain, and rich again to try, ever more seldom', () => {
  const { play, share } = budgetFrom();
  play(3000, 100);
  play(20_000, 16);
  expect(share()).toEqual(touched);
  play(15_000, 100);
  expect(share()).toEqual(plain);
  play(9 * MINUTE, 16);
  expect(share()).toEqual(plain);
  play(2 * MINUTE, 16);
  expect(share()).toEqual(touched);
  play(15_000, 100);
  play(19 * MINUTE, 16);
  expect(share()).toEqual(plain);
  play(2 * MINUTE, 16);
  expect(share()).toEqual(touched);
  for (let i = 0; i < 12; i++) {
    play(15_000, 100);
    expect(share()).toEqual(plain);
    play(24 * 60 * MINUTE, 1000);
  }
});

test('a machine that has slept, a page that was hidden and a clock that runs back are not slow', () => {
  const { play, skip, share } = budgetFrom(10 * MINUTE);
  for (let i = 0; i < 30; i++) {
    play(1000, 16);
    skip(8 * 60 * MINUTE);
    play(1000, 16);
    skip(-MINUTE);
  }
  expect(share()).toEqual(touched);
});
