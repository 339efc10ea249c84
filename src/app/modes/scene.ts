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
  /** Called if a search comes to grief. */
  readonly onFailure: (trouble: Trouble) => void;
}

/** One search, as a host page sees it. */
interface Shown {
  readonly search: Search;
  readonly status: Status;
}

/** What a mode has on the stage, from when it is opened until it has gone. */
export interface Scene {
  /** The puzzle, and how it is searched: of several searches the first. */
  readonly subject: Subject;
  readonly player: Transport;
  /** What people read of it, and time changes. */
  figures(): Pick<Model, 'status' | 'playing' | 'passing' | 'encore' | 'known' | 'race'>;
  panes(): readonly Shown[];
  /** The settings that lead back here, where they are not what it was opened with. */
  link(): Partial<Settings>;
  /** The settings to change for another search; of several searches the first is changed. */
  wishFor(search: NonNullable<Wishes['search']>): Partial<Settings>;
  /** Lets time pass, both in ms; true if there is something new to draw. */
  frame(now: number, elapsed: number): boolean;
  /** Lets time pass, in ms; true once the next board may come, as nobody steers. */
  isTimeToGo(elapsed: number): boolean;
  /** Shows what other settings say about theme, letters and language. */
  dress(settings: Settings): void;
  /** Lets the boards go; it is `gone` a moment later, unless it is to `stay` after all. */
  leave(): void;
  /** Somebody steers. */
  stay(): void;
  /** Ends every search and lets the boards go, for good: it only needs frames until it is `gone`. */
  end(): void;
  readonly gone: boolean;
  /** Takes everything off the stage. */
  remove(): void;
}
