import { coveredBy, type Problem } from '../../solve/problem.ts';
import { partsOf, periodic, singly, type CellClasses } from './colourings.ts';
import { classCounts, markedProof, sumOf } from './marked.ts';
import { annihilator, powers, type SparseColumn } from './modularSystem.ts';
import { shareOfPiece, sharesOf } from './shares.ts';
import { centred, simplest } from './simplest.ts';
import type { Share, Weighting } from './weighting.ts';

/** The most classes of a periodic division on which weights are looked for. */
const MOST_CLASSES = 16;

/**
 * A simple proof that a problem has no solution, by weights of its cells: marks in a familiar pattern, then weights
 * in one, then any weights. There is none modulo any number up to 16 if none is found.
 */
export function weightingOf(problem: Problem): Weighting | undefined {
  const shares = sharesOf(problem);
  const local = nowhere(problem, shares) ?? uncovered(problem, shares);
  if (local) return local;
  const divisions = [...periodic(problem)];
  const parts = partsOf(problem);
  if (parts.count > 1) divisions.splice(1, 0, parts);
  for (const classes of divisions) {
    const proof = markedProof(problem, shares, classes);
    if (proof) return proof;
  }
  const any = weightsOn(problem, shares, singly(problem));
  const systems = divisions
    .filter(({ count }) => count <= MOST_CLASSES)
    .map((classes) => weightsOn(problem, shares, classes));
  const primes = powers.filter(({ prime, power }) => any(prime, power) !== undefined);
  // The smallest modulus comes first, and for each the simplest division.
  for (let modulus = 2; primes.length > 0; modulus++) {
    const { prime } = primes.find((one) => one.power % modulus === 0) ?? {};
    if (prime === undefined || !any(prime, modulus)) continue;
    for (const system of systems) {
      const proof = system(prime, modulus);
      if (proof) return proof;
    }
    return any(prime, modulus);
  }
  return undefined;
}

/** A piece that fits nowhere. */
function nowhere({ cells, placements }: Problem, shares: readonly Share[]): Weighting | undefined {
  const fits = new Set(placements.piece);
  const due = shares.findIndex(
    ({ pieces, isExact, copies }) =>
      isExact && copies > 0 && !pieces.some((piece) => fits.has(piece)),
  );
  if (due < 0) return undefined;
  const weighed = shares.map((share, i) => ({ ...share, weight: i === due ? 1 : 0 }));
  return {
    relation: 'equal',
    modulus: 0,
    weights: cells.map(() => 0),
    shares: weighed,
    board: 0,
    pieces: shares[due]!.copies,
    pattern: 'piece',
  };
}

/** Cells that no piece covers. */
function uncovered(problem: Problem, shares: readonly Share[]): Weighting | undefined {
  const weights = problem.cells.map(() => 1);
  for (const cell of problem.placements.cellOf) weights[cell] = 0;
  const board = weights.reduce((sum, weight) => sum + weight, 0);
  if (board === 0) return undefined;
  const weighed = shares.map((share) => ({ ...share, weight: 0 }));
  const sums = { board, pieces: 0 };
  return { relation: 'equal', modulus: 0, weights, shares: weighed, ...sums, pattern: 'cell' };
}

/** Proofs by weights that are alike on classes of cells: a function of a power of a prime. */
function weightsOn(
  problem: Problem,
  shares: readonly Share[],
  classes: CellClasses,
): (prime: number, modulus: number) => Weighting | undefined {
  const { count, of, pattern } = classes;
  const exact = shares.filter(({ isExact }) => isExact);
  const costs = Array.from({ length: count }, () => 0);
  for (const one of of) costs[one]!++;
  const size = count + exact.length;
  const right: SparseColumn = {
    at: Array.from({ length: size }, (_, at) => at),
    value: [...costs, ...exact.map(({ copies }) => -copies)],
  };
  let kept: readonly SparseColumn[] | undefined;
  const columns = () =>
    pattern === 'any'
      ? placementColumns(problem, exact)
      : (kept ??= [...classColumns(problem, shares, exact, classes)]);
  return (prime, modulus) => {
    const generators = annihilator({ size, columns, right }, prime, modulus);
    const found = simplest(generators, { prime, modulus, right, costs });
    if (!found) return undefined;
    const values = Array.from(found, (value) => centred(value, modulus));
    const weights = Array.from(of, (one) => values[one]!);
    const weighed = shares.map((share) => {
      const at = exact.indexOf(share);
      return { ...share, weight: at < 0 ? 0 : values[count + at]! };
    });
    return {
      relation: 'equal',
      modulus,
      weights,
      shares: weighed,
      board: weights.reduce((sum, weight) => sum + weight, 0),
      pieces: sumOf(
        weighed,
        weighed.map(({ weight }) => weight),
      ),
      pattern,
    };
  };
}

/** The step from a placement to the one that comes next among columns: those of different pieces take turns. */
const STRIDE = 7919;

/** A column for each placement: its cells, and less its share. */
function* placementColumns(problem: Problem, exact: readonly Share[]): Generator<SparseColumn> {
  const { cells, pieces, placements } = problem;
  const { count } = placements;
  const shareOf = shareOfPiece(pieces.length, exact);
  const isPassed = new Uint8Array(count);
  for (let turn = 0, placement = 0; turn < count; turn++) {
    while (isPassed[placement] === 1) placement = (placement + 1) % count;
    isPassed[placement] = 1;
    const covered = [...coveredBy(problem, placement)];
    const share = shareOf[placements.piece[placement]!]!;
    const value = covered.map(() => 1);
    yield share < 0
      ? { at: covered, value }
      : { at: [...covered, cells.length + share], value: [...value, -1] };
    placement = (placement + STRIDE) % count;
  }
}

/** A column for each way in which a placement covers classes. */
function* classColumns(
  problem: Problem,
  shares: readonly Share[],
  exact: readonly Share[],
  classes: CellClasses,
): Generator<SparseColumn> {
  const counts = classCounts(problem, shares, classes);
  for (const [i, share] of shares.entries()) {
    const own = exact.indexOf(share);
    for (const way of counts[i]!) {
      const at = [...way.keys()].filter((one) => way[one]! > 0);
      const value = at.map((one) => way[one]!);
      yield own < 0 ? { at, value } : { at: [...at, classes.count + own], value: [...value, -1] };
    }
  }
}
