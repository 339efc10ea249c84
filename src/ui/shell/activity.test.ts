import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IDLE_AFTER, watchActivity } from './activity.ts';

let page: EventTarget;
let isThere: boolean;
let isHeld: boolean;
let stop: () => void;

/** Lets some input happen now. */
function input(type: string, more: { screenX?: number; screenY?: number } = {}): void {
  const timeStamp = performance.now();
  const event = new Event(type);
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  page.dispatchEvent(Object.assign(event, more));
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  isHeld = false;
  stop = watchActivity(
    () => isHeld,
    (there) => (isThere = there),
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('ends some time after the last input, and starts again with the next', () => {
  expect(isThere).toBe(true);
  vi.advanceTimersByTime(IDLE_AFTER - 1);
  expect(isThere).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isThere).toBe(false);
  vi.advanceTimersByTime(5000);
  input('keydown');
  expect(isThere).toBe(true);
  vi.advanceTimersByTime(500);
  input('wheel');
  vi.advanceTimersByTime(IDLE_AFTER - 1);
  expect(isThere).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isThere).toBe(false);
  vi.advanceTimersByTime(8 * 3_600_000);
  expect(isThere).toBe(false);
});

test('a pointer counts when it moves, not on events without movement', () => {
  vi.advanceTimersByTime(5000);
  input('pointermove', { screenX: 10, screenY: 10 });
  input('pointermove', { screenX: 10, screenY: 10 });
  expect(isThere).toBe(false);
  input('pointermove', { screenX: 10, screenY: 11 });
  expect(isThere).toBe(true);
  vi.advanceTimersByTime(IDLE_AFTER);
  expect(isThere).toBe(false);
});

test('does not end while controls are held, nor once it is watched no longer', () => {
  isHeld = true;
  vi.advanceTimersByTime(10 * IDLE_AFTER);
  expect(isThere).toBe(true);
  isHeld = false;
  vi.advanceTimersByTime(IDLE_AFTER);
  expect(isThere).toBe(false);
  stop();
  input('keydown');
  expect(isThere).toBe(false);
});
