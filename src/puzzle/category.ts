import { todayId, type CatalogueEntry } from './catalogue.ts';
import type { LatticeId } from './lattices/index.ts';

/** The categories of puzzles, in display order. */
export const categories = [
  'today',
  'teaching',
  'pentomino',
  'tetromino',
  'hexomino',
  'polyomino',
  'hexiamond',
  'heptiamond',
  'polyiamond',
  'tetrahex',
  'pentahex',
  'polyhex',
  'one-sided',
  'identical',
] as const;

export type Category = (typeof categories)[number];

/** The category for pieces of several sizes or of a rare size. */
const mixed = {
  square: 'polyomino',
  triangle: 'polyiamond',
  hexagon: 'polyhex',
} as const satisfies Record<LatticeId, Category>;

/** Boards with at most so many cells are for teaching. */
const FEW = 16;

/**
 * The category of a puzzle: its piece set or, if its pieces are drawn one by one, whether they come
 * in copies.
 */
export function categoryOf({ id, question }: Pick<CatalogueEntry, 'id' | 'question'>): Category {
  if (id === todayId) return todayId;
  const { lattice, board, asked } = question;
  if (board.cells.length <= FEW) return 'teaching';
  if (asked.sets.length > 0) {
    if (asked.sets.every((set) => set.startsWith('one-sided '))) return 'one-sided';
    const [set, ...others] = new Set(asked.sets);
    const own = categories.find((category) => category === set);
    return own && others.length === 0 ? own : mixed[lattice];
  }
  if (asked.drawn.some(({ copies }) => copies > 1)) return 'identical';
  const sizes = new Set(asked.drawn.map(({ cells }) => cells.length));
  return lattice === 'square' && sizes.size === 1 && sizes.has(5) ? 'pentomino' : mixed[lattice];
}
