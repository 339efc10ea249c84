import { coveredBy, type Problem } from './problem.ts';

/**
 * Placements that do not overlap, as many as a depth-first search with a bound finds, in the order laid. Cells are
 * covered in reading order; one that nothing covers stays open, which searches for solutions never allow.
 *
 * @param most so many are enough
 * @param looks the most placements that are looked at, whether they fit or not
 */
export function packingOf(problem: Problem, most: number, looks: number): readonly number[] {
  const { cells, pieces, placements } = problem;
  const beginning: number[][] = cells.map(() => []);
  for (let one = 0; one < placements.count; one++)
    beginning[placements.cellOf[placements.start[one]!]!]!.push(one);
  const left = pieces.map(({ copies }) => copies);
  const smallest = Math.min(
    ...pieces.filter(({ copies }) => copies > 0).map((piece) => piece.cells.length),
  );
  const isCovered = new Uint8Array(cells.length);
  const path: number[] = [];
  let best: readonly number[] = [];
  let looked = 0;

  const lay = (one: number, covered: Int32Array): void => {
    for (const cell of covered) isCovered[cell] = 1;
    left[placements.piece[one]!]!--;
    path.push(one);
  };
  const lift = (one: number, covered: Int32Array): void => {
    for (const cell of covered) isCovered[cell] = 0;
    left[placements.piece[one]!]!++;
    path.pop();
  };
  const fits = (one: number, covered: Int32Array): boolean =>
    left[placements.piece[one]!]! > 0 && covered.every((cell) => isCovered[cell] === 0);

  /** Covers cells from one on, so many of which are open; returns whether the search is over. */
  const cover = (from: number, open: number): boolean => {
    let cell = from;
    while (cell < cells.length && isCovered[cell]) cell++;
    if (path.length > best.length) best = [...path];
    if (best.length >= most || looked >= looks) return true;
    if (cell === cells.length || path.length + Math.floor(open / smallest) <= best.length)
      return false;
    for (const one of beginning[cell]!) {
      if (++looked > looks) return true;
      const covered = coveredBy(problem, one);
      if (!fits(one, covered)) continue;
      lay(one, covered);
      const isOver = cover(cell + 1, open - covered.length);
      lift(one, covered);
      if (isOver) return true;
    }
    return cover(cell + 1, open - 1);
  };
  cover(0, cells.length);
  return best;
}
