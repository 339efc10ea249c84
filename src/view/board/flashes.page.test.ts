import { flashing, RATE } from '../../testing/pictures/flashes.ts';
import { openByFrames } from '../../testing/pages/frames.ts';
import { isLong } from '../../testing/share.ts';
import { expect, test } from 'vitest';
import { themes } from '../../theme/index.ts';

const COLUMNS = 96;

/** The speeds, each on a board of a lattice. */
const boards = [
  ['pentomino-10x6', '60'],
  ['pentomino-10x6', '300'],
  ['hexiamond-6x6', '10000'],
  ['pentahex-hexagon', 'max'],
] as const;
/** Each is measured for some seconds: every day one of the two that used to flash most, all of them in long runs. */
const always = [['chocolate', 'pentomino-10x6', '300']] as const;
const all = Object.keys(themes).flatMap((theme) =>
  boards.map(([puzzle, speed]) => [theme, puzzle, speed] as const),
);

test.each(isLong ? all : always)(
  '%s does not flash: %s at %s steps a second',
  async (theme, puzzle, speed) => {
    const query = `theme=${theme}&puzzle=${puzzle}&speed=${speed}&ui=0`;
    const visit = await openByFrames(query, { width: 160, height: 90, drawn: true });
    await visit.pass(RATE / 2);
    const courses = await visit.read(4 * RATE, COLUMNS);
    // Something changes on the canvas.
    expect(
      Math.max(...courses.map((course) => Math.max(...course) - Math.min(...course))),
    ).toBeGreaterThan(0.1);
    const { atOnce, share } = flashing(courses, COLUMNS);
    expect(atOnce).toBeLessThanOrEqual(3);
    expect(share).toBeLessThan(0.25);
  },
);

const ids = Object.keys(themes);
const pairs = ids.map((theme, i) => [theme, ids[(i + 1) % ids.length]!] as const);

test.each(isLong ? pairs : pairs.slice(0, 1))(
  'neither a solution in %s, nor its jewel, nor the changeover to %s flashes',
  async (from, to) => {
    const query = `puzzle=three-in-a-square&order=rows&speed=2000&play=teaching&shuffle=3&themes=${from},${to}&hour=20&ui=0`;
    const visit = await openByFrames(query, { width: 160, height: 90, drawn: true });
    const pane = async () => (await visit.status()).panes[0]!;
    await expect
      .poll(async () => {
        await visit.pass(10, 10);
        return (await pane()).finished;
      })
      .toBe(true);
    const wave = await visit.read(3 * RATE, COLUMNS);
    await visit.pass(RATE, RATE);
    expect((await pane()).puzzle).toBe('three-in-a-square');
    const changeover = await visit.read(6 * RATE, COLUMNS);
    expect((await pane()).puzzle).not.toBe('three-in-a-square');
    for (const courses of [wave, changeover]) {
      const { atOnce, share } = flashing(courses, COLUMNS);
      expect(atOnce).toBeLessThanOrEqual(3);
      expect(share).toBeLessThan(0.25);
    }
  },
);

test.runIf(isLong).each(ids)('a ceremony does not flash in %s', async (theme) => {
  const query = `puzzle=three-in-a-square&order=rows&theme=${theme}&hour=20&ui=0`;
  const visit = await openByFrames(query, { width: 160, height: 90, drawn: true });
  await expect
    .poll(
      async () => {
        await visit.pass(30);
        return (await visit.status()).panes[0]!.solutions;
      },
      { timeout: 120_000, interval: 1 },
    )
    .toBeGreaterThan(0);
  const { atOnce, share } = flashing(await visit.read(12 * RATE, COLUMNS), COLUMNS);
  expect(atOnce).toBeLessThanOrEqual(3);
  expect(share).toBeLessThan(0.25);
});
