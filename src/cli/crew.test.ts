import { expect, test } from 'vitest';
import { printPuzzle } from '../puzzle/text.ts';
import { Ledger } from '../solve/ledger.ts';
import { plainSearch } from '../solve/search.ts';
import { whole } from '../solve/shard.ts';
import type { CountJob } from '../solve/strand.ts';
import { workTogether, type Hire } from './crew.ts';
import { findPuzzle } from './puzzles.ts';
import { inPlace } from './tryOut.ts';

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

test('where one comes to grief all are let go, and so they are when somebody says stop', async () => {
  let left = 3;
  const idle: Hire = () => ({ begin() {}, dismiss: () => void left-- });
  const failing: Hire = (trade, job, fail) => ({
    ...idle(trade, job, fail),
    begin: () => queueMicrotask(() => fail(new Error('on purpose'))),
  });
  await expect(together(begin(), failing)).rejects.toThrow('on purpose');
  expect(left).toBe(0);
  left = 3;
  const stop = new AbortController();
  const stopped = together(begin(), idle, stop.signal);
  stop.abort();
  await stopped;
  expect(left).toBe(0);
});
