import { BoardState } from '../../solve/played/boardState.ts';
import type { Problem } from '../../solve/problem.ts';
import type { Recipe } from '../../solve/saved/recipe.ts';
import { writeSolution } from '../../solve/saved/solutionText.ts';
import { startSearch, type Search } from '../../solve/search.ts';
import { END, idOf, kindOf, PLACE, SOLUTION } from '../../solve/step.ts';

/** How far the search for the deepest near miss goes, in placements: every recipe ends before. */
const MOST = 3_000_000;

/**
 * The board of a puzzle in the gallery, as text: the solution to which its recipe leads, or else its near
 * miss.
 */
export const boardOf = (problem: Problem, { search, solved }: Recipe): string =>
  solved === undefined ? nearMissOf(problem, search) : solutionOf(problem, search);

/** The first solution of a search, which has one. */
function solutionOf(problem: Problem, search: Search): string {
  const board = new BoardState(problem);
  for (const step of startSearch(problem, search, 'steps')) {
    board.apply(step);
    if (kindOf(step) === SOLUTION) return writeSolution(board);
  }
  throw new Error('The recipe leads to no solution.');
}

/**
 * The position with the fewest open cells, the first of them, to which a search comes within `MOST` placements.
 * Rules are left out: with them, a search may end before a piece lies.
 */
function nearMissOf(problem: Problem, search: Search): string {
  const board = new BoardState(problem);
  const solver = startSearch(problem, { ...search, rules: [] }, 'steps');
  let covered = 0;
  let most = 0;
  let text = '';
  for (let step = solver.step(); step !== END && solver.placements <= MOST; step = solver.step()) {
    board.apply(step);
    const cells = board.cellsOf(idOf(step)).length;
    covered += kindOf(step) === PLACE ? cells : -cells;
    if (covered <= most) continue;
    most = covered;
    text = writeSolution(board);
  }
  return text;
}
