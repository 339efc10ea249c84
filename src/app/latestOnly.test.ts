import { LatestOnly, Notices } from './notices.ts';
import { expect, test } from 'vitest';

/** Requests with promises that the test settles, and what was shown and reported of them. */
function setting() {
  let said: readonly string[] = [];
  const shown: string[] = [];
  const notices = new Notices(
    () => said,
    (all) => (said = all),
  );
  const latest = new LatestOnly(notices, () => 'not loaded');
  const run = (name: string) => {
    let resolve: (made: string) => void = () => {};
    let reject: (why: Error) => void = () => {};
    const done = latest.run(
      new Promise<string>((...settle) => ([resolve, reject] = settle)),
      (made) => shown.push(made),
      () => shown.push(`instead of ${name}`),
    );
    return {
      come: () => (resolve(name), done),
      fail: () => (reject(new Error(name)), done),
    };
  };
  return { latest, run, shown, said: () => said };
}

test('only the last request is shown, and it is pending until then', async () => {
  const { latest, run, shown } = setting();
  expect(latest.isPending).toBe(false);
  const early = run('early');
  const late = run('late');
  await early.come();
  expect(shown).toEqual([]);
  expect(latest.isPending).toBe(true);
  await late.come();
  expect(shown).toEqual(['late']);
  expect(latest.isPending).toBe(false);
});

test('a failed request is reported until another one succeeds', async () => {
  const { latest, run, shown, said } = setting();
  await run('first').fail();
  expect(shown).toEqual(['instead of first']);
  expect(said()).toEqual(['not loaded']);
  expect(latest.isPending).toBe(false);
  await run('second').come();
  expect(said()).toEqual([]);
});
