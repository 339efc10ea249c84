import { fork } from 'node:child_process';
import { join } from 'node:path';
import { strategies } from '../generate/strategies/index.ts';
import { Generation } from '../generate/generation.ts';
import { boxOf, sizedFrame, type SizedFrame } from '../generate/sizes.ts';
import { strategyIds, type StrategyId } from '../generate/strategies/ids.ts';
import { divisionsOf } from '../generate/uniform/divisions.ts';
import { END } from '../run/step.ts';
import { RandomStream } from '../solve/random.ts';
import type { Lap } from './divisionsLap.ts';
import { atMost, exactly, say } from './report.ts';

const lap = (n: number): Promise<Lap> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'divisionsLap.ts'), [String(n)]);
    child.once('message', (measured) => resolve(measured as Lap));
    child.once('exit', (code) => reject(new Error(`The lap ended with ${code}.`)));
  });

function square(n: number): SizedFrame {
  const board = boxOf(n, n);
  const sized = 'code' in board ? board : sizedFrame(board, n);
  if ('code' in sized) throw new Error(sized.code);
  return sized;
}

/** How often each division of 4 × 4 in four should come up in as many runs. */
const EXPECTED = 100;
const DIVISIONS = 117;

/** Blocks numbered in the order of their first cells, as text. */
function named(owner: Int32Array): string {
  const numbers = [...new Set(owner)];
  return owner.map((block) => numbers.indexOf(block)).join();
}

/**
 * How far a strategy is from uniform: Pearson's chi-squared per degree of freedom, which is about 1 where all divisions are
 * equally likely; and how much more often the most frequent one comes up than the mean.
 */
function spread(frame: SizedFrame, strategy: StrategyId): string {
  const made = new Map<string, number>();
  let count = 0;
  const shared = strategies[strategy](frame);
  for (let seed = 0; count < EXPECTED * DIVISIONS; seed++) {
    const run = new Generation({ ...frame, strategy, seed }, 'steps', shared);
    while (run.step() !== END);
    if (run.draft.division.score > 0) continue;
    const name = named(run.draft.division.owner);
    made.set(name, (made.get(name) ?? 0) + 1);
    count++;
  }
  let sum = (DIVISIONS - made.size) * EXPECTED;
  for (const times of made.values()) sum += (times - EXPECTED) ** 2 / EXPECTED;
  const most = Math.max(...made.values()) / EXPECTED;
  return `${(sum / (DIVISIONS - 1)).toFixed(2)}, the most frequent ${most.toFixed(1)} × the mean`;
}

/** How soon all divisions are counted, how fast they are drawn, and how evenly by which strategy. */
export async function benchDivisions(): Promise<void> {
  const { count, seconds, megabytes } = await lap(7);
  say('divisions of 7 × 7 in seven', exactly(count, 158_753_814));
  say('  seconds', atMost(seconds, 5));
  say('  memory of the whole process, MB', megabytes.toFixed(0));
  const { frame, sizes } = square(6);
  const found = divisionsOf(frame, sizes);
  if ('code' in found) throw new Error(found.code);
  const random = new RandomStream(1);
  const DRAWS = 20_000;
  const before = performance.now();
  for (let i = 0; i < DRAWS; i++) found.draw(random);
  const drawn = (1000 * DRAWS) / (performance.now() - before);
  say('divisions of 6 × 6 in six drawn a second', Math.round(drawn).toLocaleString('en'));
  for (const strategy of strategyIds)
    say(`${strategy}, 4 × 4 in four, chi² per degree of freedom`, spread(square(4), strategy));
}
