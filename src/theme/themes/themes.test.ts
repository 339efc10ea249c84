import { difference } from '../../testing/pictures/colourDifference.ts';
import { describe, expect, test } from 'vitest';
import { contrast, luminance, over, rgb, type Rgb } from '../colour.ts';
import { castAt } from '../light.ts';
import { PAVED, castBy, wallsAt } from '../room.ts';
import { faceColour, letterColour, pieceColours } from '../pieceArt.ts';
import { nextTheme, themes, winnerInk, winnerRim, type Theme, type ThemeId } from '../index.ts';

/** Themes have at most as many colour schemes as a wheel has colours. */
const SCHEMES = Array.from({ length: 12 }, (_, scheme) => scheme);
const hours = Array.from({ length: 48 }, (_, i) => i / 2);
const all: [string, Theme][] = Object.entries(themes);

describe.each(all)('the look called %s', (id, theme) => {
  test('goes by its name', () => {
    expect(theme.id).toBe(id);
  });

  test('has texts that can be read wherever they stand', () => {
    const grounds = [theme.background.inner, theme.background.outer, theme.text.panel].map(rgb);
    for (const ground of grounds) {
      expect(contrast(rgb(theme.text.strong), ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(theme.text.soft), ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(rgb(theme.text.accent), rgb(theme.text.panel))).toBeGreaterThanOrEqual(4.5);
  });

  test('has texts that can be read where a piece throws its colour on the floor', () => {
    const floor = theme.colourBleed?.floor ?? 0;
    if (floor === 0) return;
    for (const hour of hours) {
      // The floor is in shadow, and nearer to the corners than to the middle.
      const dark = wallsAt(theme, hour).corners.map((channel) => PAVED * channel);
      const thrown = floor * castAt(theme.light, hour);
      for (const piece of [...theme.pieces, ...theme.morePieces].map(rgb)) {
        const cast = castBy(piece, thrown);
        const lit = dark.map((channel, i) => channel + cast[i]!);
        for (const text of [theme.text.strong, theme.text.soft])
          expect(contrast(rgb(text), lit as unknown as Rgb)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('has a colour for winners that is seen on the tray, and read on the page', () => {
    const { tray, background, text } = theme;
    expect(contrast(rgb(winnerRim(theme)), rgb(tray.colour))).toBeGreaterThanOrEqual(3);
    for (const ground of [background.inner, background.outer, text.panel])
      expect(contrast(rgb(winnerInk(theme)), rgb(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test('sets every piece apart from the tray', () => {
    for (const piece of [...theme.pieces, ...theme.morePieces, ...theme.related]) {
      expect(difference(rgb(piece), rgb(theme.tray.colour))).toBeGreaterThan(5);
    }
  });

  // The light of a tube is its line.
  test.runIf(theme.material.kind !== 'tube')('lets no piece sink in the open cells', () => {
    const { tray, cell } = theme;
    const open = over(rgb(cell.colour), cell.strength, rgb(tray.colour));
    for (const piece of [...theme.pieces, ...theme.morePieces, ...theme.related])
      expect(contrast(faceColour(theme, rgb(piece)), open)).toBeGreaterThan(1.3);
  });

  test('sets open cells apart from the tray', () => {
    const { tray, cell } = theme;
    const closed = rgb(tray.colour);
    expect(difference(over(rgb(cell.colour), cell.strength, closed), closed)).toBeGreaterThan(3);
  });

  test('has light on open cells at a near miss that is seen, and is no flash', () => {
    const { tray, cell, nearMiss } = theme;
    const open = over(rgb(cell.colour), cell.strength, rgb(tray.colour));
    const lit = over(rgb(nearMiss.colour), nearMiss.strength, open);
    expect(difference(lit, open)).toBeGreaterThan(6);
    expect(Math.abs(luminance(lit) - luminance(open))).toBeLessThan(0.1);
    // The ring around them.
    expect(contrast(rgb(nearMiss.colour), open)).toBeGreaterThan(2);
  });

  test('has labels that can be read in the tray, those that stay in sight at a glance', () => {
    const { tray, cell, label } = theme;
    const closed = rgb(tray.colour);
    const open = over(rgb(cell.colour), cell.strength, closed);
    expect(contrast(rgb(label.quiet), open)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(rgb(label.strong), closed)).toBeGreaterThanOrEqual(4.5);
    expect(difference(rgb(label.strong), rgb(label.quiet))).toBeGreaterThan(20);
  });

  test('has twelve colours that are told apart, and twelve more', () => {
    for (const scheme of SCHEMES) {
      const colours = pieceColours(theme, { count: 12, kinds: 12, scheme });
      expect(new Set(colours).size).toBe(12);
      for (const [i, one] of colours.entries()) {
        for (const other of colours.slice(0, i)) {
          expect(difference(rgb(one), rgb(other))).toBeGreaterThan(8);
        }
      }
    }
    expect(new Set(pieceColours(theme, { count: 24, kinds: 24, scheme: 0 })).size).toBe(24);
  });

  test('has related colours for identical pieces, twelve that are told apart, four of them at a glance', () => {
    const colours = pieceColours(theme, { count: 12, kinds: 1, scheme: 0 }).map(rgb);
    expect(colours).toEqual(theme.related.map(rgb));
    for (const [i, one] of colours.entries())
      for (const other of colours.slice(0, i)) {
        const least = i < 4 ? 15 : 8;
        expect(difference(one, other)).toBeGreaterThan(least);
      }
  });

  test('gives neighbours in a set colours that are far apart', () => {
    for (const scheme of SCHEMES) {
      const colours = pieceColours(theme, { count: 12, kinds: 12, scheme }).map(rgb);
      for (let i = 1; i < 12; i++)
        expect(difference(colours[i - 1]!, colours[i]!)).toBeGreaterThan(15);
    }
  });

  test('has letters in a colour that can be read', () => {
    for (const piece of [...theme.pieces, ...theme.morePieces, ...theme.related]) {
      const face = faceColour(theme, rgb(piece));
      expect(contrast(rgb(letterColour(theme, rgb(piece))), face)).toBeGreaterThan(3);
    }
  });
});

test('the lead between panes of glass is much wider than the lines between cells of one', () => {
  const { material, seam } = themes.glass;
  expect(2 * material.line.width).toBeGreaterThan(5 * seam.width);
  expect(seam.strength).toBeLessThan(0.3);
});

test('a drawing has thin washes, and open cells in the blue of its sheet', () => {
  const { material, cell, background } = themes.blueprint;
  expect(material.face).toBeLessThanOrEqual(0.5);
  const sheet = [background.inner, background.outer].map((one) => luminance(rgb(one)));
  const open = luminance(rgb(cell.colour));
  expect(open).toBeGreaterThan(0.9 * Math.min(...sheet));
  expect(open).toBeLessThan(Math.max(...sheet));
});

test.each(['wood', 'paper'] as const)('pieces of %s that wait throw a soft shadow', (id) => {
  const { shadow, thickness } = themes[id];
  expect(shadow.height).toBeGreaterThan(thickness.piece);
  expect(shadow.soft).toBeGreaterThanOrEqual(0.05);
});

test('themes follow each other around all of them', () => {
  const ids = Object.keys(themes) as ThemeId[];
  const round = [ids[0]!];
  for (const _ of ids) round.push(nextTheme(round.at(-1)!));
  expect(round.slice(1)).toHaveLength(ids.length);
  expect(new Set(round)).toEqual(new Set(ids));
  expect(round.at(-1)).toBe(ids[0]);
});
