import type { Search } from '../../solve/search.ts';
import type { OrderId } from '../../solve/orders/index.ts';
import type { FiguresOf, KindId } from '../kinds.ts';
import type { Row } from '../runTable.ts';
import { measured, type SearchFigures } from '../searchFigures.ts';
import { cellsOf, type Cell, type Comparison } from './comparison.ts';
import type { Interval } from '../interval.ts';
import { byBounds, isAtMost, quartilesOf, unknown, type Quartiles } from './quartiles.ts';
import { writeRuleSet } from './terms.ts';

/** What is known of a cell: the placements of its runs. */
export interface Summary {
  /** The placements of each run; bounds where it was stopped, or has not ended. */
  readonly values: readonly Interval[];
  readonly quartiles: Quartiles;
  /** The number of runs that have ended, or were stopped after all their steps. */
  readonly done: number;
}

export interface TableRow {
  readonly order: OrderId;
  /** In the order of the sets of rules. */
  readonly cells: readonly Summary[];
}

/** The table of one puzzle, or of all of them together. */
export interface Table {
  /** The name of the puzzle; undefined for all together. */
  readonly puzzle: string | undefined;
  readonly rows: readonly TableRow[];
}

/** The figures of all runs, in the order of `tasksOf`; undefined where there are none yet. */
export type Known = readonly (SearchFigures | undefined)[];

/** The figures of runs that are all searches. */
export const searchesAmong = (figures: readonly (FiguresOf<KindId> | undefined)[]): Known =>
  figures as Known;

/** The number of runs that are complete. */
export const completeAmong = (progress: readonly number[]): number =>
  progress.filter((share) => share === 1).length;

/** The share of all runs together that is done, 0 to 1. */
export const shareOf = (progress: readonly number[]): number =>
  progress.reduce((sum, one) => sum + one, 0) / progress.length;

const summaryOf = (values: readonly Interval[], done: number): Summary => ({
  values,
  quartiles: quartilesOf(values),
  done,
});

/** All cells, each with its summary and the figures of its runs. */
export function summariesOf(comparison: Comparison, known: Known, progress: readonly number[]) {
  let at = 0;
  return cellsOf(comparison).map((cell) => {
    const from = at;
    at += cell.searches.length;
    const figures = known.slice(from, at);
    const values = figures.map((one) =>
      one ? measured(one, 'placements', comparison.until) : unknown,
    );
    const done = completeAmong(progress.slice(from, at));
    return { cell, figures, summary: summaryOf(values, done) };
  });
}

export type Summarised = ReturnType<typeof summariesOf>[number];

/** Whether a search came to its end without a solution. */
export const lacksSolution = (summaries: readonly Summarised[]): boolean =>
  summaries.some(({ figures }) =>
    figures.some((one) => one?.finished === true && one.solutions === 0),
  );

const medianOf = ({ quartiles }: Summary): Interval => quartiles[1];

/** The search of a cell that needs the median number, or is next to that. */
export const medianSearchOf = ({ cell, summary }: Summarised): Search => {
  const ranked = summary.values.map((value, i) => [value, cell.searches[i]!] as const);
  ranked.sort(([one], [other]) => byBounds(one, other));
  return ranked[Math.floor((ranked.length - 1) / 2)]![1];
};

/** The rows of a table, the order with the least median in any of its cells first. */
export const leastFirst = ({ rows }: Table): readonly TableRow[] => {
  const least = ({ cells }: TableRow): Interval => cells.map(medianOf).toSorted(byBounds)[0]!;
  return rows.toSorted((one, other) => byBounds(least(one), least(other)));
};

/** The table of each puzzle, with the orders as they were given; of several, one more for the medians of all of them. */
export function tablesOf(comparison: Comparison, summaries: readonly Summarised[]): Table[] {
  const { puzzles, orders, ruleSets } = comparison;
  const width = ruleSets.length;
  const cellsAt = (puzzle: number, row: number): Summary[] => {
    const from = (puzzle * orders.length + row) * width;
    return summaries.slice(from, from + width).map(({ summary }) => summary);
  };
  const tables = puzzles.map(({ name }, p) => ({
    puzzle: name,
    rows: orders.map((order, row) => ({ order, cells: cellsAt(p, row) })),
  }));
  if (puzzles.length === 1) return tables;
  const together = orders.map((order, row) => ({
    order,
    cells: ruleSets.map((_, column) => {
      const all = puzzles.map((_, p) => cellsAt(p, row)[column]!);
      const ended = all.filter(({ values, done }) => done === values.length);
      return summaryOf(all.map(medianOf), ended.length);
    }),
  }));
  return [...tables, { puzzle: undefined, rows: together }];
}

/** The cells of a table of which no other has a smaller median, for certain; none where there is only one cell. */
export function bestOf({ rows }: Table): ReadonlySet<Summary> {
  const all = rows.flatMap(({ cells }) => cells);
  if (all.length < 2) return new Set();
  return new Set(
    all.filter((cell) =>
      all.every((other) => cell === other || isAtMost(medianOf(cell), medianOf(other))),
    ),
  );
}

/** The bounds of a number as JSON and CSV have them: null for infinity. */
const most = ({ high }: Interval): number | null => (high === Infinity ? null : high);

const rowOf = ({ puzzle, order, rules, searches }: Cell, { until, steps }: Comparison) => ({
  puzzle: puzzle.name,
  until,
  order,
  rules: writeRuleSet(rules),
  pieces: String(searches[0]!.pieces),
  'step limit': steps,
});

/** A row for each cell, with the bounds of its quartiles. */
export const cellRows = (
  comparison: Comparison,
  summaries: readonly Summarised[],
): readonly Row[] =>
  summaries.map(({ cell, summary: { quartiles, values, done } }) => {
    const [lower, median, upper] = quartiles;
    return {
      ...rowOf(cell, comparison),
      runs: values.length,
      done,
      exact: values.filter(({ low, high }) => low === high).length,
      'lower quartile at least': lower.low,
      'lower quartile at most': most(lower),
      'median at least': median.low,
      'median at most': most(median),
      'upper quartile at least': upper.low,
      'upper quartile at most': most(upper),
    };
  });

/** A cell as JSON: its quartiles, and each of its runs. */
export const cellReport = (
  { cell, figures, summary }: Summarised,
  { until, steps }: Comparison,
) => ({
  puzzle: cell.puzzle.name,
  order: cell.order,
  rules: cell.rules,
  pieces: cell.searches[0]!.pieces,
  until,
  steps,
  quartiles: summary.quartiles.map((one) => [one.low, most(one)]),
  runs: cell.searches.map(({ seed }, i) => ({
    seed,
    needs: [summary.values[i]!.low, most(summary.values[i]!)],
    ...figures[i],
  })),
});
