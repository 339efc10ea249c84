import type { Look } from '../../../view/board/look.ts';
import type { DivisionIssue } from '../../../words/sentences.ts';
import type { MeterReport } from '../../../lag/paneMeters.ts';
import type { Settings } from '../../../settings/settings.ts';
import type { Lane } from '../../../play/lane.ts';
import type { Race } from '../../../play/race.ts';
import type { Puzzle } from '../../../puzzle/types.ts';
import type { Until } from '../../../run/until.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { Search } from '../../../solve/search.ts';
import type { SearchChange, Status } from '../../../ui/index.tsx';
import type { RaceKind, RunTypes } from '../../../ui/race/model.ts';
import type { TreeCommands } from '../../../ui/race/trees/model.ts';
import type { Narrator } from '../kit/narrator.ts';
import type { Pane } from '../kit/pane.ts';
import type { PageServices, SceneContent } from '../services.ts';

export interface RunPlace {
  readonly viewport: number;
  readonly settings: Settings;
  readonly look: Look;
  /** The requested pace of a lane in steps per second. */
  readonly paceOf: (lane: Lane) => number;
  /** Whether a lane is at the end of its run, and its board shows what came of it. */
  readonly isPlayedOut: (lane: Lane) => boolean;
}

/** A run of a race, with its board and its lane. */
export interface RaceRun<T extends RunTypes = RunTypes> {
  readonly subject: T['subject'];
  readonly pane: Pane;
  readonly lane: Lane;
  /** @param moment whether it is at the end of the race, and the requested pace */
  status(moment: { readonly finished: boolean; readonly pace: number }): T['status'];
  chart(id: number, race: Race): T['chart'];
  /** What meters tell of it, of a moment that is not after the one on show; undefined if they do not. */
  measured?(): MeterReport | undefined;
  /** Tells what happens; undefined for a kind that is not `isTold`. */
  readonly narrator?: Narrator;
  /** The placements on its board, in the order laid; undefined if it has none. */
  lying?(): readonly number[];
  /** Whether its end is a success, to be celebrated. */
  isSuccess(until: Until): boolean;
  succeeded?(): void;
}

export interface RaceRuns<T extends RunTypes = RunTypes> {
  /** The puzzle whose board is divided, where boards are. */
  readonly divided?: Puzzle;
  /** What is searched, if these are searches. */
  readonly problem?: Problem;
  readonly first: readonly T['subject'][];
  /** The end of the race: that of the settings, if this kind has it. */
  readonly until: Until;
  start(subject: T['subject'], place: RunPlace): RaceRun<T>;
  newIdea(shown: readonly T['subject'][]): T['subject'];
  /** A copy of one of those shown; it differs if it is left to chance. */
  another(subject: T['subject'], shown: readonly T['subject'][]): T['subject'];
  issueOf?(subject: T['subject']): DivisionIssue | undefined;
  searchOf?(subject: T['subject']): Search;
  /** Measures runs at the steps on show; to be called a few times a second; returns whether there is news. */
  measure?(shown: readonly RaceRun<T>[]): boolean;
  /** Ends what it has begun beside runs. */
  close?(): void;
  /** What can be done with the trees of runs, where they are searches. */
  readonly trees?: TreeCommands;
  /** The figures of a pane, as every mode has them. */
  statusOf(status: T['status']): Status;
  ownSettings(shown: readonly T['subject'][]): Partial<Settings>;
  /** The settings to change for another search; of several searches, the first is changed. */
  settingsFor?(
    search: SearchChange,
    shown: readonly T['subject'][],
    settings: Settings,
  ): Partial<Settings>;
}

/** A kind of runs that can race: how they are shown, and how they are started. */
export interface RunKind<T extends RunTypes = RunTypes> extends RaceKind<T> {
  isChosen(settings: Settings): boolean;
  open(content: SceneContent, services: PageServices): RaceRuns<T>;
}
