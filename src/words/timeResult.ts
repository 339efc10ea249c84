import type { Until } from '../run/until.ts';
import type { Words } from './en.ts';
import type { Timed } from './timed.ts';

/**
 * The result of a finished race in equal time as sentences: who came first, and how many times as long
 * the others took, the slowest first.
 */
export function timeResult(
  all: readonly Timed[],
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
  return [...said, ...undone.map((one) => say.undoneIn(one))];
}
