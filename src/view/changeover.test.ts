import { expect, test } from 'vitest';
import {
  Arrival,
  cellLit,
  DISMISS,
  dissolveOf,
  depthAt,
  LEAVE,
  flownFor,
  nextShare,
  pieceLeft,
  seatTaken,
  sizeAt,
  surroundingsLeft,
  trayLeft,
  trayRisen,
  wayRisen,
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
  expect([trayLeft(0), trayLeft(LEAVE)]).toEqual([1, 0]);
});

test('a tray rises to its size and its place, ever slower, and is seen before its cells light up', () => {
  expect([trayRisen(0), wayRisen(0), sizeAt(0), sizeAt(1), depthAt(1)]).toEqual([0, 0, 0.96, 1, 0]);
  expect([trayRisen(400), wayRisen(640), wayRisen(2000)]).toEqual([1, 1, 1]);
  const ways = until(640).map(wayRisen);
  const steps = ways.slice(1).map((way, i) => way - ways[i]!);
  steps.slice(1).forEach((step, i) => expect(step).toBeLessThan(steps[i]!));
  expect(steps.every((step) => step > 0)).toBe(true);
  expect(depthAt(0)).toBeGreaterThan(0);
  expect([cellLit(120, 0, 60), cellLit(130, 0, 60) > 0]).toEqual([0, true]);
});

test('remaining pieces take their seats one after the other, once the first cells are lit', () => {
  for (const age of until(900)) {
    const taken = [0, 0.2, 0.5, 1].map((place) => seatTaken(age, place));
    expect(taken).toEqual(taken.toSorted((one, other) => other - one));
    if (seatTaken(age, 0) > 0) expect(cellLit(age, 0, 60)).toBeGreaterThan(0);
  }
  // The first one sits before the last one comes.
  expect([seatTaken(520, 0), seatTaken(520, 1)]).toEqual([1, 0]);
  expect(seatTaken(800, 1)).toBe(1);
});

test('cells light up from the middle, all of them in 760 ms', () => {
  for (const cells of [1, 9, 60, 2000]) {
    for (const age of until(760)) {
      const [first, last] = [cellLit(age, 0, cells), cellLit(age, cells - 1, cells)];
      expect(first).toBeGreaterThanOrEqual(last);
    }
    expect(cellLit(0, 0, cells)).toBe(0);
    expect(cellLit(760, cells - 1, cells)).toBe(1);
  }
  // Each of few cells 12 ms after the one before.
  expect(cellLit(132, 1, 9)).toBe(0);
  expect(cellLit(133, 1, 9)).toBeGreaterThan(0);
});

test('a front brings the next picture from one edge to the other', () => {
  const heights = until(100).map((height) => height / 100);
  for (const passed of until(100).map((share) => share / 100)) {
    const shares = heights.map((away) => nextShare(passed, away));
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    // Both are seen in half of the picture at most.
    const mixed = shares.filter((share) => share > 0 && share < 1).length;
    expect(mixed).toBeLessThanOrEqual(heights.length / 2);
  }
  expect(heights.map((away) => nextShare(0, away))).toEqual(heights.map(() => 0));
  expect(heights.map((away) => nextShare(1, away))).toEqual(heights.map(() => 1));
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

test('of its own accord a changeover takes little more than three seconds, at whose end title and search begin together', () => {
  const arrival = () => new Arrival('own', dissolveOf('own'));
  const titled = after(arrival(), ({ isTitled }) => isTitled);
  expect(LEAVE + titled).toBe(3200);
  // A solved board has become a jewel by then.
  expect([flownFor(LEAVE - 1) < 1, flownFor(LEAVE)]).toEqual([true, 1]);
  expect(after(arrival(), ({ waits }) => !waits)).toBe(titled);
  // The next tray rises once the front has passed.
  expect(after(arrival(), ({ isUnseen }) => !isUnseen)).toBe(1010);
  expect(after(arrival(), ({ isOver }) => isOver)).toBe(titled);
});

test('nobody waits for what was asked for, nor at first, although titles come after their boards', () => {
  for (const [kind, most] of [
    ['asked', 400],
    ['first', 800],
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
