import { expect, test } from 'vitest';
import { modelOf, openClass } from '../../../testing/pages/openClass.ts';
import { marksOf } from '../moment/atMoment.ts';
import type { ClassModel } from '../model.ts';
import {
  isPractising,
  pickedCells,
  pickedPiece,
  pickPiece,
  practiceCaption,
  practiceMarks,
  practiseOn,
  togglePractice,
} from './practice.ts';

/** A class, and its search carried out by hand. */
function openByHand(first: ClassModel) {
  const { state, show } = openClass(first);
  const hand = {
    get isOn() {
      return isPractising(state);
    },
    get marks() {
      return practiceMarks(state);
    },
    get ghost() {
      return pickedCells(state);
    },
    get piece() {
      return pickedPiece(state);
    },
    toggle: () => togglePractice(state),
    pointAt: (cell: number) => practiseOn(state, cell),
    pick: (piece: number) => pickPiece(state, piece),
    says: () => practiceCaption(state, 'en'),
  };
  return { state, show, hand };
}

test('what was begun belongs to a step of a search, and to no other', () => {
  const { state, show, hand } = openByHand(modelOf('square-bar-corner', 0));
  hand.toggle();
  hand.pointAt(0);
  hand.pick(2);
  expect(hand.marks.next).toBe(0);
  expect(hand.ghost).toHaveLength(3);
  show(modelOf('square-bar-corner', 1));
  expect(hand.isOn).toBe(true);
  expect([hand.marks.next, hand.ghost, hand.piece]).toEqual([undefined, undefined, undefined]);
  show(modelOf('square-bar-corner', 0));
  expect(hand.piece).toBe(2);
  show({ ...state.moment, grain: 'tries' });
  expect(hand.isOn).toBe(false);
  show(modelOf('square-t-corner', 0));
  expect(hand.isOn).toBe(false);
  expect(hand.marks).toEqual(marksOf(state.moment));
  expect([hand.ghost, hand.piece]).toEqual([undefined, undefined]);
});

test('a step is carried out from where all that is tried before it has been tried', () => {
  const { state, hand } = openByHand(modelOf('square-bar-corner', 1, 1));
  expect(state.moment.explanation.kind).toBe('next');
  hand.toggle();
  expect(state.moment.grain).toBe('places');
  const next = modelOf('square-bar-corner', 1).situation;
  const { item } = next.node!;
  hand.pointAt(item);
  hand.pick(2);
  hand.pointAt(item);
  expect(hand.says()).toMatch(/^(Right|Not yet|That does not fit)/);
  expect(hand.says()).not.toContain('Nothing is left');
});

test('the search is shown as finely as before once it is not carried out by hand any more', () => {
  for (const grain of ['tries', 'dead-ends', 'places'] as const) {
    const { state, hand } = openByHand({ ...modelOf('square-bar-corner', 1), grain });
    hand.toggle();
    expect([state.moment.grain, hand.isOn]).toEqual(['places', true]);
    hand.toggle();
    expect([state.moment.grain, hand.isOn]).toEqual([grain, false]);
  }
});
