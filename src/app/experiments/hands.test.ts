import { expect, test } from 'vitest';
import type { Figures } from '../../solve/heat.ts';
import { Heats, type HeatNews, type HeatTask } from '../../solve/heats.ts';
import { plainSearch } from '../../solve/search.ts';
import { Hands } from './hands.ts';

/** Two hands whose workers do what they are told to, and a client with so many heats. */
function workshop() {
  const workers: { task?: HeatTask; ended: boolean; say(news?: HeatNews): void }[] = [];
  const hands = new Hands(2, (job) => {
    const worker: (typeof workers)[number] = {
      ended: false,
      say: (news) => (news ? job.heard(news) : job.failed('broken')),
    };
    workers.push(worker);
    job.brief((task) => void (worker.task = task));
    return { tell: () => {}, close: () => void (worker.ended = true) };
  });
  const client = (name: string, many: number) => {
    const tasks = Array.from({ length: many }, (_, i): HeatTask => {
      return { text: `${name}${i}`, search: plainSearch, until: 'all' };
    });
    const client = { heats: new Heats(tasks), failures: 0, heard() {}, failed: () => {} };
    client.failed = () => void client.failures++;
    return client;
  };
  const atWork = () => workers.filter(({ ended }) => !ended);
  return { hands, client, atWork, running: () => atWork().map(({ task }) => task!.text) };
}

const figures = { progress: 1, steps: 1 } as Figures;

test('whoever has heats to run, no more run at once than there are hands, and the first come first', () => {
  const { hands, client, atWork, running } = workshop();
  const [a, b] = [client('a', 3), client('b', 2)];
  hands.serve(a);
  hands.serve(b);
  const seen = [running()];
  while (atWork().length > 0) {
    atWork()[0]!.say({ figures, done: false });
    atWork()[0]!.say({ figures, done: true });
    seen.push(running());
  }
  expect(seen).toEqual([['a0', 'a1'], ['a1', 'a2'], ['a2', 'b0'], ['b0', 'b1'], ['b1'], []]);
  expect([a.heats.done, b.heats.done]).toEqual([true, true]);
});

test('who leaves or comes to grief makes room for those who wait', () => {
  const { hands, client, atWork, running } = workshop();
  const [a, b, c] = [client('a', 9), client('b', 9), client('c', 2)];
  for (const one of [a, b, c]) hands.serve(one);
  hands.leave(a);
  expect(running()).toEqual(['b0', 'b1']);
  atWork()[1]!.say();
  expect([running(), b.failures]).toEqual([['c0', 'c1'], 1]);
});
