import type { Look } from '../../../view/board/boardView.ts';
import type { Settings } from '../../../settings/settings.ts';
import type { Player } from '../../../play/player.ts';
import type { Transport } from '../../../play/transport.ts';
import type { Search } from '../../../solve/search.ts';
import type { ModeOverlay, SearchChange, Status } from '../../../ui/index.tsx';
import { lookOf } from '../../appearance.ts';
import type { Figures, PageServices, Scene, SceneContent } from '../scene.ts';
import type { Pane } from './pane.ts';

export const isPassing = ({ playing, holding, finished }: Player): boolean =>
  playing && !holding && !finished;

export interface SceneOverlay {
  readonly overlay: ModeOverlay;
}

/**
 * A scene with boards on the stage: it lets time pass, draws the boards, and lets them leave. A mode adds what is
 * played, and what is said of it.
 */
export abstract class BoardScene<Overlay extends SceneOverlay = SceneOverlay> implements Scene {
  abstract readonly player: Transport;
  abstract readonly search: Search | undefined;
  abstract readonly stayFor: number | undefined;
  protected readonly content: SceneContent;
  protected readonly services: PageServices;
  protected readonly modeOverlay: Overlay;
  protected settings: Settings;
  protected isLeaving = false;
  /** The time of the last frame, in ms. */
  protected now = 0;
  /** Boards that were replaced, until they have left. */
  private former: readonly Pane[] = [];

  constructor(content: SceneContent, services: PageServices, modeOverlay: Overlay) {
    this.content = content;
    this.services = services;
    this.modeOverlay = modeOverlay;
    this.settings = content.settings;
  }

  protected abstract get boards(): readonly Pane[];
  /** Whether the playhead moves now. */
  protected abstract get isPassing(): boolean;
  /** The figures of the run, the first of several. */
  protected abstract status(): Status;
  abstract updateOverlay(): void;

  get overlay() {
    return this.modeOverlay.overlay;
  }

  get puzzle() {
    return this.content.puzzle;
  }

  figures(): Figures {
    const { moving: playing, at, furthest: known } = this.player;
    return {
      status: this.status(),
      playing,
      passing: this.isPassing,
      isLastSolution: false,
      timeline: { at, known, unit: 'steps' },
    };
  }

  panes() {
    return [{ search: this.search, status: this.status() }];
  }

  ownSettings(): Partial<Settings> {
    return {};
  }

  settingsFor(_search: SearchChange): Partial<Settings> {
    return {};
  }

  frame(now: number, elapsed: number): boolean {
    this.now = now;
    const isJump = this.player.destination !== undefined;
    if (!this.isLeaving) this.advance(elapsed);
    let isNew = false;
    for (const pane of [...this.boards, ...this.former])
      isNew = pane.frame(now, elapsed, isJump) || isNew;
    for (const pane of this.former) if (pane.view.gone) pane.remove();
    this.former = this.former.filter(({ view }) => !view.gone);
    return isNew;
  }

  /** Lets a frame's time pass for what is played, in ms. */
  protected advance(elapsed: number): void {
    this.player.advance(elapsed);
  }

  applySettings(settings: Settings): void {
    this.settings = settings;
    for (const { view } of this.boards) view.setLook(this.look(settings));
  }

  protected look(settings: Settings): Look {
    return lookOf(settings, this.puzzle);
  }

  /** Lets a board leave that is on show no more. */
  protected dismiss(pane: Pane): void {
    pane.end();
    this.former = [...this.former, pane];
  }

  leave(): void {
    this.isLeaving = true;
    for (const { view } of this.boards) view.leave();
  }

  cancelLeave(): void {
    this.isLeaving = false;
    for (const { view } of this.boards) view.stay();
  }

  end(): void {
    this.isLeaving = true;
    for (const pane of this.boards) pane.end();
  }

  get canBeReplaced(): boolean {
    return this.boards.every(({ view }) => view.canBeReplaced);
  }

  get hasLeft(): boolean {
    return this.boards.every(({ view }) => view.gone);
  }

  remove(): void {
    for (const pane of [...this.boards, ...this.former]) pane.remove();
  }
}
