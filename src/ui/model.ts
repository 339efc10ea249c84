import type { Part } from '../theme/viewport.ts';
import type { LaidPiece } from '../puzzle/types.ts';
import type { Difficulty } from '../solve/effort/difficulty.ts';
import type { Estimate } from '../solve/effort/estimate.ts';
import type { DateText } from '../game/date.ts';
import type { Settings } from '../settings/settings.ts';
import type { ModeId } from '../settings/modeIds.ts';
import type { Colouring } from '../puzzle/colouring.ts';
import type { Equal } from '../play/race.ts';
import type { Category } from '../puzzle/category.ts';
import type { LatticeId } from '../puzzle/lattices/index.ts';
import type { Cell, Question } from '../puzzle/types.ts';
import type { Search } from '../solve/search.ts';
import type { Proof } from '../teach/weighting/account.ts';
import type { ThemeId } from '../theme/index.ts';
import type { Language } from '../words/index.ts';
import type { OpenSolutions } from './browse/model.ts';
import type { CompareParts } from './compare/model.ts';
import type { ExperimentSuite } from './experiments/model.ts';
import type { FilmStudio } from './film/model.ts';
import type { PictureSubject } from './picture/model.ts';
import type { SavedUi } from './shell/savedUi.ts';
import type { Counts } from '../solve/position.ts';

/** The settings, and choices that follow from them and from the puzzle on show. */
interface Choices {
  readonly settings: Settings;
  /** Catalogue id, or undefined for a text that was pasted or dropped. */
  readonly puzzle: string | undefined;
  readonly search: Search;
  /** Whether that is the puzzle's recipe, because nothing else has been chosen. */
  readonly recommended: boolean;
  readonly theme: ThemeId;
  readonly lang: Language;
  /** Whether the pieces of the puzzle are options, and its cells items. */
  readonly areOptions: boolean;
}

/** Parts of a search to change, or 'recipe' for that of the puzzle. */
export type SearchChange = Partial<Search> | 'recipe';

/** A puzzle of the catalogue, as the gallery shows it. */
export interface CatalogueCard {
  readonly id: string;
  /** The id that still names the same puzzle tomorrow. */
  readonly lastingId: string;
  readonly title: string;
  /** What it is found by, in all languages. */
  readonly names: readonly string[];
  readonly question: Question;
  readonly category: Category;
  readonly difficulty: Difficulty | undefined;
  /** The number of unique solutions, published or else counted by this project. */
  readonly unique: bigint | undefined;
  /** The number of pieces available, with copies; may be Infinity. Slow to compute, like the next. */
  readonly pieces: number;
  /** Whether it has been solved in this browser, or has no solution; undefined where that is not told. */
  readonly state: 'solved' | 'unsolved' | 'impossible' | undefined;
  /** Whether it has been solved by hand in this browser, which tells nobody anything new. */
  readonly isByHand: boolean;
  /**
   * The solution found in this browser, or one that comes with the page, or the deepest near miss of a puzzle
   * without solutions, and how its tiles are coloured; undefined for an empty tray.
   */
  readonly picture:
    | { readonly laid: readonly LaidPiece[]; readonly colouring: Colouring }
    | undefined;
  /** Of one without solutions, a proof if there is one by weights, and the placements of a search that found none. */
  readonly whyNone: { readonly proof: Proof | undefined; readonly searched: number } | undefined;
}

export interface GalleryContent {
  /** All puzzles, in order. */
  readonly cards: readonly CatalogueCard[];
  /** Whether cards show solutions, and whether they would if nobody had chosen. */
  readonly showsSolutions: boolean;
  readonly usuallyShows: boolean;
}

/** A count of all solutions, independent of the search on show. */
export interface Counting {
  /** The text and title of the puzzle that is counted. */
  readonly text: string;
  readonly title: string;
  /** Whether solutions that are images of each other count once. */
  readonly unique: boolean;
  readonly phase: 'running' | 'paused' | 'done' | 'failed';
  readonly solutions: bigint;
  /** The share of the work done, 0 to 1. */
  readonly progress: number;
  /** How many states were merged with others. */
  readonly merged: number;
  /** Seconds spent, and the estimated seconds left, if known. */
  readonly seconds: number;
  readonly left: number | undefined;
}

/** Figures of the search at the playhead. */
export interface Status extends Counts {
  /** Whether the board shows an image of an earlier solution, which is not counted again. */
  readonly image: boolean;
  /** The share of the search tree explored, 0 to 1. */
  readonly progress: number;
  /** The current pace in steps per second. */
  readonly pace: number;
  /** Whether the search is over and the playhead is at its end. */
  readonly finished: boolean;
}

/** What a count can be asked to do; `open` shows what is known so far. */
type CountWish = 'open' | 'run' | 'pause' | 'cancel';

/** Everything played so far, and the position of the playhead. */
interface Timeline {
  /** Its first moment. */
  readonly from: number;
  readonly at: number;
  /** The furthest moment played, or the end of the stretch that is played, where the timeline ends. */
  readonly known: number;
  /** The last moment of the run; no moment is later while that is not known. */
  readonly end: number;
  /** The unit of moments: steps, or ms of computing time of each search. */
  readonly unit: Equal;
}

/** Which pieces a search can hold. */
export interface HoldOptions {
  readonly lattice: LatticeId;
  /** The names of the pieces to choose from: those with several orientations, and the one held. */
  readonly pieces: readonly string[];
  /** The piece held; undefined if there is none, or if it cannot be held. */
  readonly held:
    | {
        readonly name: string;
        /** The orientation it is held to, from 1; undefined if it is held to make solutions unique. */
        readonly orientation: number | undefined;
        /** The cells of the piece in each orientation. */
        readonly orientations: readonly (readonly Cell[])[];
        /** Whether holding it can make solutions unique. */
        readonly canStand: boolean;
      }
    | undefined;
}

/** Everything the overlay shows. Plain data; only the app changes it. */
export interface Model {
  /** The title that may tell the outcome, and the one that does not; which one is shown, `titleAt` says. */
  readonly fullTitle: string;
  readonly neutralTitle: string;
  readonly choices: Choices;
  /** Of several searches, the figures of the first; `pace` and `finished` are those of all together. */
  readonly status: Status;
  readonly playing: boolean;
  /** Whether the playhead is moving now; not while a solution is held, nor at the end. */
  readonly passing: boolean;
  /** Whether the search is over and its last solution is shown again. */
  readonly isLastSolution: boolean;
  /**
   * Whether one board gives way to another, of the page's own accord or as somebody asked; until the other
   * one is there, no title is shown on the picture.
   */
  readonly changeover: 'own' | 'asked' | undefined;
  readonly fullscreen: boolean;
  /** Whether the screen is black, in all modes in which it can be. */
  readonly isBlank: boolean;
  /** Whether there are controls. Notices and keys are always there. */
  readonly ui: boolean;
  /** What the window, then without controls, shows of a picture across several; undefined for all of it. */
  readonly part: Part | undefined;
  readonly timeline: Timeline;
  /** The names of the puzzle's pieces, in its order. */
  readonly pieces: readonly string[];
  /** How many pieces any solution has, undefined where that is open, and how many cells they cover. */
  readonly size: { readonly pieces: number | undefined; readonly cells: number };
  /** The puzzle as text. */
  readonly text: string;
  /** The width of its board divided by its height, as drawn. */
  readonly aspect: number;
  /** The published number of unique solutions. */
  readonly published: bigint | undefined;
  /** The number of unique solutions, published or else counted by this project. */
  readonly unique: bigint | undefined;
  readonly mode: ModeId;
  /** Whether a mode was requested whose code could not be loaded. */
  readonly isModeMissing: boolean;
  readonly counting: Counting | undefined;
  /** Sentences to show until they are dismissed together. */
  readonly notices: readonly string[];
}

/** Everything a user can do; called by keys and buttons alike. */
export interface Commands {
  toggle(): void;
  /** Pauses, then moves the playhead by a number of steps. */
  step(by: number): void;
  seek(step: number): void;
  /** Moves one rung up or down the ladder of speeds. */
  changeSpeed(notches: 1 | -1): void;
  /** The whole address of the present moment, with other settings. */
  link(changes: Partial<Settings>): string;
  /** To the next theme. */
  changeTheme(): void;
  /** Changes settings that need no other scene. */
  choose(changes: Partial<Settings>): void;
  /** Changes some parts of the search on show; 'recipe' goes back to the recipe of the puzzle. */
  searchBy(change: SearchChange): void;
  openPuzzle(id: string): void;
  /** Opens the puzzle of a date, or else of today, to be played by hand. */
  openDay(date?: DateText): void;
  next(): void;
  /** What the gallery shows. Rejects if it cannot be loaded. */
  cards(): Promise<GalleryContent>;
  /** Controls the count. `open` shows that of the puzzle on show, unless another one is running. */
  count(wish: CountWish, unique: boolean): void;
  /** What a search of the puzzle on show holds, and could hold instead. */
  holdOptions(search: Search): HoldOptions;
  /** Whether a search of the puzzle on show can hold what it asks to hold. */
  canHold(search: Search): boolean;
  /** Estimates the size of the search on show. Rejects if that fails. */
  measure(): Promise<Estimate>;
  /** Looks for a proof that a puzzle, as text, has no solution. Rejects if that fails. */
  whyNone(text: string): Promise<Proof | undefined>;
  /** The experiments. Rejects if they cannot be loaded. */
  experiments(): Promise<ExperimentSuite>;
  /** Opens all solutions of a puzzle, to be looked through. */
  readonly openSolutions: OpenSolutions;
  /** What comparisons need. Rejects if its code cannot be loaded. */
  compareParts(): Promise<CompareParts>;
  /** Makes films of what is on show. Rejects with `PartsUnavailable` if its code cannot be loaded. */
  films(): Promise<FilmStudio>;
  /** The moment on show, for pictures of it. */
  pictured(): PictureSubject;
  /** Opens a mode, once its code has been loaded; leaves it if it is on show. */
  switchMode(id: ModeId): void;
  /** Tries again to open the missing mode; if that fails, reloads the page. */
  retry(saved: SavedUi): void;
  /** Loads the code of the dialogs and of all modes. Rejects with `PartsUnavailable`. */
  loadCode(): Promise<unknown>;
  fullscreen(): void;
  /** Makes the screen black, or shows it again. */
  blank(isBlank: boolean): void;
  /** Opens a window on each screen that shows a part of one picture, or has a picture of its own. */
  openScreens(pictures: 'one' | 'each'): void;
  /** Opens the puzzle of a text, or returns the sentence that says what is wrong with it. */
  openText(text: string): string | undefined;
  /** Whether a text is a board without pieces. */
  isFrame(text: string): boolean;
  /** Divides the board of such a text into pieces, or returns the sentence that says why it cannot. */
  divide(text: string): string | undefined;
  /**
   * Reloads the page, which goes on at the same moment, if the server can be reached; may return a
   * sentence that says why not.
   */
  reload(saved: SavedUi): Promise<string | undefined>;
  /**
   * Sets whether a dialog is open; meanwhile the next board does not follow automatically.
   *
   * @param isCovered whether the dialog hides the picture, which then is not drawn
   */
  occupy(isOccupied: boolean, isCovered?: boolean): void;
  /** Shows a notice until it is dismissed. */
  say(sentence: string): void;
  dismiss(): void;
}
