import { coveredBy, type Problem } from '../../solve/problem.ts';

/** The placements on the board, in the order in which they were made. */
type Path = readonly number[];

export function overlappedBy(problem: Problem, placement: number, path: Path): Path {
  const cells = new Set(coveredBy(problem, placement));
  return path.filter((laid) => coveredBy(problem, laid).some((cell) => cells.has(cell)));
}

/** Whether the path has all copies of a placement's piece. */
export function isUsedUp({ pieces, placements }: Problem, tried: number, path: Path): boolean {
  const { piece } = placements;
  const copies = path.filter((laid) => piece[laid] === piece[tried]);
  return copies.length >= pieces[piece[tried]!]!.copies;
}

/**
 * Whether two tries count as one: placements of one piece that overlap the same placements of the path. A
 * caption names tries that follow each other and are alike together, and stops pass over all but the first.
 */
export function areAlike(problem: Problem, one: number, other: number, path: Path): boolean {
  const { piece } = problem.placements;
  if (piece[one] !== piece[other]) return false;
  const [some, others] = [one, other].map((tried) => overlappedBy(problem, tried, path));
  return some!.length === others!.length && some!.every((laid, at) => laid === others![at]);
}

/** Whether stops pass over a try: no copy of its piece is left, or the try right `before` it is alike. */
export const isPassedOver = (
  problem: Problem,
  tried: number,
  before: number | undefined,
  path: Path,
): boolean =>
  isUsedUp(problem, tried, path) ||
  (before !== undefined && areAlike(problem, before, tried, path));
