import { lattices } from '../../puzzle/lattices/index.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import type { Insets } from '../part.ts';

/** Narrower than this, in CSS px, two panes beside each other are enough. */
const NARROW = 560;

/** What a pane takes around its board, in CSS px, and above or beside it, in the height of a letter. */
const PADDING = 16;
const ABOVE = 3.1;
const BESIDE = 11.5;

/** The width of a puzzle's board over its height, as it is drawn. */
export function aspectOf(text: string): number {
  const { lattice, board } = parsePuzzle(text);
  const corners = board.cells.flatMap((cell) => lattices[lattice].corners(cell));
  const extent = (axis: 0 | 1): number => {
    let least = Infinity;
    let most = -Infinity;
    for (const corner of corners) {
      least = Math.min(least, corner[axis]);
      most = Math.max(most, corner[axis]);
    }
    return most - least;
  };
  return extent(0) / extent(1);
}

/**
 * Whether what is said of a pane stands beside its board and not above it, since the board is larger then.
 *
 * @param aspect the width of the board over its height
 * @param em the height of a letter, in CSS px, as the pane is
 */
export function isBeside(aspect: number, width: number, height: number, em: number): boolean {
  const scale = (across: number, down: number): number => Math.min(across / aspect, down);
  const across = width - PADDING;
  const down = height - PADDING;
  return scale(across - BESIDE * em, down) > scale(across, down - ABOVE * em);
}

export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** How so many panes are laid out in a field of so many CSS px. */
export function gridFor(panes: number, width: number, height: number): Grid {
  const upright = height > width;
  const columns = (): number => {
    if (panes <= 1) return 1;
    if (panes === 2) return upright ? 1 : 2;
    if (width < NARROW || panes <= 4) return 2;
    if (panes <= 6) return upright ? 2 : 3;
    return 3;
  };
  return { columns: columns(), rows: Math.ceil(panes / columns()) };
}

/** The places of so many boards that fill a field evenly, where there is nothing else on it. */
export function evenPlaces(panes: number, width: number, height: number): readonly Insets[] {
  const { columns, rows } = gridFor(panes, width, height);
  return Array.from({ length: panes }, (_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    return {
      top: (height * row) / rows,
      right: (width * (columns - 1 - column)) / columns,
      bottom: (height * (rows - 1 - row)) / rows,
      left: (width * column) / columns,
    };
  });
}
