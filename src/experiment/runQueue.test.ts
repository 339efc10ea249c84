import { expect, test } from 'vitest';
import type { Claim, Experiment } from './experiment.ts';
import { runnerOf, RunQueue, runsOf, type RunTask } from './runQueue.ts';
import { plainSearch } from '../solve/search.ts';

const box = `pieces: pentomino\n\n${'...\n'.repeat(20)}`;
const run = (limit: RunTask['limit']): RunTask => ({
  kind: 'search',
  text: box,
  pane: plainSearch,
  limit,
  measuresLag: false,
});

test('runs are taken once each, and reported one by one', () => {
  const tasks = [run('first'), run('all'), run(1_000_000_000)];
  const runs = new RunQueue(tasks);
  expect(runs.progress).toEqual([0, 0, 0]);
  const taken = tasks.map(() => runs.take()!);
  expect(taken).toEqual(tasks);
  expect(runs.take()).toBeUndefined();
  // Reports arrive in the order of completion.
  for (const task of taken.toReversed()) {
    expect(runs.done).toBe(false);
    const runner = runnerOf(task);
    while (!runner.runSlice());
    runs.receive(task, runner.report());
  }
  expect(runs.done).toBe(true);
  expect(runs.progress).toEqual([1, 1, 1]);
  const whole = { placements: 71_190, solutions: 8, first: 41_030, finished: true };
  expect(runs.figures).toMatchObject([
    { placements: 41_030, solutions: 1, first: 41_030, finished: false },
    whole,
    whole,
  ]);
});

test('progress is a share of the steps, or of the tree, until all is done', () => {
  const far = {
    ...run(10_000_000),
    text: box.replace(/(\.+\n)+/, `${'.'.repeat(20)}\n`.repeat(3)),
  };
  const rows: RunTask = { ...far, pane: { ...plainSearch, order: 'rows' } };
  const runs = new RunQueue([rows]);
  const task = runs.take()!;
  const runner = runnerOf(task);
  let before = 0;
  for (let done = false; !done;) {
    done = runner.runSlice();
    runs.receive(task, runner.report());
    const [share] = runs.progress;
    expect(share).toBeGreaterThan(before);
    expect(share === 1).toBe(done);
    before = share!;
  }
  expect(runs.figures).toMatchObject([{ steps: 10_000_000, finished: false }]);
});

test('what mistakes cost is measured where a claim is about it, or compares by it, or if it is asked', () => {
  const races = [{ board: 'some', limit: 'all' as const, panes: [plainSearch, plainSearch] }];
  const measures = (claim: Claim, isAsked?: boolean) => {
    const experiment: Experiment = {
      id: '',
      kind: 'search',
      texts: {},
      answer: { agrees: 'yes' },
      races,
      claims: [claim],
    };
    return runsOf(experiment, () => '', isAsked).map(({ measuresLag }) => measuresLag);
  };
  const plain = { measure: 'placements', of: [0, 1], atMost: 9 } as const;
  expect(measures(plain)).toEqual([false, false]);
  expect(measures(plain, true)).toEqual([true, true]);
  expect(measures({ ...plain, measure: 'meanLag' })).toEqual([true, true]);
  expect(measures({ measure: 'placements', ranks: 'meanLag', atLeast: 0 })).toEqual([true, true]);
});
