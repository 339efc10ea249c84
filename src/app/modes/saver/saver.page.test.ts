import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calendarId } from '../../../puzzle/calendar.ts';
import { focusShown } from '../../../testing/pages/focusShown.ts';
import { axeViolations } from '../../../testing/pages/axe.ts';
import { openByFrames } from '../../../testing/pages/frames.ts';
import { isLong } from '../../../testing/share.ts';
import { pack } from '../../address/packed.ts';

type Visit = Awaited<ReturnType<typeof openByFrames>>;

let visit: Visit;

const day = () => {
  const now = new Date();
  return { month: now.getMonth() + 1, day: now.getDate() };
};

const open = async (query: string): Promise<void> => {
  visit = await openByFrames(query, { width: 480, height: 270 });
};
const pane = async () => (await visit.status()).panes[0]!;
const title = () => visit.page.locator('.what').textContent();

/** Lets this many seconds pass on the page; workers run meanwhile. */
const pass = (seconds: number) => visit.pass(60 * seconds);

/** Lets a search finish. */
const passToEnd = async (): Promise<void> => {
  await expect
    .poll(async () => {
      await pass(0.25);
      return (await pane()).finished;
    })
    .toBe(true);
};

test.each(['max', '2000'])(
  'at a fixed speed of %s the results are shown, and the next puzzle follows at that speed',
  async (speed) => {
    await open(`puzzle=three-in-a-square&order=rows&speed=${speed}`);
    await passToEnd();
    await pass(2);
    const { puzzle, solutions, depth } = await pane();
    expect({ puzzle, solutions, depth }).toEqual({
      puzzle: 'three-in-a-square',
      solutions: 16,
      depth: 0,
    });
    expect(await title()).toMatch(
      /Finished: 16 solutions, turns and flips included · this is the last one · Rows$/,
    );
    await pass(7);
    await expect
      .poll(async () => {
        await pass(0.5);
        return (await pane()).puzzle;
      })
      .not.toBe('three-in-a-square');
    expect(new URL(visit.page.url()).searchParams.get('speed')).toBe(speed);
    expect((await visit.status()).running).toBe(true);
  },
);

test('a search without a solution says so, and is left too, but not while a dialog is open', async () => {
  await open('puzzle=domino-4x4-corners&speed=max&lang=ja');
  await passToEnd();
  await visit.page.keyboard.press('?');
  await pass(1);
  expect(await title()).toContain('探索終了：解はありません');
  await pass(7);
  expect((await pane()).puzzle).toBe('domino-4x4-corners');
  await visit.page.keyboard.press('Escape');
  await pass(6);
  await expect
    .poll(async () => {
      await pass(0.5);
      return (await pane()).puzzle;
    })
    .not.toBe('domino-4x4-corners');
});

test('the end of a search without a solution is its deepest position, whenever it is come to', async () => {
  await open('puzzle=tetromino-5x4&speed=max&hour=22');
  await passToEnd();
  const deepest = async () => {
    await pass(4);
    expect(await title()).toContain('there is no solution · at most 4 of 5 pieces fit');
    await visit.page.keyboard.press('Space');
    await pass(2);
    expect(await title()).not.toContain('at most');
    // The moment itself has an empty board.
    expect((await pane()).depth).toBe(0);
  };
  await deepest();
  for (let i = 0; i < 20; i++) await visit.page.keyboard.press('ArrowLeft');
  await visit.page.keyboard.press('Space');
  await passToEnd();
  await deepest();
});

test('a search that is left before its end says how far it has come, and then the next puzzle follows', async () => {
  await open('puzzle=pentomino-10x6&search=order:rows&speed=1&minutes=1');
  const line = () => visit.page.locator('.headline .second').textContent();
  await expect
    .poll(
      async () => {
        await pass(2);
        return line();
      },
      { timeout: 120_000 },
    )
    .toContain('No solution yet');
  const { steps, deepest } = await pane();
  expect(await line()).toBe(
    `No solution yet after ${steps} steps · deepest: ${deepest} of 12 pieces`,
  );
  await pass(5);
  // It stands still meanwhile.
  expect((await pane()).steps).toBe(steps);
  await expect
    .poll(
      async () => {
        await pass(1);
        return (await pane()).puzzle;
      },
      { timeout: 60_000 },
    )
    .not.toBe('pentomino-10x6');
});

test('puzzles chosen in the settings follow, and a search that was left is taken up', async () => {
  await open('puzzle=three-in-a-square&speed=2000&themes=chocolate');
  const { page } = visit;
  const left = { version: 1, steps: { [`${calendarId(day())} backtrack`]: 5 } };
  await page.evaluate((text) => localStorage.setItem('fitful.left', text), JSON.stringify(left));
  await focusShown(page.getByRole('button', { name: 'Settings' }));
  await page.keyboard.press('Enter');
  await page.getByText('Puzzles that follow each other').click();
  await page.getByLabel('Today').check();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await pass(1);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('play'), searchParams.get('themes')]).toEqual(['today', 'chocolate']);
  await passToEnd();
  await expect
    .poll(async () => {
      await pass(0.5);
      return (await pane()).puzzle;
    })
    .toBe('today');
  expect(await title()).toContain('goes on after 5 steps');
  expect(await page.evaluate(() => localStorage.getItem('fitful.left'))).not.toContain('backtrack');
  const theme = async () => {
    await pass(0.5);
    return new URL(page.url()).searchParams.get('theme');
  };
  // The address is that of the playlist, unless it is one of a moment.
  await expect.poll(theme).toBeNull();
  await page.evaluate(() => window.fitful!.pause());
  await expect.poll(theme).toBe('chocolate');
});

test('a custom puzzle stays, with its last solution', async () => {
  const text = readFileSync('assets/puzzles/three-in-a-square.txt', 'utf8');
  await open(`text=${await pack(text)}&speed=max`);
  await passToEnd();
  await pass(20);
  expect((await pane()).puzzle).toBeNull();
  expect(await title()).toMatch(/ · this is the last one · Short side$/);
});

const always = [
  ['opened at a step', '&step=20', []],
  ['paused for a while', '', ['Space', 'Space']],
] as const;
/** Other ways to take control, tested in long runs only. */
const others = [
  ['opened while paused', '&paused', ['Space']],
  ['moved by a step', '', ['ArrowRight', 'Space']],
  ['sent back to its beginning', '', ['Home']],
  ['searched in another way after a lesson began', '&paused', ['Space', 'fewest']],
] as const;

test.each(isLong ? [...always, ...others] : always)(
  'a puzzle that was %s is not left',
  async (_, query, keys) => {
    await open(`puzzle=three-in-a-square&order=rows&speed=30${query}`);
    await pass(0.5);
    for (const key of keys) {
      if (key === 'fewest') {
        await visit.page.keyboard.press('s');
        await visit.page.locator('dialog[open]').getByLabel('Fill order').selectOption(key);
        await visit.page.keyboard.press('Escape');
      } else await visit.page.keyboard.press(key);
      await pass(0.25);
    }
    for (let i = 0; i < 10; i++) await visit.page.keyboard.press(']');
    await passToEnd();
    await pass(15);
    expect(await pane()).toMatchObject({ puzzle: 'three-in-a-square', finished: true });
  },
);

test('an interlude comes between boards and ends by itself, and N goes on with a board', async () => {
  await open('puzzle=pentomino-flpux-5x5&play=teaching&speed=max&interludes=race&every=1');
  const { page } = visit;
  const mode = async () => (await visit.status()).mode;
  const passTo = async (wanted: string): Promise<void> => {
    await expect
      .poll(
        async () => {
          await pass(1);
          return await mode();
        },
        { timeout: 60_000 },
      )
      .toBe(wanted);
  };
  await passTo('race');
  expect((await visit.status()).panes).toHaveLength(4);
  expect(page.url()).not.toContain('mode=');
  await passTo('saver');
  expect((await pane()).puzzle).not.toBe('pentomino-flpux-5x5');
  await passTo('race');
  const raced = (await pane()).puzzle;
  await page.keyboard.press('n');
  await pass(0.1);
  expect(await mode()).toBe('saver');
  expect((await pane()).puzzle).not.toBe(raced);
});

test('whichever key is pressed from one board to the next, one board follows, and what was asked for is done', async () => {
  await open('puzzle=three-in-a-square&order=rows&speed=max&play=teaching&shuffle=3');
  const { page } = visit;
  await passToEnd();
  await pass(6);
  // One frame at a time, until the next board is on show while the last one still leaves.
  await expect
    .poll(
      async () => {
        await visit.pass(1);
        return (await pane()).puzzle;
      },
      { timeout: 30_000, interval: 1 },
    )
    .not.toBe('three-in-a-square');
  const arriving = (await pane()).puzzle;
  await page.keyboard.press('Space');
  await visit.pass(30);
  expect((await visit.status()).running).toBe(false);
  expect((await pane()).puzzle).toBe(arriving);
  await page.keyboard.press('Space');
  // To a race and back, each once its code is there.
  for (const wanted of ['race', 'saver']) {
    await page.keyboard.press('r');
    await expect
      .poll(async () => {
        await visit.pass(2);
        return (await visit.status()).mode;
      })
      .toBe(wanted);
  }
  expect([(await visit.status()).running, (await pane()).puzzle]).toEqual([true, arriving]);
  await page.keyboard.press('n');
  await visit.pass(2);
  const chosen = (await pane()).puzzle;
  expect(chosen).not.toBe(arriving);
  await visit.pass(90);
  expect((await pane()).puzzle).toBe(chosen);
});
