import { AddressGrammar } from '../app/address/grammar.ts';
import { isPuzzle, puzzleOfDay } from '../app/library/catalogue.ts';
import type { AddressResources } from '../app/opening/openAddress.ts';
import { SharedWorkers } from '../app/workers/sharedWorkers.ts';
import { Workers } from '../app/workers/workers.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import { Graphics } from '../view/graphics.ts';
import { Frames } from './frames.ts';
import { LazyWorker } from './lazyWorker.ts';

/** The most workers that search for all boards of a page. */
const MOST_WORKERS = 4;

const cores = (): number => navigator.hardwareConcurrency || 2;

/** What all boards of a page share: graphics, workers, puzzles, and frames. */
export class SharedResources {
  readonly grammar = new AddressGrammar(isPuzzle);
  readonly catalogue: AddressResources['catalogue'] = {
    puzzleNamed: async (id) =>
      puzzleOfDay(id) ?? parsePuzzle((await import('virtual:catalogue')).texts[id]!),
    // They are given on a page of its own.
    lessons: () => Promise.resolve([]),
  };
  readonly workers: Workers;
  readonly frames = new Frames();
  private opened: Promise<Graphics> | undefined;

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

  private async open(): Promise<Graphics> {
    try {
      return await Graphics.open();
    } catch (error) {
      // A page may free a context.
      this.opened = undefined;
      throw error;
    }
  }
}
