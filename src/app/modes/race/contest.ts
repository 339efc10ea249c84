import type { Settings } from '../../../settings/settings.ts';
import type { Lane } from '../../../play/lane.ts';
import type { Race } from '../../../play/race.ts';
import type { Puzzle } from '../../../puzzle/types.ts';
import type { Until } from '../../../run/until.ts';
import type { Tiling } from '../../../run/tiling.ts';
import type { Search } from '../../../solve/search.ts';
import type { Mark } from '../../../ui/cellMark.tsx';
import type { SearchChange, Status } from '../../../ui/index.tsx';
import type { ChartOf, KindId, StatusOf, SubjectOf } from '../../../ui/race/model.ts';
import type { DivisionIssue } from '../../../words/sentences.ts';
import type { Commentary } from '../../commentary.ts';
import type { Pane } from '../../pane.ts';

/** What is known of a runner's status wherever it comes from. */
interface Moment {
  readonly finished: boolean;
  /** The requested pace. */
  readonly pace: number;
}

/** What can be told of a search. */
interface Told {
  /** How many pieces are on its board. */
  readonly depth: number;
  /** Made when it is first asked for. */
  readonly commentary: Commentary;
  /** The cells that are named by what is being said of it. */
  readonly mark: Mark | undefined;
}

/** One run of a race, with its pane and its lane. */
export interface Contender<K extends KindId = KindId> {
  readonly subject: SubjectOf<K>;
  readonly pane: Pane;
  readonly lane: Lane;
  /** What lies on its board now. */
  tiling(): Tiling;
  status(moment: Moment): StatusOf<K>;
  chart(id: number, race: Race): ChartOf<K>;
  /** What can be told of it, if it is a search. */
  readonly told?: Told;
  /** Whether it is a success that has just ended, to be celebrated. */
  isSuccess(until: Until): boolean;
  applySettings(settings: Settings): void;
}

/** What the panes of a race run, all of one kind. */
export interface Contest<K extends KindId = KindId> {
  readonly kind: K;
  /** The puzzle whose board is divided, where boards are. */
  readonly divided?: Puzzle;
  /** Those to begin with. */
  readonly first: readonly SubjectOf<K>[];
  /** What the race goes on until, if that makes sense here. */
  readonly until: Until;
  start(subject: SubjectOf<K>, viewport: number, settings: Settings): Contender<K>;
  /** What to add to those shown. */
  newIdea(shown: readonly SubjectOf<K>[]): SubjectOf<K>;
  /** A copy of one of those shown, which differs if it is left to chance. */
  another(subject: SubjectOf<K>, shown: readonly SubjectOf<K>[]): SubjectOf<K>;
  /** Why a subject is not possible. */
  issueOf(subject: SubjectOf<K>): DivisionIssue | undefined;
  /** The searches that those shown are; none if they are no searches. */
  searches(shown: readonly SubjectOf<K>[]): readonly Search[];
  /** The figures of a pane, as every mode has them. */
  status(its: StatusOf<K>): Status;
  /** To be called when a success has been shown. */
  succeeded(contender: Contender<K>): void;
  ownSettings(shown: readonly SubjectOf<K>[]): Pick<Settings, 'panes' | 'strategies'>;
  settingsFor(
    search: SearchChange,
    shown: readonly SubjectOf<K>[],
    settings: Settings,
  ): Partial<Settings>;
}
