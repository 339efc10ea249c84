import { parsePuzzle } from '../../puzzle/text.ts';
import { REPORT_EVERY } from '../../run/pool.ts';
import { estimate } from '../../solve/estimate.ts';
import { compile } from '../../solve/problem.ts';
import { startSearch } from '../../solve/search.ts';
import { StrandCounter, type Strand } from '../../solve/strand.ts';
import { beating } from '../workers/beat.ts';
import type { FromCounter, ToCounter } from './messages.ts';

/** Time limit for the estimate of a search's size, in ms. */
const ESTIMATED_WITHIN = 3000;

beating();

let counter: StrandCounter | undefined;
let strand: Strand | undefined;
let isPaused = false;
let told = 0;

const tell = (message: FromCounter): void => postMessage(message);

/** Messages to itself let other messages in between laps, with less delay than a timer. */
const { port1: self, port2: later } = new MessageChannel();
self.addEventListener('message', lap);
self.start();

/** Whether a lap is scheduled: at most one is at a time. */
let isDue = false;

function goOn(): void {
  if (isDue) return;
  isDue = true;
  later.postMessage(undefined);
}

function lap(): void {
  isDue = false;
  if (!counter || !strand || isPaused) return;
  const done = counter.runSlice();
  const now = performance.now();
  if (done || now - told > 1000 * REPORT_EVERY) {
    told = now;
    tell({ part: strand.part, of: strand.of, news: counter.report() });
  }
  if (done) strand = undefined;
  else goOn();
}

addEventListener('message', ({ data }: MessageEvent<ToCounter>) => {
  if ('job' in data) {
    counter = StrandCounter.of(data.job);
  } else if ('measure' in data) {
    const { text, search } = data.measure;
    const solver = startSearch(compile(parsePuzzle(text)), search, 'placements');
    const last = performance.now() + ESTIMATED_WITHIN;
    tell({ estimate: estimate(solver, 0, { isOver: () => performance.now() > last }) });
  } else if ('pause' in data) {
    isPaused = data.pause;
    goOn();
  } else {
    strand = data.strand;
    counter!.begin(strand);
    goOn();
  }
});
