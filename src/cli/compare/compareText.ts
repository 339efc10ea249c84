import type { Comparison } from '../../experiment/comparison/comparison.ts';
import { bestOf, tablesOf, type Summarised } from '../../experiment/comparison/table.ts';
import type { Summary, Table } from '../../experiment/comparison/table.ts';
import { writeRuleSet } from '../../experiment/comparison/terms.ts';
import { words, type Language } from '../../words/index.ts';
import { table } from '../terminal/columns.ts';

type Summaries = readonly Summarised[];

/** The tables of a comparison as lines, with what their marks mean. */
export function textOf(
  comparison: Comparison,
  summaries: Summaries,
  titles: readonly string[],
  language: Language,
): string[] {
  const say = words(language).comparing;
  const { until, seeds, pieces, steps } = comparison;
  const cellText = ({ quartiles, values }: Summary, isBest: boolean): string => {
    const [lower, median, upper] = quartiles.map(say.value);
    const spread = values.length > 1 && seeds > 1 ? ` (${lower}, ${upper})` : '';
    return `${median}${spread}${isBest ? ' *' : '  '}`;
  };
  const tables = tablesOf(comparison, summaries);
  const lines = tables.flatMap((one, i) => {
    const best = bestOf(one);
    const header = [say.order, ...comparison.ruleSets.map((rules) => `${writeRuleSet(rules)}  `)];
    const rows = one.rows.map(({ order, cells }) => [
      order,
      ...cells.map((cell) => cellText(cell, best.has(cell))),
    ]);
    const right = comparison.ruleSets.map((_, column) => column + 1);
    const none = lacksSolution(summaries, one) ? [say.noSolution] : [];
    return [titles[i] ?? say.together, ...table([header, ...rows], right), ...none, ''];
  });
  const all = tables.flatMap((one) => one.rows.flatMap(({ cells }) => cells));
  const isStopped = all.some(({ quartiles }) => quartiles.some(({ high }) => high === Infinity));
  const isOnce = seeds > 1 && summaries.some(({ cell }) => cell.searches.length === 1);
  const marks = [
    ...(tables.some((one) => bestOf(one).size > 0) ? [say.bestMark] : []),
    ...(isStopped ? [say.boundMark(steps)] : []),
    ...(isOnce ? [say.onceMark] : []),
  ];
  const heading = [
    say.goals[until],
    say.piecesAs(String(pieces)),
    ...(seeds > 1 ? [say.medians(seeds), say.inBrackets] : []),
  ].join(' · ');
  return [heading, '', ...lines, ...marks].map((line) => line.trimEnd());
}

/** Whether a search of a puzzle came to its end without a solution. */
const lacksSolution = (summaries: Summaries, { puzzle }: Table): boolean =>
  summaries
    .filter(({ cell }) => cell.puzzle.name === puzzle)
    .some(({ figures }) => figures.some((one) => one?.finished === true && one.solutions === 0));
