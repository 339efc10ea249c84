import { expect, test } from 'vitest';
import { createView } from './view.ts';

test('the focus goes from the board to what is beside it, if anything is, and back to the whole page', () => {
  let hasSide = true;
  const view = createView(() => hasSide);
  const turned = () => {
    view.turnFocus();
    return view.focus;
  };
  expect(view.focus).toBeUndefined();
  expect([turned(), turned(), turned(), turned()]).toEqual(['board', 'side', undefined, 'board']);
  turned();
  hasSide = false;
  expect(view.focus).toBeUndefined();
  expect([turned(), turned()]).toEqual(['board', undefined]);
});

test('words are taken away and brought back, whatever has the focus', () => {
  const view = createView(() => true);
  view.turnFocus();
  expect(view.hasWords).toBe(true);
  view.toggleWords();
  expect([view.hasWords, view.focus]).toEqual([false, 'board']);
  view.toggleWords();
  expect([view.hasWords, view.focus]).toEqual([true, 'board']);
});
