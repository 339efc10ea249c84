import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Lap, Way } from './lap.ts';
import { atMost, median, ratio, say } from './report.ts';

const ways: readonly Way[] = ['recursive', 'generator', 'step'];
const LAPS = 7;

const lap = (way: Way): Promise<Lap> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'lap.ts'), [way], {
      execArgv: [
        ...process.execArgv,
        '--expose-gc',
        '--max-semi-space-size=256',
        '--min-semi-space-size=256',
      ],
    });
    child.once('message', (found) => resolve(found as Lap));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The lap ended with ${code}.`)));
  });

/**
 * Steps per second and bytes per step, each way in its own processes, alternating. The terminal
 * iterates, the player's chunks are made with `step()`.
 */
export async function benchSteps(): Promise<void> {
  const laps: Record<Way, Lap[]> = { recursive: [], generator: [], step: [] };
  for (let i = 0; i < LAPS; i++) for (const way of ways) laps[way].push(await lap(way));
  const rate = (way: Way) => median(laps[way].map((found) => found.rate));
  const bytes = (way: Way) => median(laps[way].map((found) => found.bytes));
  const names = { recursive: 'recursive yield*', generator: 'generator', step: 'step()' };
  for (const way of ways)
    say(names[way], `${rate(way).toFixed(1)} M steps/s, ${bytes(way).toFixed(1)} bytes a step`);
  say('generator against recursive', ratio(rate('generator') / rate('recursive'), 5));
  say('step() against recursive', ratio(rate('step') / rate('recursive'), 9));
  say('generator, bytes a step', atMost(bytes('generator'), 48));
  say('step(), bytes a step', atMost(bytes('step'), 1));
}
