import type { Lesson } from '../../teach/lesson/lesson.ts';
import type { SolvedBoard } from '../library/solved.ts';
import type { ModeId } from '../../settings/modeIds.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Anchor } from '../../play/chunk.ts';
import type { Transport } from '../../play/transport.ts';
import type { LatticeId } from '../../puzzle/lattices/index.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import type { BoardState } from '../../solve/played/boardState.ts';
import type { Search } from '../../solve/search.ts';
import type { SearchChange, Model, ModeOverlay, Status } from '../../ui/index.tsx';
import type { Words } from '../../words/index.ts';
import type { Stage } from '../../view/stage.ts';
import type { Trouble } from '../workers/supervised.ts';
import type { Workers } from '../workers/workers.ts';
import type { Show } from './show.ts';

export interface SceneContent {
  readonly puzzle: Puzzle;
  readonly settings: Settings;
  /** The mark from which to go on at the step of the settings, if from the beginning that would take too long. */
  readonly from?: Anchor | undefined;
  /** Whether it is shown between two boards, so that it is left once it is over. */
  readonly isInterlude: boolean;
}

/** What the page does for the scene on show. */
export interface PageServices {
  readonly stage: Stage;
  /** Starts processes in workers; their chunks come from the sources. */
  readonly workers: Pick<Workers, 'search' | 'generation'>;
  readonly lessons: LessonStore;
  readonly links: SceneLinks;
  /** Called when a board is shown solved. */
  onSolution(state: BoardState): void;
  /** Called if a worker fails, and with undefined once it goes on. */
  readonly onFailure: (trouble: Trouble | undefined) => void;
  /** Called when the scene has changed its `ownSettings` or its overlay by a command of its own. */
  onChange(): void;
  /** Called when users steer the scene by a command of its own, so that it stays. */
  takeControl(): void;
  /** Loads the solved puzzles on a lattice, and hands them over; if that fails, the page says so. */
  solved(lattice: LatticeId, take: (solved: readonly SolvedBoard[]) => void): void;
  /** Leaves the mode for the one from which it was entered. */
  leaveMode(): void;
  openIn(mode: ModeId, puzzle: Puzzle): void;
}

/** The lessons of the page and one's own. */
interface LessonStore {
  /** All of them, as far as they were loaded when the scene was opened. */
  readonly atHand: readonly Lesson[];
  /** Loads all of them, and hands them over; if that fails, the page says so. */
  load(take: (lessons: readonly Lesson[]) => void): void;
  remove(id: string): void;
}

/** Addresses of the page, as a scene uses them. */
interface SceneLinks {
  toMoment(): string;
  /** The address at which another puzzle is opened in the mode that the page starts with. */
  toPuzzle(puzzle: Puzzle): Promise<string>;
  /** Opens the query of an address in the looks of now; `revisit` of the scene is tried first. */
  visit(query: string): void;
  /** Called before the current moment is left for a distant one, so that the browser's Back leads there. */
  keepMoment(): void;
}

/** The figures of one board, as reported to a host page. */
interface RunReport {
  /** Undefined if the run is not a search. */
  readonly search: Search | undefined;
  readonly status: Status;
}

export type Figures = Pick<Model, 'status' | 'playing' | 'passing' | 'isLastSolution' | 'timeline'>;

/** What users can control and inspect. Its queries change nothing, neither in the scene nor in the overlay. */
interface Playable {
  readonly puzzle: Puzzle;
  /** The puzzle whose board is divided, where boards are; it may be a rectangle instead of `puzzle`. */
  readonly divided?: Puzzle | undefined;
  /** The search on show, the first of several; undefined if no search is played. */
  readonly search: Search | undefined;
  readonly player: Transport;
  /**
   * Whether its moment must not get lost: the moment is in the address even while it plays, and the browser's Back leads
   * there once the scene, or the moment for a distant one, has been left.
   */
  readonly holdsMoment?: boolean;
  /** Whether the page must not tell the outcome of a puzzle, not even by its title. */
  readonly isOutcomeOpen?: boolean;
  /** The mark before its moment, if to come there from its beginning would take too long. */
  readonly anchor?: Anchor | undefined;
  /** Resumes a run that was left unfinished at an earlier visit. */
  resume?(): void;
  title?(words: Words): string | undefined;
  /** Whether its board is shown turned by a quarter, so that its width is its height. */
  readonly isTurned?: boolean;
  /** The puzzle that has been made on its board, if one has. */
  made?(): Puzzle | undefined;
  /** Goes to the moment of other settings; false if anything else would have to change. */
  revisit?(settings: Settings): boolean;
  /** The mode's part of the overlay; the same for all its scenes, so that what users set up there stays. */
  readonly overlay: ModeOverlay;
  /** Shows the moment in the mode's overlay; called a few times a second, and after every change. */
  updateOverlay(): void;
  figures(): Figures;
  /** The figures of every board, for a host page. */
  panes(): readonly RunReport[];
  /** The settings that the scene itself may have changed. */
  ownSettings(): Partial<Settings>;
  /** The settings to change for another search; of several searches, the first is changed. */
  settingsFor(search: SearchChange): Partial<Settings>;
}

/** What a mode puts on the stage. */
export type Scene = Show & Playable;
