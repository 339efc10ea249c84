import { expect, test, vi } from 'vitest';
import { defaultWorkers, workersFitting } from './workers.ts';

const GIB = 2 ** 30;

test.each([
  [8, 16 * GIB, 8],
  [16, 3 * GIB, 12],
  [4, GIB / 8, 1],
])('%i cores and %i bytes are enough for %i processes', (cores, bytes, expected) => {
  expect(defaultWorkers({ cores, bytes })).toBe(expected);
});

test('a system that reports little free memory gets no fewer', () => {
  const usual = defaultWorkers();
  const free = vi.spyOn(process, 'availableMemory').mockReturnValue(GIB / 8);
  expect(defaultWorkers()).toBe(usual);
  free.mockRestore();
});

test('no more processes resume a count than its states have memory for', () => {
  expect(workersFitting(8, 0, 4e9)).toBe(8);
  expect(workersFitting(8, 1e9, 4e9)).toBe(4);
  expect(workersFitting(3, 1e9, 4e9)).toBe(3);
  expect(workersFitting(8, 3e9, 4e9)).toBe(1);
});
