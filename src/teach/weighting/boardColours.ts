import { lattices } from '../../puzzle/lattices/index.ts';
import { coveredBy, type Problem } from '../../solve/problem.ts';
import { classCounts } from './marked.ts';

/** Pieces that cover as many cells of each colour in as many different ways. */
interface CoveringAlike {
  readonly pieces: readonly number[];
  /** The different ways to cover colours, wherever on the empty board a piece may lie: cells of each colour, the darkest first. */
  readonly ways: readonly (readonly number[])[];
}

/** The cells of a board in the colours of its lattice, by which no neighbours are alike; and what pieces cover of them. */
interface BoardColours {
  /** Cell → its colour; 0 is the darkest. */
  readonly of: readonly number[];
  readonly count: number;
  readonly pieces: readonly CoveringAlike[];
}

export function boardColours(problem: Problem): BoardColours {
  const lattice = lattices[problem.puzzle.lattice];
  const { colours: count } = lattice;
  const of = problem.cells.map((cell) => lattice.colourOf(cell));
  const present = [...problem.pieces.keys()].filter((piece) => problem.pieces[piece]!.copies > 0);
  const shares = present.map((piece) => ({
    pieces: [piece],
    copies: problem.pieces[piece]!.copies,
    isExact: false,
  }));
  const covered = classCounts(problem, shares, { of: Int32Array.from(of), count });
  const alike = new Map<string, { pieces: number[]; ways: readonly (readonly number[])[] }>();
  for (const [i, piece] of present.entries()) {
    const ways = covered[i]!.map((counts) => [...counts]).sort(darkestFirst);
    const key = ways.join(';');
    const known = alike.get(key);
    if (known) known.pieces.push(piece);
    else alike.set(key, { pieces: [piece], ways });
  }
  return { of, count, pieces: [...alike.values()] };
}

/** The order of ways: those with more cells of the darkest colour in which they differ first. */
function darkestFirst(one: readonly number[], other: readonly number[]): number {
  const colour = one.findIndex((cells, at) => cells !== other[at]);
  return colour < 0 ? 0 : other[colour]! - one[colour]!;
}

/** How many cells of each colour are open after some placements. */
export function openOfEach(
  problem: Problem,
  { of, count }: Pick<BoardColours, 'of' | 'count'>,
  path: readonly number[],
): readonly number[] {
  const covered = new Set(path.flatMap((placement) => [...coveredBy(problem, placement)]));
  const open = Array.from({ length: count }, () => 0);
  for (const [cell, colour] of of.entries()) if (!covered.has(cell)) open[colour]!++;
  return open;
}
