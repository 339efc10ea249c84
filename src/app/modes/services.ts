import type { Lesson } from '../../teach/lesson/lesson.ts';
import type { GivenAnswer } from '../../teach/practice/givenAnswer.ts';
import type { DateText } from '../../game/date.ts';
import type { ByHand } from '../library/byHand.ts';
import type { KeptGame } from '../library/games.ts';
import type { SolvedBoard } from '../library/solved.ts';
import type { ModeId } from '../../settings/modeIds.ts';
import type { PlaceInLesson } from '../../settings/lessonPlace.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Anchor } from '../../play/chunk.ts';
import type { LatticeId } from '../../puzzle/lattices/index.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import type { BoardState } from '../../solve/played/boardState.ts';
import type { Arrival } from '../../view/changeover.ts';
import type { Stage } from '../../view/stage.ts';
import type { Trouble } from '../workers/supervised.ts';
import type { Workers } from '../workers/workers.ts';

export interface SceneContent {
  readonly puzzle: Puzzle;
  readonly settings: Settings;
  /** The mark before the step of the settings, if to come there from the beginning takes too long. */
  readonly from?: Anchor | undefined;
  /** Whether it is shown between two boards, so that it is left once it is over. */
  readonly isInterlude: boolean;
}

/** What the page does for the scene on show. */
export interface PageServices {
  readonly stage: Stage;
  /** How the scene's boards come; the scene lets its time pass. */
  readonly arrival: Arrival;
  /** Starts processes in workers; their chunks come from the sources. */
  readonly workers: Pick<Workers, 'search' | 'generation' | 'walk' | 'start'>;
  readonly lessons: LessonStore;
  readonly links: SceneLinks;
  readonly games: GameStore;
  /** Takes a solution, and whether a person has found it alone. */
  onSolution(state: BoardState, isByHand?: boolean): void;
  /** Called if a worker fails, and with undefined once it goes on. */
  readonly onFailure: (trouble: Trouble | undefined) => void;
  /** Called if an address names a position that is none of the puzzle. */
  readonly onImpossible: () => void;
  /** Called when the scene has changed its `ownSettings` or its overlay by a command of its own. */
  onChange(): void;
  /** For how long there has been no input, in ms. */
  untouched(): number;
  /** Called when users steer the scene by a command of its own, so that it stays. */
  takeControl(): void;
  /** Loads the solved puzzles on a lattice, and hands them over; if that fails, the page says so, and calls `failed`. */
  solved(
    lattice: LatticeId,
    take: (solved: readonly SolvedBoard[]) => void,
    failed: () => void,
  ): void;
  /** Leaves the mode for the one from which it was entered. */
  leaveMode(): void;
  openIn(mode: ModeId, puzzle: Puzzle): void;
  /** The puzzle before all edits of its board, if they have led back to it; else the same. */
  unedited(puzzle: Puzzle): Puzzle;
  /** The puzzle on show as it was before its board was edited. */
  original(): Puzzle;
  /** Opens a puzzle in place of the one on show of which it is an edit, at once, with some settings changed. */
  openEdited(puzzle: Puzzle, changes: Partial<Settings>): void;
}

/** What the browser keeps of what is played by hand; if it cannot, the page says so once. */
interface GameStore {
  /** The date whose puzzle is on show; undefined if it is that of no day. */
  readonly date: DateText | undefined;
  /** The game of a puzzle, by its text; of the puzzle of a day, that of its last date. */
  of(text: string): KeptGame | undefined;
  keep(text: string, game: KeptGame): void;
  byHand(): ReturnType<ByHand['read']>;
  /** Whether the time of games is shown. */
  isTimed(): boolean;
  showTime(isShown: boolean): void;
}

interface LessonStore {
  /** All of them, as far as they were loaded when the scene was opened. */
  readonly atHand: readonly Lesson[];
  /** Loads all of them, and hands them over; if that fails, the page says so. */
  load(take: (lessons: readonly Lesson[]) => void): void;
  remove(id: string): void;
  /** Takes a place of the lesson that is given, once it is on show. */
  shown(place: PlaceInLesson): void;
  /** Opens the presenter's window, or brings it to the front; undefined in a course, which asks what that answers. */
  readonly present: (() => void) | undefined;
  /** Takes an answer to the question at a place of the lesson that is given. */
  answered(place: PlaceInLesson, answer: GivenAnswer): void;
}

interface SceneLinks {
  toMoment(): string;
  /** The address at which another puzzle is opened in the mode that the page starts with. */
  toPuzzle(puzzle: Puzzle): Promise<string>;
  /** Opens the query of an address in the looks of now; `revisit` of the scene is tried first. */
  visit(query: string): void;
  /** Called before the current moment is left for a distant one, so that the browser's Back leads there. */
  keepMoment(): void;
}
