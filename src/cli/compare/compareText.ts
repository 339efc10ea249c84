import type { Comparison } from '../../experiment/comparison/comparison.ts';
import {
  bestOf,
  lacksSolution,
  leastFirst,
  tablesOf,
  type Summarised,
  type Summary,
  type Table,
} from '../../experiment/comparison/table.ts';
import type { Interval } from '../../experiment/interval.ts';
import { writeRuleSet } from '../../experiment/comparison/terms.ts';
import { lateWords, type Words } from '../../words/index.ts';
import { table } from '../terminal/columns.ts';

type Summaries = readonly Summarised[];

/** The tables of a comparison as lines, with what their marks mean. */
export function textOf(
  comparison: Comparison,
  summaries: Summaries,
  titles: readonly string[],
  words: Words,
): string[] {
  const say = lateWords(words).comparing;
  const { until, seeds, pieces, steps } = comparison;
  /** A median, and its quartiles over seeds; those of several puzzles together have none. */
  const shownOf = ({ puzzle }: Table, { quartiles, values }: Summary): readonly Interval[] => {
    const [lower, median, upper] = quartiles;
    return puzzle !== undefined && values.length > 1 ? [median, lower, upper] : [median];
  };
  const cellText = (shown: readonly Interval[], isBest: boolean): string => {
    const [median, ...quartiles] = shown.map(say.value);
    const spread = quartiles.length > 0 ? ` (${quartiles.join(', ')})` : '';
    return `${median}${spread}${isBest ? ' *' : '  '}`;
  };
  const tables = tablesOf(comparison, summaries);
  const lines = tables.flatMap((one, i) => {
    const best = bestOf(one);
    const header = [say.order, ...comparison.ruleSets.map((rules) => `${writeRuleSet(rules)}  `)];
    const rows = leastFirst(one).map(({ order, cells }) => [
      order,
      ...cells.map((cell) => cellText(shownOf(one, cell), best.has(cell))),
    ]);
    const right = comparison.ruleSets.map((_, column) => column + 1);
    const none = lacksSolution(summaries.filter(({ cell }) => cell.puzzle.name === one.puzzle))
      ? [say.noSolution]
      : [];
    return [titles[i] ?? say.together, ...table([header, ...rows], right), ...none, ''];
  });
  const shown = tables.flatMap((one) =>
    one.rows.flatMap(({ cells }) => cells.flatMap((cell) => shownOf(one, cell))),
  );
  const isStopped = shown.some(({ high }) => high === Infinity);
  const isBetween = shown.some(({ low, high }) => low < high && high < Infinity);
  const isOnce = seeds > 1 && summaries.some(({ cell }) => cell.searches.length === 1);
  const marks = [
    ...(tables.some((one) => bestOf(one).size > 0) ? [say.bestMark] : []),
    ...(isStopped ? [say.boundMark(steps)] : []),
    ...(isBetween ? [say.betweenMark] : []),
    ...(isOnce ? [say.onceMark] : []),
  ];
  const heading = [
    say.goals[until],
    say.piecesAs(String(pieces)),
    ...(seeds > 1 ? [say.medians(seeds), say.inBrackets] : []),
  ].join(' · ');
  return [heading, '', ...lines, ...marks].map((line) => line.trimEnd());
}
