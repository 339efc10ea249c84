import { HIGHEST, LOW, type Room as Sky } from '../../theme/room.ts';
import type { Rectangle, Size } from '../../theme/viewport.ts';

/** The radius of the sun and of the moon, as a share of the shorter side of the picture. */
export const RADIUS = 0.037;
/** The least distances beside it to boards and waiting pieces, and to the picture's edge, as shares of its width. */
export const CLEAR = 0.024;
export const EDGE = 0.024;
/** The least distance to what is above it, in radii. */
const ABOVE = 1;
/** The height of its middle up to which waiting pieces leave room for it. */
const BELOW_PIECES = 0.3;

/** Its radius in a picture of these proportions, width to height, as a share of the height. */
export const radiusIn = (aspect: number): number => RADIUS * Math.min(1, aspect);

/** The share of the picture's height that is land without a lift. */
const LAND = 0.17;

/** How far land is lifted that a share of the picture's height is free for. */
export const liftOf = (free: number): number => Math.max(0, free - LAND);

/** Where boards stand: their middle, half their width and their lower edge, as shares from the lower left. */
export interface Stand {
  readonly middle: number;
  readonly half: number;
  readonly foot: number;
}

/** The greatest height of the floor below a wall with boards in front of it, as a share of the picture's height. */
const HORIZON = 0.22;

/** The height of the floor below a wall with a stand in front of it. */
export const floorBelow = ({ foot }: Stand): number => Math.min(foot, HORIZON);

/** The height of a tray above that floor, in CSS pixels. */
export const heightAbove = (tray: Rectangle, page: Size): number => {
  const stand = standOf([tray], page)!;
  return (stand.foot - floorBelow(stand)) * page.height;
};

/** The stand of boards in a picture; undefined without any. */
export function standOf(boards: readonly Rectangle[], page: Size): Stand | undefined {
  if (boards.length === 0) return undefined;
  const left = Math.min(...boards.map(({ x }) => x)) / page.width;
  const right = Math.max(...boards.map(({ x, width }) => x + width)) / page.width;
  const foot = 1 - Math.max(...boards.map(({ y, height }) => y + height)) / page.height;
  return { middle: (left + right) / 2, half: (right - left) / 2, foot };
}

/** How far from the picture's sides the disc stays where there is room, and how far it goes, as shares of its width. */
const ASIDE = 0.06;
const INWARDS = 0.3;

/** A picture with its land so much higher than usual, as a share of its height. */
export interface Picture {
  readonly page: Size;
  readonly lift: number;
}

/** A picture, and what stands in it, in CSS pixels. */
interface Room extends Picture {
  readonly boards: readonly Rectangle[];
  readonly pieces: readonly Rectangle[];
}

/** The part of some of a picture that is above the disc wherever that is seen. */
export function aboveDisc(part: Rectangle, { page, lift }: Picture): Rectangle {
  const needed = radiusIn(page.width / page.height) * (1 + ABOVE);
  const bottom = (1 - BELOW_PIECES - lift - needed) * page.height;
  return { ...part, height: Math.max(1, Math.min(part.y + part.height, bottom) - part.y) };
}

/** Where the middle of the disc may be at one side: nearest to the board, farthest, and highest, as shares. */
type Span = readonly [inner: number, outer: number, top: number];

/** Where the disc may be at the left and at the right; undefined at a side without room for it. */
export interface Spans {
  readonly left?: Span | undefined;
  readonly right?: Span | undefined;
}

/** The place of a disc in the picture, and how much of it is seen, 0 to 1. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly seen: number;
}

/** The widest spans at both sides of a picture with nothing beside the disc, which is seen in full or not at all. */
export function spansIn({ page, lift, boards, pieces }: Room): Spans {
  const { width, height } = page;
  const share = radiusIn(width / height);
  const radius = share * height;
  const [reach, edge] = [radius + CLEAR * width, radius + EDGE * width];
  // By more than rounding can tell.
  const isLow = (thing: Rectangle): boolean =>
    aboveDisc(thing, { page, lift }).height < thing.height - 0.01;
  const columns = [...boards, ...pieces]
    .filter(isLow)
    .map(({ x, width: across }) => [x - reach, x + across + reach] as const)
    .sort(([one], [other]) => one - other);
  const widest = (from: number, to: number): readonly [number, number] | undefined => {
    let [best, free]: [readonly [number, number] | undefined, number] = [undefined, from];
    for (const [start, end] of [...columns, [to, to] as const]) {
      const until = Math.min(start, to);
      if (until >= free && (!best || until - free > best[1] - best[0])) best = [free, until];
      free = Math.max(free, end);
    }
    return best && [best[0] / width, best[1] / width];
  };
  const left = widest(edge, width / 2);
  const right = widest(width / 2, width - edge);
  /** A span, as high as things that are above it leave it. */
  const below = (inner: number, outer: number): Span => {
    const isOver = ({ x, width: across }: Rectangle): boolean =>
      Math.max(inner, outer) * width > x - reach &&
      Math.min(inner, outer) * width < x + across + reach;
    const over = [...boards, ...pieces].filter((thing) => !isLow(thing) && isOver(thing));
    const lowest = Math.max(...over.map(({ y, height: high }) => y + high));
    return [inner, outer, Math.min(HIGHEST, 1 - lift - lowest / height - share * (1 + ABOVE))];
  };
  const within = (x: number, [from, to]: readonly [number, number]): number =>
    Math.min(to, Math.max(from, x));
  return {
    left: left && below(within(INWARDS, left), within(ASIDE, left)),
    right: right && below(within(1 - INWARDS, right), within(1 - ASIDE, right)),
  };
}

/** The place of the disc of a sky, whose light stays where there is no room for a disc. */
export function placeIn({ discAt, aside, seen, high }: Sky, { left, right }: Spans): Place {
  const [x, y] = discAt;
  const span = x < 0.5 ? left : right;
  if (!span) return { x, y, seen: 0 };
  const [inner, outer, top] = span;
  const place = inner + (outer - inner) * Math.abs(aside);
  // Above the land it rises as far as there is room.
  const excess = Math.max(0, y - LOW) * (1 - (top - LOW) / (HIGHEST - LOW));
  return { x: place + (0.5 - place) * high, y: y - excess * (1 - high), seen };
}

/** A place on the way from one to another: a disc is unseen while it passes from one to the other. */
export function between(from: Place, to: Place, share: number): Place {
  const isMoved = from.x !== to.x;
  const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
  if (!isMoved) return { x, y, seen: from.seen + (to.seen - from.seen) * share };
  return { x, y, seen: share < 0.5 ? from.seen * (1 - 2 * share) : to.seen * (2 * share - 1) };
}
