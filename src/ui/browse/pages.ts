import { createSignal } from 'solid-js';
import type { Numbered } from '../../count/asked/chosen.ts';

/** Solutions that are asked for at once, and the most pages of them that are kept. */
const PAGE = 32n;
const MOST_PAGES = 128;
/** Pages on either side of those in sight that are asked for after them, so that they are there before they are scrolled to. */
const AHEAD = 4n;

/** Asks for solutions of a list from a place on; undefined if there is no answer. */
export type AskList = (place: bigint, many: number) => Promise<readonly Numbered[] | undefined>;

/** The solutions of a list that are in sight, asked for a page at a time. */
export interface Pages {
  /** The solution at a place; undefined while it is not known. Reactive. */
  at(place: bigint): Numbered | undefined;
  /** Asks for the solutions from one place to another that are not known yet, then for those around them, in place of what was wanted before. */
  want(from: bigint, to: bigint): void;
}

export function createPages(ask: AskList, count: bigint): Pages {
  const [version, setVersion] = createSignal(0);
  const pages = new Map<bigint, readonly Numbered[]>();
  let wanted: readonly bigint[] = [];
  let isAsking = false;
  const goOn = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    for (;;) {
      const page = wanted.find((one) => !pages.has(one));
      if (page === undefined) break;
      const left = count - page * PAGE;
      const found = await ask(page * PAGE, Number(left < PAGE ? left : PAGE));
      if (!found) break;
      pages.set(page, found);
      for (const old of pages.keys()) {
        if (pages.size <= MOST_PAGES) break;
        if (!wanted.includes(old)) pages.delete(old);
      }
      setVersion((now) => now + 1);
    }
    isAsking = false;
  };
  return {
    at(place) {
      version();
      return pages.get(place / PAGE)?.[Number(place % PAGE)];
    },
    want(from, to) {
      const [first, last] = [from / PAGE, ((to < count ? to : count) - 1n) / PAGE];
      const list: bigint[] = [];
      for (let page = first; page <= last; page++) list.push(page);
      for (let beyond = 1n; beyond <= AHEAD; beyond++) list.push(last + beyond, first - beyond);
      wanted = list.filter((page) => page >= 0n && page * PAGE < count);
      void goOn();
    },
  };
}
