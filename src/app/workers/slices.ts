import { beating } from './messages.ts';

/**
 * Prepares work that is done in slices, with heartbeats; returns what begins it, or lets it go on. Between slices the
 * worker posts to itself: that lets other messages in, and is faster than a timer.
 *
 * @param run goes on for a few milliseconds; returns whether there is more to do
 */
export function inSlices(run: () => boolean): () => void {
  const heartbeat = beating();
  const { port1: slices, port2: next } = new MessageChannel();
  let isScheduled = false;
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    next.postMessage(undefined);
  };
  slices.addEventListener('message', () => {
    isScheduled = false;
    const isMore = run();
    heartbeat();
    if (isMore) schedule();
  });
  slices.start();
  return schedule;
}
