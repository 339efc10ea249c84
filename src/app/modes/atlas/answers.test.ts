import { expect, test } from 'vitest';
import { problemNamed } from '../../../testing/catalogueOnDisk.ts';
import type { AskedSolutions } from '../../asking/askedSolutions.ts';
import { Answers } from './answers.ts';

test('shares that are being counted are not counted anew', () => {
  let asked = 0;
  const pending = {
    ask: () => {
      asked++;
      return new Promise(() => {});
    },
  } as unknown as AskedSolutions;
  const answers = new Answers(problemNamed('domino-8x8'), pending, () => {});
  answers.ask([]);
  answers.counted = 1 / 2;
  answers.ask([]);
  expect([asked, answers.counted]).toEqual([1, 1 / 2]);
});
