import type { FoundSolutions } from '../../solve/found/foundSolutions.ts';
import type { Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import type { Goal } from '../../teach/landmarks.ts';
import type { Grain, Moment } from '../../teach/moment.ts';
import type { Names } from '../../teach/names.ts';
import type { Situation } from '../../teach/situation.ts';
import type { TreeRaster } from '../../teach/treeRaster.ts';
import type { WaysLeft } from '../../teach/waysLeft.ts';
import type { PanelId } from '../../settings/panelIds.ts';
import type { LessonCommands, OpenLesson } from '../lesson/model.ts';

/** What the overlay shows of a search: everything follows from the moment. */
export interface ClassModel {
  readonly problem: Problem;
  readonly search: Search;
  readonly names: Names;
  readonly grain: Grain;
  readonly situation: Situation;
  readonly moment: Moment;
  /** The ways that are left, if they are to be shown. */
  readonly ways: WaysLeft | undefined;
  /** The panels to be shown beside the board, in the order they were switched on. */
  readonly panels: readonly PanelId[];
  /** The whole tree, as far as the search is recorded. */
  readonly raster: TreeRaster;
  /** What is on the board after a step that is recorded. */
  readonly pathAt: (step: number) => readonly number[];
  readonly lesson: OpenLesson | undefined;
  readonly quest: Quest | undefined;
  /** Whether the moment with which it was opened is not there yet, so that there is none to be shown. */
  readonly isComing: boolean;
  /** How far the search has come on its way to a moment, if that is far. */
  readonly reached: number | undefined;
  /** All full boards as far as the search is recorded; how many solutions and images were reached up to this moment. */
  readonly found: FoundSolutions;
  readonly solutions: number;
  readonly images: number;
  /** The cell of a tile on which its name stands. */
  readonly nameCell: (cells: ArrayLike<number>) => number;
}

/** What is looked for, ahead or back, and the step up to which that has been done; undefined if it was in vain. */
export interface Quest {
  readonly goal: Goal | { readonly kind: 'branch' };
  readonly direction: 1 | -1;
  readonly step: number | undefined;
}

/** Where the board is, in CSS px: its origin, and the width of a cell. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

export interface ClassCommands {
  setGrain(grain: Grain): void;
  setWays(ways: boolean): void;
  setPanels(panels: readonly PanelId[]): void;
  readonly lesson: LessonCommands;
  /** Go by a number of stops, or to a step. */
  step(by: number): void;
  goTo(step: number): void;
  /** Go over all below a placement, or back; or out to the return from the node on show. */
  over(direction: 1 | -1): void;
  out(): void;
  /** Go back to where the last of so many pieces on the board was placed. */
  toLevel(depth: number): void;
  /** Look for the nearest goal, ahead or back, and go there; or stop looking, or going far. */
  find(goal: Goal, direction: 1 | -1): void;
  cancel(): void;
  /** A link to the moment on show. */
  link(): string;
}
