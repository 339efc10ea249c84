import { examineDivisions } from '../generate/goalSearch.ts';
import { readQuestion } from '../puzzle/text.ts';
import { Generation } from '../generate/generation.ts';
import { sizedFrame, type SizedFrame } from '../generate/sizes.ts';
import type { StrategyId } from '../generate/strategies/ids.ts';
import { END } from '../run/step.ts';
import { atLeast, atMost, median, say } from './report.ts';

function blocks(count: number, rows: readonly string[], header = ''): SizedFrame {
  const found = sizedFrame(readQuestion(`${header}\n\n${rows.join('\n')}\n`), count);
  if ('code' in found) throw new Error(found.code);
  return found;
}

const box = (width: number, height: number, count: number): SizedFrame =>
  blocks(
    count,
    Array.from({ length: height }, () => '.'.repeat(width)),
  );

/** A hexagon of hexagons, 7 along a side. */
const hexagon = blocks(
  13,
  Array.from({ length: 13 }, (_, row) => {
    const shift = Math.abs(6 - row);
    return ' '.repeat(shift) + '. '.repeat(13 - shift).trimEnd();
  }),
  'lattice: hexagon',
);

/** A triangle of triangles, 10 along a side. */
const triangle = blocks(
  10,
  Array.from({ length: 10 }, (_, row) => ' '.repeat(9 - row) + `^${'v^'.repeat(row)}`),
  'lattice: triangle',
);

/** How the runs of some seeds went; the first runs are slower. */
interface Outcome {
  /** The share of seeds with a division, within a time. */
  readonly share: number;
  readonly longest: number;
  /** Swaps considered, a second. */
  readonly rate: number;
}

function runs(frame: SizedFrame, strategy: StrategyId, seeds: number, limit = Infinity): Outcome {
  let [made, longest, tries, spent] = [0, 0, 0, 0];
  for (let seed = 0; seed < seeds; seed++) {
    const before = performance.now();
    const run = new Generation({ ...frame, strategy, seed });
    while (run.step() !== END);
    const milliseconds = performance.now() - before;
    if (run.draft.division.score === 0 && milliseconds <= limit) made++;
    longest = Math.max(longest, milliseconds);
    tries += run.draft.tries;
    spent += milliseconds;
  }
  return { share: (100 * made) / seeds, longest, rate: (1000 * tries) / spent };
}

/** Seconds until a puzzle of different pieces with a single solution is found, for each of some seeds; or until a limit. */
function secondsToUnique(frame: SizedFrame, seeds: number, limit: number): number[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const before = performance.now();
    const seconds = (): number => (performance.now() - before) / 1000;
    const run = new Generation({ ...frame, strategy: 'recombine', seed }, 'steps');
    while (run.step() !== END);
    for (const { found } of examineDivisions(run.draft, { isUnique: true, isDifferent: true }, ''))
      if (found || seconds() > limit) break;
    return seconds();
  });
}

const percent = (share: number): string => `${share.toFixed(1)} %`;

/** How often, and how soon, each strategy divides a board. */
export function benchGenerations(): void {
  const ten = box(10, 10, 10);
  runs(ten, 'strict', 20);
  const strict = runs(ten, 'strict', 200);
  say('swaps tried a second, strict, 10 × 10 in 10', atLeast(strict.rate, 200_000));
  say('strict, 10 × 10 in 10, 200 seeds', percent(strict.share));
  for (const count of [5, 20])
    say(`strict, 10 × 10 in ${count}`, percent(runs(box(10, 10, count), 'strict', 200).share));
  for (const strategy of ['costly', 'lookahead'] as const)
    say(`${strategy}, 10 × 10 in 10`, percent(runs(ten, strategy, 100).share));
  for (const strategy of ['restart', 'anneal'] as const)
    say(
      `${strategy}, 10 × 10 in 10, % within 1 s`,
      atLeast(runs(ten, strategy, 200, 1000).share, 99),
    );
  for (const strategy of ['grow', 'recombine'] as const) {
    runs(ten, strategy, 20);
    say(
      `${strategy}, 10 × 10 in 10, % within 50 ms`,
      atLeast(runs(ten, strategy, 200, 50).share, 100),
    );
  }
  const large: readonly [name: string, frame: SizedFrame, grown: number, annealed: number][] = [
    ['20 × 20 in 40', box(20, 20, 40), 200, 10_000],
    ['hexagon of 127 in 13', hexagon, 50, 1000],
    ['triangle of 100 in 10', triangle, 50, 1000],
  ];
  for (const [name, frame, grown, annealed] of large) {
    for (const [strategy, most] of [
      ['grow', grown],
      ['anneal', annealed],
    ] as const) {
      const { share, longest } = runs(frame, strategy, 21);
      say(`${strategy}, ${name}, % made`, atLeast(share, 100));
      say('  longest, ms', atMost(longest, most));
    }
  }
  for (const count of [8, 10]) {
    const seconds = secondsToUnique(box(8, 8, count), 21, 20);
    say(`a single solution, 8 × 8 in ${count}, median s of 21`, atMost(median(seconds), 5));
    say('  longest, s, at most 20', Math.max(...seconds).toFixed(1));
  }
}
