import type { Estimate } from '../solve/estimate.ts';
import type { Search } from '../solve/search.ts';
import type { Counting, CountWish } from '../ui/index.tsx';
import type { Wanted } from './counting/counting.ts';

/** The count beside the search. What it is made of comes when it is first asked for. */
export class Counts {
  private readonly tell: (counting: Counting | undefined) => void;
  private made: ReturnType<typeof load> | undefined;

  /** @param tell told how the count is, whenever that changes */
  constructor(tell: (counting: Counting | undefined) => void) {
    this.tell = tell;
  }

  /** Does what is wished for; to look is to look at the count that is wanted. Rejects if it cannot be loaded. */
  async wish(wish: CountWish, wanted: Wanted): Promise<void> {
    const { counter } = await this.get();
    if (wish === 'look') counter.look(wanted);
    else counter[wish]();
  }

  /** About how large a search is. */
  async measure(text: string, search: Search): Promise<Estimate> {
    const { measure } = await this.get();
    return measure(text, search);
  }

  private get(): ReturnType<typeof load> {
    this.made ??= load(this.tell).catch((error: unknown) => {
      this.made = undefined;
      throw error;
    });
    return this.made;
  }
}

async function load(tell: (counting: Counting | undefined) => void) {
  const { Counter, measure } = await import('./counting/counting.ts');
  return { counter: new Counter(tell), measure };
}
