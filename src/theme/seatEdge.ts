import { contrast, rgb, type Rgb } from './colour.ts';
import { entriesAt, mixed } from './light.ts';
import { faceColour } from './pieceArt.ts';
import type { Theme } from './theme.ts';

/** The least contrast of waiting pieces to what is behind them, and the one that their edges aim at. */
export const SEEN = 2.2;
const AIM = 2.5;
/** How far down from the middle of the sky to the horizon pieces wait, as a share. */
const DOWN = 0.3;
/** The steps in which an edge becomes lighter. */
const STEP = 1 / 16;

/** The colours behind waiting pieces, where these differ most, at an hour of the day. */
export function behindSeats({ hills, light }: Theme, hour: number): readonly Rgb[] {
  const [last, next, share] = entriesAt(light, hour);
  const at = (part: 'zenith' | 'middle' | 'horizon'): Rgb =>
    mixed(rgb(last[part]), rgb(next[part]), share);
  if (!hills) return [at('middle'), at('horizon')];
  return [at('zenith'), at('middle'), mixed(at('middle'), at('horizon'), DOWN)];
}

/**
 * The colour of the edge around waiting pieces at an hour: the horizon's, as light as it takes to be seen; undefined
 * where lines around them, or all pieces, are seen without one.
 */
export function seatEdgeAt(theme: Theme, hour: number, horizon: Rgb): Rgb | undefined {
  const behind = behindSeats(theme, hour);
  const isSeen = (colour: Rgb, least: number): boolean =>
    behind.every((ground) => contrast(mixed([0, 0, 0], colour, theme.untried), ground) >= least);
  const { line } = theme.material;
  if (line.width > 0 && isSeen(rgb(line.colour), SEEN)) return undefined;
  if (
    [...theme.pieces, ...theme.morePieces].every((piece) =>
      isSeen(faceColour(theme, rgb(piece)), SEEN),
    )
  )
    return undefined;
  let share = 0;
  while (share < 1 && !isSeen(mixed(horizon, [1, 1, 1], share), AIM)) share += STEP;
  return mixed(horizon, [1, 1, 1], share);
}
