import { expect, test } from 'vitest';
import { Moves } from './moves.ts';

test('a piece comes down, fades in and is over in its time', () => {
  const moves = new Moves(2, 5);
  const number = moves.begin(7, true, 0.35, 1, 1000, 200);
  expect(moves.advance(number, 1000)).toBe(false);
  expect(moves.list[number]).toMatchObject({ lift: 0.35, opacity: 0 });
  expect(moves.advance(number, 1100)).toBe(false);
  expect(moves.list[number]!.lift).toBeLessThan(0.1);
  expect(moves.list[number]!.opacity).toBe(1);
  expect(moves.advance(number, 1200)).toBe(true);
  expect(moves.list[number]).toMatchObject({ lift: 0, opacity: 1 });
});

test('a piece that turns round does so from where it is', () => {
  const moves = new Moves(2, 5);
  const number = moves.begin(7, true, 0.35, 1, 0, 200);
  moves.advance(number, 40);
  const { lift, opacity } = moves.list[number]!;
  expect(moves.begin(7, false, 0.3, 1, 40, 200)).toBe(number);
  moves.advance(number, 40);
  expect(moves.list[number]).toMatchObject({ lift, opacity });
  expect(moves.advance(number, 240)).toBe(true);
  expect(moves.list[number]).toMatchObject({ lift: 0.3, opacity: 0 });
});

test('only so many fly at once, and a landed one makes room', () => {
  const moves = new Moves(1, 5);
  expect(moves.begin(1, true, 0.35, 1, 0, 200)).toBe(0);
  expect(moves.begin(2, true, 0.35, 1, 0, 200)).toBe(-1);
  expect(moves.of(1)).toBe(0);
  moves.end(0);
  expect(moves.any).toBe(false);
  expect(moves.begin(2, true, 0.35, 1, 0, 200)).toBe(0);
});
