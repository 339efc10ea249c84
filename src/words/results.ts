import { type SearchFigures, isDone, measured } from '../experiment/searchFigures.ts';
import { ratioOf } from '../experiment/interval.ts';
import type { Measure } from '../experiment/kinds.ts';
import { isClearlySooner, type Equal } from '../play/race.ts';
import type { Until } from '../run/until.ts';
import type { Words } from './en/index.ts';
import type { Measured, Timed, TimedSearch } from './sentences.ts';

/** A sentence that compares two figures by their ratio; by their values alone where there is no ratio. */
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
  const all = figures.map((own, i) => ({ name: names[i]!, own, isDone: isDone(own, until) }));
  const done = all.filter((one) => one.isDone);
  const undone = all
    .filter((one) => !one.isDone)
    .sort((a, b) => b.own.solutions - a.own.solutions)
    .map(({ name, own }) =>
      typeof until === 'number'
        ? say.soFar(name, own.steps, own.solutions)
        : say.notDone(name, own.placements),
    );
  const isVain = done.length > 0 && done.every(({ own }) => own.solutions === 0);
  const measure = until === 'first' && !isVain ? 'first' : 'placements';
  const ranked = all
    .map((one) => ({ ...one, range: measured(one.own, measure, until) }))
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

/**
 * The result of a finished race in equal time as sentences: the first, and the ratios of the others' times
 * to its time, the slowest first; then a search that took longer with fewer placements, if there is one.
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
    const compare = areTied ? say.longerThan : say.longer;
    said.push(...later.map((other) => compare(best, other)));
  }
  const other = slowerWithLess(ranked);
  if (other) said.push(say.notTime(...other));
  return [...said, ...undone.map((one) => say.undoneIn(one))];
}

/** The least ratio of placements that counts as a difference. */
const APART = 1.1;

/**
 * Two finished searches of which the first made fewer placements, and yet clearly took longer: the pair
 * whose placements differ most. Undefined if there is none.
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

/** The result of one strategy in a race. */
interface Divided extends Timed {
  readonly steps: number;
  readonly score: number;
  readonly isStuck: boolean;
}

/**
 * The result of a finished race of strategies, a sentence for each: first those that are done, in their
 * order, then those that are not, and last those that are stuck.
 */
export function generationResult(all: readonly Divided[], equal: Equal, words: Words): string[] {
  const say = words.race.making;
  const place = ({ rank, isStuck }: Divided): number => rank ?? (isStuck ? Infinity : 1e9);
  return all
    .toSorted((a, b) => (place(a) === place(b) ? a.score - b.score : place(a) - place(b)))
    .map(({ name, ms, rank, steps, score, isStuck }) => {
      const after =
        equal === 'time' ? words.race.moment(ms, 'time') : words.race.moment(steps, 'steps');
      if (rank !== undefined) return say.doneAfter(name, after);
      return isStuck ? say.stuckAfter(name, score, after) : say.undoneAfter(name, score, after);
    });
}
