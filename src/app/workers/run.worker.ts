import { REPORT_EVERY } from '../../run/pool.ts';
import { runnerOf, type RunReport, type RunTask } from '../../experiment/runQueue.ts';
import { beating } from './messages.ts';

beating();

/** It receives no messages while it runs; to stop it, it is terminated. */
addEventListener('message', ({ data }: MessageEvent<RunTask>) => {
  const runner = runnerOf(data);
  const send = (report: RunReport): void => postMessage(report);
  let reported = performance.now();
  while (!runner.runSlice()) {
    const now = performance.now();
    if (now - reported < 1000 * REPORT_EVERY) continue;
    reported = now;
    send(runner.report());
  }
  send(runner.report());
});
