import { AddressGrammar } from '../app/address/grammar.ts';
import { Catalogue, isPuzzle } from '../app/library/catalogue.ts';
import { SharedWorkers } from '../app/workers/sharedWorkers.ts';
import { Workers } from '../app/workers/workers.ts';
import { Graphics } from '../view/graphics.ts';
import { LazyWorker } from './lazyWorker.ts';

/** The most workers that search for all boards of a page. */
const MOST_WORKERS = 4;

/** What is drawn while it can be seen. */
export interface Drawn {
  /** The element that shows it. */
  readonly host: Element;
  /** Draws a frame, if it differs from the last one. `now` in ms. */
  frame(now: number): void;
}

const cores = (): number => navigator.hardwareConcurrency || 2;

/** Whether the page around shows it where it is: on a slide behind another one, it does not. */
const isVisible = ({ host }: Drawn): boolean =>
  // Browsers that cannot tell draw it.
  host.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;

/** What all boards of a page share: graphics, workers, puzzles, and the frames of those that can be seen. */
export class SharedResources {
  readonly grammar = new AddressGrammar(isPuzzle);
  readonly catalogue = new Catalogue(async () => {
    const { texts } = await import('virtual:catalogue');
    return { puzzles: texts, experiments: {}, lessons: {} };
  });
  readonly workers: Workers;
  private opened: Promise<Graphics> | undefined;
  private readonly boards = new Map<Element, Drawn>();
  private readonly seen = new Set<Drawn>();
  private readonly observer = new IntersectionObserver((entries) => this.notice(entries));
  private asked: number | undefined;

  constructor() {
    const searches = new SharedWorkers(
      () => new LazyWorker('search'),
      Math.min(cores(), MOST_WORKERS),
    );
    this.workers = new Workers((kind) => {
      if (kind === 'search') return searches.open();
      if (kind === 'position') return new LazyWorker(kind);
      throw new Error(`There is no worker for ${kind} here.`);
    });
  }

  /** The graphics of all boards; others once the last board that used them has left. Rejects if there is no WebGL. */
  async graphics(): Promise<Graphics> {
    const opened = await (this.opened ??= this.open());
    if (!opened.isClosed) return opened;
    this.opened = undefined;
    return this.graphics();
  }

  /** Draws something while its host can be seen. */
  draw(drawn: Drawn): void {
    this.boards.set(drawn.host, drawn);
    this.observer.observe(drawn.host);
  }

  forget(drawn: Drawn): void {
    this.boards.delete(drawn.host);
    this.seen.delete(drawn);
    this.observer.unobserve(drawn.host);
  }

  private async open(): Promise<Graphics> {
    try {
      return await Graphics.open();
    } catch (error) {
      // A page may free a context.
      this.opened = undefined;
      throw error;
    }
  }

  private notice(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const drawn = this.boards.get(target);
      if (!drawn) continue;
      if (isIntersecting) this.seen.add(drawn);
      else this.seen.delete(drawn);
    }
    if (this.seen.size > 0) this.ask();
  }

  private ask(): void {
    this.asked ??= requestAnimationFrame((now) => {
      this.asked = undefined;
      for (const drawn of [...this.seen].filter(isVisible)) drawn.frame(now);
      if (this.seen.size > 0) this.ask();
    });
  }
}
