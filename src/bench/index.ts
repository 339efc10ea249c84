import { cpus } from 'node:os';
import { benchChunks } from './chunks.ts';
import { benchCounts } from './counts.ts';
import { benchDivisions } from './divisions.ts';
import { benchFirsts } from './firsts.ts';
import { benchFrames } from './frames.ts';
import { benchGenerations } from './generations.ts';
import { benchLargeCounts } from './largeCounts.ts';
import { benchPeers } from './peers.ts';
import { benchRace } from './race.ts';
import { benchSteps } from './steps.ts';
import { benchWayBack } from './wayBack.ts';
import { benchWorkers } from './workers.ts';

console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`,
);
const benches: Readonly<Record<string, readonly [title: string, run: () => void | Promise<void>]>> =
  {
    steps: ['Fetching steps, 6 × 10 box, places and removes', benchSteps],
    chunks: ['Making chunks of a search, 6 × 10 box', benchChunks],
    counts: ['Full counts, 6 × 10 box', benchCounts],
    'large-counts': ['Counts of large boards by the fastest method', benchLargeCounts],
    peers: ['Full counts against other solvers', benchPeers],
    firsts: [
      'First solutions against dancing-links, set-up and search, in warm processes',
      benchFirsts,
    ],
    workers: ['Counts by one process and by two', benchWorkers],
    'way-back': ['Going to any moment in a run of 50 million steps, search included', benchWayBack],
    frames: ['Main thread of the page', benchFrames],
    generations: ['Dividing boards into connected pieces', benchGenerations],
    divisions: ['All divisions of a board: counted, drawn, and made', benchDivisions],
    race: ['A race in equal time', benchRace],
  };
// All together take about a quarter of an hour; arguments select some.
const named = process.argv.slice(2);
for (const [name, [title, run]] of Object.entries(benches)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n${title}`);
  await run();
}
