import type { BoardState } from '../../solve/boardState.ts';
import type { Deliver, Source } from '../../play/source.ts';
import type { Transport } from '../../play/transport.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import type { Model, Status, Wishes } from '../../ui/index.tsx';
import type { Search } from '../../solve/search.ts';
import type { SearchMark } from '../../solve/searchProcess.ts';
import type { Stage } from '../../view/stage.ts';
import type { Subject } from '../pane.ts';
import type { Settings } from '../settings.ts';
import type { Trouble } from '../workers/attended.ts';
import type { Show } from './show.ts';
import type { Task } from '../workers/messages.ts';

/** What a mode begins with. */
export interface Opening {
  readonly stage: Stage;
  readonly puzzle: Puzzle;
  readonly settings: Settings;
  /** Called when a board is seen to be solved. */
  readonly onSolution: (state: BoardState) => void;
  /** Starts a search, of which chunks can be had. */
  readonly search: (
    task: Task,
    deliver: Deliver<SearchMark>,
    failed: (trouble: Trouble) => void,
  ) => Source<SearchMark>;
  /** Called if a search fails. */
  readonly onFailure: (trouble: Trouble) => void;
}

/** One search, as a host page sees it. */
interface Shown {
  readonly search: Search;
  readonly status: Status;
}

/** What a person can steer and look into. */
interface Playable {
  /** The puzzle, and how it is searched: of several searches the first. */
  readonly subject: Subject;
  readonly player: Transport;
  /** What people read of it, and time changes. */
  figures(): Pick<Model, 'status' | 'playing' | 'passing' | 'isLastSolution' | 'timeline' | 'race'>;
  panes(): readonly Shown[];
  /** The settings that lead back here, where they are not what it was opened with. */
  link(): Partial<Settings>;
  /** The settings to change for another search; of several searches the first is changed. */
  wishFor(search: NonNullable<Wishes['search']>): Partial<Settings>;
}

/** What a mode puts on the stage. */
export type Scene = Show & Playable;
