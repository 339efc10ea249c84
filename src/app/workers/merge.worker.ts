import { MergedSearch, MOST_MERGED_STEPS } from '../../teach/merged/mergedSearch.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile } from '../../solve/problem.ts';
import { beating, type FromMerger, type ToMerger } from './messages.ts';

const heartbeat = beating();

/** Steps between two looks at the clock, and the time between two reports, in ms. */
const STEPS = 4096;
const REPORT_EVERY = 700;

const post = (message: FromMerger): void => postMessage(message);

// Nothing else is asked of it, so it goes on until it is done or closed.
addEventListener('message', ({ data }: MessageEvent<ToMerger>) => {
  const search = new MergedSearch(compile(parsePuzzle(data.text)), data.one, data.other);
  let reported = performance.now();
  let steps = 0;
  while (!search.advance(STEPS) && (steps += STEPS) < MOST_MERGED_STEPS) {
    heartbeat();
    const now = performance.now();
    if (now - reported < REPORT_EVERY) continue;
    reported = now;
    post({ merged: search.result(), isRunning: true });
  }
  post({ merged: search.result(), isRunning: false });
});
