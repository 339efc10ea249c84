import { expect, test } from 'vitest';
import { Errands, Notices } from './errands.ts';
import { Succession } from './succession.ts';

/** A board whose time to go is always, and that is gone as soon as it leaves. */
function board() {
  const its = {
    ...{ gone: false, stays: 0, isTimeToGo: () => true },
    leave: () => void (its.gone = true),
    stay: () => void its.stays++,
  };
  return its;
}

/** A page that shows one board after the other, and waits for what comes next. */
function setting() {
  const notices = new Notices(
    () => [],
    () => {},
  );
  const errands = new Errands(notices, () => '');
  const shown: string[] = [];
  const its = { board: board(), mayGo: true, isOccupied: false };
  let come: (next: string) => void = () => {};
  let fail: (why: Error) => void = () => {};
  let asked = 0;
  const succession = new Succession<string>(
    {
      scene: () => its.board,
      mayGo: () => its.mayGo,
      isOccupied: () => its.isOccupied,
      current: () => 'current',
      next: () => {
        asked++;
        return new Promise((...settle) => ([come, fail] = settle));
      },
      show: (entry) => {
        shown.push(entry);
        its.board = board();
      },
    },
    errands,
  );
  /** Lets what was promised be heard of, and a frame pass. */
  const pass = async (elapsed = 16): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    succession.pass(elapsed);
  };
  return {
    ...{ its, errands, shown, pass },
    asked: () => asked,
    come: () => come('next'),
    fail: () => fail(new Error()),
  };
}

test('a board stays until the next one is there, however long that takes', async () => {
  const { its, shown, pass, asked, come } = setting();
  for (let frame = 0; frame < 5; frame++) await pass();
  expect(its.board.gone).toBe(false);
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

test('a board that somebody has begun to steer meanwhile stays, and so does another that is on show', async () => {
  for (const change of ['steer', 'another']) {
    const { its, shown, pass, come } = setting();
    await pass();
    if (change === 'steer') its.mayGo = false;
    else its.board = { ...board(), isTimeToGo: () => false };
    come();
    await pass();
    expect(its.board.gone).toBe(false);
    expect(shown).toEqual([]);
  }
});

test('what somebody has asked for is waited for', async () => {
  const { its, errands, shown, pass, asked } = setting();
  let come: (made: string) => void = () => {};
  const wish = new Promise<string>((resolve) => (come = resolve));
  void errands.run(wish, (made) => shown.push(made));
  await pass();
  expect(asked()).toBe(0);
  come('wish');
  its.mayGo = false;
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

test('a board for which the next one comes, or that is leaving, stays once a dialog is opened', async () => {
  const { its, shown, pass, asked, come } = setting();
  const { board } = its;
  let left = 0;
  board.isTimeToGo = () => asked() < 2;
  board.leave = () => void left++;
  await pass();
  its.isOccupied = true;
  await pass();
  come();
  await pass();
  expect(left).toBe(0);
  its.isOccupied = false;
  await pass(5000);
  come();
  await pass();
  expect(left).toBe(1);
  its.isOccupied = true;
  await pass();
  expect(board.stays).toBe(1);
  board.gone = true;
  await pass();
  expect(shown).toEqual([]);
});
