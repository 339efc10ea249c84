import { plainSearch, startSearch, type Search } from '../solve/search.ts';
import { END } from '../solve/step.ts';
import { problemOf } from './puzzles.ts';
import { exactly, say } from './report.ts';

/** Full counts of the 6 × 10 box by several searches, with their placements. */
export function benchCounts(): void {
  const count = (name: string, search: Partial<Search>, placements: number) => {
    const problem = problemOf('pentomino-6x10');
    const before = performance.now();
    const solver = startSearch(problem, { ...plainSearch, ...search }, 'solutions');
    while (solver.step() !== END);
    const seconds = (performance.now() - before) / 1000;
    say(
      [`placements ${name}`, ...(search.rules ?? [])].join(', '),
      exactly(solver.placements, placements),
    );
    say('  solutions', exactly(solver.solutions, 9356));
    say('  seconds', seconds.toFixed(2));
  };
  count('along the short side', { order: 'rows' }, 25_848_915);
  count('along the short side', { order: 'rows', rules: ['islands'] }, 19_710_741);
  count('along the long side', { order: 'columns' }, 349_226_635);
  count('along the long side', { order: 'columns', rules: ['islands'] }, 122_871_588);
  count('inwards in a spiral', { order: 'spiral-in' }, 1_385_424_044);
  count('along diagonals', { order: 'diagonal' }, 43_250_467);
  count('along diagonals', { order: 'diagonal', rules: ['islands'] }, 25_763_101);
  count('where the fewest fit', { order: 'fewest' }, 9_077_194);
  count('where the fewest fit', { order: 'fewest', rules: ['islands'] }, 9_026_966);
  count('as an exact cover', { solver: 'dlx' }, 3_615_971);
  count('as an exact cover', { solver: 'dlx', rules: ['islands'] }, 3_498_471);
}
