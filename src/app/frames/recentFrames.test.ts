import { expect, test } from 'vitest';
import { RecentFrames } from './recentFrames.ts';

/** The times of the frames that are drawn in ten seconds, in ms. */
function drawn(rate: number, limit: number, jitter: number): number[] {
  const frames = new RecentFrames();
  const times: number[] = [];
  for (let frame = 0; frame < 10 * rate; frame++) {
    const now = (frame * 1000) / rate + jitter * Math.sin(frame);
    if (!frames.isDue(now, limit)) continue;
    frames.add(now);
    times.push(now);
  }
  return times;
}

const rates = [24, 50, 59.94, 60, 60.05, 75, 120, 144, 165];

test.each([1, 2, 2.5, 5, 20, 30, 60, 144])('no second has more than %s frames', (limit) => {
  for (const rate of rates)
    for (const jitter of [0, 0.3]) {
      const times = drawn(rate, limit, jitter);
      for (const [i, time] of times.slice(Math.ceil(limit)).entries())
        expect(time - times[i]!).toBeGreaterThan(998);
    }
});

test.each([
  [60, 60, 600],
  [60.05, 60, 600],
  [59.94, 60, 600],
  [60, 30, 300],
  [60, 20, 200],
  [60, 2, 20],
  [120, 60, 600],
])('of a display of %s frames a second, a limit of %s leaves all it can', (rate, limit, count) => {
  expect(drawn(rate, limit, 0.3).length).toBeGreaterThanOrEqual(count - 1);
});
