import { difference } from './colourDifference.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colouringOf } from '../../puzzle/colouring.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { rgb, type Rgb } from '../../theme/colour.ts';
import { pieceColours } from '../../theme/pieceArt.ts';
import { themes } from '../../theme/index.ts';
import { openAddress } from '../pages/page.ts';
import { serve, type Site } from '../../tools/serve.ts';
import type { Picture } from '../../tools/png.ts';

const folder = mkdtempSync(join(tmpdir(), 'fitful-boards-'));
let site: Site;

beforeAll(async () => {
  await build({
    root: join(import.meta.dirname, 'boards'),
    configFile: false,
    logLevel: 'warn',
    base: './',
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 1000 },
  });
  site = await serve(folder);
});

afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

const MARGIN = 0.32;

/** The colour at the centre of each cell of a board that fills the picture. */
function middles(picture: Picture, columns: number, rows: number): Rgb[] {
  const { width, height } = picture;
  const cell = Math.floor(Math.min(width / (columns + 2 * MARGIN), height / (rows + 2 * MARGIN)));
  return Array.from({ length: columns * rows }, (_, i) => {
    const x = width / 2 + ((i % columns) + 0.5 - columns / 2) * cell;
    const y = height / 2 + (Math.floor(i / columns) + 0.5 - rows / 2) * cell;
    const channels = picture.at(Math.round(x), Math.round(y)).map((channel) => channel / 255);
    return channels as unknown as Rgb;
  });
}

/** The index of the nearest colour. */
const nearest = (colour: Rgb, all: readonly Rgb[]): number => {
  const away = all.map((other) => difference(colour, other));
  return away.indexOf(Math.min(...away));
};

test.each([
  {
    run: 'swaps',
    columns: 8,
    rows: 8,
    use: { count: 8, kinds: 8, scheme: 0 },
    moments: [0, 5, 17, 30],
  },
  {
    run: 'everything',
    columns: 6,
    rows: 10,
    moments: [0, 90, 500, 3000],
    use: colouringOf(parsePuzzle(`pieces: pentomino\n\n${'......\n'.repeat(10)}`)),
  },
])(
  'a run of $run is drawn, forwards and backwards, by the board view of searches',
  async ({ run, columns, rows, use, moments }) => {
    const palette = pieceColours(themes.midnight, use).map(rgb);
    const visit = await openAddress(`${site.address}?run=${run}`, {
      width: 480,
      height: 480,
      drawn: true,
    });
    await visit.page.waitForFunction(() => 'shown' in window);
    const show = async (step: number): Promise<readonly Rgb[]> => {
      const shown = await visit.page.evaluate((to) => window.shown.show(to), step);
      expect(shown.step).toBe(step);
      const seen = middles(await visit.picture(), columns, rows);
      for (const [cell, colour] of shown.colours.entries())
        if (colour >= 0) expect([cell, nearest(seen[cell]!, palette)]).toEqual([cell, colour]);
      return seen;
    };
    const pictures = [];
    for (const step of moments) pictures.push(await show(step));
    await visit.page.evaluate(() => window.shown.play(30, 20));
    for (const [i, step] of [...moments.entries()].toReversed())
      expect(await show(step)).toEqual(pictures[i]);
  },
);
