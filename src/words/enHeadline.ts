import type { OrderId } from '../solve/orders/index.ts';
import { count, number } from './enNumbers.ts';

/** What is said in large type while there are no controls, in English. */
export const enHeadline = {
  /** Of a search with a solution on show; `published` is the number of those that are no turns or flips of each other. */
  solved: (steps: number, published: bigint | undefined) => {
    const after = `Solved after ${count(steps, 'step')}`;
    if (published === undefined) return after;
    if (published === 1n) return `${after} · the only solution but for turns and flips`;
    return `${after} · one of ${number(published)} solutions, turns and flips counted once`;
  },
  /** In which order plain backtracking fills a board. */
  fills: {
    'short-side': 'Filled along the short side',
    rows: 'Filled row by row',
    columns: 'Filled column by column',
    fewest: 'Filled where there are the fewest choices',
    peel: 'Filled along the short side of what is left',
    diagonal: 'Filled along diagonals',
    'diagonal-peel': 'Filled along the shorter diagonal of what is left',
    'spiral-in': 'Filled in a spiral, from the rim to the middle',
    'spiral-out': 'Filled in a spiral, from the middle to the rim',
    random: 'Filled in a random order',
  } satisfies Record<OrderId, string>,
  hopeless: (deadEnds: number) => `There is no solution: ${count(deadEnds, 'dead end')}`,
  race: (panes: number) => `${number(panes)} ways to do it, side by side`,
  divides: 'Cells change places until every colour is one piece',
  tiles: 'Dominoes at random: outside a circle, those of a corner all lie alike',
};
