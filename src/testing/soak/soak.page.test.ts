import { prelude, grown, query, soak, type Kept } from './soak.ts';
import { expect, test } from 'vitest';
import { openPage } from '../pages/page.ts';
import { isLong } from '../share.ts';

/** A fifth of the boards follow each other every day. */
const boards = isLong ? 200 : 40;

test(`over ${boards} boards that follow each other nothing grows`, async () => {
  const { page } = await openPage(`${query}&shuffle=1`, {
    drawn: true,
    everyFrame: true,
    preludes: [prelude],
  });
  await page.waitForFunction(() => window.fitful !== undefined, undefined, { polling: 100 });
  const measured: Kept[] = [];
  for await (const kept of soak(page, boards, boards / 20)) measured.push(kept);
  expect(grown(measured)).toEqual([]);
}, 600_000);

test('what grows is found, once much has been loaded', () => {
  const kept = { heap: 20, nodes: 1500, listeners: 120, workers: 1, graphics: 80 };
  const steady = Array.from({ length: 40 }, (_, i) => ({ ...kept, workers: 1 + (i % 2) }));
  expect(grown(steady)).toEqual([]);
  const loading = steady.map((one, i) => ({ ...one, heap: Math.min(20, 10 + i) }));
  expect(grown(loading)).toEqual([]);
  for (const [name, each] of Object.entries({ heap: 0.2, nodes: 20, listeners: 4, graphics: 2 })) {
    const growing = steady.map((one, i) => ({ ...one, [name]: kept.heap + each * i }));
    expect(grown(growing)).toEqual([name]);
  }
});
