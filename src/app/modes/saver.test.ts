import { expect, test } from 'vitest';
import { Saver } from './saver.ts';

const player = { playing: true, speed: 'auto', holding: false, finished: false } as const;

/** How many seconds pass until the board may go, a minute at most. */
function secondsUntilItGoes(saver: Saver, watched: Parameters<Saver['isTimeToGo']>[0]): number {
  let seconds = 0;
  while (seconds < 60 && !saver.isTimeToGo(watched, 1000)) seconds++;
  return seconds;
}

test('a search that goes on stays; one at its end, or that failed, is left after a while', () => {
  expect(secondsUntilItGoes(new Saver(), { player, failed: false })).toBe(60);
  expect(secondsUntilItGoes(new Saver(), { player, failed: true })).toBe(4);
  const finished = { ...player, finished: true };
  expect(secondsUntilItGoes(new Saver(), { player: finished, failed: false })).toBe(4);
});

test('where somebody steers, a search that failed stays', () => {
  const steered = [
    { ...player, playing: false },
    { ...player, speed: 30 },
  ];
  for (const one of steered) {
    expect(secondsUntilItGoes(new Saver(), { player: one, failed: true })).toBe(60);
  }
  const saver = new Saver();
  saver.isTimeToGo({ player, failed: true }, 4000);
  saver.beginAnew();
  expect(secondsUntilItGoes(saver, { player, failed: true })).toBe(4);
});
