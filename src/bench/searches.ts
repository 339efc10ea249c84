import { searchProcess } from '../solve/played/searchProcess.ts';
import { CHUNK, ChunkMaker } from '../play/chunk.ts';
import { still } from '../play/source.ts';
import { plainSearch, startSearch, type Search } from '../solve/search.ts';
import { nextSolution } from '../solve/solvers/solver.ts';
import { END } from '../solve/step.ts';
import type { Way } from './lap.ts';
import { runLap } from './laps.ts';
import { atMost, byTurns, exactly, median, print, problemOf, ratio } from './report.ts';

/** The young generation of a lap, which holds a million steps. */
const flags = ['--expose-gc', '--max-semi-space-size=256', '--min-semi-space-size=256'];
const ways: readonly Way[] = ['recursive', 'generator', 'step'];
const STEP_LAPS = 7;

/**
 * Steps per second and bytes per step, each way in processes of its own, by turns. The terminal iterates, the
 * player's chunks are made with `step()`.
 */
export async function benchSteps(): Promise<void> {
  const measures = ways.map((way) => () => runLap('steps', [way], flags));
  const found = await byTurns(STEP_LAPS, ...measures);
  const [recursive, generator, step] = found.map((laps, i) => {
    const rate = median(laps.map((lap) => lap.rate));
    const bytes = median(laps.map((lap) => lap.bytes));
    print(ways[i]!, `${rate.toFixed(1)} M steps/s, ${bytes.toFixed(1)} bytes a step`);
    return { rate, bytes };
  });
  print('generator against recursive', ratio(generator!.rate / recursive!.rate, 5));
  print('step against recursive', ratio(step!.rate / recursive!.rate, 9));
  print('generator, bytes a step', atMost(generator!.bytes, 48));
  print('step, bytes a step', atMost(step!.bytes, 1));
}

const CHUNK_LAPS = 40;
/** Laps that only warm up. */
const FIRST = 10;

const millisecondsOf = (run: () => void): number => {
  const before = performance.now();
  run();
  return performance.now() - before;
};

/**
 * How much longer chunks take to make than their steps alone: chunks also hold events, depth and progress of
 * each step. Both run in one process, by turns.
 */
export function benchChunks(): void {
  const problem = problemOf('pentomino-6x10');
  for (const [solver, chunks] of [
    ['backtrack', 60],
    ['dlx', 6],
  ] as const) {
    const search = { ...plainSearch, solver, order: 'rows' } as const;
    const maker = new ChunkMaker(searchProcess(problem, search)('steps'), still);
    const bare = startSearch(problem, search, 'steps');
    const ratios: number[] = [];
    const rates: number[] = [];
    for (let lap = 0; lap < CHUNK_LAPS; lap++) {
      const alone = millisecondsOf(() => {
        for (let step = 0; step < chunks * CHUNK; step++) bare.step();
      });
      const made = millisecondsOf(() => {
        for (let i = 0; i < chunks; i++) maker.make(lap * chunks + i);
      });
      if (lap < FIRST) continue;
      ratios.push(made / alone);
      rates.push((chunks * CHUNK) / made / 1000);
    }
    const times = `${median(ratios).toFixed(2)} × the time of the steps alone`;
    print(solver, `${median(rates).toFixed(1)} M steps/s, ${times}`);
  }
}

/** Complete searches of the 6 × 10 box, with their placements. */
const searches: readonly [name: string, search: Partial<Search>, placements: number][] = [
  ['along the short side', { order: 'rows' }, 25_848_915],
  ['along the short side', { order: 'rows', rules: ['islands'] }, 19_710_741],
  ['along the long side', { order: 'columns' }, 349_226_635],
  ['along the long side', { order: 'columns', rules: ['islands'] }, 122_871_588],
  ['inwards in a spiral', { order: 'spiral-in' }, 1_385_424_044],
  ['along diagonals', { order: 'diagonal' }, 43_250_467],
  ['along diagonals', { order: 'diagonal', rules: ['islands'] }, 25_763_101],
  ['where the fewest fit', { order: 'fewest' }, 9_077_194],
  ['where the fewest fit', { order: 'fewest', rules: ['islands'] }, 9_026_966],
  ['as an exact cover', { solver: 'dlx' }, 3_615_971],
  ['as an exact cover', { solver: 'dlx', rules: ['islands'] }, 3_498_471],
];

/** The time that each of those searches takes. */
export function benchSearches(): void {
  const problem = problemOf('pentomino-6x10');
  for (const [name, search, placements] of searches) {
    const before = performance.now();
    const solver = startSearch(problem, { ...plainSearch, ...search }, 'steps');
    while (nextSolution(solver) !== END);
    const seconds = (performance.now() - before) / 1000;
    const heading = [`placements ${name}`, ...(search.rules ?? [])].join(', ');
    print(heading, exactly(solver.placements, placements));
    print('  solutions', exactly(solver.solutions, 9356));
    print('  seconds', seconds.toFixed(2));
  }
}
