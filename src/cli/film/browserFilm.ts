import { setTimeout as pause } from 'node:timers/promises';
import type { Film } from '../../play/film/film.ts';
import type { Words } from '../../words/index.ts';
import type { BrowserPage } from './browser.ts';

/** How far a film is, and once it is done how large its file and itself are, or why it could not be made. */
interface FilmReport {
  readonly done: number;
  readonly frames: number;
  readonly bytes?: number;
  readonly film?: Film;
  /** The type of the file, with its codec. */
  readonly type?: string;
  readonly error?: string;
  /** The name of the error. */
  readonly name?: string;
}

/** The page finds fault with its address, in words. */
export class BadAddress extends Error {}

/** The browser cannot write that kind of file at that size. */
export class CannotWrite extends Error {}

/** How often the page is asked, in ms, and for how long it may take to start. */
const ASK_EVERY = 200;
const STARTS_IN = 120_000;
/** How many bytes are fetched at once. */
const AT_ONCE = 2 ** 21;

/**
 * Has an open page make a film of what it shows; yields how far it is, at last with the file. Rejects if it cannot.
 *
 * @param own the page's own sentences, where its address is somebody's: what else it says is about that
 */
export async function* filmBy(
  page: BrowserPage,
  film: Film,
  own?: Words['page'],
): AsyncGenerator<
  FilmReport,
  { readonly file: Uint8Array; readonly film: Film; readonly type: string }
> {
  const until = performance.now() + STARTS_IN;
  while (!(await page.evaluate('window.fitful !== undefined'))) {
    if (performance.now() > until) throw new Error('The page does not start.');
    await pause(ASK_EVERY);
  }
  if (own) {
    const said = (await page.evaluate(
      `Array.from(document.querySelectorAll('.notice li'), ({ textContent }) => textContent)`,
    )) as readonly string[];
    const faults = said.filter((notice) => !Object.values<unknown>(own).includes(notice));
    if (faults.length > 0) throw new BadAddress(faults.join(' '));
  }
  await page.evaluate(`{
    const filmed = (window.filmed = { report: { done: 0, frames: 0 } });
    fitful.film(${JSON.stringify(film)}, ({ done, frames }) => (filmed.report = { done, frames })).then(
      ({ file, film, frames }) => {
        filmed.file = file;
        filmed.report = { done: frames, frames, film, bytes: file.size, type: file.type };
      },
      (error) => (filmed.report = { ...filmed.report, error: String(error), name: error.name }),
    );
    undefined;
  }`);
  for (;;) {
    const report = (await page.evaluate('window.filmed.report')) as FilmReport;
    yield report;
    const { bytes, error, film: as, type } = report;
    if (report.name === 'CannotEncode') throw new CannotWrite(error);
    if (error !== undefined) throw new Error(error);
    if (bytes !== undefined) return { file: await fetchFile(page, bytes), film: as!, type: type! };
    await pause(ASK_EVERY);
  }
}

async function fetchFile(page: BrowserPage, bytes: number): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes; at += AT_ONCE) {
    const part = await page.evaluate(`new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result.replace(/^[^,]*,/, ''));
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(window.filmed.file.slice(${at}, ${at + AT_ONCE}));
    })`);
    parts.push(Buffer.from(part as string, 'base64'));
  }
  return Buffer.concat(parts);
}
