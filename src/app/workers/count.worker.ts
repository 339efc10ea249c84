import { parsePuzzle } from '../../puzzle/text.ts';
import { REPORT_EVERY } from '../../run/pool.ts';
import { estimate } from '../../solve/effort/estimate.ts';
import { compile } from '../../solve/problem.ts';
import { startSearch } from '../../solve/search.ts';
import { TaskRunner, type CountTask } from '../../count/task.ts';
import { beating, type FromCounter, type ToCounter } from './messages.ts';

/** Time limit for the estimate of a search's size, in ms. */
const ESTIMATED_WITHIN = 3000;

beating();

let runner: TaskRunner | undefined;
let task: CountTask | undefined;
let isPaused = false;
let reported = 0;

const post = (message: FromCounter): void => postMessage(message);

/** Between slices the worker posts to itself: that lets other messages in, and is faster than a timer. */
const { port1: slices, port2: next } = new MessageChannel();
slices.addEventListener('message', runSlice);
slices.start();

/** Whether a slice is scheduled: there is never more than one. */
let isScheduled = false;

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  next.postMessage(undefined);
}

function runSlice(): void {
  isScheduled = false;
  if (!runner || !task || isPaused) return;
  const done = runner.runSlice();
  const now = performance.now();
  if (done || now - reported > 1000 * REPORT_EVERY) {
    reported = now;
    const { from, to } = task;
    post({ share: { from, to }, report: runner.report() });
  }
  if (done) task = undefined;
  else schedule();
}

addEventListener('message', ({ data }: MessageEvent<ToCounter>) => {
  if ('job' in data) {
    runner = TaskRunner.of(data.job);
  } else if ('measure' in data) {
    const { text, search } = data.measure;
    const solver = startSearch(compile(parsePuzzle(text)), search, 'steps');
    const last = performance.now() + ESTIMATED_WITHIN;
    post({ estimate: estimate(solver, 0, { isOver: () => performance.now() > last }) });
  } else if ('pause' in data) {
    isPaused = data.pause;
    schedule();
  } else {
    ({ task } = data);
    runner!.begin(task);
    schedule();
  }
});
