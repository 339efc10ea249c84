import type { Look } from '../../view/board/look.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Player } from '../../play/player.ts';
import type { Transport } from '../../play/transport.ts';
import type { Anchor } from '../../play/chunk.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import type { Search } from '../../solve/search.ts';
import type { Model, ModeOverlay, SearchChange, Status } from '../../ui/index.tsx';
import type { Words } from '../../words/index.ts';
import type { TraySize } from '../../theme/viewport.ts';
import { lookOf } from '../appearance.ts';
import type { PageServices, SceneContent } from './services.ts';
import type { BoardOnShow, BoardPane } from './kit/pane.ts';

export const isPassing = ({ playing, holding, finished }: Player): boolean =>
  playing && !holding && !finished;

type Figures = Pick<
  Model,
  'status' | 'playing' | 'passing' | 'isLastSolution' | 'timeline' | 'changeover'
>;

/** What every scene needs. */
type SceneServices = Pick<PageServices, 'stage' | 'arrival'>;

export interface SceneOverlay {
  readonly overlay: ModeOverlay;
}

/**
 * A scene with boards on the stage: it lets time pass, draws the boards, and lets them leave. A mode adds
 * what is played, and what is said of it.
 */
export abstract class BoardScene<
  Overlay extends SceneOverlay = SceneOverlay,
  Services extends SceneServices = SceneServices,
> {
  abstract readonly player: Transport;
  /** The search on show, the first of several; undefined if no search is played. */
  abstract readonly search: Search | undefined;
  /**
   * For how long it stays before something else may follow, in ms, while no user is in control; undefined
   * while it still goes on.
   */
  abstract readonly stayFor: number | undefined;
  protected readonly content: SceneContent;
  protected readonly services: Services;
  protected readonly modeOverlay: Overlay;
  protected settings: Settings;
  protected isLeaving = false;
  protected now = 0;
  /** Boards that were replaced, until they have left. */
  private former: readonly BoardPane[] = [];

  constructor(content: SceneContent, services: Services, modeOverlay: Overlay) {
    this.content = content;
    this.services = services;
    this.modeOverlay = modeOverlay;
    this.settings = content.settings;
  }

  protected abstract get boards(): readonly BoardPane[];
  protected abstract get isPassing(): boolean;
  /** The figures of the run, the first of several. */
  protected abstract status(): Status;
  /** Shows the moment in the mode's overlay; called a few times a second, and after every change. */
  abstract updateOverlay(): void;

  /** The mode's part of the overlay; the same for all its scenes, so that what users set up there stays. */
  get overlay() {
    return this.modeOverlay.overlay;
  }

  get puzzle() {
    return this.content.puzzle;
  }

  /** The tray of each board. */
  get trays(): readonly TraySize[] {
    return this.boards.map(({ view }) => view.tray);
  }

  /** Every board as it is shown now. */
  get onShow(): readonly BoardOnShow[] {
    return this.boards.map((pane) => pane.onShow);
  }

  figures(): Figures {
    const { moving: playing, at, stretch, shownTo: known, last: end } = this.player;
    return {
      status: this.status(),
      playing,
      passing: this.isPassing,
      isLastSolution: false,
      changeover: this.changeover,
      timeline: { from: stretch.from, at, known, end, unit: 'steps' },
    };
  }

  /** The search of every board, if it is one, and its figures, for a host page. */
  panes() {
    return [{ search: this.search, status: this.status() }];
  }

  /** The settings that the scene itself may have changed. */
  ownSettings(): Partial<Settings> {
    return {};
  }

  /** The settings to change for another search; of several searches, the first is changed. */
  settingsFor(_search: SearchChange): Partial<Settings> {
    return {};
  }

  /** Advances by a frame, both in ms; true if it has to be drawn again. */
  frame(now: number, elapsed: number): boolean {
    this.now = now;
    const isJump = this.player.destination !== undefined;
    const { arrival } = this.services;
    // Before boards come the stage may be empty for a while.
    if (this.isReady || arrival.isUnseen) arrival.pass(elapsed);
    if (!this.isLeaving) this.advance(this.waits ? 0 : elapsed);
    let isNew = false;
    for (const pane of [...this.boards, ...this.former])
      isNew = pane.frame(now, elapsed, isJump) || isNew;
    for (const pane of this.former) if (pane.view.presence.isGone) pane.remove();
    this.former = this.former.filter(({ view }) => !view.presence.isGone);
    return isNew;
  }

  protected advance(elapsed: number): void {
    this.player.advance(elapsed);
  }

  /** Whether its boards may come: it knows what they show. */
  protected get isReady(): boolean {
    return true;
  }

  /** Applies changed settings: theme, letters and language. */
  applySettings(settings: Settings): void {
    this.settings = settings;
    for (const { view } of this.boards) view.setLook(this.look(settings));
  }

  protected look(settings: Settings): Look {
    return lookOf(settings, this.puzzle);
  }

  protected dismiss(pane: BoardPane): void {
    pane.end();
    this.former = [...this.former, pane];
  }

  /** Whether nothing is played yet, as its boards have not come. */
  get waits(): boolean {
    return this.services.arrival.waits;
  }

  /** Whether all that arrives with its boards is there, and nothing leaves. */
  get isSettled(): boolean {
    return !this.isLeaving && this.services.arrival.isAllThere;
  }

  /** Whose changeover it is in, if it comes or leaves. */
  get changeover(): Model['changeover'] {
    const { kind, isTitled } = this.services.arrival;
    if (this.isLeaving) return 'own';
    if (isTitled) return undefined;
    return kind === 'asked' ? 'asked' : 'own';
  }

  /** Starts to leave; `hasLeft` is true a moment later, unless that is cancelled. */
  leave(): void {
    this.isLeaving = true;
    for (const { view } of this.boards) view.leave();
  }

  /** Cancels `leave`, or the rest of its arrival: somebody steers it. */
  cancelLeave(): void {
    this.isLeaving = false;
    this.beThere();
  }

  /** Ends its arrival, or comes back. */
  beThere(): void {
    const { arrival, stage } = this.services;
    if (!arrival.isOver) stage.hasten();
    arrival.hasten();
    for (const { view } of this.boards) view.stay();
  }

  /** Leaves for good: from now on it only needs frames until `hasLeft`. */
  end(): void {
    this.isLeaving = true;
    for (const pane of this.boards) pane.end();
  }

  get hasLeft(): boolean {
    return this.boards.every(({ view }) => view.presence.isGone);
  }

  remove(): void {
    for (const pane of [...this.boards, ...this.former]) pane.remove();
  }
}

/** What some scenes have beside their boards. Its queries change neither the scene nor the overlay. */
interface SceneFeatures {
  /** The puzzle whose board is divided, where boards are; it may be a rectangle instead of `puzzle`. */
  readonly divided?: Puzzle | undefined;
  /**
   * Whether its moment must not get lost: the moment is in the address even while it plays, and the browser's
   * Back leads there once the scene, or the moment for a distant one, has been left.
   */
  readonly holdsMoment?: boolean;
  /** Whether its own settings say all about its moment. */
  readonly isSaid?: boolean;
  /** Whether the page must not tell the outcome of a puzzle, not even by its title. */
  readonly isOutcomeOpen?: boolean;
  /** The placements that lie at the moment on show, if it is one of a search or of a game. */
  readonly lying?: readonly number[];
  /** The mark before its moment, if to come there from its beginning would take too long. */
  readonly anchor?: Anchor | undefined;
  /** Whether its board is shown turned by a quarter, so that its width is its height. */
  readonly isTurned?: boolean;
  /** Resumes a run that was left unfinished at an earlier visit. */
  resume?(): void;
  title?(words: Words): string | undefined;
  made?(): Puzzle | undefined;
  /** Goes to the moment of other settings; false if anything else would have to change. */
  revisit?(settings: Settings): boolean;
}

/** What a mode puts on the stage, and users can control. */
export type Scene = BoardScene & SceneFeatures;
