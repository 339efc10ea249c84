import { expect, test } from 'vitest';
import { flashing, RATE } from '../testing/flashes.ts';
import { openByFrames } from '../testing/frames.ts';

const COLUMNS = 96;

/** Each is measured for some seconds: always the two that used to flash most, the others in long runs. */
const always = [
  ['paper', 'pentomino-10x6', '300'],
  ['chocolate', 'pentomino-10x6', '300'],
] as const;
const others = [
  ['midnight', 'pentomino-10x6', '60'],
  ['midnight', 'pentomino-10x6', '300'],
  ['midnight', 'pentomino-10x6', '10000'],
  ['midnight', 'hexiamond-6x6', 'max'],
  ['paper', 'pentomino-10x6', '60'],
  ['paper', 'pentomino-10x6', '10000'],
  ['paper', 'hexiamond-6x6', 'max'],
  ['chocolate', 'pentomino-10x6', '60'],
  ['chocolate', 'pentomino-10x6', '10000'],
  ['chocolate', 'pentahex-hexagon', 'max'],
  ['glass', 'pentomino-10x6', '300'],
  ['neon', 'pentomino-10x6', '300'],
  ['blueprint', 'pentomino-10x6', '300'],
  ['wood', 'pentomino-10x6', '300'],
] as const;
const isLong = import.meta.env.MODE === 'long';

test.each(isLong ? [...always, ...others] : always)(
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
