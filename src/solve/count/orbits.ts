import type { Symmetry } from '../symmetry.ts';
import { Covers, type Cover } from './cover.ts';
import { place, type Rest } from './rest.ts';
import type { Sequencer } from './sequence.ts';

/** Covers whose counts, added up and divided, are a whole number of solutions. */
export interface Share {
  readonly covers: readonly Cover[];
  readonly divisor: number;
}

/**
 * What has to be counted for the number of unique solutions, in shares that are whole numbers each; or of
 * all solutions if there is no group.
 *
 * Classes of solutions come with classes of one piece's placements, if that piece is used exactly once
 * and no symmetry makes it another. So it is enough that it lies on one placement of each class, and
 * there the group is those symmetries that leave that placement alone, mostly the identity only. Where
 * classes are few, no more than symmetries, each is a board of its own, on which fronts may be much
 * shorter: the piece may close a ring. Where they are many, what is counted for one serves others
 * too, and they go together.
 */
export function shares(rest: Rest, group: readonly Symmetry[], sequencer: Sequencer): Share[] {
  if (group.length < 2)
    return [{ covers: [new Covers(rest, sequencer).all(() => true)], divisor: 1 }];
  const pieces = piecesToHold(rest, group);
  const cells = rest.open.reduce((sum, isOpen) => sum + isOpen, 0);
  // One that fills the board would leave nothing to be counted.
  const [fewest] = pieces
    .filter(({ piece }) => rest.problem.pieces[piece]!.cells.length < cells)
    .sort((a, b) => a.classes.length - b.classes.length);
  if (fewest && fewest.classes.length <= group.length)
    return fewest.classes.flatMap((placement) => {
      const still = group.filter((member) => member[placement] === placement);
      return shares(place(rest, placement), still, sequencer);
    });
  return together(rest, group, new Covers(rest, sequencer), pieces[0]);
}

/**
 * The shares for all placements of a piece that is held, one of each class; or, if none can be, for all
 * solutions. By Burnside's lemma the classes of solutions under a group are as many as, on average over
 * its members, the solutions that a member leaves alone.
 */
function together(
  rest: Rest,
  group: readonly Symmetry[],
  covers: Covers,
  held: Holdable | undefined,
): Share[] {
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
  if (!held) return [ofGroup(group, group.length, () => true)];

  // The placements, by how many symmetries leave them alone.
  const kept = new Map<number, Set<number>>();
  for (const placement of held.classes) {
    const images = group.map((member) => member[placement]!);
    const still = images.filter((image) => image === placement).length;
    if (!kept.has(still)) kept.set(still, new Set());
    kept.get(still)!.add(first(images, covers));
  }
  const { piece } = rest.problem.placements;
  return [...kept]
    .sort(([a], [b]) => a - b)
    .map(([still, places]) => {
      const members = group.filter((member) => [...places].some((p) => member[p] === p));
      return ofGroup(members, still, (placement, member) => {
        if (piece[placement] !== held.piece) return true;
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

/** A piece that can be held, and its placements, one of each class. */
interface Holdable {
  readonly piece: number;
  readonly classes: readonly number[];
}

/**
 * The pieces that can be held, if there are any: first those with no placement that a symmetry leaves
 * alone, as then there is one cover to count, and those with few placements before others.
 */
function piecesToHold(
  { problem, copies, placements }: Rest,
  group: readonly Symmetry[],
): readonly Holdable[] {
  const { pieces, puzzle } = problem;
  if (puzzle.use !== 'all') return [];
  const { piece: pieceOf } = problem.placements;
  const counts = new Int32Array(pieces.length);
  const isRenamed = new Uint8Array(pieces.length);
  const isStill = new Uint8Array(pieces.length);
  const classes: number[][] = pieces.map(() => []);
  for (const placement of placements) {
    const piece = pieceOf[placement]!;
    let least = placement;
    counts[piece]!++;
    for (let i = 1; i < group.length; i++) {
      const image = group[i]![placement]!;
      if (image === placement) isStill[piece] = 1;
      if (pieceOf[image] !== piece) isRenamed[piece] = 1;
      least = Math.min(least, image);
    }
    if (least === placement) classes[piece]!.push(placement);
  }
  return [...pieces.keys()]
    .filter((piece) => copies[piece] === 1 && isRenamed[piece] === 0)
    .sort((a, b) => isStill[a]! - isStill[b]! || counts[a]! - counts[b]!)
    .map((piece) => ({ piece, classes: classes[piece]! }));
}
