import { afterEach, expect, test, vi } from 'vitest';
import { whole } from '../../count/share.ts';
import { TaskRunner, type CountJob } from '../../count/task.ts';
import { printPuzzle } from '../../puzzle/text.ts';
import { plainSearch } from '../../solve/search.ts';
import { problemNamed } from '../../testing/catalogueOnDisk.ts';
import { inPlace } from '../../testing/runs/tryOut.ts';
import { terminalWords } from '../../words/terminal.ts';
import { CountRun } from './countRun.ts';
import { lateWords, words } from '../../words/index.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a count that starts over in workers shows nothing of what it had counted before', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const problem = problemNamed('square-bar-corner');
  let uptime = 0;
  vi.spyOn(process, 'uptime').mockImplementation(() => uptime);
  const job: CountJob = {
    text: printPuzzle(problem.puzzle),
    search: { ...plainSearch, order: 'rows' },
    unique: false,
    memory: Infinity,
  };
  const runner = new TaskRunner(problem, job, { steps: 10, states: 10 });
  const runSlice = runner.runSlice.bind(runner);
  let slices = 0;
  vi.spyOn(runner, 'runSlice').mockImplementation(() => {
    const done = runSlice();
    // The second slice lasts until workers are due, and a status is due within it.
    if (++slices === 2) vi.advanceTimersByTime((uptime = 5) * 1000);
    return done;
  });
  const lines: string[] = [];
  const call = {
    ...inPlace,
    showStatus: (line: string) => void lines.push(line),
    options: {},
    language: 'en' as const,
    say: terminalWords('en'),
  };
  const request = { digest: '', search: job.search, unique: false, shard: '1/1' };
  const run = new CountRun(
    call,
    {
      job,
      runner,
      workers: 2,
      memory: Infinity,
      request: { ...request, share: whole },
      resumed: undefined,
      size: undefined,
      hasMemory: false,
    },
    lateWords(words('en')).counting,
  );
  expect(await run.finish(new AbortController().signal)).toBeUndefined();
  expect(slices).toBe(2);
  expect(run.queue.done).toBe(true);
  expect(lines.filter((line) => line !== '')).toEqual([]);
});
