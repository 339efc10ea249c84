import { expect, test } from 'vitest';
import { openPage } from '../testing/pages/page.ts';
import { modes } from './modes/index.ts';

/** What else the address of a mode needs, so that something moves there. */
const needed: Readonly<Record<string, string>> = { wall: '&wall=all' };

const addresses = [
  // A game and an atlas move only by hand.
  ...modes.flatMap(({ id }) =>
    id === 'play' || id === 'atlas' ? [] : [`mode=${id}${needed[id] ?? ''}`],
  ),
  'mode=race&strategies=strict:10~anneal:10',
];

test.each(addresses)('a host page sees that something moves: %s', async (address) => {
  const visit = await openPage(`${address}&puzzle=pentomino-5x3&paused`);
  await expect.poll(() => visit.page.evaluate(() => window.fitful !== undefined)).toBe(true);
  await expect.poll(async () => (await visit.status()).mode).toBe(/mode=(\w+)/.exec(address)![1]);
  const steps = async () => (await visit.status()).panes.map((pane) => pane.steps);
  const before = await steps();
  expect(before).toHaveLength(address.includes('mode=race') ? 2 : 1);
  await visit.page.evaluate(() => window.fitful!.play());
  await expect.poll(steps).not.toEqual(before);
});
