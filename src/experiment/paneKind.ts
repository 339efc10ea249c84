import type { Interval } from './interval.ts';
import type { Row } from './runTable.ts';

/** A run of one pane, for its figures alone. */
export interface Run<Figures> {
  /** Runs for some hundredths of a second; true once it is complete. */
  runSlice(): boolean;
  readonly figures: Figures;
  /** The share that is done, 0 to 1. */
  readonly progress: number;
}

/** The types of one kind: subject, limit and figures of a run, and measures to compare panes by. */
interface PaneTypes {
  readonly pane: unknown;
  readonly limit: unknown;
  readonly figures: unknown;
  readonly measure: string;
}

/** One kind of panes: their text, runs and measures. */
export interface PaneKind<Types extends PaneTypes> {
  /** The keys of a pane, its board and its limit in files and reports. */
  readonly keys: { readonly pane: string; readonly board: string; readonly limit: string };
  readonly measures: readonly Types['measure'][];
  /** Those for which it has to be measured what mistakes cost. */
  readonly lagMeasures: readonly Types['measure'][];
  /** The figures that are always shown, in order. */
  readonly columns: readonly (keyof Types['figures'] & Types['measure'])[];
  /** Whether boards may be boxes, such as 10x10, beside those of the catalogue. */
  readonly takesBoxes: boolean;
  /** The description of a valid limit, for error messages. */
  readonly limits: string;
  readPane(text: string): Types['pane'] | undefined;
  writePane(pane: Types['pane']): string;
  readLimit(value: unknown): Types['limit'] | undefined;
  /**
   * @param text the text of a puzzle, or of a board alone
   * @param measuresLag whether searches also measure what mistakes cost
   */
  start(
    text: string,
    pane: Types['pane'],
    limit: Types['limit'],
    measuresLag: boolean,
  ): Run<Types['figures']>;
  measured(figures: Types['figures'], measure: Types['measure'], limit: Types['limit']): Interval;
  /** The panes of a race and their limit, as parameters of the address at which it can be watched (`docs/address.md`). */
  watched(panes: readonly Types['pane'][], limit: Types['limit']): Readonly<Record<string, string>>;
  /** A pane and its figures as a row, with the same columns for every pane. */
  row(name: string, pane: Types['pane'], figures: Types['figures']): Row;
}
