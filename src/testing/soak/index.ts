import { prelude, grown, query, soak, type Kept } from './soak.ts';
import { chromium } from 'playwright-core';
import { argsOf } from '../../tools/args.ts';
import { launchOptions } from '../../tools/browser.ts';
import { serve } from '../../tools/serve.ts';
import { visit } from '../../tools/visit.ts';

/**
 * Lets a number of boards follow each other on the built page, with time sped up, and prints at intervals
 * what the page keeps; fails if anything grows:
 *
 *     npm run build && npm run soak -- --changes 10000
 */
const { values } = argsOf('soak', {
  options: {
    changes: { type: 'string', default: '200' },
    query: { type: 'string', default: query },
  },
});
const changes = Number(values.changes);
if (!Number.isInteger(changes) || changes < 16) {
  console.error('soak: --changes is a whole number, 16 at least.');
  process.exit(2);
}

const site = await serve('dist');
const browser = await chromium.launch(launchOptions());
try {
  const { page, complaints } = await visit(browser, `${site.address}?${values.query}&shuffle=1`, {
    width: 640,
    height: 360,
    preludes: [prelude],
  });
  await page.waitForFunction(() => window.fitful !== undefined, undefined, { polling: 100 });
  const each = Math.max(1, Math.floor(changes / 40));
  const measured: Kept[] = [];
  for await (const kept of soak(page, changes, each)) {
    measured.push(kept);
    const { heap, nodes, listeners, workers, graphics } = kept;
    console.log(
      `${measured.length * each} boards: ${heap.toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners, ${workers} workers, ${graphics} graphics objects`,
    );
  }
  for (const complaint of complaints) console.error(complaint);
  const more = grown(measured);
  console.log(more.length === 0 ? 'Nothing grows.' : `It grows: ${more.join(', ')}.`);
  process.exitCode = more.length + complaints.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  site.close();
}
