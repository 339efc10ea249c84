import type { Problem } from '../../solve/problem.ts';
import type { CellClasses } from './colourings.ts';
import { shareOfPiece } from './shares.ts';
import type { Relation, Share, Weighting } from './weighting.ts';

/** For each share the different ways in which a placement covers classes: cells of each class. */
type ClassCounts = readonly (readonly Uint16Array[])[];

export function classCounts(
  { pieces, placements }: Problem,
  shares: readonly Share[],
  { of, count }: Pick<CellClasses, 'of' | 'count'>,
): ClassCounts {
  const shareOf = shareOfPiece(pieces.length, shares);
  const found = shares.map(() => new Map<number | string, Uint16Array>());
  const base = 1 + pieces.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  // Numbers as keys are faster, where all counts fit one.
  const isShort = base ** count <= Number.MAX_SAFE_INTEGER;
  const values = Array.from({ length: count }, (_, one) => base ** one);
  const { piece, start, cellOf } = placements;
  const counts = new Uint16Array(count);
  for (let placement = 0; placement < placements.count; placement++) {
    const ways = found[shareOf[piece[placement]!]!]!;
    const end = start[placement + 1]!;
    let key: number | string = 0;
    if (isShort) {
      for (let at = start[placement]!; at < end; at++) key += values[of[cellOf[at]!]!]!;
      if (ways.has(key)) continue;
    }
    counts.fill(0);
    for (let at = start[placement]!; at < end; at++) counts[of[cellOf[at]!]!]!++;
    if (!isShort) key = counts.join();
    if (!ways.has(key)) ways.set(key, counts.slice());
  }
  return found.map((ways) => [...ways.values()]);
}

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));

/** The most classes of which any selection is marked; of more, one or two. */
const FEW = 6;
const SOME = 9;

/** Selections of classes, the small ones first; not all of several. */
function* selections(count: number): Generator<readonly number[]> {
  if (count <= FEW) {
    const all = Array.from({ length: 2 ** count - 1 }, (_, i) =>
      Array.from({ length: count }, (_, one) => one).filter((one) => ((i + 1) >> one) % 2 === 1),
    );
    yield* all
      .filter(({ length }) => length < count || count === 1)
      .sort((one, other) => one.length - other.length);
    return;
  }
  for (let one = 0; one < count; one++) yield [one];
  if (count > SOME) return;
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++) yield [one, other];
}

/** A proof by some cells that are marked: all those of some classes. */
export function markedProof(
  problem: Problem,
  shares: readonly Share[],
  classes: CellClasses,
): Weighting | undefined {
  const counts = classCounts(problem, shares, classes);
  const sizes = new Int32Array(classes.count);
  for (const one of classes.of) sizes[one]!++;
  for (const chosen of selections(classes.count)) {
    const ranges = counts.map((ways) => rangeOf(ways, chosen));
    const board = chosen.reduce((sum, one) => sum + sizes[one]!, 0);
    const proof = contradiction(shares, ranges, board);
    if (!proof) continue;
    const isMarked = new Set(chosen);
    const weights = Array.from(classes.of, (one) => (isMarked.has(one) ? 1 : 0));
    return { ...proof, weights, board, pattern: classes.pattern };
  }
  return undefined;
}

/** The weights of a share's placements, some at least. */
interface Range {
  readonly first: number;
  readonly least: number;
  readonly most: number;
  /** The greatest common divisor of the differences to the first one. */
  readonly apart: number;
}

/** The numbers of marked cells that placements cover. */
function rangeOf(ways: readonly Uint16Array[], chosen: readonly number[]): Range {
  let first = -1;
  let least = Infinity;
  let most = 0;
  let apart = 0;
  for (const way of ways) {
    let sum = 0;
    for (const one of chosen) sum += way[one]!;
    if (first < 0) first = sum;
    else if (apart !== 1) apart = divisor(apart, sum - first);
    if (sum < least) least = sum;
    if (sum > most) most = sum;
  }
  return first < 0 ? { first: 0, least: 0, most: 0, apart: 0 } : { first, least, most, apart };
}

/**
 * What is wrong with the weight of a board, if anything: that it is not the sum of what pieces weigh, or not
 * modulo a number, or more or less than they can weigh together.
 */
function contradiction(
  shares: readonly Share[],
  ranges: readonly Range[],
  board: number,
): Pick<Weighting, 'relation' | 'modulus' | 'shares' | 'pieces'> | undefined {
  const found = (relation: Relation, modulus: number, weights: readonly number[]) => ({
    relation,
    modulus,
    shares: shares.map((share, i) => ({ ...share, weight: weights[i]! })),
    pieces: sumOf(shares, weights),
  });
  // What a number of copies weighs that may vary has to be nothing.
  const firsts = shares.map(({ isExact }, i) => (isExact ? ranges[i]!.first : 0));
  const common = shares.reduce(
    (sum, _, i) => divisor(divisor(sum, ranges[i]!.apart), ranges[i]!.first - firsts[i]!),
    0,
  );
  const lack = board - sumOf(shares, firsts);
  if (lack !== 0 && common === 0) return found('equal', 0, firsts);
  for (let modulus = 2; modulus <= common; modulus++) {
    if (common % modulus !== 0 || lack % modulus === 0) continue;
    return found(
      'equal',
      modulus,
      firsts.map((weight) => weight % modulus),
    );
  }
  const most = ranges.map((range) => range.most);
  if (sumOf(shares, most) < board) return found('atMost', 0, most);
  const least = shares.map(({ isExact }, i) => (isExact ? ranges[i]!.least : 0));
  return sumOf(shares, least) > board ? found('atLeast', 0, least) : undefined;
}

/** What all copies weigh together; infinitely many weigh nothing where one weighs nothing. */
export const sumOf = (shares: readonly Share[], weights: readonly number[]): number =>
  shares.reduce((sum, { copies }, i) => sum + (weights[i] === 0 ? 0 : copies * weights[i]!), 0);
