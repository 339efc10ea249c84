import type { Symmetry } from '../solve/symmetry/symmetry.ts';
import type { Region } from './region.ts';

/** How many pieces are compared, those with the fewest placements. */
export const COMPARED = 4;
/** What it costs if a piece may be used at the very end, in doublings of its placements; by measurement. */
const LATENESS = 8;

/** Some placements of a piece that stand for all of them. */
export interface HeldPiece {
  /** All placements of the piece. */
  readonly placements: readonly number[];
  /** Placement → how many placements it stands for, itself included, divided by `common`. Others are left out. */
  readonly weights: ReadonlyMap<number, number>;
  readonly common: number;
}

/**
 * Holds a piece that is used exactly once to some of its placements: as many solutions have a placement as have any of its
 * images. Those that remain are closed under the mirrors, so that states can still be identified under these.
 * Of all pieces one is chosen that has few placements, and can be used early: then few states remain that have not used it.
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
