import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { filmFormats, type Film, type FilmFormat } from '../../play/film/film.ts';
import { issueOf, usualSpeed } from '../../play/film/limits.ts';
import { isListed } from '../puzzles.ts';
import { printPuzzle } from '../../puzzle/text.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import type { Search } from '../../solve/search.ts';
import type { Solver } from '../../solve/solvers/index.ts';
import { nextSolution } from '../../solve/solvers/solver.ts';
import { themes } from '../../theme/index.ts';
import { lateWords, words } from '../../words/index.ts';
import { CliError, DONE, FAILED, INTERRUPTED } from '../cliError.ts';
import { searchFor, searchOptions, type PuzzleCall, type PuzzleCommand } from '../command.ts';
import { writeBytes } from '../outFile.ts';
import { catchSignals } from '../workers.ts';
import { installedBrowser, openInBrowser } from './browser.ts';
import { BadAddress, CannotWrite, filmBy } from './browserFilm.ts';
import { svgFrames } from './svgFrames.ts';
import { findPage, type OpenablePage } from './pageFile.ts';

/** `film`: a stretch of a search, or of what an address shows, as a video, a GIF or a picture. */
export const film: PuzzleCommand = {
  options: [
    ...searchOptions,
    'address',
    'from',
    'to',
    'speed',
    'fps',
    'size',
    'theme',
    'out',
    'browser',
  ],
  async *run(call, puzzle, name) {
    const { options, say } = call;
    const { out } = options;
    if (out === undefined) throw new CliError(say.missingOut());
    const { problem, search, start } = searchFor(call, puzzle);
    const format = formatOf(call, out);
    checkAddress(call, format);
    const asked = filmOf(call, format, () => start('steps'));
    if (format === 'zip') {
      const theme = themes[options.theme ?? 'midnight'];
      const { label } = words(call.language);
      const solver = start('steps');
      const file = svgFrames(asked, { puzzle, problem, solver, theme, label });
      writeBytes(out, file, call);
      yield `${say.svgFrames(out, file.length)}\n`;
      return DONE;
    }
    const program = options.browser ?? installedBrowser(process.env);
    if (program === undefined) throw new CliError(say.noBrowser(), FAILED);
    if (!existsSync(program)) throw new CliError(say.noSuchBrowser(program));
    const page = await findPage();
    if (!page) throw new CliError(say.noPage(), FAILED);
    try {
      const address = addressOf(page, call, { puzzle, name, search });
      const made = await makeIn(program, address, asked, call);
      if (!made) return INTERRUPTED;
      const { file, film, type } = made;
      writeBytes(out, file, call);
      const codec = format === 'mp4' ? seldomCodec(type) : undefined;
      if (codec) call.warn(lateWords(words(call.language)).filming.otherCodec(codec));
      yield `${say.filmed(out, file.length, film.width, film.height)}\n`;
      return DONE;
    } finally {
      page.close();
    }
  },
};

/** The codec of an MP4 that few players show, by the type of its file. */
function seldomCodec(type: string): 'vp9' | 'av1' | undefined {
  if (type.includes('vp09')) return 'vp9';
  return type.includes('av01') ? 'av1' : undefined;
}

/** A format of a film, or SVG frames in a ZIP archive. */
type OutFormat = FilmFormat | 'zip';

const outFormats: readonly OutFormat[] = [...filmFormats, 'zip'];

/** The format that a file's name asks for. */
function formatOf({ say }: PuzzleCall, out: string): OutFormat {
  const ending = extname(out).slice(1).toLowerCase();
  const format = outFormats.find((one) => one === ending);
  if (format === undefined) throw new CliError(say.badOut(out, outFormats.join(', ')));
  return format;
}

/** @throws CliError if an option makes no sense beside an address */
function checkAddress({ options, say }: PuzzleCall, out: OutFormat): void {
  if (options.address === undefined) return;
  const beside = searchOptions.find((name) => options[name] !== undefined);
  if (beside !== undefined) throw new CliError(say.together('--address', `--${beside}`));
  if (out === 'zip') throw new CliError(say.together('--address', '--out x.zip'));
  if (options.to === undefined) throw new CliError(say.needs('--address', '--to'));
}

/** The parameters of an address: of a whole link, or of its query alone. */
export function paramsOf(address = ''): URLSearchParams {
  const [link = ''] = address.split('#');
  const params = new URLSearchParams(link.slice(link.indexOf('?') + 1));
  // The puzzle is that of the command.
  for (const name of ['puzzle', 'text']) params.delete(name);
  return params;
}

/** What is filmed: up to the first solution, unless options say otherwise; a picture is of the last moment. */
function filmOf({ options, say, language }: PuzzleCall, out: OutFormat, start: () => Solver): Film {
  const to = options.to ?? firstSolution(start());
  const from = out === 'png' ? to : (options.from ?? 0);
  const { speed = usualSpeed(to - from), fps = out === 'gif' ? 15 : 30 } = options;
  const usual = out === 'gif' ? ([640, 360] as const) : ([1280, 720] as const);
  const [width, height] = options.size ?? usual;
  if (typeof speed !== 'number') throw new CliError(say.filmSpeed());
  const format = out === 'zip' ? 'png' : out;
  const params = paramsOf(options.address);
  const isByTime = params.get('mode') === 'race' && params.get('equal') === 'time';
  const unit = isByTime ? 'time' : 'steps';
  const asked: Film = { from, to, unit, speed, fps, width, height, format };
  const issue = issueOf(asked);
  if (issue) throw new CliError(lateWords(words(language)).filming.issues[issue]);
  return asked;
}

/** The step of the first solution, or the last step of a search without one. */
function firstSolution(solver: Solver): number {
  nextSolution(solver);
  return solver.steps;
}

interface Subject {
  readonly puzzle: Puzzle;
  readonly name: string;
  readonly search: Search;
}

/** The address at which the page shows a search, or what another address does, paused and with nothing over it. */
function addressOf(
  { address }: OpenablePage,
  { options, language, today }: PuzzleCall,
  { puzzle, name, search }: Subject,
): string {
  const { solver, order, pieces, rules, seed, hold, unique } = search;
  const packed = () => deflateRawSync(printPuzzle(puzzle)).toString('base64url');
  const searched = {
    solver,
    order,
    pieces: String(pieces),
    rules: rules.join(',') || 'none',
    seed: String(seed),
    ...(hold !== '' && { hold }),
    ...(unique && { unique: '1' }),
  };
  const query = new URLSearchParams({
    ...(options.address === undefined ? searched : Object.fromEntries(paramsOf(options.address))),
    ...(isListed(name, today) ? { puzzle: name } : { text: packed() }),
    ...(options.theme && { theme: options.theme }),
    lang: language,
    ui: '0',
    paused: '1',
  });
  return `${address}?${String(query)}`;
}

/** Makes a film in a browser, and shows how far it is; undefined once it is interrupted. */
async function makeIn(program: string, address: string, asked: Film, call: PuzzleCall) {
  const { say } = call;
  const { stop, release } = catchSignals();
  try {
    const page = await openInBrowser(program, address);
    try {
      // The page speaks the language of the command.
      const own = call.options.address === undefined ? undefined : words(call.language).page;
      const making = filmBy(page, asked, own);
      for (;;) {
        const { done, value } = await making.next();
        if (done) return value;
        if (stop.aborted) return undefined;
        call.showStatus(say.filming(value.done, value.frames));
      }
    } finally {
      call.showStatus('');
      await page.close();
    }
  } catch (error) {
    // Ctrl-C in a terminal ends the browser, too.
    if (stop.aborted) return undefined;
    if (error instanceof BadAddress) throw new CliError(error.message);
    if (error instanceof CannotWrite)
      throw new CliError(lateWords(words(call.language)).filming.cannotWrite, FAILED);
    throw new CliError(say.filmFailed(program, (error as Error).message), FAILED);
  } finally {
    release();
  }
}
