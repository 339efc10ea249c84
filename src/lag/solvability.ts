/** Tells whether a position can be completed to some solution: of what is asked, not of what a search still tries. */
export interface Solvability {
  /**
   * @param depth how many placements at the beginning of the path lie
   * @returns undefined if it may not take as long as it would to find out
   */
  isSolvable(path: ArrayLike<number>, depth: number): boolean | undefined;
}

/**
 * The number of placements of a path up to which some solution is left; −1 if the puzzle has none. What follows a
 * hopeless position is hopeless too, so few are asked about. Undefined if an answer is not known.
 *
 * @param known a number up to which it is known
 */
export function solvableTo(
  solvability: Solvability,
  path: ArrayLike<number>,
  depth: number,
  known = -1,
): number | undefined {
  let [solvable, doomed] = [known, depth + 1];
  while (doomed - solvable > 1) {
    const middle = (solvable + doomed) >> 1;
    const answer = solvability.isSolvable(path, middle);
    if (answer === undefined) return undefined;
    if (answer) solvable = middle;
    else doomed = middle;
  }
  return solvable;
}
