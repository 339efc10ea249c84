import { count, number } from './enNumbers.ts';

/** What is said in English of the solutions found so far. */
export const enShelf = {
  /** The button that shows them, and their heading. */
  title: 'Solutions',
  hint: 'Show all solutions found so far, or put them away',
  ahead: 'Next solution',
  back: 'Previous solution',
  label: 'Solutions so far',
  empty: 'No solution yet',
  none: 'No solution',
  solutions: (solutions: number): string => count(solutions, 'solution'),
  found: (solution: number, step: number): string =>
    `Solution ${number(solution)}, at step ${number(step)}`,
  /** An image of a solution, which is not counted. */
  image: (solution: number, step: number): string =>
    `Solution ${number(solution)} turned or flipped, at step ${number(step)}; not counted`,
  number: (solution: number): string => number(solution),
  imageNumber: (solution: number): string => `= ${number(solution)}`,
  group: 'Turned or flipped ones side by side',
  /** Of solutions that are grouped, how many are left if images count once. */
  groups: (solutions: number, groups: number): string =>
    `${count(solutions, 'solution')}, ${number(groups)} if turned or flipped ones count once`,
  /** Full boards, and how many are left if images count once. */
  groupsShort: (boards: number, groups: number): string => `${number(boards)} (${number(groups)})`,
  images: (solutions: number, images: number): string =>
    `${count(solutions, 'solution')}, and ${number(images)} turned or flipped that do not count`,
  /** Of a search that was resumed at a step. */
  since: (step: number): string => `Only those after step ${number(step)} are kept.`,
  kept: (kept: number): string => `Only the first ${number(kept)} are kept.`,
};

export type ShelfWords = typeof enShelf;
