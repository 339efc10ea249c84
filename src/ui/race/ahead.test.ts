import { expect, test } from 'vitest';
import { aheadOf } from './ahead.ts';
import { shownShare } from '../figures.ts';

const pane = (id: number, progress: number, more: { rank?: number; failed?: boolean } = {}) => ({
  id,
  rank: undefined,
  failed: false,
  lead: shownShare(progress),
  ...more,
});

test('the pane with the most progress is ahead, unless another has finished', () => {
  expect(aheadOf([pane(1, 0.2), pane(2, 0.5), pane(3, 0.1)])).toBe(2);
  expect(aheadOf([pane(1, 0.2), pane(2, 0.5), pane(3, 0.1, { rank: 1 })])).toBe(3);
  expect(aheadOf([pane(1, 0.2), pane(2, 0.5, { failed: true })])).toBe(1);
});

test('no pane is ahead at the start, in a tie, or alone', () => {
  expect(aheadOf([pane(1, 0), pane(2, 0)])).toBeUndefined();
  expect(aheadOf([pane(1, 0.5), pane(2, 0.5), pane(3, 0.1)])).toBeUndefined();
  expect(aheadOf([pane(1, 1, { rank: 1 }), pane(2, 1, { rank: 1 })])).toBeUndefined();
  expect(aheadOf([pane(1, 0.5)])).toBeUndefined();
  // Both are shown as 37.9 %.
  expect(aheadOf([pane(1, 0.37901), pane(2, 0.3791)])).toBeUndefined();
  expect(aheadOf([pane(1, 0.37901), pane(2, 0.3801)])).toBe(2);
});
