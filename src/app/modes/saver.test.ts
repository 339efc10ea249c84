import { expect, test } from 'vitest';
import { Saver } from './saver.ts';

type Watched = Parameters<Saver['isTimeToGo']>[0];

const player: Watched['player'] = {
  playing: true,
  speed: 'auto',
  holding: false,
  finished: false,
};

/** How many seconds pass until the board may go, a minute at most. */
function secondsUntilItGoes(saver: Saver, watched: Watched): number {
  let seconds = 0;
  while (seconds < 60 && !saver.isTimeToGo(watched, 1000)) seconds++;
  return seconds;
}

test('a search that goes on stays; one at its end, or that failed, is left after a while', () => {
  expect(secondsUntilItGoes(new Saver(), { player, solutions: 0, failed: false })).toBe(60);
  expect(secondsUntilItGoes(new Saver(), { player, solutions: 0, failed: true })).toBe(4);
  const finished = { ...player, finished: true };
  expect(secondsUntilItGoes(new Saver(), { player: finished, solutions: 0, failed: false })).toBe(
    4,
  );
});

test('a search that found something and is over is left at every speed, after a longer while', () => {
  for (const speed of ['auto', 30, 'max'] as const) {
    const finished = { ...player, speed, finished: true };
    expect(secondsUntilItGoes(new Saver(), { player: finished, solutions: 0, failed: false })).toBe(
      4,
    );
    const found = { player: finished, solutions: 16, failed: false };
    expect(secondsUntilItGoes(new Saver(), found)).toBe(8);
  }
});

test('a solution is left as soon as it has been held, where the pace is left to the page', () => {
  const seconds = (watched: Partial<Watched['player']>): number => {
    const saver = new Saver();
    saver.solution();
    return secondsUntilItGoes(saver, {
      player: { ...player, ...watched },
      solutions: 0,
      failed: false,
    });
  };
  expect(seconds({})).toBe(0);
  expect(seconds({ speed: 30 })).toBe(60);
});

test('while it is paused, a search that failed stays', () => {
  const paused = { ...player, playing: false };
  expect(secondsUntilItGoes(new Saver(), { player: paused, solutions: 0, failed: true })).toBe(60);
  const saver = new Saver();
  saver.isTimeToGo({ player, solutions: 0, failed: true }, 4000);
  saver.beginAnew();
  expect(secondsUntilItGoes(saver, { player, solutions: 0, failed: true })).toBe(4);
});
