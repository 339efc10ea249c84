import { plainSearch, startSearch } from '../src/solve/search.ts';
import { END } from '../src/solve/step.ts';
import { problemOf } from '../src/bench/puzzles.ts';
const [id, order, limit, ...rules] = process.argv.slice(2);
const p = problemOf(id!);
for (let k=0;k<3;k++) for (const r of [[], rules]) {
const t = process.cpuUsage();
const s = startSearch(p, { ...plainSearch, order: order as any, rules: r as any }, 'solutions');
const s2 = startSearch(p, { ...plainSearch, order: order as any, rules: r as any }, 'placements');
while (s2.step() !== END && s2.steps < +limit!);
const u = process.cpuUsage(t);
console.log(id, order, r.join(), s2.placements, s2.solutions, 'ns/step', (u.user*1000/s2.steps).toFixed(0), 's', (u.user/1e6).toFixed(2));
}
