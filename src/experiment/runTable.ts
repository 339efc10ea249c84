import type { SearchFigures } from './searchFigures.ts';
import type { Search } from '../solve/search.ts';

/** A row of a table of runs: column name → value. */
export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** A search and its figures as a row, with the same columns for every search. */
export function searchRow(pane: string, search: Search, figures: SearchFigures): Row {
  const { solver, order, rules, pieces, seed, unique, hold } = search;
  const { steps, placements, deadEnds, lag, ...own } = figures;
  // Searches without a mistake have none of these, and all rows have the same columns.
  const { meanLag: _, earlyMistakes: __, earlyWaste: ___, ...others } = own;
  // A bound is no figure.
  const known = lag?.isExact ? lag : undefined;
  return {
    pane,
    solver,
    order,
    rules: rules.join(',') || 'none',
    pieces: typeof pieces === 'string' ? pieces : pieces.join(','),
    seed,
    unique,
    hold,
    steps,
    placements,
    'dead ends': deadEnds,
    ...others,
    ...(lag !== undefined && {
      mistakes: known?.mistakes ?? null,
      'in vain': known?.inVain ?? null,
      'lag in pieces': known?.lag?.pieces.mean ?? null,
      'lag in steps': known?.lag?.steps.mean ?? null,
    }),
  };
}

/**
 * Quotes a value that has a comma, a quote or a line break in it. Text that begins like a formula
 * gets an apostrophe in front, which spreadsheets take as text: names are untrusted.
 */
const cellOf = (value: Row[string]): string => {
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(value);
  const text = `${isFormula ? "'" : ''}${value ?? ''}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows with the same columns as CSV (RFC 4180), with a header row. */
export function csvOf(
  rows: readonly Row[],
  columns: readonly string[] = Object.keys(rows[0] ?? {}),
): string {
  const lines = [columns, ...rows.map((row) => Object.values(row))];
  return lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
}
