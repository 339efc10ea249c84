import { expect, test } from 'vitest';
import { PositionQuestion } from '../../../lag/positionQuestion.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import { plainSearch, startSearch } from '../../../solve/search.ts';
import { problemOf } from '../../../testing/random/situations.ts';
import type {
  FromPositions,
  PositionQuestion as Question,
  ToPositions,
} from '../../workers/messages.ts';
import type { WorkerJob } from '../../workers/supervised.ts';
import { Mistakes } from './mistakes.ts';
import { SharedPositions } from './sharedPositions.ts';

const problem = problemOf('tetrahex-7x4');
const text = printPuzzle(problem.puzzle);

/** Panes that share what examines positions, and the workers that were started for them. */
function setUp(panes: number) {
  const workers: {
    job: WorkerJob<ToPositions, FromPositions>;
    sent: ToPositions[];
    isClosed: boolean;
  }[] = [];
  const shared = new SharedPositions((job) => {
    const worker = { job, sent: [] as ToPositions[], isClosed: false };
    workers.push(worker);
    job.initialise((message) => worker.sent.push(message));
    return {
      send: (message) => worker.sent.push(message),
      close: () => void (worker.isClosed = true),
    };
  });
  const news = Array.from({ length: panes }, () => 0);
  const all = news.map(
    (_, pane) =>
      new Mistakes({ start: shared.start, text, hold: '', changed: () => void news[pane]!++ }),
  );
  const answered = new Set<number>();
  /** What the worker has been asked, and has not answered. */
  const open = (): readonly Question[] => {
    const last = workers.at(-1)!.sent.at(-1)!;
    return 'questions' in last ? last.questions.filter(({ id }) => !answered.has(id)) : [];
  };
  const answer = (question: Question): void => {
    if (!('hold' in question)) throw new Error('It is no question of a pane.');
    const solvability = new PositionQuestion(problem, question.laid, question.hold);
    while (!solvability.run(1024));
    const { sent, job } = workers.at(-1)!;
    const before = sent.length;
    answered.add(question.id);
    job.received({ id: question.id, isSolvable: solvability.isSolvable });
    // What has been answered is never asked again.
    for (const message of sent.slice(before))
      if ('questions' in message)
        expect(message.questions.filter(({ id }) => answered.has(id))).toEqual([]);
  };
  return { workers, all, news, open, answer };
}

/** The paths of a search at some of its steps. */
function paths(...steps: readonly number[]): number[][] {
  return steps.map((step) => {
    const solver = startSearch(problem, plainSearch, 'steps');
    while (solver.steps < step) solver.step();
    return [...solver.path.subarray(0, solver.depth)];
  });
}

test('all panes share one worker, each gets its own answers, and it ends with the last of them', () => {
  const { workers, all, news, open, answer } = setUp(4);
  const asked = paths(40, 200, 900, 3000);
  for (const [pane, path] of asked.entries()) all[pane]!.ask(path);
  expect(workers).toHaveLength(1);
  expect(workers[0]!.sent[0]).toEqual({ text });
  expect(new Set(open().map(({ asker }) => asker)).size).toBe(4);
  expect(new Set(open().map(({ id }) => id)).size).toBe(4);
  // The last ones first: answers find their panes in any order.
  for (let left = open(); left.length > 0; left = open()) answer(left.at(-1)!);
  expect(news).toEqual([1, 1, 1, 1]);
  const alone = setUp(1);
  for (const [pane, path] of asked.entries()) {
    alone.all[0]!.ask(path);
    for (let left = alone.open(); left.length > 0; left = alone.open()) alone.answer(left[0]!);
    expect(all[pane]!.of(path)).toBe(alone.all[0]!.of(path));
  }
  for (const pane of all.slice(0, 3)) pane.close();
  expect(workers[0]!.isClosed).toBe(false);
  all[3]!.close();
  expect(workers[0]!.isClosed).toBe(true);
  all[0]!.ask(paths(5000)[0]);
  expect(workers).toHaveLength(2);
});

test('what a pane does not ask any more is dropped, and what others ask goes on', () => {
  const { workers, all, open } = setUp(2);
  const [one, other, later] = paths(200, 900, 3000);
  all[0]!.ask(one);
  all[1]!.ask(other);
  const [, kept] = open();
  all[0]!.ask(undefined);
  expect(open()).toEqual([kept]);
  expect(workers[0]!.job.isDue()).toBe(true);
  all[0]!.ask(later);
  expect(open()).toHaveLength(2);
  expect(open()).toContainEqual(kept);
  all[1]!.close();
  expect(open()).not.toContainEqual(kept);
  all[0]!.ask(undefined);
  expect(workers[0]!.job.isDue()).toBe(false);
});

test('a worker that takes over is asked all that is open, and all learn of a failure', () => {
  const { workers, all, news, open } = setUp(2);
  const [one, other] = paths(200, 900);
  all[0]!.ask(one);
  all[1]!.ask(other);
  const [before, again] = [open(), [] as ToPositions[]];
  workers[0]!.job.initialise((message) => again.push(message));
  expect(again).toEqual([{ text }, { questions: before }]);
  workers[0]!.job.failed('broken');
  expect(news).toEqual([1, 1]);
  expect(all.map(({ isAsking }) => isAsking)).toEqual([false, false]);
});
