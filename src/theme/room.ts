import type { Point } from '../puzzle/lattices/index.ts';
import { contrast, encoded, linear, luminance, rgb, WEIGHTS, type Rgb } from './colour.ts';
import { dayAngle, entriesAt, mixed } from './light.ts';
import { winnerInk } from './index.ts';
import type { Theme } from './theme.ts';

/** The hours at which the sun comes out from behind the land, and goes down behind it. */
const DAWN = 5.5;
const DUSK = 19.5;
/** The height of the disc's middle at those hours, below all crests, as a share of the picture's height. */
export const HIDDEN = 0.11;
/** The height of the disc's middle when it stands on the far range, and when it is highest, if nothing is above it. */
export const LOW = 0.25;
export const HIGHEST = 0.5;
/** The height of the light when it is high: by day at the top of the picture. */
const HIGH = { byDay: 0.9, atNight: 0.6 } as const;
/** How soon it rises: the smaller, the sooner. */
const SLOWLY = 1.1;
/**
 * How far aside the light is when the disc is seen at first, and in full, as shares of its farthest: the moon is
 * unseen only while it passes behind the board.
 */
const SEEN = { byDay: [0.5, 0.6], atNight: [0.2, 0.24] } as const;
/** The middle of the light at its farthest, as a share of the picture's width from its middle. */
const ASIDE = 0.4;

/** The share of the horizon's colour at the horizon where it is farthest from the sun. */
export const FAINTEST = 0.7;
/** The least luminance of land, and the most at the crest of the near range, before which texts stand. */
const DARKEST = 0.003;
const LIGHTEST = 0.048;
const LIGHTEST_BY_DAY = 0.066;

/** The strength of stars deep at night, and the share of it that they have as the night begins and ends. */
const STARS = 0.55;
const FIRST_STARS = 0.6;
/** The size of the moon deep at night, as a share of that when it is low. */
const PALE_SIZE = 0.8;

/** The strength of the light around the disc when that is low, and when it is high; and of its halo when low. */
export const CORONA = { low: 0.62, high: 0.9 } as const;
export const HALO = 0.5;

/** The strength of a room behind several boards with their texts, which is less where these need that. */
const FAINT = 0.62;
const LEGIBLE = 4.5;
/** The largest share of the page's colour in front of it under texts. */
const SCRIM = 0.2;

/** How much more of the horizon's colour the far range takes on at its foot in the mist at dawn. */
const MIST = 0.35;

/** A colour of land below the sky: at its crest, and in the mist at its foot. */
interface Slope {
  readonly crest: Rgb;
  readonly foot: Rgb;
}

/** The room around a board that stands alone, at an hour: a sky with a sun or a moon, and land below it. */
export interface Room {
  readonly zenith: Rgb;
  /** The strength of stars at the zenith, 0 by day. */
  readonly stars: number;
  readonly middle: Rgb;
  readonly horizon: Rgb;
  /** Undefined in a theme without a sun. */
  readonly disc: Rgb | undefined;
  /** Whether it is the moon; and how soft its edge is, as a share of its radius. */
  readonly isMoon: boolean;
  readonly discEdge: number;
  /** Its radius, as a share of the usual one. */
  readonly discSize: number;
  /** The strengths of a bank of clouds by day, and of the Milky Way at night. */
  readonly clouds: number;
  readonly galaxy: number;
  /** The middle of its light where nothing is in its way, as shares of the picture from its lower left corner. */
  readonly discAt: Point;
  /** How far aside the disc is, from 1 at the left to -1 at the right; 0 where it is seen in full at first. */
  readonly aside: number;
  /** How much of the disc is seen, 0 to 1: none when it is high, behind the board. */
  readonly seen: number;
  /** How high its light is, from 0 for a low one to 1. */
  readonly high: number;
  /** The far range of hills, the near one, and the ground in front of them. */
  readonly far: Slope;
  readonly near: Slope;
  readonly ground: Rgb;
}

/** Whether the sun is not behind the land, at an hour. */
const isDayAt = (hour: number): boolean => hour >= DAWN && hour < DUSK;

/**
 * The place of the sun, or of the moon at night: by the side that the light comes from, the nearer to the middle
 * and the higher the longer it has risen, and unseen when its light is high. One replaces the other behind the land.
 */
function discPlace(hour: number): Pick<Room, 'discAt' | 'aside' | 'seen' | 'high'> {
  const aside = Math.cos(dayAngle(hour));
  const isDay = isDayAt(hour);
  const night = 24 - DUSK + DAWN;
  const share = isDay ? (hour - DAWN) / (DUSK - DAWN) : ((hour - DUSK + 24) % 24) / night;
  const arc = Math.sin(Math.PI * share);
  const risen = (arc * (1 + SLOWLY)) / (arc + SLOWLY);
  const [first, full] = isDay ? SEEN.byDay : SEEN.atNight;
  const side = Math.max(-1, Math.min(1, aside / first));
  const high = 1 - Math.abs(side);
  const seen = Math.max(0, Math.min(1, (Math.abs(aside) - first) / (full - first)));
  const height = HIDDEN + (HIGHEST - HIDDEN) * risen;
  return {
    discAt: [0.5 - ASIDE * side, height + ((isDay ? HIGH.byDay : HIGH.atNight) - height) * high],
    aside: Math.sign(aside) * Math.max(0, (Math.abs(aside) - full) / (1 - full)),
    seen,
    high,
  };
}

/**
 * The light of a window on a page or a table at an hour: its middle as shares of the picture, its strength, and how far it
 * leans to the right, as its shadow goes around by day; none at night.
 */
export function windowAt(
  hour: number,
): readonly [x: number, y: number, strength: number, lean: number] {
  const aside = Math.cos(dayAngle(hour));
  const risen = Math.sin((Math.PI * (hour - DAWN)) / (DUSK - DAWN));
  const strength = isDayAt(hour) ? Math.min(1, 2.5 * risen) : 0;
  return [0.5 + 0.3 * aside, 0.6 + 0.12 * (1 - Math.abs(aside)), strength, 0.25 + 0.7 * aside];
}

/** From 0 by day to 1 at night, slowly. */
const nightAt = (hour: number): number => {
  const fromNoon = Math.abs(hour - 12.5);
  return Math.min(1, Math.max(0, (fromNoon - 5) / 3));
};

/** From 0 as the night begins and ends to 1 around one o'clock, slowly. */
const depthAt = (hour: number): number => {
  const away = Math.abs(((hour + 11) % 24) - 12);
  return Math.min(1, Math.max(0, (4.5 - away) / 2.5));
};

/** From 0 an hour from sunrise and sunset to 1 by day, slowly. */
const brightAt = (hour: number): number =>
  Math.min(1, Math.max(0, (6 - Math.abs(hour - 12.5)) / 2.5));

/** The mist at dawn, from 0 by day to 1 soon after sunrise, slowly. */
const mistAt = (hour: number): number => Math.max(0, 1 - Math.abs(hour - 6.5) / 2);

/** The room of a theme at an hour, 0 to 24; undefined in a theme without land. */
export function roomAt({ light: day, hills, background }: Theme, hour: number): Room | undefined {
  if (hills === undefined) return undefined;
  const [last, next, share] = entriesAt(day, hour);
  const at = (part: 'zenith' | 'middle' | 'horizon' | 'disc'): Rgb =>
    mixed(rgb(last[part]!), rgb(next[part]!), share);
  const [middle, horizon] = [at('middle'), at('horizon')];
  const { discEdge = 0, scene } = background;
  const full = scene === 'fullSky' ? 1 : 0;
  const deep = depthAt(hour);
  const stars = STARS * nightAt(hour) * (FIRST_STARS + (1 - FIRST_STARS) * deep);
  return {
    zenith: at('zenith'),
    stars: last.disc === undefined ? 0 : stars,
    middle,
    horizon,
    disc: last.disc === undefined ? undefined : at('disc'),
    isMoon: !isDayAt(hour),
    discEdge,
    discSize: 1 - (1 - PALE_SIZE) * deep,
    clouds: full * brightAt(hour),
    galaxy: full * deep,
    ...discPlace(hour),
    ...landBelow(middle, horizon, hills, full * brightAt(hour), full * mistAt(hour)),
  };
}

/** The share of the change of a wall by the hour that is seen behind several boards with their texts. */
export const FAINT_WALL = 0.35;
/** The light of a floor, in sRGB, as a share of that of the wall behind it, at most. */
export const PAVED = 0.6;
/** The greatest lightness of the colour that a piece throws on a floor, at which texts stay legible. */
export const BRIGHTEST_CAST = 0.23;

/** The colour, in sRGB, that a piece adds to a floor: purer, and in pale hues not so bright. */
export function castBy(piece: Rgb, strength: number): Rgb {
  const pure = piece.map((channel) => strength * channel * (0.4 + 0.6 * channel));
  const light = Math.hypot(...pure.map((channel, i) => channel * Math.sqrt(WEIGHTS[i]!)));
  return pure.map((channel) => channel / Math.max(1, light / BRIGHTEST_CAST)) as unknown as Rgb;
}

/** What is behind a board at an hour in a theme without land: in the middle, in the corners, and a window's light. */
export interface Walls {
  readonly middle: Rgb;
  readonly corners: Rgb;
  readonly light: Rgb;
}

/** The walls of a theme without land at an hour, 0 to 24: the stops of its sky. */
export function wallsAt({ light: day }: Pick<Theme, 'light'>, hour: number): Walls {
  const [last, next, share] = entriesAt(day, hour);
  const at = (part: 'zenith' | 'middle' | 'horizon'): Rgb =>
    mixed(rgb(last[part]), rgb(next[part]), share);
  return { middle: at('middle'), corners: at('horizon'), light: at('zenith') };
}

/** A room behind several boards with their texts. */
interface FaintRoom {
  /** Its strength, 0 to 1; 0 in a theme without land. */
  readonly strength: number;
  /** The share of the page's colour in front of it under texts, the least with which strong ones are legible anywhere. */
  readonly scrim: number;
}

/** The room of a theme behind several boards, as strong as it can be at an hour, 0 to 24. */
export function faintRoomAt(theme: Theme, hour: number): FaintRoom {
  const room = roomAt(theme, hour);
  if (!room) return { strength: 0, scrim: 0 };
  const { background, text } = theme;
  const outer = rgb(background.outer);
  const plain = [rgb(background.inner), outer];
  const grounds = extremesOf(room);
  const texts = [text.strong, winnerInk(theme)].map(rgb);
  const isLegible = (strength: number, scrim: number): boolean =>
    grounds.every((ground) =>
      plain.every((behind) => {
        const seen = mixed(mixed(behind, ground, strength), outer, scrim);
        return texts.every((ink) => contrast(ink, seen) >= LEGIBLE);
      }),
    );
  let [strength, scrim] = [FAINT, SCRIM];
  while (strength > 0 && !isLegible(strength, SCRIM)) strength = Math.max(0, strength - 0.01);
  while (scrim > 0 && isLegible(strength, scrim - 0.01)) scrim = Math.max(0, scrim - 0.01);
  return { strength, scrim };
}

/** The brightest and the darkest colours of a room behind several boards, where there is no disc but its light. */
function extremesOf({
  zenith,
  stars,
  middle,
  horizon,
  disc,
  high,
  near,
  ground,
}: Room): readonly Rgb[] {
  const corona = disc ? CORONA.low + (CORONA.high - CORONA.low) * high : 0;
  const lit = (sky: Rgb): Rgb =>
    sky.map((channel, i) => channel + (1 - channel) * horizon[i]! * corona) as unknown as Rgb;
  const starry = zenith.map((channel) => Math.min(1, channel + stars)) as unknown as Rgb;
  const around = disc ? mixed(lit(horizon), disc, HALO * (1 - high)) : horizon;
  return [starry, lit(middle), around, near.crest, ground];
}

/** The land below a sky: each part is so much darker than what is behind it that it is set apart. */
function landBelow(
  middle: Rgb,
  horizon: Rgb,
  { colour, byDay = colour, contrast, haze = 0.6 }: NonNullable<Theme['hills']>,
  bright: number,
  misty: number,
): Pick<Room, 'far' | 'near' | 'ground'> {
  const land = mixed(rgb(colour), rgb(byDay), bright);
  const tinted = (sky: number, light: number): Rgb =>
    mixed(mixed(land, middle, sky), mixed(horizon, middle, 0.6 * bright), light);
  const before = (behind: Rgb): number => (luminance(behind) + 0.05) / contrast - 0.05;
  const least = (DARKEST + 0.05) * contrast - 0.05;
  const slope = (crest: Rgb, mist: Rgb, share: number): Slope => {
    const foot = mixed(crest, mist, share);
    return { crest, foot: toned(foot, Math.max(luminance(foot), least)) };
  };
  const cut = (own: Rgb, behind: Rgb, most = 1): Rgb =>
    toned(own, Math.max(DARKEST, Math.min(luminance(own), before(behind), most)));
  const far = slope(
    cut(tinted(0.85, haze), mixed(middle, horizon, FAINTEST)),
    horizon,
    0.3 + MIST * misty,
  );
  const near = slope(
    cut(tinted(0.42, 0.05), far.foot, LIGHTEST + (LIGHTEST_BY_DAY - LIGHTEST) * bright),
    far.crest,
    0.15,
  );
  return { far, near, ground: cut(tinted(0.2, 0), near.foot) };
}

/** A colour at another luminance. */
function toned(colour: Rgb, to: number): Rgb {
  const share = to / Math.max(luminance(colour), 1e-4);
  return colour.map((channel) => Math.min(1, encoded(linear(channel) * share))) as unknown as Rgb;
}
