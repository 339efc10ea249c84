import { isLeftToChance, type Search } from '../solve/search.ts';
import type { Words } from './en.ts';

const joined = (names: readonly string[]): string => names.join(' · ');

/** How a search goes, in a few names: its solver unless that is the usual one, its order, its rules. */
export function searchInShort({ solver, order, rules }: Search, words: Words): string {
  const named = [
    words.solvers[solver].name,
    words.orders[order].name,
    ...rules.map((id) => words.rules[id].name),
  ];
  return joined(named.slice(solver === 'backtrack' ? 1 : 0));
}

/**
 * What to call searches beside each other: each by what it does otherwise than another one of them.
 * Those that make different steps have different names.
 */
export function paneNames(searches: readonly Search[], words: Words): string[] {
  const differ = (part: keyof Search): boolean =>
    new Set(searches.map((search) => String(search[part]))).size > 1;
  return searches.map((search) => {
    const { solver, order, rules, pieces, seed, unique, hold } = search;
    // What a solver without links does is its order; to one with them that is a small matter.
    const isOrdered = searches.some(
      (other) => other.order !== order && (other.solver === solver || solver === 'backtrack'),
    );
    const names: string[] = [];
    if (differ('solver') && !(isOrdered && solver === 'backtrack'))
      names.push(words.solvers[solver].name);
    if (isOrdered) names.push(words.orders[order].name);
    if (differ('rules')) names.push(...rules.map((id) => words.rules[id].name));
    if (differ('pieces') && pieces !== 'given')
      names.push(
        typeof pieces === 'string'
          ? words.pieceOrders[pieces].name
          : words.comparison.piecesFirst(pieces.join(', ')),
      );
    if (differ('seed') && isLeftToChance(search)) names.push(words.comparison.seed(seed));
    if (differ('unique') && unique) names.push(words.comparison.unique);
    if (differ('hold') && hold !== '') names.push(words.comparison.held(hold));
    if (names.length > 0) return joined(names);
    // What it does otherwise is that it leaves something out.
    if (differ('pieces')) return words.pieceOrders.given.name;
    if (differ('rules')) return words.comparison.noRules;
    if (differ('hold')) return words.comparison.notHeld;
    return differ('unique') ? words.comparison.notUnique : searchInShort(search, words);
  });
}
