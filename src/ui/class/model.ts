import type { PanelId } from '../../settings/panelIds.ts';
import type { FoundSolutions } from '../../solve/found/foundSolutions.ts';
import type { Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import type { NamedTarget } from '../../teach/navigation/targets.ts';
import type { Grain } from '../../teach/moment/explanation.ts';
import type { ExplainedMoment } from '../../teach/moment/momentExplainer.ts';
import type { TreeRaster } from '../../teach/tree/treeRaster.ts';
import type { WaysLeft } from '../../teach/moment/waysLeft.ts';
import type { LessonCommands, OpenLesson } from '../lesson/model.ts';
import type { Lost } from '../status/lost.ts';
import type { Proof } from '../../teach/weighting/account.ts';

/** A moment of a search, with everything that follows from it. */
export interface ClassModel extends ExplainedMoment {
  readonly problem: Problem;
  readonly search: Search;
  readonly grain: Grain;
  /** The ways that are left, if they are to be shown. */
  readonly ways: WaysLeft | undefined;
  /** Whether it is to be told since when no solution is left; and since when, if that is so and known. */
  readonly tellsLost: boolean;
  readonly lost: Lost | undefined;
  /** Whether a solution is left, if that was asked at this moment. */
  readonly solvable: 'asked' | 'yes' | 'no' | 'unknown' | undefined;
  /** What was found when a proof was looked for that no solution is left; undefined if none was looked for. */
  readonly proof: ProofAtMoment | undefined;
  /** Whether none can be looked for, as no worker does. */
  readonly isProofRefused: boolean;
  /** The panels to be shown beside the board, in the order they were switched on. */
  readonly panels: readonly PanelId[];
  /** The whole tree, as far as the search is recorded. */
  readonly raster: TreeRaster;
  /** The placements on the board after a step that is recorded. */
  readonly pathAt: (step: number) => readonly number[];
  readonly lesson: OpenLesson | undefined;
  readonly targetSearch: TargetSearchProgress | undefined;
  /** Whether the moment with which it was opened is not there yet, so that there is none to be shown. */
  readonly isComing: boolean;
  /** The step that the search has come to on its way to a moment that is far; otherwise undefined. */
  readonly reached: number | undefined;
  /** All full boards that are recorded; the number of solutions and of images up to this moment. */
  readonly found: FoundSolutions;
  readonly solutions: number;
  readonly images: number;
  /** The cell of a tile on which its name stands. */
  readonly nameCell: (cells: ArrayLike<number>) => number;
}

/** A proof that a problem has no solution, if one was found. */
export interface ProofAtMoment {
  /** That of the whole board, or of what pieces that lie leave of it. */
  readonly problem: Problem;
  readonly proof: Proof | undefined;
  /** How many placements a search through all of the board makes, where it is known to find no solution. */
  readonly searched: number | undefined;
}

/** The target of a search, its direction, and the step reached; undefined if the search was in vain. */
export interface TargetSearchProgress {
  readonly target: NamedTarget | { readonly kind: 'branch' };
  readonly direction: 1 | -1;
  readonly step: number | undefined;
  /** Why there is no mistake to go to, if there is none: a solution is left, there never was one, or it is not known. */
  readonly never?: 'solvable' | 'hopeless' | 'unknown';
}

export interface ClassCommands {
  setGrain(grain: Grain): void;
  setWays(ways: boolean): void;
  setLost(lost: boolean): void;
  /** Ask whether a solution is left at the moment on show, or put the answer away. */
  askSolvable(): void;
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
  /** Look for the nearest target, ahead or back, and go there; or stop looking, or going far. */
  find(target: NamedTarget, direction: 1 | -1): void;
  cancel(): void;
  /** A link to the moment on show. */
  link(): string;
}
