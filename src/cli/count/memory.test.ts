import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { compile } from '../../solve/problem.ts';
import { fitful, inPlace } from '../../testing/runs/tryOut.ts';
import {
  defaultMemory,
  leastMemory,
  needsOf,
  statesOf,
  withoutStates,
  workersWithin,
} from './memory.ts';
import { findPuzzle } from '../puzzles.ts';

const MIB = 2 ** 20;
const GIB = 2 ** 30;
const bytes = (most: number) => fc.integer({ min: 0, max: most });
const anyNeeds = fc.record({ tables: bytes(GIB), states: bytes(4 * GIB) });
const anyWorkers = fc.integer({ min: 1, max: 64 });

test('what the processes of a count need and what their states may take is the memory, and no more', () => {
  fc.assert(
    fc.property(anyNeeds, anyWorkers, bytes(64 * GIB), (needs, asked, beyond) => {
      const memory = leastMemory(needs) + beyond;
      const workers = workersWithin(memory, needs, asked);
      expect(workers).toBeGreaterThanOrEqual(1);
      expect(workers).toBeLessThanOrEqual(asked);
      const states = statesOf(memory, needs, workers);
      expect(states).toBeGreaterThanOrEqual(needs.states);
      expect(withoutStates(needs, workers) + workers * states).toBeLessThanOrEqual(memory);
      // Another worker would be one too many.
      if (workers < asked)
        expect(statesOf(memory, needs, workers + 1)).toBeLessThan(Math.max(1, needs.states));
      expect(workersWithin(memory + beyond, needs, asked)).toBeGreaterThanOrEqual(workers);
    }),
  );
});

test('a process counts besides its workers, and each takes its tables', () => {
  const needs = { tables: 10 * MIB, states: 32 * MIB };
  const alone = withoutStates(needs, 1);
  expect(withoutStates(needs, 2) - alone).toBe(
    2 * (withoutStates(needs, 3) - withoutStates(needs, 2)),
  );
  expect(withoutStates({ ...needs, tables: 20 * MIB }, 4) - withoutStates(needs, 4)).toBe(50 * MIB);
});

test('a puzzle with more placements needs more, and saved states as much as they had', async () => {
  const least = async (name: string, saved = 0): Promise<number> =>
    leastMemory(needsOf(compile(await findPuzzle(name, 'en', inPlace.today)), true, saved));
  const small = await least('three-in-a-square');
  expect(await least('one-sided-pentomino-10x9')).toBeGreaterThanOrEqual(small);
  expect(await least('three-in-a-square', GIB)).toBeGreaterThan(GIB);
  expect(small).toBeLessThanOrEqual(128 * MIB);
});

test('a system that reports little free memory gets no less', () => {
  const usual = defaultMemory();
  const free = vi.spyOn(process, 'availableMemory').mockReturnValue(GIB / 8);
  expect(defaultMemory()).toBe(usual);
  free.mockRestore();
});

test.each([
  ['en', /^--memory has to be at least (\d+)M /],
  ['ja', /--memory を(\d+)M以上/],
])(
  'less memory than a count needs is refused, and what is said to be enough is enough: %s',
  async (lang, sentence) => {
    const count = (memory: string) =>
      fitful('count', 'pentomino-3x20', '--memory', memory, '--lang', lang);
    const { code, refused, output } = await count('16M');
    expect({ code, output }).toEqual({ code: 2, output: '' });
    const least = Number(sentence.exec(refused!)![1]);
    expect((await count(`${least - 1}M`)).code).toBe(2);
    expect(await count(`${least}M`)).toMatchObject({ code: 0, output: '8\n' });
  },
);
