/** Tells whether a position can be completed to some solution: of what is asked, not of what a search still tries. */
export interface Solvability {
  /** @param depth how many placements at the beginning of the path lie */
  isSolvable(path: ArrayLike<number>, depth: number): boolean;
}

/**
 * The number of placements of a path up to which some solution is left; −1 if the puzzle has none. What follows a
 * hopeless position is hopeless too, so few are asked about.
 *
 * @param known a number up to which it is known
 */
export function solvableTo(
  solvability: Solvability,
  path: ArrayLike<number>,
  depth: number,
  known = -1,
): number {
  let [solvable, doomed] = [known, depth + 1];
  while (doomed - solvable > 1) {
    const middle = (solvable + doomed) >> 1;
    if (solvability.isSolvable(path, middle)) solvable = middle;
    else doomed = middle;
  }
  return solvable;
}
