import type { Figures } from './measuredRun.ts';
import type { Search } from '../search.ts';

/** A row of a table of searches: the name of each column, and what stands in it. */
export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** A search and its figures as a row, with the same columns for every search. */
export function runRow(pane: string, search: Search, figures: Figures): Row {
  const { solver, order, rules, pieces, seed, unique, hold } = search;
  const { steps, placements, deadEnds, depth, deepest, solutions, first, progress, finished } =
    figures;
  return {
    ...{ pane, solver, order, rules: rules.join(',') || 'none' },
    ...{ pieces: typeof pieces === 'string' ? pieces : pieces.join(','), seed, unique, hold },
    ...{
      steps,
      placements,
      'dead ends': deadEnds,
      depth,
      deepest,
      solutions,
      first,
      progress,
      finished,
    },
  };
}

/**
 * What has a comma, a quote or a line's end in it stands in quotes. A text that begins as formulas do gets an
 * apostrophe before it, by which spreadsheets know a text: names may come from anybody.
 */
const cellOf = (value: Row[string]): string => {
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(value);
  const text = `${isFormula ? "'" : ''}${value ?? ''}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows of the same columns as CSV (RFC 4180), the names of the columns above them. */
export function csvOf(rows: readonly Row[]): string {
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  return lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
}
