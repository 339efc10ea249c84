import { expect, test } from 'vitest';
import { prefetch } from './prefetch.ts';

test('failed requests are retried less and less often, finally once an hour, until they succeed', async () => {
  let isThere = false;
  let kept = 0;
  const waits: number[] = [];
  let due: (() => Promise<void>) | undefined;
  const catalogue = {
    load: () => (isThere ? Promise.resolve(undefined as never) : Promise.reject(new Error())),
  };
  const workers = { keepScripts: async () => void kept++ };
  prefetch({ catalogue, workers }, (run, ms) => {
    due = run;
    waits.push(ms / 1000);
  });
  const pass = async (): Promise<void> => {
    const run = due!;
    due = undefined;
    await run();
  };
  for (let i = 0; i < 11; i++) await pass();
  expect(waits).toEqual([3, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600]);
  expect(kept).toBe(0);
  isThere = true;
  await pass();
  expect(kept).toBe(1);
  expect(due).toBeUndefined();
});
