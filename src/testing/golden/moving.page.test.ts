import { describe, expect, test } from 'vitest';
import { themes } from '../../theme/index.ts';
import { openByFrames } from '../pages/frames.ts';
import { browserNames } from '../pages/page.ts';
import { RATE } from '../pictures/flashes.ts';
import { differing } from './kept.ts';

const SIZE = { width: 240, height: 150, drawn: true, font: 'dejavu-sans' } as const;
/** Steps a second, a number of them and a part of one a frame, so that no frame has one more by rounding. */
const SPEED = 6007;
/** The frames after which trails are as they stay; and after which those of before are gone, so that samples begin anew. */
const FRAMES = 90;
const STILL = 150;
/** The most frames in which a board comes, and the time the search has for each two of them, in ms. */
const OPENING = 60;
const WAIT = 500;

// Others have other fonts, and smooth them in other ways.
describe.runIf(browserNames()[0] === 'packaged')('as they were', () => {
  test.each([...Object.keys(themes).entries()])(
    'board %i, with its trails: %s',
    async (nth, theme) => {
      const from = 10_000 * (nth + 1);
      const visit = await openByFrames(
        `puzzle=pentomino-10x6&order=rows&speed=${SPEED}&theme=${theme}&hour=20&step=${from}&ui=0&titles=0&paused`,
        SIZE,
      );
      const { page } = visit;
      const steps = async () => (await visit.status()).panes[0]!.steps;
      let passed = 0;
      await expect
        .poll(
          async () => {
            await visit.pass(2, 2);
            passed += 2;
            return steps();
          },
          { interval: WAIT, timeout: (WAIT * OPENING) / 2 },
        )
        .toBe(from);
      // As many frames for any board, as what is chosen at the end of a time depends on how times are rounded.
      const still = OPENING - passed + STILL;
      await visit.pass(still, still);
      await page.evaluate(() => window.fitful!.play());
      await visit.pass(FRAMES);
      // No step came late.
      expect(await steps()).toBe(from + Math.floor((FRAMES * SPEED) / RATE));
      expect(differing(`${theme}-moving`, await page.screenshot())).toEqual([]);
    },
  );

  test('a changeover, with its jewel', async () => {
    const visit = await openByFrames(
      'puzzle=three-in-a-square&order=rows&speed=2000&play=teaching&shuffle=3&theme=neon&hour=20&ui=0&titles=0',
      SIZE,
    );
    const puzzle = async () => (await visit.status()).panes[0]!.puzzle;
    await visit.pass(250, 250);
    await expect
      .poll(
        async () => {
          await visit.pass(1, 1);
          return puzzle();
        },
        { timeout: 60_000, interval: 1 },
      )
      .not.toBe('three-in-a-square');
    // The next tray has risen, and none of its cells is lit.
    await visit.pass(20, 20);
    expect(differing('changeover', await visit.page.screenshot())).toEqual([]);
  });
});
