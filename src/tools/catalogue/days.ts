import { calendar } from '../../puzzle/calendar.ts';
import { countSolutions } from '../../count/count.ts';
import { compile } from '../../solve/problem.ts';

/** Checks that every day of the calendar has a solution, and as many as published. */
export function checkDays(): { days: number; fewest: bigint; most: bigint; wrong: string[] } {
  const counts: bigint[] = [];
  const wrong: string[] = [];
  for (const [id, puzzleOf] of calendar) {
    const puzzle = puzzleOf();
    const solutions = countSolutions(compile(puzzle), true);
    counts.push(solutions);
    if (solutions === 0n) wrong.push(`${id} has no solution`);
    if (puzzle.published !== undefined && puzzle.published !== solutions)
      wrong.push(`${id}: counted ${solutions}, published ${puzzle.published}`);
  }
  counts.sort((a, b) => (a < b ? -1 : Number(a > b)));
  return { days: counts.length, fewest: counts[0]!, most: counts.at(-1)!, wrong };
}
