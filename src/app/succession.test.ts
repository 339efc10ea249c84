import { expect, test } from 'vitest';
import { Errands, Notices } from './errands.ts';
import { Succession } from './succession.ts';

/** A board whose time to go is always, and that is gone as soon as it leaves. */
function board() {
  const its = { gone: false, isTimeToGo: () => true, leave: () => void (its.gone = true) };
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
  const its = { board: board(), mayGo: true };
  let come: (next: string) => void = () => {};
  let fail: (why: Error) => void = () => {};
  let asked = 0;
  const succession = new Succession<string>(
    {
      scene: () => its.board,
      mayGo: () => its.mayGo,
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
  const pass = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve));
    succession.pass(16);
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
