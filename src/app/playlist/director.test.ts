import { expect, test } from 'vitest';
import { Board, directed } from '../../testing/directed.ts';

test('a board stays until the next one is loaded, however long that takes', async () => {
  const { director, shown, pass, asked, come } = directed();
  for (let frame = 0; frame < 5; frame++) await pass();
  expect(director.onShow.leaves).toBe(0);
  expect(asked()).toBe(1);
  come();
  await pass();
  expect(shown).toEqual(['next']);
});

test('if the next board cannot be loaded, the current one starts over', async () => {
  const { shown, pass, fail } = directed();
  await pass();
  fail();
  await pass();
  expect(shown).toEqual(['current']);
});

test('a board stays if the user takes control meanwhile, and so does another one shown in the meantime', async () => {
  for (const change of ['steer', 'another']) {
    const { director, its, shown, pass, come } = directed();
    await pass();
    if (change === 'steer') its.mayAdvance = false;
    else director.replace(() => Object.assign(new Board(), { stayFor: undefined }));
    come();
    await pass();
    expect(director.onShow.leaves).toBe(0);
    expect(shown).toEqual([]);
  }
});

test('the show does not move on while a request of the user is pending', async () => {
  const { its, latest, shown, pass, asked } = directed();
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

test('the show does not move on while a dialog is open, and continues some seconds after it is closed', async () => {
  const { its, shown, pass, asked, come } = directed();
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

test('opening a dialog keeps a board that is about to leave, and cancels the departure of one that is leaving', async () => {
  const { director, its, shown, pass, asked, come } = directed();
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

test('a show is left after its stay, which starts over after user input', async () => {
  const { director, pass, asked } = directed();
  director.onShow.stayFor = 4000;
  for (const _ of [1, 2, 3]) await pass(1000);
  director.onShow.stayFor = undefined;
  await pass(60_000);
  director.onShow.stayFor = 4000;
  await pass(900);
  expect(asked()).toBe(0);
  director.cancelLeave();
  for (const _ of [1, 2, 3]) await pass(1000);
  expect(asked()).toBe(0);
  await pass(1001);
  expect(asked()).toBe(1);
});

test('no other board is requested while a show is leaving; after a cancelled departure it can leave later', async () => {
  const { director, shown, pass, asked, come } = directed();
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

test('a show stays if it has more to show by the time the next board is loaded', async () => {
  const { director, pass, come } = directed();
  const { onShow: board } = director;
  await pass();
  board.stayFor = undefined;
  come();
  await pass();
  expect(board.leaves).toBe(0);
});

test('a show with no end is left after the longest time it may stay, of which what users steer is no part', async () => {
  const { director, its, shown, pass, asked, come } = directed();
  director.onShow.stayFor = undefined;
  its.longest = 10_000;
  await pass(9000);
  its.mayAdvance = false;
  await pass(9000);
  its.mayAdvance = true;
  await pass(900);
  expect(asked()).toBe(0);
  await pass(200);
  expect(asked()).toBe(1);
  come();
  await pass();
  await pass(0);
  expect(shown).toEqual(['next']);
});

test('what a user is waiting for keeps a board that is leaving, and is shown instead of what was to come', async () => {
  const { director, latest, shown, pass, come } = directed();
  const { onShow: board } = director;
  board.leave = () => void board.leaves++;
  await pass();
  come();
  await pass();
  expect(board.leaves).toBe(1);
  let wanted: (made: string) => void = () => {};
  const wish = new Promise<string>((resolve) => (wanted = resolve));
  void latest.run(wish, (made) => {
    shown.push(made);
    director.replace(() => Object.assign(new Board(), { stayFor: undefined }));
  });
  await pass();
  board.hasLeft = true;
  for (let frame = 0; frame < 5; frame++) await pass();
  expect([board.cancels, shown]).toEqual([1, []]);
  wanted('wish');
  for (let frame = 0; frame < 5; frame++) await pass();
  expect(shown).toEqual(['wish']);
});

test('the next board comes once the last one has left, which is then removed; one that is dismissed still leaves', async () => {
  const { director, shown, pass, come } = directed();
  const { onShow: board } = director;
  board.leave = () => void board.leaves++;
  await pass();
  come();
  for (let frame = 0; frame < 5; frame++) await pass();
  expect(shown).toEqual([]);
  board.hasLeft = true;
  await pass();
  expect(shown).toEqual(['next']);
  const { onShow: next } = director;
  next.stayFor = undefined;
  await pass();
  expect(board.isRemoved).toBe(true);
  director.replace(() => Object.assign(new Board(), { stayFor: undefined }));
  await pass();
  expect(next.isRemoved).toBe(false);
  director.sweep();
  expect(next.isRemoved).toBe(true);
});

test('of boards that are replaced in quick succession only a few leave at once, and none stays behind', async () => {
  const { director, pass } = directed();
  const boards = Array.from({ length: 10 }, () => {
    const { onShow } = director;
    director.replace(() => Object.assign(new Board(), { stayFor: undefined }));
    return onShow;
  });
  expect(boards.filter(({ isRemoved }) => !isRemoved).length).toBeLessThan(5);
  for (const board of boards) board.hasLeft = true;
  await pass();
  expect(boards.every(({ isRemoved }) => isRemoved)).toBe(true);
  expect(director.onShow.isRemoved).toBe(false);
});

test('a show that cannot be shown is skipped, unless a user is in control; one that cannot be opened leaves it', async () => {
  const { director, its, shown, pass, come } = directed();
  const { onShow } = director;
  onShow.stayFor = undefined;
  its.mayAdvance = false;
  director.skip();
  come();
  await pass();
  expect(shown).toEqual([]);
  its.mayAdvance = true;
  director.skip();
  come();
  await pass();
  expect(shown).toEqual(['next']);
  const { onShow: next } = director;
  expect(() =>
    director.replace(() => {
      throw new Error('no board');
    }),
  ).toThrow('no board');
  expect(director.onShow).toBe(next);
});

test('a board that cannot be drawn is taken away once the next one is there', async () => {
  const { director, pass, come } = directed();
  const broken = director.onShow;
  broken.frame = () => {
    throw new Error('no frame');
  };
  director.skip();
  come();
  await pass();
  expect(director.frame(16, 16)).toBe(false);
  expect([broken.isRemoved, director.onShow.isRemoved]).toEqual([true, false]);
});
