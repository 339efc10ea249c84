import { chromium } from 'playwright-core';
import { argsOf } from '../../../tools/args.ts';
import { launchOptions } from '../../../tools/browser.ts';
import { serve } from '../../../tools/serve.ts';
import { loadAllWords } from '../../../words/index.ts';
import { inShort } from './actions.ts';
import { monkeyVisit } from './monkey.ts';

/**
 * Presses keys, clicks, drags, pastes and opens at random, visit after visit, on the built page, until
 * something is wrong or the time is over; fails if anything was:
 *
 *     npm run build && npm run soak:monkey -- --minutes 60 --seed 1
 *
 * A complaint names the seed, the visit and the number of actions; `--visit` and `--actions` do the same
 * again.
 */
const { values } = argsOf('soak:monkey', {
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    visit: { type: 'string' },
    actions: { type: 'string', default: '150' },
    site: { type: 'string', default: 'dist' },
    'keep-going': { type: 'boolean', default: false },
  },
});
const [minutes, seed, count] = [values.minutes, values.seed, values.actions].map(Number) as [
  number,
  number,
  number,
];
const only = values.visit === undefined ? undefined : Number(values.visit);
if (![minutes, seed, count, only ?? 0].every((value) => value >= 0)) {
  console.error('soak:monkey: --minutes, --seed, --visit and --actions are numbers.');
  process.exit(2);
}

await loadAllWords();
const site = await serve(values.site);
const browser = await chromium.launch(launchOptions());
let [actions, complaints] = [0, 0];
try {
  const end = performance.now() + minutes * 60_000;
  for (let nth = only ?? 1; performance.now() < end; nth++) {
    const {
      actions: done,
      heap,
      complaint,
    } = await monkeyVisit(browser, site.address, {
      seed,
      nth,
      count,
    });
    actions += done;
    console.log(`visit ${nth}: ${done} actions, ${actions} in all, ${heap.toFixed(1)} MB`);
    if (complaint) {
      complaints++;
      console.error(
        `${complaint.said}\n  --seed ${seed} --visit ${nth} --actions ${done}, at last:`,
      );
      for (const action of complaint.actions.slice(-20)) console.error(`    ${inShort(action)}`);
      if (!values['keep-going']) break;
    }
    if (only !== undefined) break;
  }
  console.log(`${actions} actions, seed ${seed}: ${complaints} complaints.`);
  process.exitCode = complaints > 0 ? 1 : 0;
} finally {
  await browser.close();
  site.close();
}
