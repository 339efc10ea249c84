import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { argsOf } from '../tools/args.ts';
import { browsers } from '../tools/browser.ts';
import { sizeOf } from '../tools/builtPage.ts';
import { serve } from '../tools/serve.ts';
import { visit } from '../tools/visit.ts';
import { print } from './report.ts';
import { countingFrames, intervalsOf, solutionsOf } from './scrolling.ts';

/**
 * Scrolls the list of all solutions of the page in `dist` by the wheel, in a browser that shows it, and prints
 * the time between frames and the longest tasks of the main thread:
 *
 *     npx tsx src/bench/scroll.ts --size 1280x720 --angle gl
 *
 * `--angle` names what draws: `swiftshader` without a graphics card, else `gl`, `gl-egl`, `vulkan`, `metal` or `d3d11`. `--headed`
 * opens a window. CHROME_PATH names a browser; that of the project draws in software alone.
 */
const { values } = argsOf('scroll', {
  options: {
    size: { type: 'string', multiple: true, default: ['1280x720', '390x844'] },
    puzzle: { type: 'string', default: 'pentomino-6x10' },
    angle: { type: 'string', default: 'swiftshader' },
    speed: { type: 'string', default: '1500' },
    seconds: { type: 'string', default: '6' },
    headed: { type: 'boolean', default: false },
  },
});

/** The flags of a browser that draws as it is asked to. */
const flagsFor = (flags: readonly string[], angle: string): string[] =>
  angle === 'swiftshader'
    ? [...flags]
    : [
        ...flags.filter((flag) => !/swiftshader/.test(flag)),
        `--use-angle=${angle}`,
        '--ignore-gpu-blocklist',
        '--enable-gpu-rasterization',
      ];

const { options } = browsers().at(-1)!;
const site = await serve(join(import.meta.dirname, '../../dist'));
const browser = await chromium.launch({
  ...options,
  headless: !values.headed,
  args: flagsFor(options.args ?? [], values.angle),
});
try {
  for (const text of values.size) {
    const size = sizeOf(text);
    if (!size) throw new Error(`${text} is no size such as 1280x720.`);
    const opened = await visit(browser, `${site.address}${solutionsOf(values.puzzle)}`, {
      ...size,
      preludes: [countingFrames],
    });
    const { page } = opened;
    const list = page.locator('.browse-list');
    await list.getByRole('button', { name: 'Solution 1', exact: true }).waitFor();
    const box = (await list.boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const from = await page.evaluate(() => performance.now());
    await client.send('Input.synthesizeScrollGesture', {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      yDistance: -Number(values.speed) * Number(values.seconds),
      speed: Number(values.speed),
      gestureSourceType: 'mouse',
    });
    const { apart, long, unknown } = intervalsOf(await page.evaluate(() => window.scrolled), from);
    const at = (share: number): string =>
      `${apart[Math.min(apart.length - 1, Math.floor(share * apart.length))]!.toFixed(1)} ms`;
    console.log(`\n${text}, ${values.puzzle}, ${values.angle}`);
    print('frames', String(apart.length));
    print('between frames: median, 95 %, longest', [at(0.5), at(0.95), at(1)].join(', '));
    print(
      'tasks over 50 ms',
      `${long.length}${long.length > 0 ? `, the longest ${Math.max(...long).toFixed(0)} ms` : ''}`,
    );
    print('frames with an unknown number in sight', String(unknown));
    await opened.close();
  }
} finally {
  await browser.close();
  site.close();
}
