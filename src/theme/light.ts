import type { Point } from '../puzzle/lattices/index.ts';
import { encoded, linear, luminance, rgb, type Rgb } from './colour.ts';
import { labOf, rgbOf } from './oklab.ts';
import type { HourlyLight, Theme } from './theme.ts';

export interface Light {
  /** The unit vector towards the sun: right, down, and out of the screen. */
  readonly towards: readonly [number, number, number];
  /** Linear colours of luminance 1, so that the hour does not change the brightness of a board. */
  readonly sun: Rgb;
  readonly sky: Rgb;
  /** The colour of the horizon, in sRGB. */
  readonly horizon: Rgb;
  /** The colour of the afterglow, in sRGB. */
  readonly glow: Rgb;
  /** The share of the colours that pieces throw on what is around them. */
  readonly cast: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The angle of the light's way around the day: 0 at 6, when it comes from the left, a quarter turn at noon, a
 * half at 18, when it comes from the right. The moon long stays there, and crosses to the left between 3 and 4.
 */
export function dayAngle(hour: number): number {
  const sinceDawn = (hour + 18) % 24;
  const isDay = sinceDawn < 12;
  return (isDay ? sinceDawn : 12 + 12 * (sinceDawn / 12 - 1) ** 3) * (Math.PI / 12);
}

/**
 * The direction of the sun: from the left at 6, from the right at 18, high at noon and, as the moon, where that
 * crosses; always from above, so that pieces look raised.
 */
function directionAt(hour: number): Light['towards'] {
  const day = dayAngle(hour);
  const side = radians(-68 * Math.cos(day));
  const height = radians(42 - 15 * Math.cos(2 * day));
  return [Math.sin(side) * Math.cos(height), -Math.cos(side) * Math.cos(height), Math.sin(height)];
}

/** A linear colour as bright as white. */
function asBrightAsWhite(colour: Rgb): Rgb {
  const brightness = luminance(colour);
  return colour.map((channel) => linear(channel) / brightness) as unknown as Rgb;
}

/** A colour on the way from one to another, by its share of the other. */
export const mixed = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((channel, i) => channel + (to[i]! - channel) * share) as unknown as Rgb;

/** The entries of a day before and after an hour, 0 to 24, and the share of the second at that hour. */
export function entriesAt(day: Theme['light'], hour: number): [HourlyLight, HourlyLight, number] {
  const after = day.findIndex((entry) => entry.hour > hour);
  const next = day[Math.max(0, after)]!;
  const last = day.at(after < 0 ? -1 : after - 1)!;
  const span = (next.hour - last.hour + 24) % 24;
  return [last, next, span === 0 ? 0 : ((hour - last.hour + 24) % 24) / span];
}

/** The share of the colours that pieces throw on what is around them at an hour. */
export function castAt(day: Theme['light'], hour: number): number {
  const [{ cast: from = 1 }, { cast: to = 1 }, share] = entriesAt(day, hour);
  return from + (to - from) * share;
}

/** A colour in the hue of another one, as light as itself. */
function inHueOf(hue: Rgb, colour: Rgb): Rgb {
  const [, a, b] = labOf(hue);
  return rgbOf([labOf(colour)[0], a, b]);
}

/** The light of a theme at an hour, 0 to 24; the same all day in a theme with a single entry. */
export function lightAt({ light: day, hills, glow }: Theme, hour: number): Light {
  const [last, next, share] = entriesAt(day, hour);
  const at = (part: 'sun' | 'sky' | 'horizon'): Rgb =>
    mixed(rgb(last[part]), rgb(next[part]), share);
  const horizon = at('horizon');
  return {
    towards: directionAt(last === next ? last.hour : hour),
    sun: asBrightAsWhite(at('sun')),
    sky: asBrightAsWhite(at('sky')),
    horizon,
    // What shines below a sky takes on its colour.
    glow: hills ? inHueOf(horizon, rgb(glow.colour)) : rgb(glow.colour),
    cast: castAt(day, hour),
  };
}

/** The heights of a low and of a high light, as the third part of its direction. */
const OVERHEAD = [0.46, 0.84] as const;
/** How much brighter a tray is in light as bright as white from straight above. */
const LIFT = 1.2;

/** How much light falls on a tray from straight above, 0 to 1; none where it is the same all day. */
export function overheadOf({ towards, horizon }: Light, { tray }: Pick<Theme, 'tray'>): number {
  const [low, high] = OVERHEAD;
  const share = Math.max(0, (towards[2] - low) / (high - low));
  return tray.ofHour === undefined ? 0 : share * luminance(horizon);
}

/** A share of a colour in front of what is behind it. */
type Tint = readonly [colour: Rgb, strength: number];

/** The tints of open cells and of the grooves between them in a light. */
export function cellsIn(
  light: Light,
  theme: Pick<Theme, 'tray' | 'cell'>,
): { readonly open: Tint; readonly groove: Tint } {
  const { colour, byDay = colour, strength, groove, grooveStrength, grooveByDay } = theme.cell;
  const day = overheadOf(light, theme);
  const seen = grooveStrength + ((grooveByDay ?? grooveStrength) - grooveStrength) * day;
  return { open: [mixed(rgb(colour), rgb(byDay), day), strength], groove: [rgb(groove), seen] };
}

/** The colours of the tray and of its rim in a light. */
export function trayIn(
  light: Light,
  theme: Pick<Theme, 'tray'>,
): { readonly tray: Rgb; readonly rim: Rgb } {
  const { sky, horizon } = light;
  const { colour, byDay = colour, rim, ofHour } = theme.tray;
  if (ofHour === undefined) return { tray: rgb(colour), rim: rgb(rim) };
  const overhead = overheadOf(light, theme);
  const bright = 1 + LIFT * overhead;
  const tinted = mixed(rgb(colour), rgb(byDay), overhead).map((channel, i) =>
    encoded(linear(channel) * sky[i]! * bright),
  );
  return { tray: tinted as unknown as Rgb, rim: mixed(rgb(rim), horizon, ofHour) };
}

/** How much of the sun's light gives way to the sky's across half a board, and how much darker it is there, at most. */
const FALL = { hue: 0.06, brightness: 0.03 } as const;
/** How much darker any board is at its edge farthest from the light than in its middle. */
const SLIGHTLY = 0.03;
/** The strength of the tray's edge where it faces away from the light, and of light on edges that face it. */
export const RIM_SHADE = 0.3;
const RIM_LIGHT = 0.13;
/** The share of the rim's colour in the tray at the edge nearest to a low light. */
const WASH = 0.08;

/** How light falls on a board from the side of the sun. */
export interface Fall {
  /** The unit vector across the board towards the light: right and down. */
  readonly towards: Point;
  /** How much larger the share of the sun's light is, and how much brighter it is, at the edge nearest to it. */
  readonly hue: number;
  readonly brightness: number;
  /** The linear colour of the light on edges of pieces that face it, and how much light falls, 0 to 1. */
  readonly rim: Rgb;
  readonly share: number;
}

/** The fall of light across a board; from above where none comes from the side of the sun. */
export function fallOf(
  { towards: [right, down], horizon }: Light,
  { bevel: { fall: share = 0 } }: Pick<Theme, 'bevel'>,
): Fall {
  const far = Math.hypot(right, down);
  const rim = mixed(horizon, [1, 1, 1], 0.3).map((channel) => linear(channel) * RIM_LIGHT * share);
  return {
    towards: share > 0 ? [right / far, down / far] : [0, -1],
    hue: FALL.hue * share,
    brightness: SLIGHTLY + FALL.brightness * share,
    rim: rim as unknown as Rgb,
    share,
  };
}

/** The share of the rim's colour in the tray at the edge nearest to the light, which from above falls on all of it. */
export const washOf = (light: Light, theme: Pick<Theme, 'tray' | 'bevel'>): number =>
  WASH * (theme.bevel.fall ?? 0) * Math.max(0, 1 - 1.3 * overheadOf(light, theme));

/**
 * The factors of linear colours on a surface that faces the viewer.
 *
 * @param side from -1 at the edge of a board that is farthest from the sun to 1 at the nearest
 */
export function onTop(light: Light, theme: Pick<Theme, 'bevel'>, side = 0): Rgb {
  const { hue, brightness } = fallOf(light, theme);
  const share = Math.min(1, theme.bevel.depth + hue * side);
  return light.sky.map(
    (channel, i) => (channel + (light.sun[i]! - channel) * share) * (1 + brightness * side),
  ) as unknown as Rgb;
}

/** The height of the tray above the ground of its shadow, in cell widths. */
const STAND = 0.2;

/** The directions that make a board look raised, in vectors of the board: right and down without tilt. */
export interface Relief {
  readonly towards: Light['towards'];
  /** The unit vector down the screen, where slabs and tray show their fronts. */
  readonly below: Point;
  /** The offsets of the shadows of pieces, of a lift by 1, and of the tray, in cell widths. */
  readonly shadow: Point;
  readonly shadowByLift: Point;
  readonly trayShadow: Point;
}

/**
 * The relief of a board that is tilted on the screen: light and fronts keep their directions on the screen.
 *
 * @param towards the unit vector towards the sun: right, down, and out of the screen
 * @param height of pieces above their shadows, in cell widths
 * @param tilt clockwise, in radians
 */
export function reliefOf(towards: Light['towards'], height: number, tilt: number): Relief {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const onBoard = (x: number, y: number): Point => [x * cos + y * sin, y * cos - x * sin];
  const [right, down, out] = towards;
  const fall = (from: number): Point => onBoard((-right / out) * from, (-down / out) * from);
  return {
    towards: [...onBoard(right, down), out],
    below: onBoard(0, 1),
    shadow: fall(height),
    shadowByLift: fall(0.6),
    trayShadow: fall(STAND),
  };
}

/** How soft the edge of the shadow of a tray on a table is, to either side, in cell widths. */
export const SHADE = 0.42;

/** The offset of the tray's shadow, and how soft its edge is, in cell widths; both less above a sky. */
export function trayShadowOf(
  { trayShadow: [x, y] }: Pick<Relief, 'trayShadow'>,
  { tray: { shadowSoft: soft = SHADE } }: Pick<Theme, 'tray'>,
): { readonly offset: Point; readonly soft: number } {
  const share = soft / SHADE;
  return { offset: [x * share, y * share], soft };
}
