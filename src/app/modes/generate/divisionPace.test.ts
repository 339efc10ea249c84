import { expect, test } from 'vitest';
import { areTriesShownAt, spectatedPace } from './divisionPace.ts';

test('spectators see swaps alone, however few there are; tries are seen at a slower pace', () => {
  for (let steps = 0; steps <= 150; steps++)
    expect({ steps, areShown: areTriesShownAt(spectatedPace(steps)) }).toEqual({
      steps,
      areShown: false,
    });
  expect(areTriesShownAt(1)).toBe(true);
});
