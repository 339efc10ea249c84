import { expect, test } from 'vitest';
import type { Rgb } from '../../theme/colour.ts';
import { themes } from '../../theme/index.ts';
import { ignore } from '../../testing/pictures/unseen.ts';
import { FRAME, frame, piecesOf, problem } from '../../testing/pictures/pentominoBoard.ts';
import { Division, BlockTiles } from '../../generate/division.ts';
import { frameOf } from '../../generate/frame.ts';
import { swapOf } from '../../generate/events.ts';
import { presentFor } from '../../testing/pictures/presentFor.ts';

const PACE = 2;
const count = problem.cells.length;

/** A board whose cells are in so many blocks by turns, each cell a tile of its own. */
function scattered() {
  const division = new Division(frameOf(problem.puzzle), Array(12).fill(5));
  division.set(problem.cells.map((_, cell) => cell % 12));
  return { division, tiles: new BlockTiles(division) };
}

test('two cells that change places fly to each other in their own colours, leave a trace, and no other moves or fades', () => {
  const aloft = new Map<number, { cell: number; colour: Rgb; opacity: number }>();
  const seats = new Map<number, number>();
  const moving = {
    ...ignore,
    put: (at: number, cell: number) => seats.set(at, cell),
    colour: (at: number, colour: Rgb, opacity: number) =>
      aloft.set(at, { cell: seats.get(at)!, colour, opacity }),
    hide: (at: number) => aloft.delete(at),
  };
  const opacities = Array<number>(count).fill(0);
  const traces = new Map<number, number>();
  const fading = {
    ...ignore,
    colour: (cell: number, _: Rgb, opacity: number) => traces.set(cell, opacity),
    hide: (cell: number) => traces.delete(cell),
  };
  const settled = {
    ...ignore,
    colour: (cell: number, _: Rgb, opacity: number) => (opacities[cell] = opacity),
    hide: (cell: number) => (opacities[cell] = 0),
  };
  const pieces = piecesOf(themes.midnight, { moving, settled, fading });
  pieces.change(presentFor(0), false);
  const { division, tiles } = scattered();
  let now = 0;
  for (; now < 1000; now += FRAME) frame(pieces, tiles, now, PACE);
  expect(Math.min(...opacities)).toBe(1);
  division.apply(swapOf(0, 25, count));
  tiles.update();
  const colours = pieces.cells.colours;
  traces.clear();
  let flown = 0;
  for (const end = now + 700; now < end; now += FRAME) {
    frame(pieces, tiles, now, PACE);
    pieces.fly(now);
    if (aloft.size === 0) continue;
    flown++;
    expect([...aloft.values()].toSorted((a, b) => a.cell - b.cell)).toEqual([
      { cell: 0, colour: colours[1], opacity: 1 },
      { cell: 25, colour: colours[0], opacity: 1 },
    ]);
    expect(opacities.flatMap((opacity, cell) => (opacity < 1 ? [cell] : []))).toEqual([0, 25]);
    expect([...traces]).toEqual([
      [0, 0.5],
      [25, 0.5],
    ]);
  }
  expect(flown * FRAME).toBeGreaterThan(300);
  expect(flown * FRAME).toBeLessThan(1000 / PACE);
  expect([aloft.size, Math.min(...opacities)]).toEqual([0, 1]);
});
