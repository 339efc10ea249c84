import { isDeepStrictEqual } from 'node:util';
import {
  exchangeKey,
  inReadingOrder,
  normalise,
  orientations,
  shapeKey,
} from '../../puzzle/orient.ts';
import { boardWith } from '../../puzzle/fixed.ts';
import { parsePuzzle, printPuzzle } from '../../puzzle/text.ts';
import fc from 'fast-check';
import { lattices, type LatticeId } from '../../puzzle/lattices/index.ts';
import type { Cell, Freedom, LaidPiece, Piece, Puzzle } from '../../puzzle/types.ts';

/** A connected board of a few cells: those that a random walk visits. */
const anyBoard = (lattice: LatticeId, most: number): fc.Arbitrary<Cell[]> =>
  fc.array(fc.nat(), { minLength: 3, maxLength: 3 * most }).map((turns) => {
    let cell: Cell = [8, 8];
    const cells = new Map<string, Cell>([[cell.join(), cell]]);
    for (const turn of turns) {
      const around = lattices[lattice].neighbours(cell);
      cell = around[turn % around.length]!;
      if (cells.size < most) cells.set(cell.join(), cell);
    }
    return normalise(lattices[lattice], [...cells.values()]);
  });

/**
 * A board with one or two symmetries of the lattice, so that solutions come in classes: the cells of a
 * random walk with all their images, up to a number of cells.
 */
const anyOrnament = (lattice: LatticeId, most: number): fc.Arbitrary<Cell[]> =>
  fc
    .record({
      turns: fc.array(fc.nat(), { minLength: 1, maxLength: most }),
      kept: fc.array(fc.constantFrom(...lattices[lattice].symmetries), {
        minLength: 1,
        maxLength: 2,
      }),
    })
    .map(({ turns, kept }) => {
      const withImages = (cells: readonly Cell[]): Cell[] => {
        const all = new Map(cells.map((cell) => [cell.join(), cell]));
        for (const cell of all.values()) {
          for (const image of kept.map((symmetry) => symmetry(cell))) {
            if (!all.has(image.join())) all.set(image.join(), image);
          }
        }
        return [...all.values()];
      };
      let walked: Cell = [0, 0];
      let board = withImages([walked]);
      for (const turn of turns) {
        const around = lattices[lattice].neighbours(walked);
        walked = around[turn % around.length]!;
        const larger = withImages([...board, walked]);
        if (larger.length <= most) board = larger;
      }
      return normalise(lattices[lattice], board);
    });

/** A compact board, with many ways to the same open cells: a box, as far as the lattice has its cells. */
const anyBox = (lattice: LatticeId, most: number): fc.Arbitrary<Cell[]> =>
  fc
    .record({ width: fc.integer({ min: 2, max: 8 }), height: fc.integer({ min: 2, max: 4 }) })
    .map(({ width, height }) => {
      const cells = new Map<string, Cell>([['0,0', [0, 0]]]);
      for (const cell of cells.values()) {
        for (const next of lattices[lattice].neighbours(cell)) {
          const isInside = next[0] >= 0 && next[0] < width && next[1] >= 0 && next[1] < height;
          if (isInside && cells.size < most) cells.set(next.join(), next);
        }
      }
      return normalise(lattices[lattice], [...cells.values()]);
    });

/** Cells to remove from a board, usually none; the rest may have holes, or be disconnected. */
const anyGaps = fc.oneof(
  { weight: 2, arbitrary: fc.constant<number[]>([]) },
  fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
);

function withGaps(lattice: LatticeId, board: readonly Cell[], gaps: readonly number[]): Cell[] {
  const cells = [...board];
  for (const gap of gaps) if (cells.length > 2) cells.splice(gap % cells.length, 1);
  return normalise(lattices[lattice], cells);
}

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

/** The parts as pieces; interchangeable parts become copies of one piece. */
function piecesOf(
  lattice: LatticeId,
  parts: readonly Cell[][],
  freedoms: readonly Freedom[],
): { readonly pieces: Piece[]; readonly pieceOf: readonly number[] } {
  const pieces: Piece[] = [];
  const numbers = new Map<string, number>();
  const pieceOf = parts.map((part, i) => {
    const freedom = freedoms[i % freedoms.length]!;
    const cells = normalise(lattices[lattice], part);
    const piece = { name: `P${pieces.length}`, cells, freedom, copies: 1 };
    const key = exchangeKey(lattices[lattice], piece);
    const number = numbers.get(key) ?? pieces.push({ ...piece, copies: 0 }) - 1;
    numbers.set(key, number);
    pieces[number] = { ...pieces[number]!, copies: pieces[number]!.copies + 1 };
    return number;
  });
  return { pieces, pieceOf };
}

/** Which parts of a board lie from the start, by their numbers in turn: none, usually. */
const anyLying = fc.oneof(
  { weight: 3, arbitrary: fc.constant([false]) },
  fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
);

/** The puzzle in which some parts of its board, but not all, lie from the start, unless its text cannot say so. */
function withFixed(
  puzzle: Puzzle,
  parts: readonly (readonly Cell[])[],
  pieceOf: readonly number[],
  lying: readonly boolean[],
): Puzzle {
  const lattice = lattices[puzzle.lattice];
  const fixed = parts
    .flatMap((part, i): LaidPiece[] => {
      if (!lying[i % lying.length]) return [];
      // Each lies as its own piece, so that the others still fill the rest.
      const piece = pieceOf[i]!;
      const cells = part.toSorted(inReadingOrder);
      const { cells: own, freedom } = puzzle.pieces[piece]!;
      const shapes = orientations(lattice, own, freedom).map(shapeKey);
      return [{ piece, orientation: shapes.indexOf(shapeKey(normalise(lattice, cells))), cells }];
    })
    .toSorted((one, other) => inReadingOrder(one.cells[0]!, other.cells[0]!));
  const laid = { ...puzzle, fixed };
  const canBeSaid = isReadBack(laid) || !isReadBack(puzzle);
  return fixed.length < parts.length && canBeSaid ? laid : puzzle;
}

/** Whether a puzzle is read from its text: copies that touch may not be told apart. */
function isReadBack(puzzle: Puzzle): boolean {
  try {
    return isDeepStrictEqual(parsePuzzle(printPuzzle(puzzle)), puzzle);
  } catch {
    return false;
  }
}

/**
 * A small random puzzle with at least one solution: a board cut into pieces. Some puzzles have a piece
 * that may be used any number of times, some have more pieces than needed, some have pieces that lie.
 */
export const anyPuzzle = (most = 14): fc.Arbitrary<Puzzle> =>
  fc
    .record({
      lattice: fc.constantFrom(...(Object.keys(lattices) as LatticeId[])),
      knives: fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 }),
      freedoms: fc.oneof(
        fc.constantFrom<Freedom[]>(['free'], ['one-sided'], ['fixed']),
        fc.array(fc.constantFrom<Freedom>('free', 'one-sided', 'fixed'), {
          minLength: 2,
          maxLength: 4,
        }),
      ),
      use: fc.constantFrom<Puzzle['use']>('all', 'all', 'some'),
      endless: fc.boolean(),
      spare: fc.boolean(),
      lying: anyLying,
    })
    .chain(({ lattice, knives, freedoms, use, endless, spare, lying }) => {
      const boards = [anyOrnament, anyBoard, anyBox].map((any) => any(lattice, most));
      return fc.tuple(fc.oneof(...boards), anyGaps).map(([board, gaps]): Puzzle => {
        const cells = withGaps(lattice, board, gaps);
        const parts = cut(lattice, cells, knives);
        const extra = spare && use === 'some' ? [cells.slice(0, 1)] : [];
        const { pieces: cutOut, pieceOf } = piecesOf(lattice, [...parts, ...extra], freedoms);
        const pieces = cutOut.map((piece, i) =>
          endless && i === 0 ? { ...piece, copies: Infinity } : piece,
        );
        const puzzle: Puzzle = {
          title: 'Any',
          lattice,
          board: boardWith(cells),
          pieces,
          fixed: [],
          use,
          asked: { sets: [], without: [], drawn: pieces },
        };
        return withFixed(puzzle, parts, pieceOf, lying);
      });
    });

/** A random puzzle that can be read from its text: without two pieces of one shape. */
export const anyReadable = (most = 14): fc.Arbitrary<Puzzle> =>
  anyPuzzle(most).filter((puzzle) => {
    try {
      return parsePuzzle(printPuzzle(puzzle)).pieces.length > 0;
    } catch {
      return false;
    }
  });
