import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Makes a function that collects garbage once arrays have grown by so many bytes since it did so last. V8 lets
 * some hundred megabytes of arrays pass before it looks which are still in use.
 */
export function makeCollector(bytes: number): () => void {
  let collectGarbage: (() => void) | undefined;
  let last = getHeapStatistics().external_memory;
  return () => {
    const now = getHeapStatistics().external_memory;
    last = Math.min(last, now);
    if (now - last < bytes) return;
    // Most counts never come here, and this takes some ms.
    collectGarbage ??= exposedCollector();
    collectGarbage();
    last = getHeapStatistics().external_memory;
  };
}

function exposedCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
