import { expect, test } from 'vitest';
import { contrast, rgb, type Rgb } from './colour.ts';
import { themes } from './index.ts';
import { lightAt, mixed } from './light.ts';
import { faceColour } from './pieceArt.ts';
import { behindSeats, seatEdgeAt, SEEN } from './seatEdge.ts';

test.each(Object.values(themes))(
  'in the theme $id pieces that wait, their lines or their edges have a contrast of 2.2 to what is behind them, at all hours',
  (theme) => {
    for (let hour = 0; hour < 24; hour += 0.5) {
      const edge = seatEdgeAt(theme, hour, lightAt(theme, hour).horizon);
      const behind = behindSeats(theme, hour);
      const least = (colour: Rgb): number =>
        Math.min(
          ...behind.map((ground) => contrast(mixed([0, 0, 0], colour, theme.untried), ground)),
        );
      const { line } = theme.material;
      const around = edge ? least(edge) : line.width > 0 ? least(rgb(line.colour)) : 0;
      for (const piece of [...theme.pieces, ...theme.morePieces])
        expect(Math.max(around, least(faceColour(theme, rgb(piece))))).toBeGreaterThanOrEqual(SEEN);
    }
  },
);
