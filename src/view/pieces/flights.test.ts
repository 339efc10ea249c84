import { expect, test } from 'vitest';
import { Flights } from './flights.ts';

const launch = {
  tile: 7,
  cells: new Int32Array(5),
  colour: 0,
  named: 0,
  isArriving: true,
  height: 0.35,
  solidity: 1,
  now: 0,
  duration: 200,
};

function begin(flights: Flights, launch: Parameters<Flights['begin']>[1]): number {
  const slot = flights.slotFor(launch);
  if (slot >= 0) flights.begin(slot, launch);
  return slot;
}

test('a piece comes down, fades in, and finishes in its duration', () => {
  const flights = new Flights(2);
  const number = begin(flights, { ...launch, now: 1000 });
  expect(flights.advance(number, 1000)).toBe(false);
  expect(flights.list[number]).toMatchObject({ lift: 0.35, opacity: 0 });
  expect(flights.advance(number, 1100)).toBe(false);
  expect(flights.list[number]!.lift).toBeLessThan(0.1);
  expect(flights.list[number]!.opacity).toBe(1);
  expect(flights.advance(number, 1200)).toBe(true);
  expect(flights.list[number]).toMatchObject({ lift: 0, opacity: 1 });
});

test('a piece that reverses direction starts from where it is', () => {
  const flights = new Flights(2);
  const number = begin(flights, launch);
  flights.advance(number, 40);
  const { lift, opacity } = flights.list[number]!;
  expect(begin(flights, { ...launch, isArriving: false, height: 0.3, now: 40 })).toBe(number);
  flights.advance(number, 40);
  expect(flights.list[number]).toMatchObject({ lift, opacity });
  expect(flights.advance(number, 240)).toBe(true);
  expect(flights.list[number]).toMatchObject({ lift: 0.3, opacity: 0 });
});

test('the number of flights is limited, and a finished one makes room', () => {
  const flights = new Flights(1);
  expect(begin(flights, { ...launch, tile: 1 })).toBe(0);
  expect(begin(flights, { ...launch, tile: 2 })).toBe(-1);
  expect(flights.of(1)).toBe(0);
  flights.end(0);
  expect(flights.any).toBe(false);
  expect(begin(flights, { ...launch, tile: 2 })).toBe(0);
});
