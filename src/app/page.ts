import type { Scene } from './modes/scene.ts';
import type { PlayOrder } from './playlist/playlist.ts';
import type { LatestOnly, Notice, Notices } from './notices.ts';
import type { CodeLoader } from './modes/loader.ts';
import type { Puzzle } from '../puzzle/types.ts';
import type { ModeId } from '../settings/modeIds.ts';
import type { Settings } from '../settings/settings.ts';
import type { SavedUi } from '../ui/index.tsx';
import type { Stage } from '../view/stage.ts';
import type { Words } from '../words/index.ts';
import type { AddressBar } from './address/addressBar.ts';
import type { ByHand } from './library/byHand.ts';
import type { Games } from './library/games.ts';
import type { PlayChoices } from './library/playChoices.ts';
import type { Solved } from './library/solved.ts';
import type { ClassEndpoint } from './presenting/classEndpoint.ts';
import type { PageState } from './state.ts';
import type { Catalogue } from './library/catalogue.ts';
import type { Mode } from './modes/mode.ts';
import type { AddressGrammar } from './address/grammar.ts';
import type { Updates } from './recovery/updates.ts';
import type { CourseReport } from './course/courseReport.ts';
import type { Workers } from './workers/workers.ts';
import type { WorkerScripts } from './workers/workerScripts.ts';

/** Something else to open: a puzzle in a mode. */
export interface OpenRequest {
  readonly mode: ModeId;
  readonly puzzle: Puzzle;
  /** The state to open it with, given the one in effect once its code is there. */
  readonly next: (current: PageState) => PageState;
  /**
   * How the run begins: `asWritten` as an address says, which also says who is in control; `atMoment` at the
   * moment of the settings; `asBefore` playing or paused as the run before, if paused then by a person.
   */
  readonly begin?: 'asWritten' | 'atMoment' | 'asBefore';
  /** Who brings it; by default somebody who asked for it. */
  readonly arrival?: 'own' | 'asked' | 'atOnce';
  readonly opened?: ((scene: Scene) => void) | undefined;
}

export interface Page {
  readonly resources: PageResources;
  readonly stage: Stage;
  readonly notices: Notices;
  readonly latest: LatestOnly;
  readonly address: AddressBar;
  readonly solved: Solved;
  readonly games: Games;
  readonly byHand: ByHand;
  readonly playChoices: PlayChoices;
  /** What replies to the presenter's window; undefined in a course, which has none. */
  readonly presenting: ClassEndpoint | undefined;
  readonly state: PageState;
  readonly settings: Settings;
  readonly scene: Scene;
  readonly words: Words;
  /** Whether the run is playing, and nobody is in control. */
  readonly isLeftAlone: boolean;
  /** The same, where the address says what is on show without its moment. */
  readonly isUnattended: boolean;
  /** For how long there has been no input, in ms. */
  readonly untouched: number;
  /** Takes on settings that need no other scene. */
  change(changes: Partial<Settings>): void;
  /** Takes on a state that differs in no setting. */
  take(state: PageState): void;
  /** Shows some notices in place of all others, which were about what was on show. */
  replaceNotices(notices: readonly Notice[]): void;
  /** Opens something else, once its code has been loaded; until then the present scene stays. */
  open(request: OpenRequest): void;
  /** A person takes control: the item on show stays. */
  takeControl(): void;
  switchMode(id: ModeId): void;
  /** Reloads the page at an address if the server can be reached; may return a sentence that says why not. */
  reload(address: () => string, saved: SavedUi): Promise<string | undefined>;
}

export interface PageResources {
  readonly modes: readonly Mode[];
  readonly grammar: AddressGrammar;
  readonly code: CodeLoader;
  readonly catalogue: Catalogue;
  /** What follows while nobody is in control. */
  readonly order: PlayOrder;
  readonly workers: Workers;
  readonly scripts: WorkerScripts;
  readonly updates: Updates;
  /** The course that the page is part of, if there is one. */
  readonly course?: CourseReport | undefined;
}
