import { allot, boxOf, sizedFrame, type Undivided } from './sizes.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuestion } from '../puzzle/text.ts';

const box = (width: number, height: number): Undivided => {
  const made = boxOf(width, height);
  if ('code' in made) throw new Error(made.code);
  return made;
};

test('so many blocks are as equal as can be', () => {
  expect(sizedFrame(box(10, 10), 10)).toMatchObject({ sizes: Array(10).fill(10) });
  // Cell i belongs to block ⌊i · 4 / 10⌋.
  expect(sizedFrame(box(5, 2), 4)).toMatchObject({ sizes: [3, 2, 3, 2] });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(), (cells, any) => {
      const found = sizedFrame(box(cells, 1), 1 + (any % cells));
      const sizes = 'code' in found ? [] : found.sizes;
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(cells);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  ['more blocks than cells', 10, { code: 'tooManyBlocks', cells: 9, blocks: 10 }],
  ['sizes that do not add up', [4, 4], { code: 'sizesDiffer', cells: 9, sum: 8 }],
  ['a size of 0', [0, 9], { code: 'noCells', size: 0 }],
])('%s are refused', (_, blocks, issue) => {
  expect(sizedFrame(box(3, 3), blocks)).toEqual(issue);
});

test('boards too large for a text of their pieces are refused before they are made', () => {
  expect(boxOf(1000, 1000)).toMatchObject({ code: 'tooManyCells', cells: 1_000_000 });
  expect(boxOf(201, 1)).toEqual({ code: 'tooLong', side: 201, limit: 200 });
  const wide = `lattice: triangle\n\n${`${'^v'.repeat(50)}\n${'v^'.repeat(50)}\n`.repeat(4)}`;
  expect(sizedFrame(readQuestion(wide), 10)).toEqual({
    code: 'tooManyCells',
    cells: 800,
    limit: 707,
  });
});

test('a board in parts is refused if no choice of the blocks fills each', () => {
  const parts = readQuestion('...#....\n');
  expect(sizedFrame(parts, 7)).toMatchObject({ sizes: [1, 1, 1, 1, 1, 1, 1] });
  expect(sizedFrame(parts, [3, 2, 2])).toMatchObject({ sizes: [3, 2, 2] });
  expect(sizedFrame(parts, [5, 2])).toEqual({ code: 'partsDiffer', parts: [3, 4] });
  // 6 is a sum of the sizes twice, but not of different ones.
  const twins = readQuestion('......#......\n');
  expect(sizedFrame(twins, [5, 5, 1, 1])).toMatchObject({ sizes: [5, 5, 1, 1] });
  expect(sizedFrame(twins, [6, 4, 2])).toMatchObject({ sizes: [6, 4, 2] });
  expect(sizedFrame(twins, [4, 4, 4])).toEqual({ code: 'partsDiffer', parts: [6, 6] });
});

/** Whether blocks fill parts, trying each block in each part. */
function fills(parts: readonly number[], [block, ...rest]: readonly number[]): boolean {
  if (block === undefined) return parts.every((part) => part === 0);
  return parts.some(
    (part, i) =>
      part >= block &&
      fills(
        parts.map((cells, j) => (j === i ? cells - block : cells)),
        rest,
      ),
  );
}

test('blocks are allotted to parts whenever that is possible, such that they fill them', () => {
  let possible = 0;
  const any = (most: number) =>
    fc.array(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(any(5), fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), (sizes, cuts) => {
      const sum = sizes.reduce((all, size) => all + size, 0);
      const ends = [...new Set([...cuts.map((cut) => 1 + (cut % sum)), sum])].sort((a, b) => a - b);
      const parts = ends.map((end, i) => end - (ends[i - 1] ?? 0));
      const found = allot(parts, sizes);
      expect(found !== undefined).toBe(fills(parts, sizes));
      if (found === undefined || found === 'unknown') return;
      possible++;
      const filled = parts.map((_, part) =>
        sizes.reduce((all, size, block) => all + (found[block] === part ? size : 0), 0),
      );
      expect(filled).toEqual(parts);
    }),
    { numRuns: 500 },
  );
  expect(possible).toBeGreaterThan(50);
});

test('an allotment that takes too long to find is left open', () => {
  // Three odd parts, and odd sizes for two of them only.
  const sizes = [...Array.from({ length: 24 }, (_, i) => 2 * i + 6), 501, 501];
  const sum = sizes.reduce((all, size) => all + size, 0);
  expect(allot([333, 335, 337, sum - 1005], sizes)).toBe('unknown');
});
