import { expect, test } from 'vitest';
import { HeatRunner, Heats, type HeatTask } from './heats.ts';
import { plainSearch } from './search.ts';

const box = `pieces: pentomino\n\n${'...\n'.repeat(20)}`;
const heat = (until: HeatTask['until']): HeatTask => ({ text: box, search: plainSearch, until });

test('heats are taken once each, and told of one by one', () => {
  const tasks = [heat('first'), heat('all'), heat(1_000_000_000)];
  const heats = new Heats(tasks);
  expect(heats.progress).toEqual([0, 0, 0]);
  const taken = tasks.map(() => heats.take()!);
  expect(taken).toEqual(tasks);
  expect(heats.take()).toBeUndefined();
  // Whoever is done first is heard first.
  for (const task of taken.toReversed()) {
    expect(heats.done).toBe(false);
    const runner = new HeatRunner(task);
    while (!runner.lap());
    heats.hear(task, runner.news());
  }
  expect(heats.done).toBe(true);
  expect(heats.progress).toEqual([1, 1, 1]);
  const whole = { placements: 71_190, solutions: 8, first: 41_030, finished: true };
  expect(heats.figures).toMatchObject([
    { placements: 41_030, solutions: 1, first: 41_030, finished: false },
    whole,
    whole,
  ]);
});

test('of so many steps, or of the tree, a share is behind until all is done', () => {
  const far = {
    ...heat(10_000_000),
    text: box.replace(/(\.+\n)+/, `${'.'.repeat(20)}\n`.repeat(3)),
  };
  const rows: HeatTask = { ...far, search: { ...plainSearch, order: 'rows' } };
  const heats = new Heats([rows]);
  const task = heats.take()!;
  const runner = new HeatRunner(task);
  let before = 0;
  for (let done = false; !done;) {
    done = runner.lap();
    heats.hear(task, runner.news());
    const [share] = heats.progress;
    expect(share).toBeGreaterThan(before);
    expect(share === 1).toBe(done);
    before = share!;
  }
  expect(heats.figures).toMatchObject([{ steps: 10_000_000, finished: false }]);
});
