import { expect, test } from 'vitest';
import { nextInTurn } from './turns.ts';

test('all who ask have turns, whatever they ask anew meanwhile; of each the first question is the next', () => {
  const question = (asker: number, work: number) => ({ asker, work });
  let waiting = [question(3, 2), question(1, 100), question(1, 1), question(7, 100)];
  const turns: number[] = [];
  let last = 0;
  for (let turn = 0; turn < 30; turn++) {
    const next = nextInTurn(waiting, last)!;
    last = next.asker;
    turns.push(next.asker);
    expect(next).toBe(waiting.find(({ asker }) => asker === next.asker));
    next.work--;
    // One that has its answer asks the next question at once, before all others.
    waiting = waiting.filter(({ work }) => work > 0);
    if (next.work === 0) waiting = [question(next.asker, 2), ...waiting];
  }
  expect(turns).toEqual(Array.from({ length: 10 }, () => [1, 3, 7]).flat());
  expect(nextInTurn([], 5)).toBeUndefined();
});
