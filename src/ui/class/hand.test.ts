import { expect, test } from 'vitest';
import { modelOf, openClass } from '../../testing/openClass.ts';
import { createHand } from './hand.ts';
import { marksOf } from './marks.ts';
import type { ClassModel } from './model.ts';

/** A class in which a search is carried out by hand. */
function openByHand(first: ClassModel) {
  const { its, shown, commands } = openClass(first);
  return { its, hand: createHand(shown, commands) };
}

test('what was begun belongs to a step of a search, and to no other', () => {
  const { its, hand } = openByHand(modelOf('square-bar-corner', 0));
  hand.toggle();
  hand.pointAt(0);
  hand.pick(2);
  expect(hand.marks.next).toBe(0);
  expect(hand.ghost).toHaveLength(3);
  its.shown = modelOf('square-bar-corner', 1);
  expect(hand.isOn).toBe(true);
  expect([hand.marks.next, hand.ghost, hand.piece]).toEqual([undefined, undefined, undefined]);
  its.shown = modelOf('square-bar-corner', 0);
  expect(hand.piece).toBe(2);
  its.shown = { ...its.shown, grain: 'tries' };
  expect(hand.isOn).toBe(false);
  its.shown = modelOf('square-t-corner', 0);
  expect(hand.isOn).toBe(false);
  expect(hand.marks).toEqual(marksOf(its.shown));
  expect([hand.ghost, hand.piece]).toEqual([undefined, undefined]);
});

test('a step is carried out from where all that is tried before it has been tried', () => {
  const { its, hand } = openByHand(modelOf('square-bar-corner', 1, 1));
  expect(its.shown.moment.kind).toBe('next');
  hand.toggle();
  expect(its.shown.grain).toBe('places');
  const next = modelOf('square-bar-corner', 1).situation;
  const { item } = next.node!;
  hand.pointAt(item);
  hand.pick(2);
  hand.pointAt(item);
  expect(hand.says('en')).toMatch(/^(Right|Not yet|That does not fit)/);
  expect(hand.says('en')).not.toContain('Nothing is left');
});

test('the search is shown as finely as before once it is not carried out by hand any more', () => {
  for (const grain of ['tries', 'dead-ends', 'places'] as const) {
    const { its, hand } = openByHand({ ...modelOf('square-bar-corner', 1), grain });
    hand.toggle();
    expect([its.shown.grain, hand.isOn]).toEqual(['places', true]);
    hand.toggle();
    expect([its.shown.grain, hand.isOn]).toEqual([grain, false]);
  }
});
