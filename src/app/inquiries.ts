import { WorkerPool } from '../run/pool.ts';
import type { HeatNews, HeatTask } from '../solve/heats.ts';
import type { Search } from '../solve/search.ts';
import type { Commands, Counting, Model } from '../ui/index.tsx';
import type { Language } from '../words/index.ts';
import { Counter, measure } from './counting/counting.ts';
import { laboratoryOf } from './experiments/laboratory.ts';
import type { Means } from './provide.ts';
import type { Solved } from './solved.ts';

/** How many searches of experiments run at once: the picture goes on beside them. */
const WORKERS = 2;

/** The page that somebody inquires on. */
interface Page {
  means(): Means;
  solved(): Solved;
  language(): Language;
  shown(): Pick<Model, 'text' | 'title'>;
  search(): Search;
  /** Told how the count is, whenever that changes. */
  tellCount(counting: Counting | undefined): void;
}

/** What people can ask that the picture goes on beside: which puzzles there are, counts, sizes and experiments. */
export function inquiries(
  page: Page,
): Pick<Commands, 'cards' | 'count' | 'laboratory' | 'measure'> {
  const counter = new Counter(
    (job) => page.means().workers.count(job),
    (counting) => page.tellCount(counting),
  );
  const pool = new WorkerPool<HeatTask, HeatNews>(WORKERS);
  const library = () => page.means().catalogue.load();
  return {
    cards: async () => (await library()).cards(page.language(), page.solved().read()),
    count: (wish, unique) => {
      const { text, title } = page.shown();
      if (wish === 'look') counter.look({ text, title, unique });
      else counter[wish]();
    },
    laboratory: async () =>
      laboratoryOf(await library(), pool, (job) => page.means().workers.heat(job)),
    measure: () =>
      measure((job) => page.means().workers.count(job), page.shown().text, page.search()),
  };
}
