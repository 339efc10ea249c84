import { expect, test } from 'vitest';
import { boardColours, openOfEach } from '../../../teach/weighting/boardColours.ts';
import { problemOf } from '../../../testing/random/situations.ts';
import { openPage } from '../../../testing/pages/page.ts';

test('cells of each colour look alike, and unlike those of the others, on hexagons as on squares', async () => {
  const { page } = await openPage('mode=class&lang=en', { width: 1024, height: 640 });
  await page.locator('.class-page').waitFor();
  for (const puzzle of ['one-sided-pentahex-trapezoid-1', 'domino-4x4-corners']) {
    const problem = problemOf(puzzle);
    const colours = boardColours(problem);
    const look = (shape: string) =>
      page
        .locator(`.board-marks .colours ${shape}`)
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
    /** How often each fill is there: the darkest first, then grey, then that of the board. */
    const counts = async (shape: string) => {
      const fills = await look(shape);
      return [...new Set(fills)]
        .map((fill) => fills.filter((one) => one === fill).length)
        .toSorted((a, b) => a - b);
    };
    const open = (step: string) =>
      page.evaluate(
        (to) => window.fitful!.open(to),
        `?mode=class&puzzle=${puzzle}&order=rows&panels=colours&lang=en&${step}`,
      );
    const whole = openOfEach(problem, colours, []);
    await open('step=0');
    await expect.poll(() => counts('path')).toEqual(whole.toSorted((a, b) => a - b));
    // The last colour is that of the board: nothing is painted.
    const light = [...colours.of.keys()].filter((cell) => colours.of[cell] === colours.count - 1);
    expect((await look('path')).filter((fill) => fill === 'none')).toHaveLength(light.length);
    // Below pieces dots tell as many colours apart.
    await open('step=2');
    await expect.poll(async () => (await look('.dot')).length).toBeGreaterThan(1);
    const [dots, paths] = [await look('.dot'), await look('path')];
    expect(dots.length + paths.length).toBe(problem.cells.length);
    expect(new Set(dots).size).toBe(colours.count);
  }
});
