import type { Equal } from '../../play/race.ts';
import type { Search } from '../../solve/search.ts';
import type { Until } from '../../run/until.ts';
import type { Status } from '../status.ts';

/** How many panes there can be. */
export const MOST_PANES = 9;

/** The first tag that no pane has. */
export function freeTag(taken: readonly number[]): number {
  let tag = 0;
  while (taken.includes(tag)) tag++;
  return tag;
}

/** The letter of a tag. */
export const letterOf = (tag: number): string => String.fromCharCode(65 + tag);

/** One pane of a race, at the playhead. */
export interface PaneModel {
  /** Its own as long as it is there; a pane that is edited keeps it. */
  readonly id: number;
  /** Which of the tags it has, 0 to 8: no other pane has it, and it keeps it. */
  readonly tag: number;
  readonly search: Search;
  /** `pace` is steps a second as they pass just now, `finished` whether the pane has come to its end: see `Until`. */
  readonly status: Status;
  /** The placement that completed its first solution, counted from 1; undefined if there is none yet. */
  readonly first: number | undefined;
  /** How long it has computed to come here, in ms. */
  readonly ms: number;
  /** Its rank in the order of finish, from 1; panes that finish together share it. */
  readonly rank: number | undefined;
  /** Its search failed: there are no more steps to come. */
  readonly failed: boolean;
}

export interface RaceModel {
  readonly equal: Equal;
  readonly until: Until;
  /** 1 to 9 of them. */
  readonly panes: readonly PaneModel[];
  /** Every pane has come to its end. */
  readonly over: boolean;
  /** Counts up whenever `chart` has something new to tell, a few times a second. */
  readonly charted: number;
}

/** What the charts draw of one pane, up to the playhead. Lists of one length but for `nodes`. */
export interface PaneChart {
  readonly id: number;
  /** Moments of the race, in order: steps, or ms of computing. */
  readonly at: readonly number[];
  /** Around each moment: how many pieces lay on the board at least, at most, and on average. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  readonly mean: readonly number[];
  /** The share of the pane's tree that was behind, 0 to 1. */
  readonly progress: readonly number[];
  /** How many placements were made as the first, second, … piece on the board. */
  readonly nodes: readonly number[];
}

/** What a person can ask of a race. The controls that all modes have steer all panes together. */
export interface RaceCommands {
  /** Goes back to one board: the first pane's. */
  leave(): void;
  /** One more pane, like another or else one that shows something new; there are never more than nine. */
  add(like?: number): void;
  remove(id: number): void;
  edit(id: number, change: Partial<Search>): void;
  equal(equal: Equal): void;
  until(until: Until): void;
  /** Plain data for the charts, in the order of panes. */
  chart(): readonly PaneChart[];
}
