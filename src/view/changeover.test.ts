import { expect, test } from 'vitest';
import {
  Arrival,
  cellLit,
  DISMISS,
  dissolveOf,
  emptyIn,
  FLY,
  LEAVE,
  pieceLeft,
  seatsAppeared,
  sizeLeft,
  sizeRisen,
  surroundingsLeft,
  trayLeft,
  trayRisen,
} from './changeover.ts';

const until = (end: number): number[] => Array.from({ length: end / 10 + 1 }, (_, i) => i * 10);

test('first nothing but the title leaves, then the pieces one after the other, and then the tray alone', () => {
  const places = [0, 0.5, 1];
  for (const age of until(LEAVE)) {
    const left = places.map((place) => pieceLeft(age, place));
    const sorted = left.toSorted((one, other) => one - other);
    expect(left).toEqual(sorted);
    if (age <= 300) expect([...left, surroundingsLeft(age)]).toEqual([1, 1, 1, 1]);
    if (trayLeft(age) < 1) expect([...left, surroundingsLeft(age)]).toEqual([0, 0, 0, 0]);
  }
  expect(pieceLeft(600, 0)).toBeLessThan(0.01);
  expect(pieceLeft(600, 1)).toBe(1);
  expect([trayLeft(LEAVE), sizeLeft(trayLeft(LEAVE))]).toEqual([0, 0.96]);
  expect(sizeLeft(trayLeft(0))).toBe(1);
});

test('a tray rises to its size, and its cells light up from the middle, all of them in 600 ms', () => {
  expect([trayRisen(0), sizeRisen(0), trayRisen(400), sizeRisen(400)]).toEqual([0, 0.96, 1, 1]);
  expect([seatsAppeared(200), seatsAppeared(600)]).toEqual([0, 1]);
  for (const cells of [1, 9, 60, 2000]) {
    for (const age of until(600)) {
      const [first, last] = [cellLit(age, 0, cells), cellLit(age, cells - 1, cells)];
      expect(first).toBeGreaterThanOrEqual(last);
    }
    expect(cellLit(0, 0, cells)).toBe(0);
    expect(cellLit(600, cells - 1, cells)).toBe(1);
  }
  // Each of few cells 12 ms after the one before.
  expect(cellLit(12, 1, 9)).toBe(0);
  expect(cellLit(13, 1, 9)).toBeGreaterThan(0);
});

/** How long after its first frame something of an arrival is true, in ms. */
function after(arrival: Arrival, isTrue: (arrival: Arrival) => boolean): number {
  arrival.pass(100);
  for (let time = 0; time < 10_000; time += 10) {
    if (isTrue(arrival)) return time;
    arrival.pass(10);
  }
  return Infinity;
}

test('of its own accord a changeover takes two or three seconds, at whose end title and search begin together', () => {
  const arrival = () => new Arrival('own', emptyIn(dissolveOf('own')));
  const titled = after(arrival(), ({ isTitled }) => isTitled);
  expect([LEAVE + titled, FLY + titled]).toEqual([2540, 2840]);
  expect(after(arrival(), ({ waits }) => !waits)).toBe(titled);
  // The next tray rises out of the last of the colour through which the theme dissolves.
  expect(after(arrival(), ({ isUnseen }) => !isUnseen)).toBe(550);
  expect(after(arrival(), ({ isOver }) => isOver)).toBe(titled);
});

test('nobody waits for what was asked for, nor at first, although titles come after their boards', () => {
  for (const [kind, most] of [
    ['asked', 400],
    ['first', 600],
    ['atOnce', 0],
  ] as const) {
    const arrival = () => new Arrival(kind, kind === 'asked' ? 160 : 0);
    expect(after(arrival(), ({ waits }) => !waits)).toBe(0);
    expect(after(arrival(), ({ isOver }) => isOver)).toBeLessThanOrEqual(most);
    expect(after(arrival(), ({ isTitled }) => isTitled)).toBeLessThanOrEqual(most);
  }
});

test('an arrival that is hastened is over at once', () => {
  const arrival = new Arrival('own', 1200);
  arrival.hasten();
  expect([arrival.isOver, arrival.isTitled, arrival.waits]).toEqual([true, true, false]);
});

test('the boards of a scene come together, and those that are added later as asked', () => {
  const arrival = new Arrival('own', 1200);
  arrival.pass(0);
  arrival.pass(700);
  const late = arrival.ofBoard();
  expect([late.kind, late.age]).toEqual(['own', -500]);
  arrival.hasten();
  const added = arrival.ofBoard();
  expect([added.kind, added.isUnseen]).toEqual(['asked', true]);
  // Not before one in its place has gone.
  expect(after(added, ({ isUnseen }) => !isUnseen)).toBeGreaterThan(DISMISS);
  expect(new Arrival('atOnce').ofBoard().isOver).toBe(true);
});
