import { describe, expect, test } from 'vitest';
import { mostFlashes, RATE, transitions } from '../../testing/pictures/flashes.ts';
import { luminance, over, rgb, type Rgb } from '../../theme/colour.ts';
import { comesFrom } from '../../theme/dissolve.ts';
import { themes, type Theme } from '../../theme/index.ts';
import { between, labOf, rgbOf } from '../../theme/oklab.ts';
import {
  Arrival,
  cellLit,
  DISMISS,
  dissolveOf,
  LEAVE,
  nextShare,
  pieceLeft,
  RETURN,
} from '../changeover.ts';
import { smooth } from '../motion.ts';
import { Presence } from './presence.ts';

const FRAME = 1000 / RATE;

const arriving = (arrival: Arrival): Presence => Object.assign(new Presence(), { arrival });

/** Where a board is laid out, and where its jewel is. */
const here = { x: 640, y: 330, cell: 60 };
const there = { x: 100, y: 60, cell: 5 };

/** A board that is there. */
const present = (): Presence => arriving(new Arrival('atOnce'));

const passFor = (presence: Presence, ms: number): void => {
  for (let left = ms; left > 0; left -= FRAME) presence.pass(Math.min(FRAME, left));
};

test('a board is there, leaves, and is gone; its tray alone stays until last', () => {
  const presence = present();
  expect([presence.opacity, presence.tray, presence.isOver]).toEqual([1, 1, true]);
  expect(presence.placed(here)).toEqual(here);
  presence.isLeaving = true;
  passFor(presence, 1000);
  const { opacity, around, isOver } = presence;
  expect([opacity, around, presence.seat(0), isOver]).toEqual([1, 0, 0, false]);
  passFor(presence, LEAVE - 1000 + 1);
  expect([presence.opacity, presence.isGone, presence.isOver]).toEqual([0, true, true]);
});

test('from any moment of its leaving a board comes back soon, and is as it was', () => {
  for (let leaving = 0; leaving <= 4 * LEAVE; leaving += 100) {
    const presence = present();
    presence.isLeaving = true;
    passFor(presence, leaving);
    presence.isLeaving = false;
    passFor(presence, RETURN + FRAME);
    expect([presence.opacity, presence.tray, presence.around]).toEqual([1, 1, 1]);
    expect(presence.placed(here)).toEqual(here);
    expect([presence.isOver, presence.isGone]).toEqual([true, false]);
  }
});

test('a solved board becomes its jewel: it is seen once in each frame, and never jumps', () => {
  const presence = present();
  presence.leave(() => there);
  let before = { ...presence.placed(here), opacity: presence.opacity, tray: presence.tray };
  expect(before).toEqual({ ...here, opacity: 1, tray: 1 });
  for (let time = FRAME; time < LEAVE; time += FRAME) {
    presence.pass(FRAME);
    const now = { ...presence.placed(here), opacity: presence.opacity, tray: presence.tray };
    expect([presence.hasLanded, presence.isGone]).toEqual([false, false]);
    expect(now.opacity).toBe(1);
    expect(now.cell).toBeLessThanOrEqual(before.cell);
    expect(now.cell / before.cell).toBeGreaterThan(0.9);
    expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(20);
    for (const part of ['opacity', 'tray'] as const)
      expect(Math.abs(now[part] - before[part])).toBeLessThan(0.06);
    // All its pieces are there, and have come down again at the end.
    expect(presence.left(0)).toBe(1);
    before = now;
  }
  expect([before.tray, before.cell]).toEqual([0, expect.closeTo(there.cell, 1)]);
  expect(presence.height(1)).toBeLessThan(0.01);
  // The jewel is there from the frame on in which the board is not.
  presence.pass(FRAME);
  expect([presence.opacity, presence.hasLanded, presence.isGone]).toEqual([0, true, true]);
});

test('from any moment of its flight a board comes back soon, and leaves without one if it is not solved by then', () => {
  for (let leaving = 0; leaving < LEAVE; leaving += 100) {
    const presence = present();
    presence.leave(() => there);
    passFor(presence, leaving);
    presence.isLeaving = false;
    passFor(presence, RETURN + FRAME);
    expect([presence.opacity, presence.tray, presence.height(1)]).toEqual([1, 1, 0]);
    expect([presence.placed(here), presence.isOver]).toEqual([here, true]);
    presence.leave();
    passFor(presence, LEAVE + FRAME);
    expect([presence.isGone, presence.hasLanded]).toEqual([true, false]);
  }
});

test('a board without a place for its jewel leaves as others do, and one that loses it flies on', () => {
  const presence = present();
  presence.leave(() => undefined);
  passFor(presence, LEAVE + FRAME);
  expect([presence.isGone, presence.hasLanded]).toEqual([true, false]);
  const flying = present();
  let place: typeof there | undefined = there;
  flying.leave(() => place);
  passFor(flying, LEAVE / 2);
  const before = flying.placed(here);
  place = undefined;
  expect(flying.placed(here)).toEqual(before);
});

test('a board that nobody has seen is gone as soon as it is dismissed', () => {
  const presence = arriving(new Arrival('own', 1200));
  passFor(presence, 500);
  presence.isDismissed = true;
  expect(presence.isGone).toBe(true);
});

test('whenever something else is asked for, its board is not seen before the last one is gone', () => {
  const empty = dissolveOf('own');
  for (let asked = 0; asked < LEAVE + empty + 700; asked += 70) {
    const last = present();
    last.isLeaving = true;
    passFor(last, Math.min(asked, LEAVE));
    const next = arriving(new Arrival('own', empty));
    passFor(next, asked - LEAVE);
    const wanted = arriving(new Arrival('asked', DISMISS));
    last.isDismissed = next.isDismissed = true;
    for (let time = 0; time < 1000; time += FRAME) {
      for (const one of [last, next, wanted]) one.pass(FRAME);
      const seen = [last, next, wanted].filter(({ opacity }) => opacity > 0.001);
      expect(seen.length).toBeLessThanOrEqual(1);
    }
    expect([wanted.opacity, wanted.isOver]).toEqual([1, true]);
    expect([last.isGone, next.isGone]).toEqual([true, true]);
  }
});

/** The luminance in the middle of a piece at a height, frame by frame, as a theme's board gives way to another's. */
function courseOf(from: Theme, to: Theme, height: number, piece: string, next: string): number[] {
  const last = present();
  const dissolve = dissolveOf('own');
  const coming = arriving(new Arrival('own', dissolve));
  const away = comesFrom(from, to, 18.5) === 'top' ? 1 - height : height;
  const course: number[] = [];
  const sky = (theme: Theme): Rgb => rgb(theme.background.inner);
  const board = ({ tray, cell }: Theme, lit: number): Rgb =>
    over(rgb(cell.colour), cell.strength * lit, rgb(tray.colour));
  for (let time = 0; time < 500; time += FRAME) course.push(luminance(rgb(piece)));
  last.isLeaving = true;
  while (!last.isGone) {
    last.pass(FRAME);
    const shown = over(rgb(piece), pieceLeft(last.leaving, 0.5), board(from, 1));
    course.push(luminance(over(shown, last.opacity, sky(from))));
  }
  for (let time = 0, laid = 0; time < 3000; time += FRAME) {
    coming.pass(FRAME);
    const { age } = coming.arrival;
    if (coming.arrival.isTitled) laid += FRAME / 280;
    const passed = (age + dissolve) / dissolve;
    const shown = over(rgb(next), smooth(laid), board(to, cellLit(age, 20, 60)));
    const picture = labOf(over(shown, coming.opacity, sky(to)));
    const share = nextShare(passed, away);
    course.push(luminance(rgbOf(between(labOf(sky(from)), picture, share))));
  }
  return course;
}

describe.each(Object.values(themes))('from $id', (from) => {
  test.each(Object.values(themes))('to $id nothing flashes', (to) => {
    for (const piece of [from.pieces[0]!, from.pieces.at(-1)!])
      for (const next of [to.pieces[0]!, to.pieces.at(-1)!])
        for (const height of [0.2, 0.5, 0.9]) {
          const course = courseOf(from, to, height, piece, next);
          expect(Math.max(...course) - Math.min(...course)).toBeGreaterThan(0);
          expect(mostFlashes(transitions(course))).toBeLessThanOrEqual(3);
        }
  });
});
