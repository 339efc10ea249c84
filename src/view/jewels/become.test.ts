import { expect, test } from 'vitest';
import { jewelOf } from '../../testing/jewels.ts';
import type { BoardView } from '../board/boardView.ts';
import { Presence } from '../board/presence.ts';
import { LEAVE } from '../changeover.ts';
import { become, type Origin } from './become.ts';

/** A full board that leaves, and what its jewel is told of it. */
function leaving(isCalm: boolean) {
  const presence = new Presence();
  presence.arrival.hasten();
  presence.leave();
  const board = { presence, isCalm, isLaid: () => true, layout: { board: { sites: [0, 1] } } };
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
