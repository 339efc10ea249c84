import { setTimeout as pause } from 'node:timers/promises';
import { argsOf } from './args.ts';
import { sizeOf, withBuiltPage } from './builtPage.ts';
import { visit } from './visit.ts';

/**
 * Takes a picture of the page, built afresh:
 *
 *     npm run shot -- 'puzzle=pentomino-6x10&step=900' out.png --size 1280x720
 *
 * `--after` waits so many milliseconds first, `--key` then presses a key (give it again for more),
 * `--lang` sets the browser's language, `--built` takes the page in `dist` as it is. What went wrong on the page
 * is written to stderr.
 */
const { values, positionals } = argsOf('shot', {
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1280x720' },
    after: { type: 'string', default: '2000' },
    key: { type: 'string', multiple: true, default: [] },
    lang: { type: 'string', default: 'en' },
    built: { type: 'boolean', default: false },
  },
});
const [query, file] = positionals;
const size = sizeOf(values.size);
if (query === undefined || file === undefined || !size) {
  console.error(
    'shot.ts <query> <file.png> [--size 1280x720] [--after ms] [--key Key] [--lang en] [--built]',
  );
  process.exit(2);
}

await withBuiltPage(values.built, async (browser, address) => {
  const options = { ...size, locale: values.lang };
  const { page, complaints } = await visit(browser, `${address}?${query}`, options);
  await pause(Number(values.after));
  for (const key of values.key) {
    await page.keyboard.press(key);
    await pause(500);
  }
  await page.screenshot({ path: file });
  for (const complaint of complaints) console.error(complaint);
});
