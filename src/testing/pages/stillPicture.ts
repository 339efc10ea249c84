import { expect } from 'vitest';
import type { Picture } from '../../tools/png.ts';
import type { Visit } from '../../tools/visit.ts';

/** The picture once nothing moves: nothing was drawn for a second. */
export async function stillPicture(visit: Visit): Promise<Picture> {
  // What has just been asked for is drawn first; the rate before that may be 0 as well.
  const twoFrames = () =>
    new Promise<void>((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => done()));
    });
  await visit.page.evaluate(twoFrames);
  await expect.poll(async () => (await visit.status()).fps, { timeout: 30_000 }).toBe(0);
  return visit.picture();
}
