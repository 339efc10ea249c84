import { type SearchFigures, isDone, measured } from '../experiment/searchFigures.ts';
import { ratioOf } from '../experiment/interval.ts';
import type { Measure } from '../experiment/kinds.ts';
import type { Until } from '../run/until.ts';
import type { Words } from './en.ts';
import type { Measured } from './enComparison.ts';

/**
 * A sentence that compares two figures by their ratio, with both values. Zeros, and missing first
 * solutions, have no ratio: then only the values are given.
 */
export function compared(measure: Measure, less: Measured, more: Measured, words: Words): string {
  const say = words.comparison;
  const { low, high } = ratioOf(more.range, less.range);
  if (low === 1 && high === 1) return say.same(measure, [less.name, more.name], less.range.low);
  if (low === Infinity) return say.apart(measure, less, more);
  if (high === 0) return say.apart(measure, more, less);
  if (low > 1 || high < 1) return say.times(measure, less, more, { low, high });
  return say.open(less.name, more.name);
}

/**
 * The result of a finished race as sentences: the search with the fewest placements compared with each of
 * the others, the largest ratio first. `figures` are in the order of `names`.
 */
export function raceResult(
  names: readonly string[],
  figures: readonly SearchFigures[],
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
  // A search that was stopped is compared if it has already needed more.
  const others = ranked.filter(
    (one) => one !== best && (one.isDone || ratioOf(one.range, best.range).low > 1),
  );
  if (others.length === 0) said.push(say.alone(best.name, least));
  else if (others.every(({ range }) => range.low === least))
    said.push(say.same(measure, equal, least));
  else said.push(...others.toReversed().map((other) => compared(measure, best, other, words)));
  return [...said, ...undone];
}
