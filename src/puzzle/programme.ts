import { categories, type Category } from './category.ts';
import type { LatticeId } from './lattices/index.ts';

/** What puzzles on a lattice are called in a programme. */
const onLattices = {
  square: 'squares',
  triangle: 'triangles',
  hexagon: 'hexagons',
} as const satisfies Record<LatticeId, string>;

export type ProgrammePart = (typeof onLattices)[LatticeId] | Category | 'impossible';

/** The parts that a programme of puzzles can be made of: lattices, the categories of the gallery, those without a solution. */
export const programmeParts: readonly ProgrammePart[] = [
  ...Object.values(onLattices),
  ...categories,
  'impossible',
];

/** What can be shown between the boards of a programme. */
export const interludeIds = ['race', 'make', 'aztec', 'rain', 'wall'] as const;
export type InterludeId = (typeof interludeIds)[number];

/** Whether a puzzle belongs to any part of a programme; one without parts has all puzzles. */
export const isInProgramme = (
  parts: readonly ProgrammePart[],
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
