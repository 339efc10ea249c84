import { expect, test, vi } from 'vitest';
import { defaultWorkers } from './workers.ts';

const GIB = 2 ** 30;

test.each([
  [8, 16 * GIB, 8],
  [16, 4 * GIB, 4],
  [4, GIB / 4, 1],
])('%i cores and %i bytes are enough for %i processes', (cores, bytes, expected) => {
  expect(defaultWorkers({ cores, bytes })).toBe(expected);
});

test('no fewer are useful where a system says that hardly any memory is free', () => {
  const usual = defaultWorkers();
  const free = vi.spyOn(process, 'availableMemory').mockReturnValue(GIB / 8);
  expect(defaultWorkers()).toBe(usual);
  free.mockRestore();
});
