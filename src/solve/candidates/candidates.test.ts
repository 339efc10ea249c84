import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lattices } from '../../puzzle/lattices/index.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { candidatesFor } from './candidates.ts';
import { orders, type OrderId } from '../orders/index.ts';
import { pieceSequence } from '../orders/pieceOrder.ts';
import { compile, coveredBy } from '../problem.ts';
import { plainSearch, startSearch } from '../search.ts';
import { copiesOf } from '../state.ts';
import { CHOOSE, kindOf, PLACE, idOf, REJECT, REMOVE } from '../step.ts';
import { runs } from '../../testing/share.ts';

/** Boards of several words, with holes here and there, on every lattice. */
const anyBoard = fc
  .record({
    set: fc.constantFrom(
      ['square', 'tetromino'],
      ['triangle', 'tetriamond'],
      ['hexagon', 'trihex'],
    ),
    width: fc.integer({ min: 3, max: 30 }),
    holes: fc.array(fc.nat(179), { maxLength: 8 }),
  })
  .map(({ set: [lattice, pieces], width, holes }) => {
    const drawn = lattices[lattice].drawn.board;
    const rows = Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: width }, (_, column) => {
        const character = drawn[((column + row) % 2) as 0 | 1];
        return holes.includes(row * width + column) && character !== ' ' ? '#' : character;
      }).join(''),
    );
    const text = `lattice: ${lattice}\npieces: ${pieces}\nuse: some\n\n${rows.join('\n')}`;
    return compile(parsePuzzle(text));
  });

/** How far the first cell of each lookup comes after the list's own. */
function lookupsOf(table: Int32Array): number[] {
  const firsts: number[] = [];
  for (let span = 1; span < table[0]!; span += 3) {
    const [word, before, length] = table.subarray(span, span + 3) as unknown as number[];
    for (let i = 0; i < length! / 512; i++) firsts.push(32 * word! + before! + 8 * i + 1);
  }
  return firsts;
}

test('lookups rule out what the covered cells rule out', () => {
  fc.assert(
    fc.property(
      anyBoard,
      fc.constantFrom(...(Object.keys(orders) as OrderId[])),
      fc.infiniteStream(fc.boolean()),
      fc.nat(),
      (problem, order, coins, seed) => {
        const sequence = orders[order].sequence(problem, 0);
        const pieces = pieceSequence(problem, 'random', seed);
        const lists = candidatesFor(problem, sequence, pieces, []);
        const covered = new Set([...sequence].filter(() => coins.next().value));
        const bits = new Int32Array(lists.coverWidth);
        sequence.forEach((cell, rank) => {
          if (covered.has(cell)) bits[rank >> 5]! |= 1 << (rank & 31);
        });
        const listed: number[] = [];
        for (const [rank, own] of sequence.entries()) {
          const table = lists.prepare(rank)!;
          for (let slot = 0; slot < lists.slots; slot++) {
            const isSet = (words: Int32Array, begin: number) =>
              ((words[begin + (slot >> 5)]! >> (slot & 31)) & 1) === 1;
            const placement = lists.placement[rank * lists.slots + slot]!;
            expect(isSet(lists.empty, rank * lists.setWidth)).toBe(placement < 0);
            if (placement < 0) continue;
            listed.push(placement);
            const others = [...coveredBy(problem, placement)].filter((cell) => cell !== own);
            let isOut = false;
            for (const [i, first] of lookupsOf(table).entries()) {
              let row = 0;
              for (let bit = 0; bit < 8; bit++) {
                const other = rank + first + bit;
                row |= ((bits[other >> 5]! >> (other & 31)) & 1) << bit;
              }
              const word = slot >> 5;
              const before = (word >> 1) * lookupsOf(table).length + i;
              const at = table[0]! + (before * 256 + row) * 2 + (word & 1);
              isOut ||= ((table[at]! >> (slot & 31)) & 1) === 1;
            }
            expect(isOut).toBe(others.some((cell) => covered.has(cell)));
          }
        }
        expect(listed.sort((a, b) => a - b)).toEqual([...problem.placements.piece.keys()]);
      },
    ),
    runs(50),
  );
});

test('a box needs only one table, however large it is', () => {
  const box = parsePuzzle(`pieces: hexomino\nuse: some\n\n${`${'.'.repeat(15)}\n`.repeat(20)}`);
  const problem = compile(box);
  const sequence = orders.rows.sequence(problem, 0);
  const lists = candidatesFor(problem, sequence, pieceSequence(problem, 'given', 0), []);
  expect(new Set(lists.ruledOut)).toEqual(new Set([undefined]));
  for (const rank of sequence.keys()) if (!lists.ruledOut[rank]) lists.prepare(rank);
  expect(new Set(lists.ruledOut).size).toBe(1);
});

/** Polyominoes for the largest box there is. */
const largest = (set: string) =>
  compile(parsePuzzle(`pieces: ${set}\nuse: some\n\n${`${'.'.repeat(40)}\n`.repeat(25)}`));

test('lists take at most 256 MB in every fill order', () => {
  const problem = largest('heptomino');
  const sequence = orders.random.sequence(problem, 0);
  const lists = candidatesFor(problem, sequence, pieceSequence(problem, 'given', 0), []);
  const known = Object.values(lists).filter((list) => list instanceof Int32Array);
  let bytes = known.reduce((sum, list) => sum + list.byteLength, 0);
  for (const rank of sequence.keys()) {
    bytes += lists.prepare(rank)?.byteLength ?? 0;
    expect(bytes).toBeLessThan(2 ** 28);
  }
});

test('the same candidates fit where there is no room for tables', () => {
  const problem = largest('hexomino');
  const { piece } = problem.placements;
  const search = { ...plainSearch, order: 'random' } as const;
  const left = copiesOf(problem);
  const covered = new Set<number>();
  let placed = 0;
  let steps = 0;
  for (const step of startSearch(problem, search, 'everything')) {
    if (steps++ === 40_000) break;
    const kind = kindOf(step);
    if (kind !== PLACE && kind !== REMOVE && kind !== REJECT) continue;
    const placement = idOf(step);
    const cells = [...coveredBy(problem, placement)];
    if (kind === REMOVE) {
      for (const cell of cells) covered.delete(cell);
      left[piece[placement]!]!++;
      continue;
    }
    const fits = left[piece[placement]!]! > 0 && !cells.some((cell) => covered.has(cell));
    expect(fits).toBe(kind === PLACE);
    if (kind === REJECT) continue;
    placed++;
    for (const cell of cells) covered.add(cell);
    left[piece[placement]!]!--;
  }
  // Far more levels than there is room for tables.
  expect(placed).toBeGreaterThan(35);
});

test('where nothing fits, there is nothing to try', () => {
  const problem = compile(parsePuzzle('use: some\n\n..\n..\n\nI\nooo\n'));
  const steps = [...startSearch(problem, plainSearch, 'everything')];
  expect(steps.map(kindOf)).toEqual([CHOOSE]);
});
