import {
  ShufflingReplay,
  Shuffling,
  type ShufflingMark,
} from '../../../generate/aztec/shuffling.ts';
import { themeOf, type Settings } from '../../../settings/settings.ts';
import { diamondCells } from '../../../generate/aztec/diamond.ts';
import { Player } from '../../../play/player.ts';
import { sourceInPlace } from '../../../play/source.ts';
import { Tape } from '../../../play/tape.ts';
import { LARGEST_SEED } from '../../../solve/random.ts';
import type { AztecOverlay } from '../../../ui/aztec/overlay.tsx';
import type { Board } from '../../../view/board/board.ts';
import { BoardView, type Look } from '../../../view/board/boardView.ts';
import type { Words } from '../../../words/index.ts';
import { lookOf } from '../../appearance.ts';
import type { Opening, Scene } from '../scene.ts';

/** For how long a tiled diamond stays while no user is in control, in ms. */
const STANDS = 8000;
/** At the automatic pace it is tiled in this many seconds. */
const SOONEST = 45;

/** A piece for each of the four ways in which a domino moves. */
const names = ['N', 'S', 'W', 'E'];

const boardOf = (order: number): Board => ({
  lattice: 'square',
  cells: diamondCells(order),
  others: [],
  labelled: [],
  palettes: [{ names, kinds: names.length, scheme: 0 }],
  largest: 2,
});

/** An Aztec diamond that is tiled with dominoes at random. */
export class AztecScene implements Scene {
  readonly search = undefined;
  player: Player<ShufflingReplay>;
  private readonly opening: Opening;
  private readonly aztecOverlay: AztecOverlay;
  private readonly view: BoardView;
  private seed: number;
  private isLeaving = false;
  private now = 0;

  constructor(opening: Opening, aztecOverlay: AztecOverlay) {
    const { stage, settings } = opening;
    this.opening = opening;
    this.aztecOverlay = aztecOverlay;
    this.seed = settings.diamond.seed;
    this.view = new BoardView(boardOf(this.order), themeOf(settings), this.look(settings));
    this.player = this.begin(settings.speed);
    stage.add(this.view, 0);
  }

  get overlay() {
    return this.aztecOverlay.overlay;
  }

  get puzzle() {
    return this.opening.puzzle;
  }

  title(words: Words): string {
    return words.aztec.title(this.order);
  }

  figures() {
    const { order, seed } = this;
    const { playing, moving, holding, finished, furthest, replay, pace } = this.player;
    const { steps, dominoes } = replay.meters();
    this.aztecOverlay.show({ order, seed, dominoes, again: () => this.again() });
    const none = { placements: 0, deadEnds: 0, depth: 0, deepest: 0, solutions: 0 };
    return {
      status: { ...none, steps, image: false, progress: 0, pace, finished },
      playing: moving,
      passing: playing && !holding && !finished,
      isLastSolution: false,
      timeline: { at: steps, known: furthest, unit: 'steps' as const },
    };
  }

  panes() {
    return [{ search: undefined, status: this.figures().status }];
  }

  ownSettings(): Pick<Settings, 'diamond'> {
    return { diamond: { order: this.order, seed: this.seed } };
  }

  settingsFor() {
    return {};
  }

  frame(now: number, elapsed: number): boolean {
    const { player, view } = this;
    this.now = now;
    const isJump = player.destination !== undefined;
    if (!this.isLeaving) player.advance(elapsed);
    view.update(player.replay.tiling, now, isJump ? Infinity : player.pace);
    return !view.settled;
  }

  get dwell(): number | undefined {
    const { playing, holding, finished } = this.player;
    return this.opening.isInterlude && playing && !holding && finished ? STANDS : undefined;
  }

  applySettings(settings: Settings): void {
    this.view.setTheme(themeOf(settings));
    this.view.setLook(this.look(settings));
  }

  leave(): void {
    this.isLeaving = true;
    this.view.leave();
  }

  cancelLeave(): void {
    this.isLeaving = false;
    this.view.stay();
  }

  end(): void {
    this.leave();
  }

  get givesWay(): boolean {
    return this.view.canBeReplaced;
  }

  get hasLeft(): boolean {
    return this.view.gone;
  }

  remove(): void {
    this.opening.stage.remove(this.view);
    this.view.destroy();
  }

  private get order(): number {
    return this.opening.settings.diamond.order;
  }

  private look(settings: Settings): Look {
    // So many small dominoes have letters only where they are asked for.
    return { ...lookOf(settings), letters: settings.letters === true };
  }

  /** A player at the beginning of the tiling. */
  private begin(speed: Settings['speed']): Player<ShufflingReplay> {
    const { order, seed } = this;
    const tape = new Tape<ShufflingMark>((deliver) =>
      sourceInPlace(() => new Shuffling(order, seed), deliver),
    );
    const player = new Player(new ShufflingReplay(order), tape, {
      onMilestone: () => this.view.celebrate(this.now),
    });
    player.speed = speed;
    player.present({ soonest: SOONEST });
    return player;
  }

  private again(): void {
    const { playing, speed } = this.player;
    this.seed = (this.seed + 1) % (LARGEST_SEED + 1);
    this.player = this.begin(speed);
    this.player.playing = playing;
    this.opening.onChange();
  }
}
