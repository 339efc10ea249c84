import fc from 'fast-check';
import { lattices, type LatticeId } from '../puzzle/lattices/index.ts';
import { inReadingOrder, orientations, shapeKey } from '../puzzle/orient.ts';
import type { Cell, Freedom, Piece, Puzzle } from '../puzzle/types.ts';

/** A connected board of a few cells: whatever a random walk over a lattice touches. */
const anyBoard = (lattice: LatticeId, most: number): fc.Arbitrary<Cell[]> =>
  fc.array(fc.nat(), { minLength: 3, maxLength: 3 * most }).map((turns) => {
    let cell: Cell = [8, 8];
    const cells = new Map<string, Cell>([[cell.join(), cell]]);
    for (const turn of turns) {
      const around = lattices[lattice].neighbours(cell);
      cell = around[turn % around.length]!;
      if (cells.size < most) cells.set(cell.join(), cell);
    }
    return [...cells.values()].sort(inReadingOrder);
  });

/** A rectangle, whose symmetries make solutions come in classes. */
const anyBox: fc.Arbitrary<Cell[]> = fc
  .record({ width: fc.integer({ min: 1, max: 4 }), height: fc.integer({ min: 2, max: 4 }) })
  .map(({ width, height }) =>
    Array.from({ length: width * height }, (_, i): Cell => [i % width, Math.floor(i / width)]),
  );

/** Cuts a board into connected parts of up to four cells. */
function cut(lattice: LatticeId, board: readonly Cell[], knives: readonly number[]): Cell[][] {
  const open = new Map(board.map((cell) => [cell.join(), cell]));
  const parts: Cell[][] = [];
  for (let i = 0; open.size > 0; i++) {
    const knife = knives[i % knives.length]!;
    const part = [open.values().next().value!];
    open.delete(part[0]!.join());
    for (let size = 1; size < 1 + (knife % 4); size++) {
      const edge = part
        .flatMap((cell) => [...lattices[lattice].neighbours(cell)])
        .filter((cell) => open.has(cell.join()));
      if (edge.length === 0) break;
      const next = edge[(knife >> 3) % edge.length]!;
      part.push(next);
      open.delete(next.join());
    }
    parts.push(part);
  }
  return parts;
}

/** Pieces that make up these parts: equal shapes are copies of one piece. */
function piecesOf(lattice: LatticeId, parts: readonly Cell[][], freedom: Freedom): Piece[] {
  const found = new Map<string, Piece>();
  for (const part of parts) {
    const images = orientations(lattices[lattice], part, freedom);
    const key = images.map(shapeKey).sort()[0]!;
    const copies = (found.get(key)?.copies ?? 0) + 1;
    found.set(key, { name: `P${found.size}`, cells: images[0]!, freedom, copies });
  }
  return [...found.values()].map((piece, i) => ({ ...piece, name: `P${i}` }));
}

/**
 * A small random puzzle with at least one solution: a board cut into pieces. Some have a piece that
 * may be used any number of times, some more pieces than are needed.
 */
export const anyPuzzle = (most = 14): fc.Arbitrary<Puzzle> =>
  fc
    .record({
      lattice: fc.constantFrom(...(Object.keys(lattices) as LatticeId[])),
      knives: fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 }),
      freedom: fc.constantFrom<Freedom>('free', 'free', 'one-sided', 'fixed'),
      use: fc.constantFrom<Puzzle['use']>('all', 'all', 'some'),
      endless: fc.boolean(),
      spare: fc.boolean(),
    })
    .chain(({ lattice, knives, freedom, use, endless, spare }) => {
      const boards =
        lattice === 'square' ? [anyBox, anyBoard(lattice, most)] : [anyBoard(lattice, most)];
      return fc.oneof(...boards).map((cells): Puzzle => {
        const parts = cut(lattice, cells, knives);
        const extra = spare && use === 'some' ? [cells.slice(0, 1)] : [];
        const pieces = piecesOf(lattice, [...parts, ...extra], freedom).map((piece, i) =>
          endless && i === 0 ? { ...piece, copies: Infinity } : piece,
        );
        const width = Math.max(...cells.map(([column]) => column)) + 1;
        const height = Math.max(...cells.map(([, row]) => row)) + 1;
        return {
          title: 'Any',
          lattice,
          board: { cells, width, height },
          pieces,
          use,
          asked: { sets: [], without: [], drawn: pieces },
        };
      });
    });
