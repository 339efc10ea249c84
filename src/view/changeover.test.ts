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
  expect([trayRisen(300), wayRisen(500), wayRisen(2000)]).toEqual([1, 1, 1]);
  const ways = until(500).map(wayRisen);
  const steps = ways.slice(1).map((way, i) => way - ways[i]!);
  steps.slice(1).forEach((step, i) => expect(step).toBeLessThan(steps[i]!));
  expect(steps.every((step) => step > 0)).toBe(true);
  expect(depthAt(0)).toBeGreaterThan(0);
  expect([cellLit(60, 0, 60), cellLit(70, 0, 60) > 0]).toEqual([0, true]);
});

test('remaining pieces take their seats one after the other, once the last cell is lit', () => {
  for (const age of until(900)) {
    const taken = [0, 0.2, 0.5, 1].map((place) => seatTaken(age, place));
    expect(taken).toEqual(taken.toSorted((one, other) => other - one));
    for (const cells of [3, 60, 2000])
      if (taken[0]! > 0) expect(cellLit(age, cells - 1, cells)).toBe(1);
  }
  // The first one sits before the last one has come.
  expect([seatTaken(720, 0), seatTaken(720, 1) < 0.8]).toEqual([1, true]);
  expect(seatTaken(840, 1)).toBe(1);
});

test('cells light up from the middle, and the last of them at one time, however many they are', () => {
  for (const cells of [2, 9, 60, 2000]) {
    for (const age of until(500)) {
      const [first, last] = [cellLit(age, 0, cells), cellLit(age, cells - 1, cells)];
      expect(first).toBeGreaterThanOrEqual(last);
      if (age > 60 && age < 280) expect(first).toBeGreaterThan(last);
    }
    expect(cellLit(60, 0, cells)).toBe(0);
    expect(cellLit(70, 0, cells)).toBeGreaterThan(0);
    expect(cellLit(280, cells - 1, cells)).toBe(0);
    expect(cellLit(490, cells - 1, cells)).toBeLessThan(1);
    expect(cellLit(500, cells - 1, cells)).toBe(1);
  }
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

test('of its own accord a changeover takes little more than three seconds, at whose end the title comes, and the search once that stands', () => {
  const arrival = () => new Arrival('own', dissolveOf('own'));
  // Seen 300 ms later, as what is in its place goes first.
  const titled = after(arrival(), ({ isTitled }) => isTitled) + 300;
  expect(LEAVE + titled).toBe(3200);
  // A solved board has become a jewel by then.
  expect([flownFor(LEAVE - 1) < 1, flownFor(LEAVE)]).toEqual([true, 1]);
  expect(after(arrival(), ({ waits }) => !waits)).toBe(titled + 400);
  // The next tray rises once the front has passed.
  expect(after(arrival(), ({ isUnseen }) => !isUnseen)).toBe(1010);
  expect(after(arrival(), ({ isOver }) => isOver)).toBe(titled + 40);
});

test.each([8, 16, 100, 250])(
  'in frames of %d ms all have their seats in a frame before that in which the search begins',
  (frame) => {
    for (const kind of ['first', 'own'] as const) {
      const arrival = new Arrival(kind);
      let seated = 0;
      for (arrival.pass(frame); arrival.waits; arrival.pass(frame))
        if (seatTaken(arrival.age, 1) === 1) seated++;
      expect(seated).toBeGreaterThan(0);
    }
  },
);

test('nobody waits for what was asked for, although titles come after their boards', () => {
  for (const [kind, most] of [
    ['asked', 400],
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
