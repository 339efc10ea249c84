import { beating } from './messages.ts';

beating();

/** Answers each number after that many ms: a worker's timers run where those of the page are slow. */
addEventListener('message', ({ data }: MessageEvent<number>) => {
  setTimeout(() => postMessage('tick'), data);
});
