/** What every worker says when its script has run, and now and then where it takes long to answer. */
export const beat = 'beat';

/** The most often that a sign of life is given, in ms. */
const EVERY = 1000;

/** Gives a first sign of life, and returns the way to give others; called too often it says nothing. */
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
