import { expect, test } from 'vitest';
import { PartsUnavailable } from '../../ui/shell/loadParts.ts';
import { NotThere } from '../library/fetched.ts';
import { prefetch } from './prefetch.ts';

/** A page whose files can be made available, and how it fetches them. */
function page() {
  const its = { isThere: false, mayOpen: true, kept: 0, looked: 0, missing: 0, ready: 0 };
  let failure = new Error();
  const waits: number[] = [];
  let due: (() => Promise<void>) | undefined;
  const load = () => (its.isThere ? Promise.resolve(undefined as never) : Promise.reject(failure));
  const scripts = { keep: async () => void its.kept++ };
  const updates = { look: async () => void its.looked++ };
  prefetch(
    { catalogue: { load, gallery: load }, code: { load }, scripts, updates } as never,
    {
      get mayOpen() {
        return its.mayOpen;
      },
      ready: () => its.ready++,
      missing: () => its.missing++,
    },
    (run, ms) => {
      due = run;
      waits.push(ms / 1000);
    },
  );
  const pass = async (): Promise<void> => {
    const run = due!;
    due = undefined;
    await run();
  };
  const failWith = (error: Error) => (failure = error);
  return { its, waits, pass, failWith };
}

test('failed requests are retried less and less often, finally once an hour, until they succeed; then it looks for a new version once an hour', async () => {
  const { its, waits, pass } = page();
  for (let i = 0; i < 11; i++) await pass();
  expect(waits).toEqual([3, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600]);
  expect(its).toMatchObject({ kept: 0, looked: 0, missing: 0, ready: 0 });
  its.isThere = true;
  await pass();
  await pass();
  expect(its).toMatchObject({ kept: 2, looked: 2, missing: 0, ready: 2 });
  expect(waits.slice(-2)).toEqual([3600, 3600]);
  its.isThere = false;
  await pass();
  expect(waits.at(-1)).toBe(20);
});

test('code is fetched only if nobody is in control', async () => {
  const { its, pass } = page();
  Object.assign(its, { isThere: true, mayOpen: false });
  await pass();
  expect(its).toMatchObject({ ready: 0, looked: 1 });
  its.mayOpen = true;
  await pass();
  expect(its.ready).toBe(1);
});

test('what is missing on a server that answers is told apart', async () => {
  const { its, pass, failWith } = page();
  const failures = [new NotThere(), new TypeError('Failed to fetch'), new PartsUnavailable()];
  for (const failure of failures) {
    failWith(failure);
    await pass();
  }
  expect(its.missing).toBe(2);
});
