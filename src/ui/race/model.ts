import type { Mark } from '../cellMark.tsx';
import type { Equal } from '../../play/race.ts';
import type { Search } from '../../solve/search.ts';
import type { Until } from '../../run/until.ts';
import type { Making } from '../../generate/asked.ts';
import type { DivisionIssue } from '../../words/sentences.ts';
import type { LessonCommands, OpenLesson } from '../lesson/model.ts';
import type { Status } from '../status.ts';

/** The first free tag. */
export function freeTag(taken: readonly number[]): number {
  let tag = 0;
  while (taken.includes(tag)) tag++;
  return tag;
}

/** The letter of a tag. */
export const letterOf = (tag: number): string => String.fromCharCode(65 + tag);

/** The figures that every pane has. `finished` means that it has reached the end of the race (see `Until`). */
interface PaneStatus {
  readonly steps: number;
  /** In steps per second. */
  readonly pace: number;
  readonly finished: boolean;
}

/** The figures of a search. */
export interface SearchStatus extends PaneStatus, Status {
  /** The number of the placement that completed its first solution, from 1; undefined before that. */
  readonly first: number | undefined;
}

/** The figures of a board that is divided. */
interface MakingStatus extends PaneStatus {
  readonly score: number;
  readonly tries: number;
  /** Blocks that are connected, and how many there are. */
  readonly whole: number;
  readonly blocks: number;
  readonly restarts: number;
  /** Whether it is over without being done. */
  readonly isStuck: boolean;
}

/** The chart data of one pane, up to the playhead. All lists have the same length. */
export interface LineData {
  readonly id: number;
  /** Moments of the race, ascending: steps, or ms of computing time. */
  readonly at: readonly number[];
  /** The minimum, maximum and average of a value around each moment. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  readonly mean: readonly number[];
}

/** That of a search: the number of pieces on the board. */
export interface PaneChart extends LineData {
  /** The share of the search tree explored, 0 to 1. */
  readonly progress: readonly number[];
  /** The number of placements at each depth, from 1; as long as that. */
  readonly nodes: readonly number[];
}

/** That of a board that is divided: its score. */
interface MakingChart extends LineData {
  readonly tries: readonly number[];
}

/** What panes run: searches, or ways to divide the board. All panes of a race are of one kind. */
interface KindTypes {
  readonly search: {
    readonly subject: Search;
    readonly status: SearchStatus;
    readonly chart: PaneChart;
  };
  readonly generation: {
    readonly subject: Making;
    readonly status: MakingStatus;
    readonly chart: MakingChart;
  };
}
export type KindId = keyof KindTypes;
export type SubjectOf<K extends KindId> = KindTypes[K]['subject'];
export type StatusOf<K extends KindId> = KindTypes[K]['status'];
export type ChartOf<K extends KindId> = KindTypes[K]['chart'];

/** What is said of a pane, and the cells that it names. */
export interface Caption {
  readonly text: string;
  readonly mark: Mark | undefined;
}

/** One pane of a race, at the playhead. */
export interface PaneModel<K extends KindId = KindId> {
  /** Unique; kept when the pane is edited. */
  readonly id: number;
  /** The tag, 0 to 8, that identifies it in charts; unique, and kept. */
  readonly tag: number;
  readonly subject: SubjectOf<K>;
  readonly status: StatusOf<K>;
  /** Computing time up to here, in ms. */
  readonly ms: number;
  /** Its rank in the order of finish, from 1; panes that finish together share it. */
  readonly rank: number | undefined;
  /**
   * What happens there, if that is to be said: an empty text while it passes too fast to be read, undefined if it is not to be
   * said.
   */
  readonly caption: Caption | undefined;
  /** Whether it has failed, so that no more steps will come. */
  readonly failed: boolean;
}

export interface RaceModel<K extends KindId = KindId> {
  readonly kind: K;
  readonly equal: Equal;
  readonly until: Until;
  /** 1 to 9 of them. */
  readonly panes: readonly PaneModel<K>[];
  /** Whether every pane has finished. */
  readonly over: boolean;
  /** Changes when `chart` has new data, a few times a second. */
  readonly charted: number;
  readonly lesson: OpenLesson | undefined;
  /** Whether it is shown between two boards, where nobody compares. */
  readonly isInterlude: boolean;
}

/** The commands of a race. The common controls play all panes together. */
export interface RaceCommands<K extends KindId = KindId> {
  /** Leaves the race for what its first pane shows. */
  leave(): void;
  readonly lesson: LessonCommands;
  /** Adds a copy of a pane, or else a new idea, up to `MOST_PANES`. */
  add(like?: number): void;
  remove(id: number): void;
  /** Replaces parts of what a pane runs; for a division, returns why the board does not allow that. */
  edit(id: number, change: Partial<SubjectOf<K>>): DivisionIssue | undefined;
  equal(equal: Equal): void;
  until(until: Until): void;
  /** The data of the charts, in the order of panes. */
  chart(): readonly ChartOf<K>[];
}
