import { plainSearch, startSearch } from '../src/solve/search.ts';
import { END } from '../src/solve/step.ts';
import { problemOf } from '../src/bench/puzzles.ts';
const [id, order, ...rules] = process.argv.slice(2);
const p = problemOf(id!);
for (let k=0;k<2;k++){
const t = performance.now();
const s = startSearch(p, { ...plainSearch, order: order as any, rules: rules as any }, 'solutions');
while (s.step() !== END);
console.log(id, order, rules.join(), s.placements, s.solutions, ((performance.now()-t)/1000).toFixed(2));
}
