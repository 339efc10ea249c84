import { expect, test } from 'vitest';
import { openByFrames } from '../../testing/frames.ts';
import { modes } from './index.ts';

declare global {
  interface Window {
    /** The number of changes of the page since it was last read. */
    readChanges: () => number;
  }
}

/** The rest of each mode's address, so that the overlay shows something else with almost every step. */
const rests: Readonly<Record<string, string>> = {
  saver: 'puzzle=three-in-a-square&captions=1&speed=20',
  race: 'puzzle=pentomino-6x10&captions=1&speed=1000',
  generate: 'puzzle=pentomino-6x10&make=anneal:12:3&speed=60',
  class: 'puzzle=pentomino-6x10&speed=8',
  aztec: 'diamond=60:3&speed=1000',
  wall: 'wall=all&puzzle=three-in-a-square&speed=60',
};
const addresses = [
  ...modes.map(({ id }) => `mode=${id}&${rests[id]!}`),
  'mode=race&puzzle=pentomino-6x10&strategies=strict:12~anneal:12&speed=1000',
];

/** A second, in which the overlay is updated some eight times. */
const FRAMES = 60;

test.each(addresses)('a page that is asked for its state changes nothing: %s', async (address) => {
  const visit = await openByFrames(address, { width: 960, height: 540 });
  const { page } = visit;
  const steps = async () => String((await visit.status()).panes.map((pane) => pane.steps));
  const begins = async (): Promise<boolean> => {
    await visit.pass(6);
    const { mode, panes, running } = await visit.status();
    if (mode !== /mode=(\w+)/.exec(address)![1]) return false;
    if (!running) await page.evaluate(() => window.fitful!.play());
    return panes.every((pane) => pane.steps > 0);
  };
  await expect.poll(begins).toBe(true);
  await page.evaluate(() => {
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    let noted = 0;
    const observer = new MutationObserver((records) => (noted += records.length));
    observer.observe(document.body, all);
    window.readChanges = () => {
      const changes = noted + observer.takeRecords().length;
      noted = 0;
      return changes;
    };
  });
  let [updated, outdated] = [0, 0];
  for (let i = 0; i < FRAMES; i++) {
    const before = await steps();
    await visit.pass(1);
    const isUpdated = (await page.evaluate(() => window.readChanges())) > 0;
    const whenAsked = await page.evaluate(() => {
      for (let i = 0; i < 1000; i++) window.fitful!.status();
      return window.readChanges();
    });
    expect(whenAsked).toBe(0);
    if (isUpdated) updated++;
    else if ((await steps()) !== before) outdated++;
  }
  // There was something to update, both when the page did so and when it was asked.
  expect(updated).toBeGreaterThan(0);
  expect(outdated).toBeGreaterThan(0);
});
