import { expect, test } from 'vitest';
import { openByFrames } from '../../testing/pages/frames.ts';
import type { ModeId } from '../../settings/modeIds.ts';
import { modes } from './index.ts';

declare global {
  interface Window {
    /** The number of changes of the page since it was last read. */
    readChanges: () => number;
  }
}

/** The rest of each mode's address, so that the overlay shows something else with almost every step. */
const rests: Readonly<Record<ModeId, string>> = {
  saver: 'puzzle=three-in-a-square&captions=1&speed=20',
  race: 'puzzle=pentomino-6x10&captions=1&speed=1000',
  generate: 'puzzle=pentomino-6x10&make=anneal:12:3&speed=60',
  class: 'puzzle=pentomino-6x10&speed=8',
  play: 'puzzle=three-in-a-square',
  aztec: 'diamond=60:3&speed=1000',
  atlas: 'puzzle=three-in-a-square',
  walk: 'puzzle=domino-8x8&speed=20',
  wall: 'wall=all&puzzle=three-in-a-square&speed=60',
};
const addresses = [
  // A game and an atlas change only by hand.
  ...modes.flatMap(({ id }) =>
    id === 'play' || id === 'atlas' ? [] : [`mode=${id}&${rests[id]}`],
  ),
  'mode=race&puzzle=pentomino-6x10&strategies=strict:12~anneal:12&speed=1000',
];

/** A second, in which the overlay is updated some eight times; and how long a worker may take at most. */
const FRAMES = 60;
const MOST_FRAMES = 3000;

test.each(addresses)('a page that is asked for its state changes nothing: %s', async (address) => {
  const visit = await openByFrames(`${address}&paused`, { width: 960, height: 540 });
  const { page } = visit;
  const steps = async () => String((await visit.status()).panes.map((pane) => pane.steps));
  const mode = async () => {
    await visit.pass(1);
    return (await visit.status()).mode;
  };
  await expect.poll(mode).toBe(/mode=(\w+)/.exec(address)![1]);
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
    window.fitful!.play();
  });
  let [updated, outdated] = [0, 0];
  // There is to be something to update, both when the page does so and when it is asked.
  const isSeen = () => updated > 0 && outdated > 0;
  for (let i = 0; i < FRAMES || (!isSeen() && i < MOST_FRAMES); i++) {
    const before = await steps();
    await visit.pass(1);
    const [isUpdated, whenAsked] = await page.evaluate(() => {
      const isUpdated = window.readChanges() > 0;
      for (let i = 0; i < 1000; i++) window.fitful!.status();
      return [isUpdated, window.readChanges()] as const;
    });
    expect(whenAsked).toBe(0);
    if (isUpdated) updated++;
    else if ((await steps()) !== before) outdated++;
  }
  expect(isSeen()).toBe(true);
});
