import { cpus } from 'node:os';
import { benchBrowse } from './browse.ts';
import { benchCompletions } from './completions.ts';
import { benchLargeCounts, benchWorkers } from './counts.ts';
import { benchElement } from './element.ts';
import { benchLag } from './lags.ts';
import { benchLists } from './lists.ts';
import { benchPage } from './page.ts';
import { benchFirsts, benchPeers } from './peers.ts';
import { benchChunks, benchSearches, benchSteps } from './searches.ts';

console.log(`${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}`);
const benches: Readonly<Record<string, readonly [title: string, run: () => void | Promise<void>]>> =
  {
    steps: ['Fetching steps, 6 × 10 box, places and removes', benchSteps],
    chunks: ['Making chunks of a search, 6 × 10 box', benchChunks],
    searches: ['Complete searches, 6 × 10 box', benchSearches],
    counts: ['Counts of large boards by the fastest method', benchLargeCounts],
    lists: ['Lists and random solutions against counts, in seconds of the processor', benchLists],
    completions: ['Ways to complete positions, in ms of the processor', benchCompletions],
    lag: ['When mistakes are noticed, in seconds of the processor', benchLag],
    workers: ['Counts by one process and by two', benchWorkers],
    peers: ['Complete counts against other solvers', benchPeers],
    firsts: ['First solutions against dancing-links, warm, with the set-up', benchFirsts],
    page: ['The built page: size, first tile, main thread', benchPage],
    browse: ['The list of all solutions: main thread as it scrolls', benchBrowse],
    element: ['The element for other pages: first tile, ten that scroll', benchElement],
  };
// All together take about a quarter of an hour; arguments select some.
const named = process.argv.slice(2);
for (const name of named)
  if (!Object.hasOwn(benches, name)) throw new Error(`There is no measurement ${name}.`);
for (const [name, [title, run]] of Object.entries(benches)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n${title}`);
  await run();
}
