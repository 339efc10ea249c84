import { isClearlySooner } from '../play/race.ts';
import type { Until } from '../run/until.ts';
import type { Words } from './en.ts';
import type { TimedSearch } from './timed.ts';

/**
 * The result of a finished race in equal time as sentences: who came first, and how many times as long
 * the others took, the slowest first; and whether who placed less took longer.
 */
export function timeResult(
  all: readonly TimedSearch[],
  until: Exclude<Until, number>,
  isVain: boolean,
  words: Words,
): string[] {
  const say = words.comparison;
  const said = isVain ? [say.noSolution] : [];
  const ranked = all.filter(({ rank }) => rank !== undefined).sort((a, b) => a.ms - b.ms);
  const first = ranked.filter(({ rank }) => rank === 1);
  const [best] = first;
  const undone = all.filter(({ rank }) => rank === undefined);
  if (best) {
    const areTied = first.length > 1;
    if (areTied) said.push(say.tied(first, first.length === all.length));
    else if (ranked.length === 1) said.push(say.doneIn(best, isVain ? 'all' : until));
    const later = ranked.filter(({ rank }) => rank !== 1).toReversed();
    const told = areTied ? say.longerThan : say.longer;
    said.push(...later.map((other) => told(best, other)));
  }
  const other = slowerWithLess(ranked);
  if (other) said.push(say.notTime(...other));
  return [...said, ...undone.map((one) => say.undoneIn(one))];
}

/** By how many times the placements of two searches have to differ, to be told as a difference. */
const APART = 1.1;

/**
 * Two searches of which the first made fewer placements, and yet clearly took longer: of all such pairs, those
 * whose placements differ most. Undefined if there are none.
 *
 * @param ranked those that are done
 */
function slowerWithLess(
  ranked: readonly TimedSearch[],
): readonly [slower: TimedSearch, sooner: TimedSearch] | undefined {
  return ranked
    .flatMap((slower) => ranked.map((sooner) => [slower, sooner] as const))
    .filter(([slower, sooner]) => {
      const isLess = sooner.placements > APART * slower.placements;
      return isLess && isClearlySooner(sooner.ms, slower.ms);
    })
    .sort(([a, b], [c, d]) => d.placements / c.placements - b.placements / a.placements)[0];
}
