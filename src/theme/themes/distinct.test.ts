import { difference } from '../../testing/pictures/colourDifference.ts';
import { expect, test } from 'vitest';
import { colourVisions } from '../../testing/pictures/colourVision.ts';
import { contrast, encoded, linear, rgb, type Rgb } from '../colour.ts';
import { themes } from '../index.ts';
import { lightAt, mixed, onTop } from '../light.ts';
import { labOf } from '../oklab.ts';
import { faceColour, isMarkLegible, letterColour, markSize, pieceColours } from '../pieceArt.ts';
import { roomAt } from '../room.ts';

const { distinct } = themes;

/** The least difference of so many piece colours, in normal sight and in any kind of colour blindness. */
function least(count: number): readonly [number, number] {
  const colours = pieceColours(distinct, { count, kinds: count, scheme: 0 }).map(rgb);
  const pairs = colours.flatMap((one, i) =>
    colours.slice(0, i).map((other) => [one, other] as const),
  );
  const apart = (see: (typeof colourVisions)[number]): number =>
    Math.min(...pairs.map(([one, other]) => difference(see(one), see(other))));
  return [apart((colour) => colour), Math.min(...colourVisions.map(apart))];
}

test.each([
  [12, 25, 13],
  [24, 13, 7.5],
])('%d colours are told apart by everybody', (count, usual, blind) => {
  const [normal, lacking] = least(count);
  expect(normal).toBeGreaterThan(usual);
  expect(lacking).toBeGreaterThan(blind);
});

test('no piece is muddy: orange, yellow and yellowish green are light and pure', () => {
  for (const piece of [...distinct.pieces, ...distinct.morePieces]) {
    const [lightness, a, b] = labOf(faceColour(distinct, rgb(piece)));
    const hue = (Math.atan2(b, a) * 180) / Math.PI;
    if (Math.hypot(a, b) < 0.02 || hue < 40 || hue > 135) continue;
    expect(lightness).toBeGreaterThan(0.6);
    expect(Math.hypot(a, b)).toBeGreaterThan(0.07);
  }
});

test('open cells are told from every piece by everybody', () => {
  const { cell, pieces, morePieces } = distinct;
  expect(cell.strength).toBe(1);
  for (const see of colourVisions)
    for (const piece of [...pieces, ...morePieces]) {
      const face = faceColour(distinct, rgb(piece));
      expect(difference(see(face), see(rgb(cell.colour)))).toBeGreaterThan(10);
    }
});

test('letters are more than half as high as their cells, and are read on every piece, at any hour', () => {
  const { letter, pieces, morePieces, related } = distinct;
  expect(markSize(60, letter.size)).toBe(0.55);
  expect(isMarkLegible(16)).toBe(true);
  for (let hour = 0; hour < 24; hour += 0.5) {
    const shares = onTop(lightAt(distinct, hour), distinct);
    for (const piece of [...pieces, ...morePieces, ...related].map(rgb)) {
      const top = piece.map((channel, i) => encoded(Math.min(1, linear(channel) * shares[i]!)));
      const face = faceColour(distinct, top as unknown as Rgb);
      expect(contrast(rgb(letterColour(distinct, piece)), face)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('pieces that wait, or the lines around them, are told from the sky by everybody, at any hour', () => {
  const { untried, pieces, morePieces, material } = distinct;
  const waiting = (colour: Rgb): Rgb => mixed([0, 0, 0], colour, untried);
  const line = waiting(rgb(material.line.colour));
  const faces = [...pieces, ...morePieces].map((piece) =>
    waiting(faceColour(distinct, rgb(piece))),
  );
  for (let hour = 0; hour < 24; hour++) {
    const { zenith, middle, horizon } = roomAt(distinct, hour)!;
    const sky = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
      mixed(horizon, middle, share),
      mixed(middle, zenith, share),
    ]);
    for (const see of [(colour: Rgb) => colour, ...colourVisions])
      for (const behind of sky.map(see)) {
        const around = difference(see(line), behind);
        for (const face of faces)
          expect(Math.max(around, difference(see(face), behind))).toBeGreaterThan(5);
      }
  }
});
