import { CHUNK, ChunkMaker } from '../play/chunk.ts';
import { still } from '../play/source.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import { searchProcess } from '../solve/played/searchProcess.ts';
import { problemOf } from './puzzles.ts';
import { median, say } from './report.ts';

const LAPS = 40;
/** Laps that only warm up. */
const FIRST = 10;

const timed = (run: () => void): number => {
  const before = performance.now();
  run();
  return performance.now() - before;
};

/**
 * How much longer chunks take to make than their steps alone: they also hold events, depth and progress
 * of each step. Both run in one process, by turns.
 */
export function benchChunks(): void {
  const problem = problemOf('pentomino-6x10');
  for (const [solver, chunks] of [
    ['backtrack', 60],
    ['dlx', 6],
  ] as const) {
    const search = { ...plainSearch, solver, order: 'rows' } as const;
    const maker = new ChunkMaker(searchProcess(problem, search)('steps'), still);
    const bare = startSearch(problem, search, 'placements');
    const ratios: number[] = [];
    const rates: number[] = [];
    for (let lap = 0; lap < LAPS; lap++) {
      const alone = timed(() => {
        for (let step = 0; step < chunks * CHUNK; step++) bare.step();
      });
      const made = timed(() => {
        for (let i = 0; i < chunks; i++) maker.make(lap * chunks + i);
      });
      if (lap < FIRST) continue;
      ratios.push(made / alone);
      rates.push((chunks * CHUNK) / made / 1000);
    }
    const times = `${median(ratios).toFixed(2)} × the time of the steps alone`;
    say(solver, `${median(rates).toFixed(1)} M steps/s, ${times}`);
  }
}
