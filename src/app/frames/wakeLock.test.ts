import { ScreenWakeLock } from './watching.ts';
import { expect, test } from 'vitest';

/** Locks as a browser gives them, all of which can be taken back. */
function browserLocks() {
  const given: { released: boolean; release(): Promise<undefined> }[] = [];
  const its = { asked: 0, isRefused: false, delay: Promise.resolve() };
  const request = async () => {
    its.asked++;
    await its.delay;
    if (its.isRefused) throw new DOMException('not now', 'NotAllowedError');
    const lock = {
      released: false,
      release: () => {
        lock.released = true;
        return Promise.resolve(undefined);
      },
    };
    given.push(lock);
    return lock as unknown as WakeLockSentinel;
  };
  const held = () => given.filter(({ released }) => !released).length;
  return { locks: { request }, given, its, held };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('the screen is kept on while that is wanted, with one lock', async () => {
  const { locks, its, held } = browserLocks();
  const lock = new ScreenWakeLock(locks);
  for (let now = 0; now < 60_000; now += 1000) {
    lock.want(now);
    await settle();
  }
  expect([its.asked, held()]).toEqual([1, 1]);
  lock.yield();
  expect(held()).toBe(0);
  lock.want(60_000);
  await settle();
  expect([its.asked, held()]).toEqual([2, 1]);
});

test('one that was taken back or refused is asked for again, but not in each frame', async () => {
  const { locks, given, its, held } = browserLocks();
  const lock = new ScreenWakeLock(locks);
  const play = async (from: number, to: number): Promise<void> => {
    for (let now = from; now < to; now += 500) {
      lock.want(now);
      await settle();
    }
  };
  await play(0, 1000);
  given[0]!.released = true;
  its.isRefused = true;
  await play(1000, 60_000);
  expect(held()).toBe(0);
  expect(its.asked).toBe(6);
  its.isRefused = false;
  await play(60_000, 71_000);
  expect(held()).toBe(1);
});

test('one that comes once it is no longer wanted is given back', async () => {
  const { locks, given, its, held } = browserLocks();
  let come = (): void => {};
  its.delay = new Promise((resolve) => (come = resolve));
  const lock = new ScreenWakeLock(locks);
  lock.want(0);
  lock.yield();
  lock.want(1);
  lock.yield();
  come();
  await settle();
  expect([given.length, held()]).toEqual([2, 0]);
  lock.want(2);
  await settle();
  expect(held()).toBe(1);
});

test('where there are no locks, nothing happens', async () => {
  const lock = new ScreenWakeLock(undefined);
  lock.want(0);
  await settle();
  expect(() => lock.yield()).not.toThrow();
});
