import type { Problem } from '../problem.ts';
import type { Symmetry } from '../symmetry.ts';
import type { Cover, Covers } from './cover.ts';

/** Covers whose counts, added up and divided, are a whole number of solutions. */
export interface Share {
  readonly covers: readonly Cover[];
  readonly divisor: number;
}

/**
 * What has to be counted for the number of unique solutions, in shares that are whole numbers each.
 *
 * By Burnside's lemma the classes of solutions under a group are as many as, on average over its
 * members, the solutions that a member leaves alone. Rather than count all solutions for the
 * identity, one piece is held, one that is used exactly once and that no symmetry makes another:
 * classes of solutions come with classes of that piece's placements, so it is enough that it
 * lies on one placement of each class, and there the group is those symmetries that leave that placement
 * alone, mostly the identity only.
 */
export function shares(problem: Problem, group: readonly Symmetry[], covers: Covers): Share[] {
  const held = pieceToPlace(problem, group);
  const ofGroup = (
    members: readonly Symmetry[],
    divisor: number,
    isAllowed: (placement: number, member: Symmetry) => boolean,
  ): Share => ({
    divisor,
    covers: members.map((member, i) =>
      i === 0
        ? covers.all((placement) => isAllowed(placement, member))
        : covers.fixedBy(member, (placement) => isAllowed(placement, member)),
    ),
  });
  if (held === undefined) return [ofGroup(group, group.length, () => true)];

  // Placements of the piece, one of each class, by how many symmetries leave them alone.
  const kept = new Map<number, Set<number>>();
  problem.placements.piece.forEach((piece, placement) => {
    if (piece !== held) return;
    const images = group.map((member) => member[placement]!);
    if (first(images, covers) !== placement) return;
    const still = images.filter((image) => image === placement).length;
    if (!kept.has(still)) kept.set(still, new Set());
    kept.get(still)!.add(placement);
  });
  return [...kept]
    .sort(([a], [b]) => a - b)
    .map(([still, places]) => {
      const members = group.filter((member) => [...places].some((p) => member[p] === p));
      return ofGroup(members, still, (placement, member) => {
        if (problem.placements.piece[placement] !== held) return true;
        return places.has(placement) && member[placement] === placement;
      });
    });
}

/** Of some placements the one whose first cell is filled first. */
const first = (placements: readonly number[], covers: Covers): number =>
  placements.reduce((best, other) => {
    const ranks = covers.firstRank(other) - covers.firstRank(best);
    return ranks < 0 || (ranks === 0 && other < best) ? other : best;
  });

/**
 * The piece to hold, if there is one that can be: with no placement that a symmetry leaves alone if
 * possible, as then there is one cover to count, and with as few placements as may be.
 */
function pieceToPlace(
  { pieces, placements, puzzle }: Problem,
  group: readonly Symmetry[],
): number | undefined {
  if (puzzle.use !== 'all' || group.length < 2) return undefined;
  const counts = new Int32Array(pieces.length);
  const isRenamed = new Uint8Array(pieces.length);
  const isStill = new Uint8Array(pieces.length);
  placements.piece.forEach((piece, placement) => {
    counts[piece]!++;
    for (const member of group.slice(1)) {
      if (member[placement] === placement) isStill[piece] = 1;
      if (placements.piece[member[placement]!] !== piece) isRenamed[piece] = 1;
    }
  });
  const able = [...pieces.keys()].filter((p) => pieces[p]!.copies === 1 && !isRenamed[p]);
  return able.sort((a, b) => isStill[a]! - isStill[b]! || counts[a]! - counts[b]!)[0];
}
