import { permanentId, today } from '../../../app/library/solved.ts';
import { neutralTitleOf, titleOf, turnedTitle } from '../../../words/titles.ts';
import { inflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { FitfulWindow } from '../../../app/host.ts';
import { withLesson } from '../../../app/address/lessonAddress.ts';
import { parsePuzzle } from '../../../puzzle/text.ts';
import { languages, words, type Language } from '../../../words/index.ts';
import { catalogue, grammar, lessons } from './addresses.ts';
import { started } from './perform.ts';

/** What a page says of itself, and what is on it. */
export interface Look {
  readonly status: ReturnType<FitfulWindow['status']>;
  /**
   * Of the address, completed by what the lesson shows there, which one that stays as it was typed may not
   * say itself.
   */
  readonly query: string;
  readonly lang: string;
  /** The title of what is shown; undefined where there are no controls. */
  readonly title: string | undefined;
  readonly figures: readonly string[];
  readonly isClass: boolean;
  readonly isRace: boolean;
  /** The titles of panes of a race. */
  readonly panes: readonly string[];
  /** How many pieces are in the tray of a class. */
  readonly tray: string;
  /** The scene of the lesson; undefined if there is no bar. */
  readonly scene: string | undefined;
  /** Words on the page that no person is to read. */
  readonly senseless: readonly string[];
}

/** Looks at a page once it has drawn two more frames; at the next one if it is loaded anew meanwhile. */
export async function look(page: Page): Promise<Look> {
  for (;;)
    try {
      const seen = await lookNow(page);
      const { query, unknown } = await withLesson(seen.query, async () => lessons);
      return unknown === undefined ? { ...seen, query } : seen;
    } catch (error) {
      if (!/context was destroyed/.test(String(error))) throw error;
      await started(page);
    }
}

const lookNow = (page: Page): Promise<Look> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const text = (selector: string): string | undefined =>
      document.querySelector(selector)?.textContent ?? undefined;
    const all = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
    const said = document.querySelector('#app')?.textContent ?? '';
    const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
      (element) => `${element.getAttribute('aria-label')} ${element.getAttribute('title') ?? ''}`,
    );
    const senseless = /\bundefined\b|\bNaN\b|\[object |\bInfinity\b/;
    return {
      status: window.fitful!.status(),
      query: location.search.slice(1),
      lang: document.documentElement.lang,
      title: text('.class-title') ?? text('.status .what b'),
      figures: all('.status .figures span'),
      isClass: document.querySelector('.class-page') !== null,
      isRace: document.querySelector('section.race') !== null,
      panes: all('.panes .pane h3'),
      tray:
        document.querySelector<HTMLElement>('.class-row')?.style.getPropertyValue('--kinds') ?? '',
      scene: text('.lesson-scene b'),
      senseless: [said, ...labels].flatMap((one) => {
        const [found] = senseless.exec(one) ?? [];
        return found === undefined
          ? []
          : [one.slice(Math.max(0, one.indexOf(found) - 40)).slice(0, 80)];
      }),
    };
  });

/** Whether a packed text is that of a puzzle; one that is not stays in the address, and the page says so. */
function isReadable(packed: string): boolean {
  try {
    return (
      parsePuzzle(inflateRawSync(Buffer.from(packed, 'base64url')).toString()).pieces.length > 0
    );
  } catch {
    return false;
  }
}

/** Every title that a puzzle of the catalogue may have on the page. */
function titlesOf(id: string, language: Language): readonly string[] | undefined {
  const entry = catalogue.find((one) => one.id === id);
  if (!entry) return undefined;
  const { puzzle } = entry;
  const titles = [titleOf(id, puzzle, language), neutralTitleOf(id, puzzle, language)];
  return titles.flatMap((title) => [title, turnedTitle(title)]);
}

/** In what the page contradicts what it says of itself. */
export function contradictions(seen: Look): readonly string[] {
  const { status, query, title, figures, panes } = seen;
  const { mode } = status;
  const found: string[] = seen.senseless.map((text) => `senseless text: ${text}`);
  const expect = (isSo: boolean, what: string): void => void (isSo || found.push(what));
  const { settings: asked } = grammar.read(query);
  const language = languages.find((one) => one === seen.lang);
  expect(language !== undefined, `language ${seen.lang}`);
  const hasControls = title !== undefined;
  if (hasControls) {
    expect(seen.isClass === (mode === 'class'), `class page: ${seen.isClass}, mode ${mode}`);
    expect(seen.isRace === (mode === 'race'), `race: ${seen.isRace}, mode ${mode}`);
  }
  // A playlist keeps its address while it shows other boards, and interludes.
  const isOfPlaylist = asked.mode === 'saver' && status.running;
  if (!isOfPlaylist) expect(asked.mode === mode, `address ${query}, mode ${mode}`);
  const [first] = status.panes;
  // Other modes have titles of their own.
  if (first && ['saver', 'class', 'race'].includes(mode)) {
    if (!isOfPlaylist && 'id' in asked.puzzle && asked.puzzle.id !== today.id) {
      const { id } = asked.puzzle;
      // A paused puzzle of today keeps its date in the address.
      const isSame =
        id === first.puzzle ||
        (first.puzzle === today.id && id === permanentId(today.id, today.question));
      expect(isSame, `address ${query}, puzzle ${first.puzzle}`);
    }
    if (!isOfPlaylist && 'packed' in asked.puzzle && isReadable(asked.puzzle.packed))
      expect(first.puzzle === null, `address with a text, puzzle ${first.puzzle}`);
    const plain = first.puzzle === null ? undefined : titlesOf(first.puzzle, language ?? 'en');
    // A board that is divided into other pieces is named after its puzzle.
    const isDivided = mode === 'race' && asked.strategies.length > 0;
    const { boardOf } = words(language ?? 'en').generate;
    const titles = isDivided ? plain?.map(boardOf) : plain;
    if (hasControls && titles)
      expect(titles.includes(title), `title ${title}, puzzle ${first.puzzle}`);
    if (mode === 'class' && first.puzzle !== null && titles) {
      const { puzzle } = catalogue.find(({ id }) => id === first.puzzle)!;
      expect(
        seen.tray === '' || Number(seen.tray) === puzzle.pieces.length,
        `${seen.tray} pieces in the tray, puzzle ${first.puzzle}`,
      );
    }
    if (mode === 'saver' && !status.running && figures.length > 0 && language) {
      const steps = words(language).ui.steps(first.steps);
      expect(figures.includes(steps), `figures ${figures.join(', ')}, step ${first.steps}`);
    }
  }
  if (mode === 'race' && hasControls && status.panes.length > 0)
    expect(panes.length === status.panes.length, `${panes.length} panes of ${status.panes.length}`);
  const lesson = (asked as { readonly lesson?: { readonly scene: number } }).lesson;
  if (hasControls && (mode === 'class' || mode === 'race') && asked.mode === mode) {
    const isSame = lesson
      ? seen.scene?.startsWith(`${lesson.scene + 1}/`) === true
      : seen.scene === undefined;
    expect(isSame, `lesson bar ${seen.scene}, address ${query}`);
  }
  return found;
}
