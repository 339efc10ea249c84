import type { Equal } from '../../play/race.ts';
import type { Search } from '../../solve/search.ts';
import type { Until } from '../../run/until.ts';
import type { Status } from '../status.ts';

/** The maximum number of panes. */
export const MOST_PANES = 9;

/** The first free tag. */
export function freeTag(taken: readonly number[]): number {
  let tag = 0;
  while (taken.includes(tag)) tag++;
  return tag;
}

/** The letter of a tag. */
export const letterOf = (tag: number): string => String.fromCharCode(65 + tag);

/** One pane of a race, at the playhead. */
export interface PaneModel {
  /** Unique; kept when the pane is edited. */
  readonly id: number;
  /** The tag, 0 to 8, that identifies it in charts; unique, and kept. */
  readonly tag: number;
  readonly search: Search;
  /**
   * `pace` is in steps per second; `finished` means that the pane has reached the end of the race (see
   * `Until`).
   */
  readonly status: Status;
  /** The number of the placement that completed its first solution, from 1; undefined before that. */
  readonly first: number | undefined;
  /** Computing time up to here, in ms. */
  readonly ms: number;
  /** Its rank in the order of finish, from 1; panes that finish together share it. */
  readonly rank: number | undefined;
  /** Whether its search has failed, so that no more steps will come. */
  readonly failed: boolean;
}

export interface RaceModel {
  readonly equal: Equal;
  readonly until: Until;
  /** 1 to 9 of them. */
  readonly panes: readonly PaneModel[];
  /** Whether every pane has finished. */
  readonly over: boolean;
  /** Changes when `chart` has new data, a few times a second. */
  readonly charted: number;
}

/** The chart data of one pane, up to the playhead. All lists but `nodes` have the same length. */
export interface PaneChart {
  readonly id: number;
  /** Moments of the race, ascending: steps, or ms of computing time. */
  readonly at: readonly number[];
  /** The minimum, maximum and average number of pieces on the board around each moment. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  readonly mean: readonly number[];
  /** The share of the search tree explored, 0 to 1. */
  readonly progress: readonly number[];
  /** The number of placements at each depth, from 1. */
  readonly nodes: readonly number[];
}

/** The commands of a race. The common controls play all panes together. */
export interface RaceCommands {
  /** Leaves the race for the search of the first pane. */
  leave(): void;
  /** Adds a copy of a pane, or else a new search, up to `MOST_PANES`. */
  add(like?: number): void;
  remove(id: number): void;
  edit(id: number, change: Partial<Search>): void;
  equal(equal: Equal): void;
  until(until: Until): void;
  /** The data of the charts, in the order of panes. */
  chart(): readonly PaneChart[];
}
