import type { OrderId } from '../solve/orders/index.ts';
import type { RuleId } from '../solve/rules/index.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import { END } from '../solve/step.ts';
import { problemOf } from './puzzles.ts';
import { exactly, say } from './report.ts';

/** The full count of the 6 × 10 box in some fill orders, without and with a rule: how often a piece is placed. */
export function benchCounts(): void {
  const count = (name: string, order: OrderId, rules: readonly RuleId[], placements: number) => {
    const problem = problemOf('pentomino-6x10');
    const before = performance.now();
    const solver = startSearch(problem, { ...plainSearch, order, rules }, 'solutions');
    while (solver.step() !== END);
    const seconds = (performance.now() - before) / 1000;
    say([`placements ${name}`, ...rules].join(', '), exactly(solver.placements, placements));
    say('  solutions', exactly(solver.solutions, 9356));
    say('  seconds', seconds.toFixed(2));
  };
  count('along the short side', 'rows', [], 25_848_915);
  count('along the short side', 'rows', ['islands'], 19_710_741);
  count('along the long side', 'columns', [], 349_226_635);
  count('along the long side', 'columns', ['islands'], 122_871_588);
  count('along diagonals', 'diagonal', [], 43_250_467);
}
