import { expect, test } from 'vitest';
import { prefetch } from './prefetch.ts';

test('failed requests are retried less and less often, finally once an hour, until they succeed; then it looks for a new version once an hour', async () => {
  let isThere = false;
  let kept = 0;
  let looked = 0;
  const waits: number[] = [];
  let due: (() => Promise<void>) | undefined;
  const catalogue = {
    load: () => (isThere ? Promise.resolve(undefined as never) : Promise.reject(new Error())),
  };
  const workers = { keepScripts: async () => void kept++ };
  const updates = { look: async () => void looked++ };
  prefetch({ catalogue, workers, updates }, (run, ms) => {
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
  expect([kept, looked]).toEqual([0, 0]);
  isThere = true;
  await pass();
  await pass();
  expect([kept, looked]).toEqual([2, 2]);
  expect(waits.slice(-2)).toEqual([3600, 3600]);
  isThere = false;
  await pass();
  expect(waits.at(-1)).toBe(20);
});
