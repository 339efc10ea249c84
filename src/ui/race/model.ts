import type { DivisionIssue } from '../../words/sentences.ts';
import type { JSX } from 'solid-js';
import type { Row } from '../../experiment/runTable.ts';
import type { Equal } from '../../play/race.ts';
import type { Until } from '../../run/until.ts';
import type { Language, Words } from '../../words/index.ts';
import type { Problem } from '../../solve/problem.ts';
import type { Mark } from '../status/cellMark.tsx';
import type { Caption } from '../status/saying.tsx';
import type { ModePanelProps, DialogProps } from '../modeOverlay.ts';
import type { Theme } from '../../theme/index.ts';
import type { TraySize } from '../../theme/viewport.ts';
import type { LessonPart } from '../lesson/lessonPart.ts';
import type { LessonCommands, OpenLesson } from '../lesson/model.ts';
import type { Sound } from '../sound/sound.ts';
import type { TagStyle } from './panes/tagStyles.ts';
import type { Size } from '../widgets/sizeOf.ts';
import type { Search } from '../../solve/search.ts';
import type { TreeCommands } from './trees/model.ts';
import type { LineData } from './charts/lineData.ts';
import type { HeatChoice, PaneHeat } from './heat/model.ts';
import type { Plot } from './charts/plots.ts';

/** The first free tag. */
export function freeTag(taken: readonly number[]): number {
  let tag = 0;
  while (taken.includes(tag)) tag++;
  return tag;
}

/** The figures that every pane has. One is `finished` at the end of the race (see `Until`). */
export interface PaneStatus {
  readonly steps: number;
  /** In steps per second. */
  readonly pace: number;
  readonly finished: boolean;
}

/** The types of a kind of runs: what is run, its figures, and the data of its charts. */
export interface RunTypes<
  Subject = object,
  Status extends PaneStatus = PaneStatus,
  Chart extends LineData = LineData,
> {
  readonly subject: Subject;
  readonly status: Status;
  readonly chart: Chart;
}

/** One pane of a race, at the playhead. */
export interface PaneModel<T extends RunTypes = RunTypes> {
  /** Unique; kept when the pane is edited. */
  readonly id: number;
  /** The tag, 0 to 8, that identifies it in charts; unique, and kept. */
  readonly tag: number;
  readonly subject: T['subject'];
  readonly status: T['status'];
  /** Computing time up to here, in ms. */
  readonly ms: number;
  /** Its rank in the order of finish, from 1; panes that finish together share it. */
  readonly rank: number | undefined;
  /** What happens there, with an empty text while it passes too fast; undefined if it is not to be said. */
  readonly caption: Caption | undefined;
  /** How busy its search was on each cell; undefined if that is not shown, or not known yet. */
  readonly heat: PaneHeat | undefined;
  /** Where its board is drawn, before the first frame undefined. */
  readonly place: Mark['place'] | undefined;
  /** Whether it has failed, so that no more steps will come. */
  readonly failed: boolean;
}

export interface RaceModel<T extends RunTypes = RunTypes> {
  /** The kind of its runs: all panes of a race are of one kind. */
  readonly kind: RaceKind<T>;
  readonly equal: Equal;
  readonly until: Until;
  /** 1 to 9 of them. */
  readonly panes: readonly PaneModel<T>[];
  /** Whether every pane has finished. */
  readonly over: boolean;
  /** Changes when `chart` has new data, a few times a second. */
  readonly charted: number;
  readonly lesson: OpenLesson | undefined;
  /** The heat that is shown on all boards. */
  readonly heat: HeatChoice;
  /** What is searched; undefined if no searches race. */
  readonly problem: Problem | undefined;
  /** The tray of every board. */
  readonly tray: TraySize;
  /** Whether it is shown between two boards; while nobody is there, as where there are no controls. */
  readonly isInterlude: boolean;
}

/** The commands of a race. The common controls play all panes together. */
export interface RaceCommands<T extends RunTypes = RunTypes> {
  /** Leaves the race for what its first pane shows. */
  leave(): void;
  readonly lesson: LessonCommands;
  /** Adds a copy of a pane, or else a new idea, up to `MOST_PANES`. */
  add(like?: number): void;
  remove(id: number): void;
  /** Replaces parts of what a pane runs; for a division, returns why the board does not allow that. */
  edit(id: number, change: Partial<T['subject']>): DivisionIssue | undefined;
  equal(equal: Equal): void;
  until(until: Until): void;
  /** Goes to the moment at which a pane is at a step, and pauses there. */
  goTo(id: number, step: number): void;
  /** What can be done with the trees of the panes, where they are searches. */
  trees(): TreeCommands | undefined;
  heat(choice: Partial<HeatChoice>): void;
  /** The data of the charts, in the order of panes. */
  chart(): readonly T['chart'][];
}

/** The names of the columns that only panes of one kind have. */
export type ColumnId = Exclude<keyof Words['race']['figures'], 'pane'>;

/** A column: its name, and what it says of a pane. */
export interface Column<T extends RunTypes> {
  readonly id: ColumnId;
  text(status: T['status'], words: Words, language: Language): string;
}

type ChartTitle = keyof Words['race']['chart'] &
  (
    | 'depth'
    | 'progress'
    | 'nodes'
    | 'placements'
    | 'noticed'
    | 'inVain'
    | 'branching'
    | 'survivors'
    | 'score'
    | 'tries'
    | 'stepsInAll'
    | 'triesInAll'
  );

/** A chart with a line for each pane. */
export interface LineChartKind<T extends RunTypes = RunTypes> {
  readonly title: ChartTitle;
  plot(charts: readonly T['chart'][], size: Size, isLog: boolean): Plot;
  /** How values are written along the vertical axis. */
  readonly values: 'exact' | 'short' | 'share';
  /** Whether lines go along the moments of the race; else along the levels of a tree. */
  readonly isOverTime: boolean;
  /** Whether its vertical axis can be logarithmic. */
  readonly canBeLog?: boolean;
}

/** A chart with a bar for each pane. */
export interface BarChartKind<T extends RunTypes = RunTypes> {
  readonly title: ChartTitle;
  /** Undefined if there is none yet. */
  value(status: T['status']): number | undefined;
}

/** The props of the dialog in which a pane is edited. */
export interface EditProps<T extends RunTypes = RunTypes> extends DialogProps {
  readonly title: string;
  readonly subject: T['subject'];
  /** Replaces parts of the subject; for a division, returns why the board does not allow that. */
  change(parts: Partial<T['subject']>): DivisionIssue | undefined;
}

/** An end that a race can have, and its name. */
interface UntilOption {
  readonly value: 'first' | 'all' | 'steps';
  readonly text: string;
}

/** A chart of any kind. */
type ChartKind<T extends RunTypes> = LineChartKind<T> | BarChartKind<T>;

/** What meters tell of runs. */
interface Meters<T extends RunTypes> {
  readonly charts: readonly ChartKind<T>[];
  /** Whether all of it is of exactly the moment on show. */
  isExact(race: RaceModel<T>): boolean;
  /**
   * The gist of it, or how far it is.
   *
   * @param names the names of the panes, all different
   * @param aspect the width of the board divided by its height
   */
  sentence(race: RaceModel<T>, names: readonly string[], aspect: number, words: Words): string;
  /** What there is to count of each pane, in a line. */
  tally(race: RaceModel<T>, words: Words): string;
}

/** A figure, and what is said after it. */
interface Figure {
  readonly value: string;
  readonly unit: string;
}

/** The pieces on a board: now, at most so far, and in all. */
interface Laid {
  readonly now: number;
  readonly most: number;
  readonly of?: number | undefined;
}

/** How a kind of runs is shown in a race. */
export interface RaceKind<T extends RunTypes = RunTypes> {
  /** Whether there is something to tell of its moments, in captions and by sound. */
  readonly isTold: boolean;
  /** The ends that a race of it can have. */
  untils(words: Words): readonly UntilOption[];
  /** The figures of the table, between the place and the steps. */
  readonly columns: readonly Column<T>[];
  /** The search that a pane runs, where panes have trees. */
  searchOf?(subject: T['subject']): Search;
  /** Names for panes side by side: each by how it differs from the others. */
  names(subjects: readonly T['subject'][], words: Words): readonly string[];
  /** What they have in common, if that is unusual. */
  shared?(subjects: readonly T['subject'][], words: Words): string;
  /** The side of a board, by its width divided by its height, along which it is filled, if not named. */
  along?(
    subject: T['subject'],
    aspect: number,
    words: Words,
  ): Words['race']['along']['long'] | undefined;
  /** The figures above a board, in short, the most telling first. */
  figures(status: T['status'], words: Words, language: Language): readonly string[];
  /** How a pane has ended, if that is not said by its place. */
  ending(status: T['status'], words: Words): string | undefined;
  /** Whether a pane that has finished has found nothing, although it has searched everything. */
  isVain?(status: T['status']): boolean;
  /** Whether the share of a pane says something already of how far it is; omitted where it never does. */
  tells?(status: T['status']): boolean;
  /** How far a pane is, at displayed precision: the more, the further. */
  lead(status: T['status']): number;
  /** How far it is, or what it has done while no share tells: a figure that moves, and what it counts. */
  leadFigure(status: T['status'], isTelling: boolean, words: Words, language: Language): Figure;
  /** How many pieces lie on its board, the most that have, and how many there are in all, if that differs from the puzzle. */
  laid(status: T['status']): Laid;
  /** The estimated progress of a pane towards the end of the race, 0 to 1. */
  share(status: T['status'], until: Until): number;
  /** What the boards of a race that is over show in place of its last moment, in a sentence; '' if nothing else. */
  ended?(race: RaceModel<T>, words: Words): string;
  /** What came of a race that is over, in sentences; the most telling first. */
  result(race: RaceModel<T>, names: readonly string[], words: Words): readonly string[];
  /**
   * A pane and its figures as a row of a table to save.
   *
   * @param isMetered whether with what meters tell
   */
  row(name: string, pane: PaneModel<T>, isMetered: boolean): Row;
  readonly charts: readonly ChartKind<T>[];
  /** Undefined if there are no meters of such runs. */
  readonly meters?: Meters<T>;
  Edit(props: EditProps<T>): JSX.Element;
}

/** The props of the parts of a race. */
export interface RaceProps extends ModePanelProps {
  readonly race: RaceModel;
  readonly raceCommands: RaceCommands;
  readonly sound: Sound;
  readonly lesson: LessonPart;
  /** Says whether what meters tell is shown, so that it is wanted. */
  measure(isOn: boolean): void;
  /** Opens the dialog in which a pane is edited. */
  edit(pane: number): void;
}

/** The props of charts and table. */
export interface ResultsProps extends RaceProps {
  readonly theme: Theme;
  /** The ids of the panes; their styles and names by id, in the order of panes. */
  readonly ids: readonly number[];
  readonly styles: ReadonlyMap<number, TagStyle>;
  readonly names: ReadonlyMap<number, string>;
  /** What meters told of them then, in a sentence; '' if there are no meters. */
  readonly gist: string;
  /** What they counted of each pane then. */
  readonly tally: string;
  /** The panes as they were when they were last charted, a few times a second. */
  readonly sampled: readonly PaneModel[];
}
