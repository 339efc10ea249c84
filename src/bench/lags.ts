import { runLap } from './laps.ts';
import { atMost, exactly, print } from './report.ts';

const SECONDS = 10;
const BYTES = 2 ** 28;
/** The relative error of a sample, and the placements that it takes. */
const ERROR = 0.02;
const NODES = 600;

/** The mistakes of a whole search, and a sample of another beside what it estimates. */
export async function benchLag(): Promise<void> {
  const every = await runLap('everyLag', ['pentomino-8x8-middle']);
  print('8 × 8 without its middle, mistakes', exactly(every.parts, 12_921));
  print('  seconds', atMost(every.seconds, SECONDS));
  print('  MiB', atMost(every.bytes / 2 ** 20, BYTES / 2 ** 20));
  const { sampled, profile, searched, all, measured } = await runLap('sampledLag', [
    'pentomino-6x10',
    NODES,
  ]);
  const { mean, error } = sampled.pieces!;
  print('6 × 10 along the short side, placements', exactly(sampled.placements, 25_848_915));
  print('  in vain', exactly(profile.inVain, 25_782_217));
  print('  error of a sample, in percent', atMost((100 * error) / mean, 100 * ERROR));
  print('  seconds', atMost(all.seconds, SECONDS));
  print('  of these for the search', searched.seconds.toFixed(1));
  print('  seconds for all mistakes instead', (measured.seconds - all.seconds).toFixed(1));
}
