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

/** The most cells of a board for teaching. */
const FEW = 16;

/** The category of a puzzle, by its piece sets or, if all pieces are drawn, by copies and sizes. */
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

/** The names of lattices as parts of a playlist. */
const onLattices = {
  square: 'squares',
  triangle: 'triangles',
  hexagon: 'hexagons',
} as const satisfies Record<LatticeId, string>;

export type PlaylistPart = (typeof onLattices)[LatticeId] | Category | 'impossible';

/** The parts of a playlist of puzzles: lattices, categories, and puzzles without a solution. */
export const playlistParts: readonly PlaylistPart[] = [
  ...Object.values(onLattices),
  ...categories,
  'impossible',
];

/** The interludes between the boards of a playlist. */
export const interludeIds = ['race', 'make', 'aztec', 'rain', 'walk', 'wall'] as const;
export type InterludeId = (typeof interludeIds)[number];

/** Whether a puzzle belongs to any part of a playlist; one without parts has all puzzles. */
export const isInPlaylist = (
  parts: readonly PlaylistPart[],
  puzzle: {
    readonly lattice: LatticeId;
    readonly category: Category;
    readonly isImpossible: boolean;
  },
): boolean =>
  parts.length === 0 ||
  parts.includes(onLattices[puzzle.lattice]) ||
  parts.includes(puzzle.category) ||
  (puzzle.isImpossible && parts.includes('impossible'));
