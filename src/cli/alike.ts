import { distance } from 'fastest-levenshtein';

/** The most names that are suggested. */
const MOST = 3;

/** The names that a misspelt one may stand for: the nearest, if no more than a third of its letters are wrong. */
export function alike(typed: string, names: readonly string[]): readonly string[] {
  const most = Math.ceil(typed.length / 3);
  const wrong = new Map(
    names.map((name) => [name, distance(typed.toLowerCase(), name.toLowerCase())]),
  );
  const least = Math.min(...wrong.values());
  return least > most ? [] : names.filter((name) => wrong.get(name) === least).slice(0, MOST);
}
