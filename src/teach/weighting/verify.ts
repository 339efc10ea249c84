import { coveredBy, type Problem } from '../../solve/problem.ts';
import type { Weighting } from './weighting.ts';

/**
 * Whether a weighting proves that a problem has no solution. All is worked out anew from the problem, in exact
 * arithmetic.
 */
export function proves(problem: Problem, weighting: Weighting): boolean {
  const { relation, shares } = weighting;
  if (!shares.every((_, i) => isShare(problem, weighting, i)) || !isDivision(problem, weighting))
    return false;
  const board = weighting.weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  let pieces = 0n;
  for (const { copies, isExact, weight } of shares) {
    if (weight === 0) continue;
    // A number of copies that may vary bounds a sum from above alone, and only if one does not weigh less than nothing.
    if (!isExact && (relation !== 'atMost' || weight < 0 || copies === Infinity)) return false;
    pieces += BigInt(copies) * BigInt(weight);
  }
  const isStated = BigInt(weighting.board) === board && BigInt(weighting.pieces) === pieces;
  const isRefuted =
    relation === 'equal'
      ? !isSame(board, pieces, weighting.modulus)
      : relation === 'atMost'
        ? pieces < board
        : pieces > board;
  return isStated && isRefuted && eachWeighsRight(problem, weighting);
}

const isSame = (one: bigint, other: bigint, modulus: number): boolean =>
  modulus === 0 ? one === other : (one - other) % BigInt(modulus) === 0n;

/** Whether each placement weighs what its share says. */
function eachWeighsRight(problem: Problem, weighting: Weighting): boolean {
  const { relation, modulus, weights, shares } = weighting;
  for (let placement = 0; placement < problem.placements.count; placement++) {
    const piece = problem.placements.piece[placement]!;
    const share = BigInt(shares.find(({ pieces }) => pieces.includes(piece))!.weight);
    let weight = 0n;
    for (const cell of coveredBy(problem, placement)) weight += BigInt(weights[cell]!);
    const isRight =
      relation === 'equal'
        ? isSame(weight, share, modulus)
        : relation === 'atMost'
          ? weight <= share
          : weight >= share;
    if (!isRight) return false;
  }
  return true;
}

/** Whether the shares are all pieces of which copies are left, each once, and each cell has a weight. */
function isDivision({ pieces, cells }: Problem, { shares, weights }: Weighting): boolean {
  const listed = shares.flatMap((share) => share.pieces);
  const present = [...pieces.keys()].filter((piece) => pieces[piece]!.copies > 0);
  const isEachOnce = new Set(listed).size === listed.length && listed.length === present.length;
  return (
    isEachOnce &&
    present.every((piece) => listed.includes(piece)) &&
    weights.length === cells.length
  );
}

/** Whether the copies of a share are as many as it says, in every solution. */
function isShare({ puzzle, pieces, cells }: Problem, { shares }: Weighting, at: number): boolean {
  const share = shares[at]!;
  const areaOf = (piece: number): number => pieces[piece]!.copies * pieces[piece]!.cells.length;
  const [first = -1] = share.pieces;
  if (first < 0) return false;
  if (share.pieces.length === 1 && share.copies === pieces[first]!.copies) {
    const whole = pieces.reduce((sum, { copies }, i) => sum + (copies > 0 ? areaOf(i) : 0), 0);
    const mustLie = puzzle.use === 'all' || whole === cells.length;
    if (!share.isExact || (share.copies < Infinity && mustLie)) return true;
  }
  // Counted by the cells that are left by all others, whose copies are known.
  const others = shares.filter((one) => one !== share);
  if (!share.isExact || !others.every((one) => one.isExact && one.pieces.length === 1))
    return false;
  const left = others.reduce((rest, one) => rest - areaOf(one.pieces[0]!), cells.length);
  return share.pieces.every((piece) => share.copies * pieces[piece]!.cells.length === left);
}
