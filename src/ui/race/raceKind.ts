import type { JSX } from 'solid-js';
import type { Row } from '../../experiment/runTable.ts';
import type { Until } from '../../run/until.ts';
import type { Language, Words } from '../../words/index.ts';
import type { PanelProps } from '../lazyDialog.tsx';
import type { ChartsProps } from './chartsProps.ts';
import type { KindId, PaneModel, RaceCommands, RaceModel, StatusOf, SubjectOf } from './model.ts';

/** The names of the columns that only panes of one kind have. */
export type ColumnId = Exclude<keyof Words['race']['figures'], 'pane'>;

/** A column: its name, and what it says of a pane. */
export interface Column<K extends KindId> {
  readonly id: ColumnId;
  text(status: StatusOf<K>, words: Words, language: Language): string;
}

/** The props of the dialog in which a pane is edited. */
export interface EditProps<K extends KindId = KindId> extends PanelProps {
  readonly race: RaceModel<K>;
  readonly raceCommands: RaceCommands<K>;
  /** The id of the pane that is edited, while one is. */
  readonly id: number | undefined;
}

/** What a race can go on until, and how that is said. */
interface UntilOption {
  readonly value: 'first' | 'all' | 'steps';
  readonly text: string;
}

/** Everything about a race that depends on what its panes run. */
export interface RaceKind<K extends KindId> {
  /** What it can go on until. */
  untils(words: Words): readonly UntilOption[];
  /** The figures of the table, between the place and the steps. */
  readonly columns: readonly Column<K>[];
  /** Names for panes side by side: each by how it differs from the others. */
  names(subjects: readonly SubjectOf<K>[], words: Words): readonly string[];
  /** What they have in common, if that is unusual. */
  shared?(subjects: readonly SubjectOf<K>[], words: Words): string;
  /** Along which side of a board, by its width divided by its height, a pane fills it, if its name does not say so. */
  along?(subject: SubjectOf<K>, aspect: number, words: Words): string | undefined;
  /** The figures above a board, in short, the most telling first. */
  glance(status: StatusOf<K>, words: Words, language: Language): readonly string[];
  /** How a pane has ended, if that is not said by its place. */
  ending(status: StatusOf<K>, words: Words): string | undefined;
  /** How far a pane is, at displayed precision: the more, the further. */
  lead(status: StatusOf<K>): number;
  /** The estimated progress of a pane towards the end of the race, 0 to 1. */
  share(status: StatusOf<K>, until: Until): number;
  /** What came of a race that is over, in sentences; the most telling first. */
  result(race: RaceModel<K>, names: readonly string[], words: Words): readonly string[];
  /** A pane and its figures as a row of a table to save. */
  row(name: string, pane: PaneModel<K>): Row;
  Charts(props: ChartsProps): JSX.Element;
  Edit(props: EditProps<K>): JSX.Element;
}
