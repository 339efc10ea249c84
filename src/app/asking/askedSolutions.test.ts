import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle, printPuzzle } from '../../puzzle/text.ts';
import { compile, coveredBy } from '../../solve/problem.ts';
import { bruteForce, solutionText } from '../../testing/bruteForce.ts';
import { anyReadable } from '../../testing/random/anyPuzzle.ts';
import { runs, share } from '../../testing/share.ts';
import type { FromSolutions, ToSolutions } from '../workers/messages.ts';
import type { WorkerJob } from '../workers/supervised.ts';
import { Answering } from './answering.ts';
import { AskedSolutions } from './askedSolutions.ts';

const none = { fixed: [], forbidden: [] };
const square =
  'pieces: pentomino\n\n......\n......\n......\n......\n......\n......\n......\n......\n......\n......';

/** A worker in this thread, which runs when told to; what it is sent and posts is copied, as messages are. */
function workerHere() {
  let job: WorkerJob<ToSolutions, FromSolutions>;
  let time = 0;
  let closed = 0;
  let answering: Answering;
  const answers: number[] = [];
  const begin = (): void => {
    answering = new Answering(
      (message) => {
        if ('answer' in message) answers.push(message.id);
        job.received(structuredClone(message));
      },
      () => (time += 3),
    );
    job.initialise((message) => answering.receive(structuredClone(message)));
  };
  return {
    start(given: typeof job) {
      job = given;
      queueMicrotask(begin);
      return {
        send: (message: ToSolutions) => answering?.receive(structuredClone(message)),
        close: () => void closed++,
      };
    },
    /** Another worker takes the place of one that failed. */
    replace: begin,
    fail: () => job.failed('silent'),
    isDue: () => job.isDue(),
    runAll() {
      while (answering.run());
    },
    runOnce: () => answering.run(),
    answers,
    closed: () => closed,
  };
}

async function opened(text: string, memory?: number) {
  const worker = workerHere();
  const phases: string[] = [];
  const asked: AskedSolutions = new AskedSolutions(
    (job) => worker.start(job),
    text,
    () => phases.push(asked.phase.kind),
    memory,
  );
  await Promise.resolve();
  return { worker, asked, phases };
}

test('answers are those of a list by brute force, under random conditions', async () => {
  let some = 0;
  await fc.assert(
    fc.asyncProperty(
      anyReadable(),
      fc.array(fc.nat()),
      fc.array(fc.nat()),
      async (random, a, b) => {
        const text = printPuzzle(random);
        const puzzle = parsePuzzle(text);
        const problem = compile(puzzle);
        const { worker, asked } = await opened(text);
        const ask = async <Made>(making: Promise<Made>): Promise<Made> => {
          worker.runAll();
          return making;
        };
        const { solutions: texts } = bruteForce(puzzle);
        const all = await ask(asked.ask({ kind: 'from', conditions: none, number: 0n, many: 1e6 }));
        const list = all!.answer;
        expect(list.map((one) => solutionText(problem, one)).toSorted()).toEqual(texts.toSorted());
        expect(asked.phase).toEqual({ kind: 'open', count: BigInt(texts.length) });
        const { count } = problem.placements;
        const pick = (picks: readonly number[]): number[] =>
          count === 0 ? [] : picks.slice(0, 2).map((one) => one % count);
        const [fixed, forbidden] = [pick(a), pick(b)];
        const conditions = { fixed: fixed.map((one) => [one]), forbidden };
        const left = list.filter(
          (one) =>
            fixed.every((placement) => one.includes(placement)) &&
            !forbidden.some((placement) => one.includes(placement)),
        );
        if (left.length > 0 && left.length < list.length) some++;
        const total = BigInt(left.length);
        expect(await ask(asked.ask({ kind: 'total', conditions }))).toEqual({ answer: total });
        const shares = Array.from({ length: count }, (_, placement) =>
          BigInt(left.filter((one) => one.includes(placement)).length),
        );
        expect(await ask(asked.ask({ kind: 'shares', conditions }))).toEqual({
          answer: { total, shares },
        });
        const last = total - 1n;
        expect(await ask(asked.ask({ kind: 'at', conditions, number: total }))).toEqual({
          answer: undefined,
        });
        const drawn = await ask(asked.ask({ kind: 'draw', conditions, seed: 5 }));
        if (left.length === 0) expect(drawn).toEqual({ answer: undefined });
        else {
          expect(await ask(asked.ask({ kind: 'at', conditions, number: last }))).toEqual({
            answer: { number: last, placements: left.at(-1) },
          });
          const { number, placements } = drawn!.answer!;
          expect(placements).toEqual(left[Number(number)]);
          expect(await ask(asked.ask({ kind: 'numberOf', conditions, placements }))).toEqual({
            answer: number,
          });
          const two = asked.ask({ kind: 'from', conditions, number: last, many: 2 });
          expect(await ask(two)).toEqual({ answer: [left.at(-1)] });
        }
      },
    ),
    runs(200),
  );
  expect(some).toBeGreaterThan(share(20));
});

test('of the questions about a topic only the latest is answered, of other topics each', async () => {
  const { worker, asked } = await opened(square);
  const first = asked.ask({ kind: 'total', conditions: none });
  const second = asked.ask({ kind: 'total', conditions: { fixed: [[0]], forbidden: [] } });
  const other = asked.ask({ kind: 'total', conditions: none }, 'another');
  expect(await first).toBeUndefined();
  worker.runAll();
  const { answer } = (await second)!;
  expect(answer).toBeLessThan(9356n);
  expect(await other).toEqual({ answer: 9356n });
  expect(worker.answers).toEqual([2, 3]);
});

test('it tells how far it is, and another worker begins again with what is open', async () => {
  const { worker, asked, phases } = await opened(square);
  const total = asked.ask({ kind: 'total', conditions: none });
  for (let i = 0; i < 40; i++) worker.runOnce();
  expect(asked.phase.kind).toBe('opening');
  const { progress } = asked.phase as { progress: number };
  expect(progress).toBeGreaterThan(0);
  expect(worker.isDue()).toBe(true);
  worker.replace();
  worker.runAll();
  expect(await total).toEqual({ answer: 9356n });
  expect(new Set(phases)).toEqual(new Set(['opening', 'open']));
  expect(phases.at(-1)).toBe('open');
  expect(worker.isDue()).toBe(false);
});

test('what takes more memory says how far it came; what is stopped or fails answers nothing', async () => {
  const full = await opened(square, 2 ** 19);
  const asked = full.asked.ask({ kind: 'total', conditions: none });
  full.worker.runAll();
  expect(await asked).toBeUndefined();
  const { phase } = full.asked;
  expect(phase).toMatchObject({ kind: 'full', memory: 2 ** 19, reach: { of: expect.any(Number) } });
  expect(full.worker.closed()).toBe(1);
  expect(await full.asked.ask({ kind: 'total', conditions: none })).toBeUndefined();

  for (const [kind, end] of [
    ['stopped', ({ asked: one }: typeof full) => one.stop()],
    ['failed', ({ worker }: typeof full) => worker.fail()],
  ] as const) {
    const visit = await opened(square);
    const due = visit.asked.ask({ kind: 'total', conditions: none });
    end(visit);
    expect(await due).toBeUndefined();
    expect(visit.asked.phase).toEqual({ kind });
    expect(visit.worker.closed()).toBe(1);
  }
});

test('a long answer is made in slices that tell how far it is, and is given up for another one', async () => {
  const dominoes = `${'.'.repeat(14)}\n`.repeat(14);
  const { worker, asked } = await opened(`${dominoes}\nI x*\noo\n`);
  worker.runAll();
  const told: number[] = [];
  const conditions = { fixed: [[0]], forbidden: [] };
  const tell = (share: number): void => void told.push(share);
  const first = asked.ask({ kind: 'shares', conditions }, 'shares', tell);
  while (told.length < 3) expect(worker.runOnce()).toBe(true);
  const second = asked.ask({ kind: 'shares', conditions }, 'shares', tell);
  expect(await first).toBeUndefined();
  let slices = 1;
  while (worker.runOnce()) slices++;
  expect(slices).toBeGreaterThan(5);
  expect(worker.answers).toEqual([2]);
  const { total, shares } = (await second)!.answer;
  expect(shares[0]).toBe(total);
  const again = told.slice(3);
  expect(again).not.toEqual([]);
  expect(again).toEqual(again.toSorted((one, other) => one - other));
  expect(again.every((share) => share >= 0 && share < 1)).toBe(true);
  // Solutions under the same conditions are at hand, for which no part of the bar is kept.
  expect(again[0]).toBeLessThan(2 / 3);
  // They stay at hand after a question without any.
  void asked.ask({ kind: 'total', conditions: none });
  worker.runAll();
  told.length = 0;
  void asked.ask({ kind: 'shares', conditions }, 'shares', tell);
  worker.runAll();
  expect(told[0]).toBeCloseTo(again[0]!, 5);
});

test('numbers are exact where solutions are more than a double can count', async () => {
  const dominoes = `${`${'.'.repeat(12)}\n`.repeat(12)}\nI x*\noo\n`;
  const { worker, asked } = await opened(dominoes);
  const total = asked.ask({ kind: 'shares', conditions: none });
  worker.runAll();
  const { answer } = (await total)!;
  // The number of domino tilings of 12 × 12: Kasteleyn 1961, OEIS A004003.
  expect(answer.total).toBe(53060477521960000n);
  const problem = compile(parsePuzzle(dominoes));
  const corner = answer.shares.filter((_, one) => coveredBy(problem, one).includes(0));
  expect(corner).toEqual([answer.total / 2n, answer.total / 2n]);
});
