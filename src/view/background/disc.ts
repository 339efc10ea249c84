import type { Room as Sky } from '../../theme/room.ts';
import type { Rectangle, Size } from '../../theme/viewport.ts';

/** The radius of the sun and of the moon, as a share of the picture's height. */
export const RADIUS = 0.037;
/** The least distance from the disc to boards and waiting pieces, in radii. */
const AWAY = 0.15;

/** How far from the picture's sides the disc stays where there is room, as a share of its width. */
const ASIDE = 0.1;

/** A picture, and what stands in it, in CSS pixels. */
interface Room {
  readonly page: Size;
  readonly boards: readonly Rectangle[];
  readonly pieces: readonly Rectangle[];
}

/** Where the middle of the disc may be at one side: nearest to the board, and farthest, as shares. */
type Span = readonly [inner: number, outer: number];

/** Where the disc may be at the left and at the right; undefined at a side without room for it. */
export interface Spans {
  readonly left?: Span | undefined;
  readonly right?: Span | undefined;
}

/** The place of a disc across the picture, and how much of it is seen, 0 to 1. */
interface Place {
  readonly x: number;
  readonly seen: number;
}

/** The widest spans at both sides of a picture that are in no column of a board or of a waiting piece. */
export function spansIn({ page: { width, height }, boards, pieces }: Room): Spans {
  const radius = RADIUS * height;
  const reach = radius * (1 + AWAY);
  const columns = [...boards, ...pieces]
    .map(({ x, width: across }) => [x - reach, x + across + reach] as const)
    .sort(([one], [other]) => one - other);
  const widest = (from: number, to: number): Span | undefined => {
    let [best, free]: [Span | undefined, number] = [undefined, from];
    for (const [start, end] of [...columns, [to, to] as const]) {
      const until = Math.min(start, to);
      if (until >= free && (!best || until - free > best[1] - best[0])) best = [free, until];
      free = Math.max(free, end);
    }
    return best && [best[0] / width, best[1] / width];
  };
  const [left, right] = [widest(radius, width / 2), widest(width / 2, width - radius)];
  return {
    left: left && [left[1], Math.min(left[1], Math.max(left[0], ASIDE))],
    right: right && [right[0], Math.max(right[0], Math.min(right[1], 1 - ASIDE))],
  };
}

/** The place of the disc of a sky, whose light stays where there is no room for a disc. */
export function placeIn({ discAt: [x], aside, seen, high }: Sky, { left, right }: Spans): Place {
  const span = aside > 0 ? left : right;
  if (!span) return { x, seen: 0 };
  const [inner, outer] = span;
  const place = inner + (outer - inner) * Math.abs(aside);
  return { x: place + (0.5 - place) * high, seen };
}

/** A place on the way from one to another: a disc is unseen while it passes from one to the other. */
export function between(from: Place, to: Place, share: number): Place {
  const isMoved = from.x !== to.x;
  const x = from.x + (to.x - from.x) * share;
  if (!isMoved) return { x, seen: from.seen + (to.seen - from.seen) * share };
  return { x, seen: share < 0.5 ? from.seen * (1 - 2 * share) : to.seen * (2 * share - 1) };
}
