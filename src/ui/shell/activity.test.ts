import { describe, expect, test } from 'vitest';
import { IDLE_AFTER, ActivityTimer } from './activity.ts';

describe('activity', () => {
  test('ends some time after the last input, and starts again with the next', () => {
    const presence = new ActivityTimer(1000);
    expect(presence.left(1000)).toBe(IDLE_AFTER);
    expect(presence.left(1000 + IDLE_AFTER - 1)).toBe(1);
    expect(presence.left(1000 + IDLE_AFTER)).toBe(0);
    presence.note(9000);
    expect(presence.left(9500)).toBe(IDLE_AFTER - 500);
    expect(presence.left(9000 + 8 * 3_600_000)).toBe(0);
  });

  test('a pointer counts when it moves, not on events without movement', () => {
    const presence = new ActivityTimer(0);
    expect(presence.point(5000, 10, 10)).toBe(false);
    expect(presence.point(5100, 10, 10)).toBe(false);
    expect(presence.left(5100)).toBe(0);
    expect(presence.point(5200, 10, 11)).toBe(true);
    expect(presence.left(5200)).toBe(IDLE_AFTER);
  });
});
