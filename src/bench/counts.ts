import type { OrderId } from '../solve/orders/index.ts';
import type { RuleId } from '../solve/rules/index.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import { END } from '../solve/step.ts';
import { problemOf } from './puzzles.ts';
import { exactly, say } from './report.ts';

/** The full count of the 6 × 10 box along each of its sides, without and with a rule: how often a piece is placed. */
export function benchCounts(): void {
  const along = (order: OrderId, rules: readonly RuleId[], placements: number) => {
    const problem = problemOf('pentomino-6x10');
    const before = performance.now();
    const solver = startSearch(problem, { ...plainSearch, order, rules }, 'solutions');
    while (solver.step() !== END);
    const seconds = (performance.now() - before) / 1000;
    const side = order === 'rows' ? 'short' : 'long';
    const how = [`placements along the ${side} side`, ...rules].join(', ');
    say(how, exactly(solver.placements, placements));
    say('  solutions', exactly(solver.solutions, 9356));
    say('  seconds', seconds.toFixed(2));
  };
  along('rows', [], 25_848_915);
  along('rows', ['islands'], 19_710_741);
  along('columns', [], 349_226_635);
  along('columns', ['islands'], 122_871_588);
}
