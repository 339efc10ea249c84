/** The heartbeat message: sent when a worker's script has loaded, and during long computations. */
export const beat = 'beat';

/** A heartbeat that says how far the work is. */
export interface News<What> {
  readonly news: What;
}

/** Minimum time between heartbeats, in ms. */
const EVERY = 1000;

/** Sends a first heartbeat and returns a function that sends more, throttled. */
export function beating(): () => void {
  let last = performance.now();
  postMessage(beat);
  return () => {
    const now = performance.now();
    if (now - last < EVERY) return;
    last = now;
    postMessage(beat);
  };
}
