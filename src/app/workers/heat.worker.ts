import { REPORT_EVERY } from '../../run/pool.ts';
import { HeatRunner, type HeatNews, type HeatTask } from '../../solve/heats.ts';
import { beating } from './beat.ts';

beating();

/** Nobody says anything to it while it runs: who has enough of it ends it. */
addEventListener('message', ({ data }: MessageEvent<HeatTask>) => {
  const runner = new HeatRunner(data);
  const tell = (news: HeatNews): void => postMessage(news);
  let told = performance.now();
  while (!runner.lap()) {
    const now = performance.now();
    if (now - told < 1000 * REPORT_EVERY) continue;
    told = now;
    tell(runner.news());
  }
  tell(runner.news());
});
