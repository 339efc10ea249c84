import { expect, test } from 'vitest';
import { LatestOnly } from './latestOnly.ts';
import { Notices } from './notices.ts';
import { Director } from './director.ts';
import type { Show } from './modes/show.ts';

/** A show that may be left at any time, and is gone as soon as it leaves. */
class Board implements Show {
  dwell: number | undefined = 0;
  hasLeft = false;
  cancels = 0;
  leaves = 0;
  frame = (): boolean => false;
  applySettings(): void {}
  leave(): void {
    this.leaves++;
    this.hasLeft = true;
  }
  cancelLeave(): void {
    this.cancels++;
  }
  end(): void {
    this.hasLeft = true;
  }
  remove(): void {}
}

/** A page that shows one board after the other, and waits for what comes next. */
function setting() {
  const notices = new Notices(
    () => [],
    () => {},
  );
  const latest = new LatestOnly(notices, () => '');
  const shown: string[] = [];
  const its = { mayAdvance: true, isOccupied: false };
  let come: (next: string) => void = () => {};
  let fail: (why: Error) => void = () => {};
  let asked = 0;
  const director = new Director<Board, string>(
    new Board(),
    {
      mayAdvance: () => its.mayAdvance,
      isOccupied: () => its.isOccupied,
      current: () => 'current',
      next: () => {
        asked++;
        return new Promise((...settle) => ([come, fail] = settle));
      },
      show: (item) => {
        shown.push(item);
        director.replace(() => new Board());
      },
    },
    latest,
  );
  /** Lets what was promised be heard of, and a frame pass. */
  const pass = async (elapsed = 16): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    director.advance(elapsed);
  };
  return {
    ...{ director, its, latest, shown, pass },
    asked: () => asked,
    come: () => come('next'),
    fail: () => fail(new Error()),
  };
}

test('a board cancels until the next one is there, however long that takes', async () => {
  const { director, shown, pass, asked, come } = setting();
  for (let frame = 0; frame < 5; frame++) await pass();
  expect(director.onShow.hasLeft).toBe(false);
  expect(asked()).toBe(1);
  come();
  await pass();
  expect(shown).toEqual(['next']);
});

test('where the next one cannot be had the same begins anew', async () => {
  const { shown, pass, fail } = setting();
  await pass();
  fail();
  await pass();
  expect(shown).toEqual(['current']);
});

test('a board that somebody has begun to steer meanwhile cancels, and so does another that is on show', async () => {
  for (const change of ['steer', 'another']) {
    const { director, its, shown, pass, come } = setting();
    await pass();
    if (change === 'steer') its.mayAdvance = false;
    else director.replace(() => Object.assign(new Board(), { dwell: undefined }));
    come();
    await pass();
    expect(director.onShow.hasLeft).toBe(false);
    expect(shown).toEqual([]);
  }
});

test('what somebody has asked for is waited for', async () => {
  const { its, latest, shown, pass, asked } = setting();
  let come: (made: string) => void = () => {};
  const wish = new Promise<string>((resolve) => (come = resolve));
  void latest.run(wish, (made) => shown.push(made));
  await pass();
  expect(asked()).toBe(0);
  come('wish');
  its.mayAdvance = false;
  await pass();
  expect(shown).toEqual(['wish']);
});

test('while a dialog is open nothing is changed under it, and a while after that it goes on', async () => {
  const { its, shown, pass, asked, come } = setting();
  its.isOccupied = true;
  for (let frame = 0; frame < 5; frame++) await pass(60_000);
  its.isOccupied = false;
  await pass(1000);
  expect(asked()).toBe(0);
  await pass(5000);
  come();
  await pass();
  expect(shown).toEqual(['next']);
});

test('a board for which the next one comes, or that is leaving, cancels once a dialog is opened', async () => {
  const { director, its, shown, pass, asked, come } = setting();
  const { onShow: board } = director;
  board.leave = () => void board.leaves++;
  await pass();
  its.isOccupied = true;
  await pass();
  come();
  await pass();
  expect(board.leaves).toBe(0);
  its.isOccupied = false;
  await pass(5000);
  come();
  await pass();
  expect([board.leaves, asked()]).toEqual([1, 2]);
  its.isOccupied = true;
  await pass();
  expect(board.cancels).toBe(1);
  board.hasLeft = true;
  await pass();
  expect(shown).toEqual([]);
});

test('what is on show rests for as long as it is to, and anew once somebody has steered', async () => {
  const { director, pass, asked } = setting();
  director.onShow.dwell = 4000;
  for (const _ of [1, 2, 3]) await pass(1000);
  director.onShow.dwell = undefined;
  await pass(60_000);
  director.onShow.dwell = 4000;
  await pass(900);
  expect(asked()).toBe(0);
  director.cancelLeave();
  for (const _ of [1, 2, 3]) await pass(1000);
  expect(asked()).toBe(0);
  await pass(1001);
  expect(asked()).toBe(1);
});

test('while a show leaves for the next one, no other is asked for; one that cancels may leave later', async () => {
  const { director, shown, pass, asked, come } = setting();
  const { onShow: board } = director;
  board.leave = () => void board.leaves++;
  await pass();
  come();
  for (let frame = 0; frame < 5; frame++) await pass();
  expect([board.leaves, asked()]).toEqual([1, 1]);
  director.cancelLeave();
  await pass();
  expect(asked()).toBe(2);
  come();
  await pass();
  board.hasLeft = true;
  await pass();
  expect([board.leaves, shown]).toEqual([2, ['next']]);
});

test('a show that has more to come by the time the next one is there cancels', async () => {
  const { director, pass, come } = setting();
  const { onShow: board } = director;
  await pass();
  board.dwell = undefined;
  come();
  await pass();
  expect(board.leaves).toBe(0);
});
