import type { SolvedBoard } from '../solved.ts';
import type { ModeId } from '../../settings/modeIds.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Anchor } from '../../play/chunk.ts';
import type { Transport } from '../../play/transport.ts';
import type { LatticeId } from '../../puzzle/lattices/index.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import type { BoardState } from '../../solve/played/boardState.ts';
import type { Search } from '../../solve/search.ts';
import type { Lesson } from '../../teach/lesson.ts';
import type { SearchChange, Model, ModeOverlay, Status } from '../../ui/index.tsx';
import type { Words } from '../../words/index.ts';
import type { Stage } from '../../view/stage.ts';
import type { Trouble } from '../workers/supervised.ts';
import type { Workers } from '../workers/workers.ts';
import type { Show } from './show.ts';

/** What a scene is opened with. */
export interface Opening {
  readonly stage: Stage;
  readonly puzzle: Puzzle;
  readonly settings: Settings;
  /** A mark from which to go on at the step of the settings, if from the beginning that would take too long. */
  readonly from?: Anchor | undefined;
  /** Whether it is shown between two boards, so that it is left once it is over. */
  readonly isInterlude: boolean;
  /** To be called when a board is shown solved. */
  readonly onSolution: (state: BoardState) => void;
  /** Starts processes in workers; their chunks come from the sources. */
  readonly workers: Pick<Workers, 'search' | 'generation'>;
  /** To be called if a worker fails, and with undefined once it goes on. */
  readonly onFailure: (trouble: Trouble | undefined) => void;
  /** To be called when the scene has changed its `ownSettings` or its overlay by a command of its own. */
  readonly onChange: () => void;
  /** Loads all lessons, and hands them over; if that fails, the page says so. */
  readonly lessons: (take: (lessons: readonly Lesson[]) => void) => void;
  /** All lessons as far as they were loaded when the scene was opened. */
  readonly lessonsAtHand: readonly Lesson[];
  /** Hands over the puzzles on a lattice that have been solved in this browser; if they cannot be loaded, the page says so. */
  readonly solved: (lattice: LatticeId, take: (solved: readonly SolvedBoard[]) => void) => void;
  /** Forgets a lesson of one's own. */
  readonly removeLesson: (id: string) => void;
  /** Opens the query of an address in the looks of now: `revisit` of the scene is tried first. */
  readonly visit: (query: string) => void;
  /** To be called before the current moment is left for one that need not be near, so that the browser's Back leads there. */
  readonly keepMoment: () => void;
  /** A link to the current moment. */
  readonly link: () => string;
  /** To be called when users steer the scene by a command of its own, so that it stays. */
  readonly takeControl: () => void;
  /** Leaves the mode for the one that led there. */
  readonly leaveMode: () => void;
  /** Opens another puzzle in another mode. */
  readonly openIn: (mode: ModeId, puzzle: Puzzle) => void;
  /** The address at which another puzzle is opened in the mode that the page starts with. */
  readonly linkTo: (puzzle: Puzzle) => Promise<string>;
}

/** What one pane shows, as reported to a host page. */
interface RunReport {
  /** Undefined if it is not a search. */
  readonly search: Search | undefined;
  readonly status: Status;
}

/** What users can control and inspect. */
interface Playable {
  readonly puzzle: Puzzle;
  /** The puzzle whose board is divided, where boards are: it may be a rectangle instead. */
  readonly divided?: Puzzle | undefined;
  /**
   * How the puzzle is searched; of several searches, the first. Undefined if what is played is not a
   * search.
   */
  readonly search: Search | undefined;
  readonly player: Transport;
  /**
   * Whether its moment must not get lost: it is in the address even while it plays, and once it has been left for
   * another scene, or one that need not be near, the browser's Back leads there.
   */
  readonly holdsMoment?: boolean;
  /** Whether the page must not tell what comes of a puzzle, be it by its title. */
  readonly isOutcomeOpen?: boolean;
  /** A mark before its moment, if to come there from its beginning would take too long. */
  readonly anchor?: Anchor | undefined;
  /** Goes on from where it was left another time before it came to anything, if it was. */
  takeUp?(): void;
  /** What it is called, if not as the puzzle. */
  title?(words: Words): string | undefined;
  /** Whether its board is shown turned by a quarter, so that its width is its height. */
  readonly isTurned?: boolean;
  /** The puzzle that has been made on it, if one has. */
  made?(): Puzzle | undefined;
  /** Goes to the moment of other settings, if nothing else has to change for it; false if it cannot. */
  revisit?(settings: Settings): boolean;
  /** What the mode adds to the overlay; the same for all its scenes, so that what users set up there stays. */
  readonly overlay: ModeOverlay;
  /** Updates the mode's overlay, and returns the figures common to all modes. */
  figures(): Pick<Model, 'status' | 'playing' | 'passing' | 'isLastSolution' | 'timeline'>;
  /** Everything that is played, pane by pane, for a host page. */
  panes(): readonly RunReport[];
  /** The settings that the scene itself may have changed. */
  ownSettings(): Partial<Settings>;
  /** The settings to change for another search; of several searches, the first is changed. */
  settingsFor(search: SearchChange): Partial<Settings>;
}

/** What a mode puts on the stage. */
export type Scene = Show & Playable;
