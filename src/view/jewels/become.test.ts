import { expect, test } from 'vitest';
import { jewelOf } from '../../testing/jewels.ts';
import { calendar } from '../../puzzle/calendar.ts';
import { extentOf } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { drawFrame, unseenPieces } from '../../testing/pictures/unseen.ts';
import type { Tiling } from '../../run/tiling.ts';
import { themes } from '../../theme/index.ts';
import { boardOf } from '../board/board.ts';
import type { BoardView } from '../board/boardView.ts';
import { geometryOf } from '../board/geometry.ts';
import { Presence } from '../board/presence.ts';
import { LEAVE } from '../changeover.ts';
import { become, type Origin } from './become.ts';

/** A full board that leaves, and what its jewel is told of it. */
function leaving(isCalm: boolean) {
  const presence = new Presence();
  presence.arrival.hasten();
  presence.leave();
  const board = { presence, isCalm, isFull: true, layout: { board: {} } };
  const origins: Origin[] = [];
  const jewels = {
    add: (_: unknown, origin: Origin) => origins.push(origin),
    spotOf: () => ({ x: 0, y: 0, cell: 1 }),
  };
  become(
    jewelOf(1),
    jewels as unknown as Parameters<typeof become>[1],
    board as unknown as BoardView,
    () => true,
  );
  const pass = (time: number): void => {
    for (let at = 0; at < time; at += 100) presence.pass(100);
  };
  return { presence, pass, end: origins[0]!.end };
}

test.each([false, true])('a board that has left is its jewel; without motion: %s', (isCalm) => {
  const { pass, end } = leaving(isCalm);
  expect(end()).toBeUndefined();
  pass(LEAVE / 2);
  expect(end()).toBeUndefined();
  pass(LEAVE);
  expect(end()).toBe('landed');
});

test.each([false, true])(
  'a board whose departure is cancelled becomes no jewel; without motion: %s',
  (isCalm) => {
    const { presence, pass, end } = leaving(isCalm);
    pass(LEAVE / 2);
    presence.isLeaving = false;
    expect(end()).toBe('gone');
  },
);

test.each(['cancelled', 'dismissed'])('the light behind a flight that is %s fades', (how) => {
  const { presence, pass, end } = leaving(false);
  const strength = (): number => {
    presence.placed({ x: 600, y: 400, cell: 50 });
    return presence.glow!.strength;
  };
  pass(0.8 * LEAVE);
  let last = strength();
  expect(last).toBeGreaterThan(0.5);
  if (how === 'cancelled') presence.isLeaving = false;
  else presence.isDismissed = true;
  while (end() === undefined) {
    presence.pass(10);
    const next = strength();
    expect(last - next).toBeLessThan(0.2);
    last = next;
  }
  expect([end(), last]).toEqual(['gone', 0]);
});

test.each([0, 1])('a calendar board, closed at its date, leaves with %d open cells', (open) => {
  const puzzle = calendar.get('today-01-01')!();
  const board = boardOf(puzzle);
  const pieces = unseenPieces(board, themes.midnight);
  const owner = Int32Array.from(board.cells, (_, cell) => (cell < open ? -1 : 0));
  const laid = [...owner.keys()].slice(open);
  const tiling: Tiling = { owner, colourOf: () => 0, cellsOf: () => laid };
  for (let now = 0; now < 2000; now += 16)
    drawFrame(pieces, tiling, { now, elapsed: 16, pace: 30 });
  const presence = new Presence();
  presence.leave();
  const layout = { board: geometryOf(board) };
  expect(layout.board.sites.length).toBe(board.cells.length + 2);
  const view = { presence, isCalm: true, isFull: pieces.cells.isFull, layout };
  let count = 0;
  const jewels = { add: () => void count++, spotOf: () => undefined };
  become(jewelOf(1), jewels, view as unknown as BoardView, () => true);
  expect(count).toBe(1 - open);
});

test('a calendar board is as large as its jewel, which has no closed cells', () => {
  for (const [id, make] of calendar) {
    const board = boardOf(make());
    const { left, top, right, bottom } = geometryOf(board);
    expect([id, { left, top, right, bottom }]).toEqual([
      id,
      extentOf(lattices[board.lattice], board.cells),
    ]);
  }
});
