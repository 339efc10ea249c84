import { WorkerPool } from '../run/pool.ts';
import type { RunReport, RunTask } from '../experiment/runQueue.ts';
import type { Puzzle } from '../puzzle/types.ts';
import type { Search } from '../solve/search.ts';
import type { Commands, Counting, Model } from '../ui/index.tsx';
import type { Language } from '../words/index.ts';
import { Counter, measure } from './counting/counting.ts';
import { canHold, holdOptions } from './holdOptions.ts';
import type { PageResources } from './resources.ts';
import type { Solved } from './solved.ts';

/** How many searches of experiments run at once; the picture needs cores, too. */
const WORKERS = 2;

/** The page that offers these commands. */
interface Page {
  resources(): PageResources;
  solved(): Solved;
  /** Whether it must not tell what comes of puzzles. */
  isOutcomeOpen(): boolean;
  language(): Language;
  shown(): Pick<Model, 'text' | 'title'>;
  puzzle(): Puzzle;
  search(): Search;
  /** Called whenever the count changes. */
  showCount(counting: Counting | undefined): void;
}

/** Commands that leave the scene as it is: queries of the library, counts, estimates and experiments. */
export function libraryCommands(
  page: Page,
): Pick<Commands, 'cards' | 'count' | 'experiments' | 'measure' | 'holdOptions' | 'canHold'> {
  const counter = new Counter(
    (job) => page.resources().workers.count(job),
    (counting) => page.showCount(counting),
  );
  const pool = new WorkerPool<RunTask, RunReport>(WORKERS);
  const library = () => page.resources().catalogue.load();
  return {
    cards: async () =>
      (await library()).cards(page.language(), page.solved().read(), page.isOutcomeOpen()),
    count: (wish, unique) => {
      const { text, title } = page.shown();
      if (wish === 'open') counter.open({ text, title, unique });
      else counter[wish]();
    },
    experiments: async () => {
      const [{ experimentSuite }, its] = await Promise.all([
        page.resources().code.load(),
        library(),
      ]);
      return experimentSuite(its, pool, (job) => page.resources().workers.run(job));
    },
    holdOptions: (search) => holdOptions(page.puzzle(), search),
    canHold: (search) => canHold(page.puzzle(), search),
    measure: () =>
      measure((job) => page.resources().workers.count(job), page.shown().text, page.search()),
  };
}
