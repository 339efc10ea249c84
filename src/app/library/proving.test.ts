import { expect, test } from 'vitest';
import type { FromProver, ToProver } from '../workers/messages.ts';
import type { WorkerJob } from '../workers/supervised.ts';
import { keptProofs, proverIn } from './proving.ts';

/** A prover whose workers do what the test says, with what they are sent and how many were closed. */
function proving() {
  const jobs: WorkerJob<ToProver, FromProver>[] = [];
  const sent: ToProver[] = [];
  let closed = 0;
  const prove = proverIn((job) => {
    jobs.push(job);
    job.initialise((message) => sent.push(message));
    return { send: () => undefined, close: () => void closed++ };
  });
  return { prove, jobs, sent, closed: () => closed };
}

test('a worker is sent a puzzle with what lies, and closed once it has answered', async () => {
  const { prove, jobs, sent, closed } = proving();
  const proof = prove('text', [3]);
  expect(sent).toEqual([{ text: 'text', laid: [3] }]);
  expect(closed()).toBe(0);
  jobs[0]!.received({ proof: undefined });
  expect(await proof).toBeUndefined();
  expect(closed()).toBe(1);
});

test('the proof of the last puzzle is kept, but no failure', async () => {
  const { prove, jobs, sent } = proving();
  const proofOf = keptProofs(prove);
  const failed = proofOf('one');
  expect(proofOf('one')).toBe(failed);
  jobs[0]!.failed('silent');
  await expect(failed).rejects.toThrow('looked for');
  const second = proofOf('one');
  expect(second).not.toBe(failed);
  jobs[1]!.received({ proof: undefined });
  await second;
  expect(proofOf('one')).toBe(second);
  void proofOf('two');
  expect(sent.map(({ text }) => text)).toEqual(['one', 'one', 'two']);
});
