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
