import { Laying, LayingReplay } from '../../../solve/played/laying.ts';
import { themeOf, type Settings } from '../../../settings/settings.ts';
import { Player } from '../../../play/player.ts';
import { sourceInPlace } from '../../../play/source.ts';
import { Tape } from '../../../play/tape.ts';
import type { Replay } from '../../../run/replay.ts';
import type { WallOverlay } from '../../../ui/wall/overlay.tsx';
import { BoardView, type Look } from '../../../view/board/boardView.ts';
import type { Words } from '../../../words/index.ts';
import { lookOf } from '../../appearance.ts';
import { searchFor } from '../../recipes.ts';
import type { Opening, Scene } from '../scene.ts';
import { allSolutions } from './allSolutions.ts';
import { solvedPuzzles } from './solvedPuzzles.ts';
import type { Wall } from './wall.ts';

/** For how long a full wall stays while no user is in control, in ms. */
const STANDS = 8000;
/** The least time after which it is full at the automatic pace, in seconds. */
const SOONEST = 22;
/** By how many seconds the automatic pace is ahead: small boards need no slow beginning. */
const LEAD = 8;

/** Many boards side by side. */
export class WallScene implements Scene {
  readonly search = undefined;
  player: Player;
  private readonly opening: Opening;
  private readonly wallOverlay: WallOverlay;
  /** Whether what it shows has been loaded, even if that is nothing. */
  private isKnown = false;
  /** What it shows; undefined if that is nothing. */
  private shown: { readonly wall: Wall; readonly view: BoardView } | undefined;
  private settings: Settings;
  private isLeaving = false;
  private isRemoved = false;
  private now = 0;

  constructor(opening: Opening, wallOverlay: WallOverlay) {
    const { puzzle, settings } = opening;
    this.opening = opening;
    this.wallOverlay = wallOverlay;
    this.settings = settings;
    const nothing = { boards: [], cells: 0 };
    this.player = this.begin(
      () => new Laying(nothing),
      () => new LayingReplay(nothing),
    );
    this.isKnown = settings.wall === 'all';
    if (this.isKnown) this.show(allSolutions(puzzle, searchFor(settings)));
    else
      opening.solved(puzzle.lattice, (solved) => {
        if (solved.length > 0 && !this.isRemoved) this.show(solvedPuzzles(solved));
        this.isKnown = true;
      });
  }

  get overlay() {
    return this.wallOverlay.overlay;
  }

  get puzzle() {
    return this.opening.puzzle;
  }

  title(words: Words): string | undefined {
    return this.isOfSolved ? words.wall.solved(this.puzzle.lattice) : undefined;
  }

  figures() {
    const { playing, moving, holding, finished, furthest, replay, pace } = this.player;
    const { steps = 0, solutions = 0 } = replay.meters();
    const { boards = 0, isAll = true } = this.shown?.wall ?? {};
    const { isOfSolved, isKnown, settings } = this;
    const { unique } = settings;
    this.wallOverlay.show({ isOfSolved, isKnown, unique, solutions, boards, isAll });
    const none = { placements: 0, deadEnds: 0, depth: 0, deepest: 0 };
    return {
      status: { ...none, steps, solutions, image: false, progress: 0, pace, finished },
      playing: moving,
      passing: playing && !holding && !finished,
      isLastSolution: false,
      timeline: { at: steps, known: furthest, unit: 'steps' as const },
    };
  }

  panes() {
    return [{ search: undefined, status: this.figures().status }];
  }

  ownSettings() {
    return {};
  }

  settingsFor() {
    return {};
  }

  frame(now: number, elapsed: number): boolean {
    const { player, shown } = this;
    this.now = now;
    const isJump = player.destination !== undefined;
    if (!this.isLeaving) player.advance(elapsed);
    shown?.view.update(player.replay.tiling, now, isJump ? Infinity : player.pace);
    return shown?.view.settled === false;
  }

  get dwell(): number | undefined {
    const { playing, holding, finished } = this.player;
    if (!this.opening.isInterlude || !this.isKnown) return undefined;
    if (!this.shown) return 0;
    return playing && !holding && finished ? STANDS : undefined;
  }

  applySettings(settings: Settings): void {
    this.settings = settings;
    const view = this.shown?.view;
    view?.setTheme(themeOf(settings));
    view?.setLook(this.look);
  }

  leave(): void {
    this.isLeaving = true;
    this.shown?.view.leave();
  }

  cancelLeave(): void {
    this.isLeaving = false;
    this.shown?.view.stay();
  }

  end(): void {
    this.leave();
  }

  get givesWay(): boolean {
    return this.shown?.view.canBeReplaced ?? true;
  }

  get hasLeft(): boolean {
    return this.shown?.view.gone ?? true;
  }

  remove(): void {
    this.isRemoved = true;
    if (!this.shown) return;
    this.opening.stage.remove(this.shown.view);
    this.shown.view.destroy();
  }

  private get isOfSolved(): boolean {
    return this.opening.settings.wall === 'solved';
  }

  private get look(): Look {
    const { settings } = this;
    // So many small boards have letters only where they are asked for.
    return { ...lookOf(settings), letters: settings.letters === true };
  }

  private show(wall: Wall): void {
    const view = new BoardView(wall.board, themeOf(this.settings), this.look);
    const { playing } = this.player;
    this.shown = { wall, view };
    this.player = this.begin(wall.process, wall.replay);
    this.player.playing = playing;
    const { isInterlude, settings } = this.opening;
    if (settings.moment.step > 0 && !isInterlude) this.player.seek(settings.moment.step);
    this.opening.stage.add(view, 0);
  }

  private begin(process: Wall['process'], replay: () => Replay): Player {
    const tape = new Tape((deliver) => sourceInPlace(process, deliver));
    const player = new Player(replay(), tape, {
      onMilestone: () => this.shown?.view.celebrate(this.now),
    });
    player.speed = this.settings.speed;
    player.present({ soonest: SOONEST, lead: LEAD });
    return player;
  }
}
