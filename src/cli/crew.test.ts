import { expect, test } from 'vitest';
import { printPuzzle } from '../puzzle/text.ts';
import { Heats, type HeatTask } from '../solve/heats.ts';
import { Ledger } from '../solve/ledger.ts';
import { plainSearch } from '../solve/search.ts';
import { whole } from '../solve/shard.ts';
import type { CountJob } from '../solve/strand.ts';
import { WorkFailed, workTogether, type Hire } from './crew.ts';
import { findPuzzle } from './puzzles.ts';
import { inPlace } from '../testing/tryOut.ts';

const puzzle = await findPuzzle('pentomino-5x5', 'en', inPlace.today);
const job: CountJob = { text: printPuzzle(puzzle), search: plainSearch, unique: false };
const together = (ledger: Ledger, hire: Hire, stop = new AbortController().signal) =>
  workTogether('count', job, ledger, { hire, hands: 3, stop });
const begin = () => Ledger.begin(job, whole, { many: true, isOne: false });

test('hands share the strands among them', async () => {
  const ledger = begin();
  const strands: number[] = [0, 0, 0];
  let hired = 0;
  await together(ledger, (trade, job, fail) => {
    const number = hired++;
    const hand = inPlace.hire(trade, job, fail);
    return {
      ...hand,
      begin(strand, hear) {
        strands[number]!++;
        hand.begin(strand, hear);
      },
    };
  });
  expect(ledger.done).toBe(true);
  const alone = Ledger.begin(job, whole, { many: false, isOne: false });
  await workTogether('count', job, alone, {
    ...inPlace,
    hands: 1,
    stop: new AbortController().signal,
  });
  expect(ledger.sums).toEqual(alone.sums);
  expect(Math.min(...strands)).toBeGreaterThan(1);
});

/** Hands that work in this thread; `isFatal` says which of the beginnings of a task are the end of a hand. */
function mortal(isFatal: (beginning: number) => boolean) {
  let [beginnings, hired, present] = [0, 0, 0];
  const hire: Hire = (trade, job, fail) => {
    const hand = inPlace.hire(trade, job, fail);
    hired++;
    present++;
    return {
      begin(task, hear) {
        if (isFatal(beginnings++)) queueMicrotask(() => fail(new Error('on purpose')));
        else hand.begin(task, hear);
      },
      dismiss() {
        present--;
        hand.dismiss();
      },
    };
  };
  return { hire, hired: () => hired, present: () => present };
}

test('whoever comes to grief is replaced, and nothing is lost or counted twice', async () => {
  const { hire, hired, present } = mortal((beginning) => beginning % 5 === 2);
  const ledger = begin();
  await together(ledger, hire);
  const calm = begin();
  await together(calm, inPlace.hire);
  expect(ledger.sums).toEqual(calm.sums);
  expect(hired()).toBeGreaterThan(10);
  expect(present()).toBe(0);
});

test('a task that nobody survives ends the work, with all that others did', async () => {
  // Nobody comes back from any task but the first few.
  const { hire, hired, present } = mortal((beginning) => beginning >= 20);
  const ledger = begin();
  await expect(together(ledger, hire)).rejects.toThrow(WorkFailed);
  expect(hired()).toBeLessThan(12);
  expect(present()).toBe(0);
  const { solutions } = ledger.sums;
  const rest = new Ledger(job, whole, ledger.saved());
  expect(rest.open).toBeGreaterThan(40);
  await together(rest, inPlace.hire);
  const calm = begin();
  await together(calm, inPlace.hire);
  expect(rest.sums.solutions).toBe(calm.sums.solutions);
  expect(rest.sums.solutions).toBeGreaterThanOrEqual(solutions);
});

test('heats begin anew where whoever ran them is gone, and end where that helps not', async () => {
  const search = { ...plainSearch, order: 'rows' as const };
  const tasks = (['first', 'all'] as const).map((until): HeatTask => ({
    text: job.text,
    search,
    until,
  }));
  const run = async (hire: Hire) => {
    const heats = new Heats(tasks);
    const stop = new AbortController().signal;
    await workTogether('heats', null, heats, { hire, hands: 2, stop });
    return heats.figures;
  };
  const calm = await run(inPlace.hire);
  expect(await run(mortal((beginning) => beginning < 2).hire)).toEqual(calm);
  await expect(run(mortal(() => true).hire)).rejects.toThrow(WorkFailed);
});

test('where nobody can be hired the work ends', async () => {
  const nobody: Hire = () => {
    throw new Error('ENOMEM');
  };
  await expect(together(begin(), nobody)).rejects.toThrow(WorkFailed);
});

test('all are let go when somebody says stop', async () => {
  let left = 3;
  const idle: Hire = () => ({ begin() {}, dismiss: () => void left-- });
  const stop = new AbortController();
  const stopped = together(begin(), idle, stop.signal);
  stop.abort();
  await stopped;
  expect(left).toBe(0);
});
