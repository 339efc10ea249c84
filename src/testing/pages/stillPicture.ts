import { expect } from 'vitest';
import type { Picture } from '../../tools/png.ts';
import type { Visit } from '../../tools/visit.ts';

/**
 * The picture once nothing moves: nothing was drawn for a second.
 *
 * @param steps the number of steps played in the first pane by then, as nothing moves before the search has come that
 *   far, either
 */
export async function stillPicture(visit: Visit, steps?: number): Promise<Picture> {
  if (steps !== undefined)
    await expect.poll(async () => (await visit.status()).panes[0]!.steps).toBe(steps);
  // What has just been asked for is drawn first; the rate before that may be 0 as well.
  const twoFrames = () =>
    new Promise<void>((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => done()));
    });
  await visit.page.evaluate(twoFrames);
  await expect.poll(async () => (await visit.status()).fps, { timeout: 30_000 }).toBe(0);
  return visit.picture();
}
