import { languageOf } from '../app/appearance.ts';
import { paramNames } from '../settings/params.ts';
import { readAddress } from '../app/opening/openAddress.ts';
import { changedNames } from '../app/state.ts';
import { inScope, rows, themeOf } from '../settings/settings.ts';
import cellMark from '../ui/status/cellMark.css?inline';
import lostMark from '../ui/status/lostMark.css?inline';
import lostShapes from '../ui/status/lostShapes.css?inline';
import embedded from '../ui/element/element.css?inline';
import { Stage } from '../view/stage.ts';
import { loadBoardWords, loadBoardWordsFor, type Language } from '../words/board.ts';
import { version } from '../../package.json';
import { isAttribute, languageAround, queryIn, queryOf } from './attributes.ts';
import { EmbeddedBoard, moments } from './embeddedBoard.ts';
import type { CreateMode, Opened } from './mode.ts';
import { loadMode } from './modes.ts';
import type { SharedResources } from './sharedResources.ts';
import type { AttributeValue, BoardMove, BoardStatus, FitfulBoardElement } from './types.ts';
import { laidWrong, nameOf, warningsFor } from './warnings.ts';

/** The names of what is shown unless it is turned off. */
const usuallyOn: ReadonlySet<string> = new Set(
  rows.flatMap(([name, { usual }]) => (usual === true ? [name] : [])),
);

/** Settings whose changes need nothing else to be opened. */
const kept = new Set([...inScope('look', 'window'), ...moments, 'speed']);

const styles = [embedded, cellMark, lostMark, lostShapes].join('\n');

/** Why there is no board, for readers: a sentence, unless the words for it cannot be loaded either. */
async function whyNot(error: unknown, language: Language): Promise<string> {
  const hasGraphics = document.createElement('canvas').getContext('webgl2') !== null;
  try {
    const { noGraphics, notStarted } = (await loadBoardWords(language)).page;
    return hasGraphics ? notStarted(String(error)) : noGraphics;
  } catch {
    return String(error);
  }
}

/**
 * The class of an element that shows a search, or a board to be played on.
 *
 * @param shared what all its boards on a page share; made for the first one that is shown
 */
export function boardElement(shared: () => SharedResources): new () => FitfulBoardElement {
  let sheet: CSSStyleSheet | undefined;

  const styled = (): CSSStyleSheet => {
    if (sheet) return sheet;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    return sheet;
  };

  return class FitfulBoard extends HTMLElement implements FitfulBoardElement {
    static readonly observedAttributes: readonly string[] = paramNames;

    static {
      // Those that are no members anyway are properties, too.
      for (const name of paramNames.filter((one) => !(one in this.prototype)))
        Object.defineProperty(this.prototype, name, {
          get(this: FitfulBoard) {
            return this.getAttribute(name);
          },
          set(this: FitfulBoard, value: AttributeValue) {
            this.#reflect(name, value);
          },
        });
    }

    /** The board, once it is there. */
    #board: EmbeddedBoard | undefined;
    #root: HTMLElement | undefined;
    /** The number of the last update that was asked for; only its result counts. */
    #update = 0;
    #isDue = false;
    #warned = new Set<string>();

    connectedCallback(): void {
      this.#takeProperties();
      this.#ask();
    }

    disconnectedCallback(): void {
      // One that is moved within its page is connected again at once.
      queueMicrotask(() => {
        if (!this.isConnected) this.#close();
      });
    }

    attributeChangedCallback(_: string, before: string | null, now: string | null): void {
      if (before !== now && this.isConnected) this.#ask();
    }

    get ready(): boolean {
      return this.#board !== undefined;
    }

    status(): BoardStatus | undefined {
      const board = this.#board;
      if (!board) return undefined;
      const { steps, placements, deadEnds, solutions, progress, finished } = board.figures;
      const figures = { steps, placements, deadEnds, solutions, progress, finished };
      const { puzzle, playing, laid } = board;
      return { version, puzzle, playing, laid, ...figures };
    }

    pause(): void {
      this.#board?.play(false);
    }

    seek(step: number): void {
      if (Number.isFinite(step)) this.#board?.seek(step);
    }

    get play(): () => void {
      return () => this.#board?.play(true);
    }

    set play(playlist: AttributeValue) {
      this.#reflect('play', playlist);
    }

    get step(): (by?: number) => void {
      return (by = 1) => {
        if (Number.isFinite(by)) this.#board?.step(by);
      };
    }

    set step(step: AttributeValue) {
      this.#reflect('step', step);
    }

    open(address: string): void {
      const query = queryIn(address);
      if (!query) return this.#warn(['open() was given no address; nothing has changed.']);
      // What it is used for is up to the page around.
      for (const name of paramNames)
        if (name !== 'mode' && !query.has(name)) this.removeAttribute(name);
      for (const [name, value] of query) if (isAttribute(name)) this.setAttribute(name, value);
    }

    /** Takes what was assigned before there was this class, which would hide its properties. */
    #takeProperties(): void {
      const own = this as unknown as Record<string, AttributeValue>;
      for (const name of paramNames.filter((one) => Object.hasOwn(this, one))) {
        const value = own[name];
        delete own[name];
        own[name] = value;
      }
    }

    #reflect(name: string, value: AttributeValue): void {
      const isOn = usuallyOn.has(name);
      if (value === false && isOn) this.setAttribute(name, '0');
      else if (value === null || value === undefined || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? '' : String(value));
    }

    /** Reads all attributes once, however many have changed together. */
    #ask(): void {
      if (this.#isDue) return;
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        if (this.isConnected) void this.#show();
      });
    }

    async #show(): Promise<void> {
      const update = ++this.#update;
      const isLatest = (): boolean => update === this.#update && this.isConnected;
      const its = shared();
      try {
        const opened = await readAddress(await queryOf(this), its);
        const [create, warnings] = await Promise.all([
          loadMode(opened.settings.mode),
          warningsFor(this, opened),
          loadBoardWordsFor(opened.puzzle, languageOf(opened.settings)),
        ]);
        if (!isLatest()) return;
        this.#warn(warnings);
        if (this.#board) this.#change(opened, create);
        else await this.#begin(opened, create, isLatest);
      } catch (error) {
        if (isLatest()) await this.#fail(error, isLatest);
      }
    }

    async #begin(opened: Opened, create: CreateMode, isLatest: () => boolean): Promise<void> {
      const its = shared();
      const { picture, overlay } = this.#layers();
      let graphics = await its.graphics();
      if (!isLatest()) {
        graphics.closeIfUnused();
        return;
      }
      // Another board may have closed it meanwhile.
      while (graphics.isClosed) graphics = await its.graphics();
      const stage = await Stage.open(picture, themeOf(opened.settings), { graphics });
      if (!isLatest()) {
        stage.destroy();
        return;
      }
      const fire = (name: string) => (): void => void this.#fire(name, this.status());
      this.#board = new EmbeddedBoard(its, { host: picture, overlay, stage }, opened, create, {
        step: fire('fitful-step'),
        solution: fire('fitful-solution'),
        end: fire('fitful-end'),
        move: (move) => this.#fire('fitful-move', move, true),
        impossible: (settings) => this.#warn([laidWrong(settings)]),
        trouble: (trouble) => trouble && this.#warn([`its search does not go on: ${trouble}.`]),
      });
      fire('fitful-ready')();
    }

    /** Tells the page around; false if it refuses what it can refuse. */
    #fire(name: string, detail: BoardStatus | BoardMove | undefined, cancelable = false): boolean {
      // One that has been removed tells nothing more, and nothing is done in it.
      if (!this.isConnected) return false;
      const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable });
      return this.dispatchEvent(event);
    }

    #change(opened: Opened, create: CreateMode): void {
      const board = this.#board!;
      const changed = changedNames(opened.settings, board.settings);
      if (changed.every((name) => kept.has(name))) board.change(opened.settings);
      else board.open(opened, create);
    }

    /** The layers of the picture and of what stands over it, empty. */
    #layers(): { readonly picture: HTMLElement; readonly overlay: HTMLElement } {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true });
      shadow.adoptedStyleSheets = [styled()];
      const layer = (name: string): HTMLElement => {
        const element = document.createElement('div');
        element.className = name;
        return element;
      };
      const [root, picture, overlay] = [layer('root'), layer('picture'), layer('layer')];
      root.append(picture, overlay);
      shadow.replaceChildren(root);
      this.#root = root;
      return { picture, overlay };
    }

    #close(): void {
      this.#update++;
      this.#board?.close();
      this.#board = undefined;
      this.#root?.remove();
      this.#root = undefined;
    }

    /** Says each fault once: a host page may set the same attributes again and again. */
    #warn(notices: readonly string[]): void {
      const news = notices.filter((notice) => !this.#warned.has(notice));
      for (const notice of news) this.#warned.add(notice);
      if (news.length > 0) console.warn(`${nameOf(this)}: ${news.join(' ')}`);
    }

    /** Says in place of the board why there is none. */
    async #fail(error: unknown, isLatest: () => boolean): Promise<void> {
      const sentence = await whyNot(error, languageAround(this) ?? 'en');
      if (!isLatest()) return;
      this.#warn([`nothing is shown, or nothing new: ${String(error)}`]);
      // A board that is there stays.
      if (this.#board) return;
      const said = document.createElement('p');
      said.className = 'sentence';
      said.textContent = sentence;
      this.#layers().overlay.append(said);
    }
  };
}
