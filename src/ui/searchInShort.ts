import type { Search } from '../solve/search.ts';
import type { Words } from '../words/index.ts';

/** How a search goes, in a few names: its solver unless that is the usual one, its order, its rules. */
export function searchInShort({ solver, order, rules }: Search, words: Words): string {
  const named = [
    words.solvers[solver].name,
    words.orders[order].name,
    ...rules.map((id) => words.rules[id].name),
  ];
  return named.slice(solver === 'backtrack' ? 1 : 0).join(' · ');
}
