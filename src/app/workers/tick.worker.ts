import { beating } from './messages.ts';

beating();

/** Answers each number with a message that many ms later: timers of workers run where those of the page are slowed down. */
addEventListener('message', ({ data }: MessageEvent<number>) => {
  setTimeout(() => postMessage('tick'), data);
});
