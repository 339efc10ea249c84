import type { Figures } from '../solve/heat.ts';
import { isDone, measured, ratioOf, type Measure, type Range } from '../solve/measure.ts';
import type { Until } from '../solve/until.ts';
import type { Words } from './en.ts';

/** Something measured, and what it was measured of. */
interface Measured {
  readonly name: string;
  readonly range: Range;
}

/** Which of two has less of something, as far as that is known, as a sentence. */
export function compared(measure: Measure, one: Measured, other: Measured, words: Words): string {
  const { low, high } = ratioOf(other.range, one.range);
  const say = words.comparison;
  if (low === 1 && high === 1) return say.same(measure, [one.name, other.name], one.range.low);
  if (low > 1) return say.less(measure, one.name, other.name, low, low === high);
  if (high < 1) return say.less(measure, other.name, one.name, 1 / high, low === high);
  return say.open(one.name, other.name);
}

/**
 * What came of searches beside each other once they are over, as sentences: the one that needed the
 * fewest placements against each of the others, the one that needed the most first, since that tells
 * most. The figures are those of each name.
 */
export function raceResult(
  names: readonly string[],
  figures: readonly Figures[],
  until: Until,
  words: Words,
): string[] {
  const say = words.comparison;
  const all = names.map((name, i) => ({ name, its: figures[i]! }));
  const isBudget = typeof until === 'number';
  const done = all.filter(({ its }) => isDone(its, until));
  const undone = all
    .filter(({ its }) => !isDone(its, until))
    .sort((a, b) => b.its.solutions - a.its.solutions)
    .map(({ name, its }) =>
      isBudget ? say.soFar(name, its.steps, its.solutions) : say.notDone(name, its.placements),
    );
  const isVain = done.length > 0 && done.every(({ its }) => its.solutions === 0);
  const measure = until === 'first' && !isVain ? 'first' : 'placements';
  const ranked = all
    .map(({ name, its }) => ({
      name,
      isDone: isDone(its, until),
      range: measured(its, measure, until),
    }))
    .sort((a, b) => a.range.low - b.range.low);
  const best = ranked.find((one) => one.isDone);
  const said = isVain ? [say.noSolution] : [];
  if (!best) return [...said, ...undone];
  const least = best.range.low;
  const equal = done.map(({ name }) => name);
  // One that was stopped is compared if what it needed by then is more already.
  const others = ranked.filter(
    (one) => one !== best && (one.isDone || ratioOf(one.range, best.range).low > 1),
  );
  if (others.length === 0) said.push(say.alone(best.name, least));
  else if (others.every(({ range }) => range.low === least))
    said.push(say.same(measure, equal, least));
  else said.push(...others.toReversed().map((other) => compared(measure, best, other, words)));
  return [...said, ...undone];
}
