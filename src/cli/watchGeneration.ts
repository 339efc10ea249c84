import { letterAt } from '../puzzle/labels.ts';
import { drawCells, firstColumn } from '../puzzle/drawing.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import { END } from '../run/step.ts';
import { type Division, NONE } from '../generate/division.ts';
import type { Generation } from '../generate/generation.ts';
import { words } from '../words/index.ts';
import { animate, spend } from './animation.ts';
import type { Call } from './command.ts';
import { painter } from './paint.ts';
import type { Glyph } from './pictures.ts';
import { cutTo } from './width.ts';

/** Lines reserved for the figures above the board, and for the cursor. */
const ABOVE = 2;

/** Draws a division with a letter for each block; squares are two characters wide. */
function pictureOf({ frame, owner }: Division): Glyph[][] {
  const { board } = frame;
  const lattice = lattices[frame.lattice];
  const first = firstColumn(lattice, board.cells);
  const width = lattice.hasWalls ? 2 : 1;
  const rows = drawCells(lattice, board.cells, 'board').map((line) =>
    Array.from(line, (sign): Glyph => ({ text: sign.padEnd(width) })),
  );
  for (const [cell, [column, row]] of board.cells.entries()) {
    const block = owner[cell]!;
    if (block === NONE) continue;
    rows[row]![column - first] = { text: letterAt(block).padEnd(width), piece: block };
  }
  return rows;
}

/** Redraws a generation in place until it ends; returns whether the user interrupted it. */
export function watchGeneration(call: Call, run: Generation): AsyncGenerator<string, boolean> {
  const { status } = words(call.language).generate;
  const { division } = run.draft;
  const lines = (): string[] => {
    const { columns, rows, colours } = call.screen;
    const { score, whole, sizes } = division;
    const { tries, restarts } = run.draft;
    const [, , temperature] = run.series.map((_, series) => run.value(series));
    const figures = { score, steps: run.steps, tries, whole, blocks: sizes.length, restarts };
    const board = pictureOf(division)
      .slice(0, Math.max(1, rows - ABOVE))
      .map((line) => line.slice(0, Math.floor(columns / line[0]!.text.length)));
    return [
      cutTo(columns, status({ ...figures, temperature: temperature! })),
      ...board.map(painter(colours)),
    ];
  };
  return animate(call, lines(), (budget) => {
    let isOver = false;
    spend(budget, () => (isOver = run.step() === END));
    return { lines: lines(), isOver, isHeld: false };
  });
}
