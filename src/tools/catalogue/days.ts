import { calendar } from '../../puzzle/calendar.ts';
import { countSolutions } from '../../solve/count/index.ts';
import { compile } from '../../solve/problem.ts';

/** What is wrong with the calendar: every day has to have a solution, and as many as were published. */
export function lookAtDays(): { days: number; fewest: number; most: number; wrong: string[] } {
  const counts: number[] = [];
  const wrong: string[] = [];
  for (const [id, puzzleOf] of calendar) {
    const puzzle = puzzleOf();
    const solutions = countSolutions(compile(puzzle), true);
    counts.push(solutions);
    if (solutions === 0) wrong.push(`${id} has no solution`);
    if (puzzle.known !== undefined && puzzle.known !== solutions)
      wrong.push(`${id}: counted ${solutions}, published ${puzzle.known}`);
  }
  return { days: counts.length, fewest: Math.min(...counts), most: Math.max(...counts), wrong };
}
