import type { Symmetry } from '../../solve/symmetry/symmetry.ts';
import { coveredBy, type Problem } from '../../solve/problem.ts';

/** The rest of a problem after some placements. */
export interface Region {
  readonly problem: Problem;
  /** Cell → 1 if it is still to be covered, else 0. */
  readonly open: Uint8Array;
  /** Piece → copies left. */
  readonly copies: readonly number[];
  /** The placements that still fit, ascending. */
  readonly placements: readonly number[];
}

/** The region of a problem before any placement. */
export const wholeBoard = (problem: Problem): Region => ({
  problem,
  open: new Uint8Array(problem.cells.length).fill(1),
  copies: problem.pieces.map(({ copies }) => copies),
  placements: [...problem.placements.piece.keys()],
});

/** The rest of a region after one of its placements. */
export function afterPlacing(region: Region, placement: number): Region {
  const { problem, placements } = region;
  const open = region.open.slice();
  for (const cell of coveredBy(problem, placement)) open[cell] = 0;
  const piece = problem.placements.piece[placement]!;
  const copies = region.copies.with(piece, region.copies[piece]! - 1);
  const { piece: pieceOf, start, cellOf } = problem.placements;
  const fits = (other: number): boolean => {
    if (copies[pieceOf[other]!] === 0) return false;
    for (let i = start[other]!; i < start[other + 1]!; i++)
      if (open[cellOf[i]!] === 0) return false;
    return true;
  };
  return { problem, open, copies, placements: placements.filter(fits) };
}

/** The number of pieces that are compared: those with the fewest placements. */
export const COMPARED = 4;
/** Cost of a piece that may be used at the very end, in doublings of its placements; by measurement. */
const LATENESS = 8;

/** Some placements of a piece that stand for all of them. */
export interface HeldPiece {
  /** All placements of the piece. */
  readonly placements: readonly number[];
  /** Placement → how many it stands for, itself included, divided by `common`; others are left out. */
  readonly weights: ReadonlyMap<number, number>;
  readonly common: number;
}

/**
 * Holds a piece that is used exactly once to some of its placements: as many solutions have a placement as
 * have any of its images. The placements kept are closed under the mirrors, so that states can still be
 * identified under these. The piece chosen has few placements and is used early, so few states remain without
 * it.
 *
 * @param mirrors symmetries under which states are identified
 * @param group all symmetries of the region
 * @param firstCell placement → the rank of its first cell in the order in which cells are filled
 * @returns undefined if there is no such piece
 */
export function holdPiece(
  region: Region,
  mirrors: readonly Symmetry[],
  group: readonly Symmetry[],
  firstCell: (placement: number) => number,
): HeldPiece | undefined {
  if (group.length === 0) return undefined;
  let best: HeldPiece | undefined;
  let least = Infinity;
  for (const placements of placementsOfSinglePieces(region, group).slice(0, COMPARED)) {
    const weights = new Map<number, number>();
    let latest = 0;
    for (const orbit of orbits(placements, group)) {
      const parts = orbits(orbit, mirrors).filter((part) => orbit.length % part.length === 0);
      const latestOf = (part: readonly number[]): number => Math.max(...part.map(firstCell));
      // All of them, if no part can stand for the others.
      const held = parts.sort((a, b) => latestOf(a) - latestOf(b))[0] ?? orbit;
      for (const placement of held) weights.set(placement, orbit.length / held.length);
      latest = Math.max(latest, latestOf(held));
    }
    const cost = Math.log2(placements.length) + (LATENESS * latest) / region.open.length;
    if (cost >= least || weights.size === placements.length) continue;
    least = cost;
    const common = [...weights.values()].reduce(greatestCommonDivisor);
    for (const [placement, weight] of weights) weights.set(placement, weight / common);
    best = { placements, weights, common };
  }
  return best;
}

/** The placements of each piece that is used exactly once and mapped onto itself, the fewest first. */
export function placementsOfSinglePieces(
  { problem, copies, placements }: Region,
  group: readonly Symmetry[],
): number[][] {
  const { pieces, puzzle } = problem;
  if (puzzle.use !== 'all') return [];
  const { piece: pieceOf } = problem.placements;
  const lists: number[][] = pieces.map(() => []);
  const isUsable = copies.map((count) => count === 1);
  for (const placement of placements) {
    const piece = pieceOf[placement]!;
    if (!isUsable[piece]) continue;
    lists[piece]!.push(placement);
    if (group.some(({ placements: imageOf }) => pieceOf[imageOf[placement]!] !== piece))
      isUsable[piece] = false;
  }
  return lists
    .filter((list, piece) => isUsable[piece] && list.length > 0)
    .sort((a, b) => a.length - b.length);
}

/** The orbits of placements under the group that some symmetries generate; placements are closed under it. */
export function orbits(placements: readonly number[], generators: readonly Symmetry[]): number[][] {
  const seen = new Set<number>();
  const found: number[][] = [];
  for (const placement of placements) {
    if (seen.has(placement)) continue;
    const orbit = [placement];
    seen.add(placement);
    // It grows while it is walked through.
    for (let i = 0; i < orbit.length; i++)
      for (const { placements: imageOf } of generators) {
        const image = imageOf[orbit[i]!]!;
        if (seen.has(image)) continue;
        seen.add(image);
        orbit.push(image);
      }
    found.push(orbit);
  }
  return found;
}

function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
