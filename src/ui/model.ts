import type { SolutionPiece } from '../solve/solution.ts';
import type { Equal } from '../play/race.ts';
import type { Speed } from '../play/tempo.ts';
import type { Category } from '../puzzle/category.ts';
import type { Question } from '../puzzle/types.ts';
import type { Difficulty } from '../solve/difficulty.ts';
import type { Estimate } from '../solve/estimate.ts';
import type { Search } from '../solve/search.ts';
import type { ThemeId } from '../theme/index.ts';
import type { Language } from '../words/index.ts';
import type { ExperimentSuite } from './experiments/model.ts';
import type { Parts } from './loadParts.ts';
import type { SavedUi } from './savedUi.ts';
import type { Status } from './status.ts';

/** What a person has chosen. */
interface Choices {
  /** Catalogue id, or undefined for a text that was pasted or dropped. */
  readonly puzzle: string | undefined;
  readonly search: Search;
  /** Whether that is the puzzle's own recipe, as nothing else was chosen. */
  readonly recommended: boolean;
  readonly speed: Speed;
  readonly theme: ThemeId;
  readonly lang: Language;
  readonly letters: boolean;
}

/**
 * What a person chooses anew; what is left out stays as it is, of the search too. With 'recipe' the
 * puzzle's own recipe is followed again.
 */
export type Changes = Partial<Omit<Choices, 'search' | 'recommended'>> & {
  readonly search?: Partial<Search> | 'recipe';
};

/** A puzzle of the catalogue, as the gallery shows it. */
export interface CatalogueCard {
  readonly id: string;
  readonly title: string;
  readonly question: Question;
  readonly category: Category;
  readonly difficulty: Difficulty | undefined;
  /** The number of unique solutions, as published or else as counted here. */
  readonly unique: bigint | undefined;
  /** How many pieces there are to choose from, copies counted; Infinity for any number. Takes a while, as the next does. */
  readonly pieces: number;
  /** The solution that was found in this browser, and how many kinds of pieces there are. */
  readonly solution:
    | { readonly laid: readonly SolutionPiece[]; readonly kinds: number }
    | undefined;
}

/** A count of all solutions, made beside the search and faster. */
export interface Counting {
  /** Which puzzle is counted: as text, and what it is called. */
  readonly text: string;
  readonly title: string;
  /** Whether solutions that are images of each other count once. */
  readonly unique: boolean;
  readonly phase: 'running' | 'paused' | 'done' | 'failed';
  readonly solutions: bigint;
  /** The share of the work that is behind, 0 to 1. */
  readonly progress: number;
  /** How often something was found that had been counted before. */
  readonly reused: number;
  /** Seconds spent on it, and seconds left as far as that can be told. */
  readonly seconds: number;
  readonly left: number | undefined;
}

/** What can be asked of a count: to see what is known of it, to go on, to stand still, to be forgotten. */
type CountWish = 'look' | 'run' | 'pause' | 'cancel';

/** All that was played so far, of a race by all panes, and where in it the playhead is. */
interface Timeline {
  readonly at: number;
  /** The furthest moment: where the timeline ends. */
  readonly known: number;
  /** What moments are: numbers of steps, or ms that each search has computed. */
  readonly unit: Equal;
}

/** What a search can hold. */
export interface HoldOptions {
  /** The names of the pieces that can be chosen: those with several orientations, and the one that is held. */
  readonly pieces: readonly string[];
  /** The piece that is held; undefined if there is none, or if it cannot be held. */
  readonly held:
    | {
        readonly name: string;
        /** From 1; undefined if it is held to one orientation of each class, for unique solutions. */
        readonly orientation: number | undefined;
        readonly orientations: number;
        /** Whether holding it can make solutions unique. */
        readonly canStand: boolean;
      }
    | undefined;
}

/** Everything the overlay shows; plain data, changed by the app and nobody else. */
export interface Model {
  readonly title: string;
  readonly choices: Choices;
  /** Of a race the first pane's figures; `pace` and `finished` are those of the whole race. */
  readonly status: Status;
  readonly playing: boolean;
  /** Whether time moves the playhead just now: it does not while a solution is held, or at the end. */
  readonly passing: boolean;
  /** Whether the search is over, and its last solution is laid out again. */
  readonly isLastSolution: boolean;
  readonly fullscreen: boolean;
  /** Whether there are controls; notices and keys there are in any case. */
  readonly ui: boolean;
  readonly timeline: Timeline;
  /** The names of the puzzle's pieces, in its order. */
  readonly pieces: readonly string[];
  /** The puzzle as text, to start from in the dialog. */
  readonly text: string;
  /** The width of its board over the height, as it is drawn. */
  readonly aspect: number;
  /** The published number of unique solutions. */
  readonly published: bigint | undefined;
  /** The id of the mode on show. */
  readonly mode: string;
  /** Whether the code of the mode that was asked for last could not be loaded. */
  readonly isModeMissing: boolean;
  /** The count that was asked for last. */
  readonly counting: Counting | undefined;
  /** Sentences to show until they are dismissed, all at once: what was wrong with an address or a text. */
  readonly notices: readonly string[];
}

/** Everything a person can ask for. Keys, buttons and a host page call the same functions. */
export interface Commands {
  toggle(): void;
  /** Pauses, then moves the playhead by so many steps. */
  step(by: number): void;
  seek(step: number): void;
  /** One notch up or down the ladder of speeds. */
  changeSpeed(notches: 1 | -1): void;
  choose(wishes: Changes): void;
  next(): void;
  /** Every puzzle there is to choose, in the order to show them. Rejects if they cannot be loaded. */
  cards(): Promise<readonly CatalogueCard[]>;
  /** Asks something of the count; to look is to look at that of the puzzle shown, if no other one runs. */
  count(wish: CountWish, unique: boolean): void;
  /** What a search of the puzzle on show holds, and could hold. */
  holdOptions(search: Search): HoldOptions;
  /** Whether a search of the puzzle on show can hold what it asks to hold. */
  canHold(search: Search): boolean;
  /** About how large the search on show is. Rejects if that cannot be told. */
  measure(): Promise<Estimate>;
  /** Experiments, and the means to run them. Rejects if they cannot be loaded. */
  experiments(): Promise<ExperimentSuite>;
  /** Opens a mode, once its code has been loaded; or leaves it, if it is on show. */
  switchMode(id: string): void;
  /** Tries again to open a mode that is missing, on a page loaded anew if need be. */
  retry(saved: SavedUi): void;
  /** The code that dialogs are made of. Rejects with `PartsUnavailable` if it cannot be loaded. */
  parts(): Promise<Parts>;
  fullscreen(): void;
  /** Shows the puzzle a text describes; gives the sentence that says what is wrong with it, if anything is. */
  openText(text: string): string | undefined;
  /** Loads the page anew, if it can be had, and goes on where it is; gives the sentence that says why not, if there is one. */
  restart(saved: SavedUi): Promise<string | undefined>;
  /** Says whether a dialog is open: meanwhile no other board comes by itself. */
  occupy(isOccupied: boolean): void;
  /** Shows a sentence until it is dismissed. */
  say(sentence: string): void;
  /** Takes all notices off the page. */
  dismiss(): void;
}
