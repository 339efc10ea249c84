import { describe, expect, test } from 'vitest';
import { mostFlashes, RATE, transitions } from '../../testing/pictures/flashes.ts';
import { luminance, over, rgb, type Rgb } from '../../theme/colour.ts';
import { themes, type Theme } from '../../theme/index.ts';
import { Arrival, cellLit, DISMISS, dissolveOf, LEAVE, pieceLeft, RETURN } from '../changeover.ts';
import { smooth } from '../motion.ts';
import { Presence } from './presence.ts';

const FRAME = 1000 / RATE;

const arriving = (arrival: Arrival): Presence => Object.assign(new Presence(), { arrival });

/** A board that is there. */
const present = (): Presence => arriving(new Arrival('atOnce'));

const passFor = (presence: Presence, ms: number): void => {
  for (let left = ms; left > 0; left -= FRAME) presence.pass(Math.min(FRAME, left));
};

test('a board is there, leaves, and is gone; its tray alone stays until last', () => {
  const presence = present();
  expect([presence.opacity, presence.size, presence.isOver]).toEqual([1, 1, true]);
  presence.isLeaving = true;
  passFor(presence, 1000);
  expect([presence.opacity, presence.around, presence.seats, presence.isOver]).toEqual([
    1,
    0,
    0,
    false,
  ]);
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
    expect([presence.opacity, presence.size, presence.around]).toEqual([1, 1, 1]);
    expect([presence.isOver, presence.isGone]).toEqual([true, false]);
  }
});

test('a board that nobody has seen is gone as soon as it is dismissed', () => {
  const presence = arriving(new Arrival('own', 1200));
  passFor(presence, 500);
  presence.isDismissed = true;
  expect(presence.isGone).toBe(true);
});

test('whenever something else is asked for, its board is not seen before the last one is gone', () => {
  const between = dissolveOf('own');
  for (let asked = 0; asked < LEAVE + between + 700; asked += 70) {
    const last = present();
    last.isLeaving = true;
    passFor(last, Math.min(asked, LEAVE));
    const next = arriving(new Arrival('own', between));
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

/** The luminance in the middle of a piece, frame by frame, as a theme's board gives way to another's. */
function courseOf(from: Theme, to: Theme, piece: string, next: string): number[] {
  const last = present();
  const coming = arriving(new Arrival('own', dissolveOf('own')));
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
    const ground = over(sky(to), smooth(1 + age / dissolveOf('own')), sky(from));
    const shown = over(rgb(next), smooth(laid), board(to, cellLit(age, 20, 60)));
    course.push(luminance(over(shown, coming.opacity, ground)));
  }
  return course;
}

describe.each(Object.values(themes))('from $id', (from) => {
  test.each(Object.values(themes))('to $id nothing flashes', (to) => {
    for (const piece of [from.pieces[0]!, from.pieces.at(-1)!])
      for (const next of [to.pieces[0]!, to.pieces.at(-1)!]) {
        const course = courseOf(from, to, piece, next);
        expect(Math.max(...course) - Math.min(...course)).toBeGreaterThan(0);
        expect(mostFlashes(transitions(course))).toBeLessThanOrEqual(3);
      }
  });
});
