import { expect, test } from 'vitest';
import { trayUnit, type Item } from './trayLayout.ts';

const room = { width: 600, height: 80, between: 0, below: 20 };
const of = (count: number, item: Item): readonly Item[] =>
  Array.from({ length: count }, () => item);

test('cells are as wide as the height and the width of a tray allow, within bounds', () => {
  expect(trayUnit(of(1, { width: 2, height: 2, least: 20 }), room)).toBe(28);
  expect(trayUnit(of(12, { width: 3, height: 3, least: 20 }), room)).toBe(16);
  expect(trayUnit(of(12, { width: 3, height: 3, least: 20 }), { ...room, height: 50 })).toBe(10);
  expect(trayUnit(of(12, { width: 3, height: 3, least: 20 }), { ...room, width: 50 })).toBe(4);
  expect(trayUnit(of(12, { width: 3, height: 3, least: 20 }), { ...room, between: 20 })).toBe(10);
});

test('where names are long, pieces have several rows', () => {
  expect(trayUnit(of(12, { width: 3, height: 2, least: 90 }), room)).toBe(10);
});
