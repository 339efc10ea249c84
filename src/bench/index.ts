import { cpus } from 'node:os';
import { benchCounts } from './counts.ts';
import { benchFirsts } from './firsts.ts';
import { benchFrames } from './frames.ts';
import { benchPeers } from './peers.ts';
import { benchRace } from './race.ts';
import { benchSteps } from './steps.ts';
import { benchWayBack } from './wayBack.ts';
import { benchWorkers } from './workers.ts';

console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`,
);
console.log('\nFetching steps, 6 × 10 box, places and removes');
await benchSteps();
console.log('\nFull counts, 6 × 10 box');
benchCounts();
console.log('\nFull counts against other solvers');
await benchPeers();
console.log('\nFirst solutions against dancing-links, set-up and search, in warm processes');
await benchFirsts();
console.log('\nCounts by one process and by two');
benchWorkers();
console.log('\nGoing to any moment in a run of 50 million steps, search included');
benchWayBack();
console.log('\nMain thread of the page, 640 × 360');
await benchFrames();
console.log('\nA race in equal time');
await benchRace();
