import {
  ShufflingReplay,
  Shuffling,
  type ShufflingMark,
} from '../../../generate/aztec/shuffling.ts';
import type { Board } from '../../../view/board/board.ts';
import { circleLight } from '../../../view/effects/circle.ts';
import { joints } from '../../../view/effects/joints.ts';
import type { Look } from '../../../view/board/look.ts';
import type { Settings } from '../../../settings/settings.ts';
import { diamondCells } from '../../../generate/aztec/diamond.ts';
import { leadFor } from '../../../play/automaticPace.ts';
import type { Player } from '../../../play/player.ts';
import { END } from '../../../run/step.ts';
import { sourceInPlace } from '../../../play/source.ts';
import { LARGEST_SEED } from '../../../solve/random.ts';
import { createAztecOverlay, type AztecOverlay } from '../../../ui/aztec/overlay.tsx';
import type { Words } from '../../../words/index.ts';
import { Pane } from '../kit/pane.ts';
import { RunScene } from '../kit/runScene.ts';
import type { ModeCode } from '../mode.ts';
import type { PageServices, SceneContent } from '../services.ts';

/** At the automatic pace a diamond is tiled in about this many seconds. */
const DURATION = 12;

/** The colours of a domino, one for each of the four ways in which it moves. */
const names = ['N', 'S', 'W', 'E'];

const boardOf = (order: number): Board => ({
  lattice: 'square',
  cells: diamondCells(order),
  others: [],
  labelled: [],
  palettes: [{ names, kinds: 1, scheme: 0 }],
  crossfades: true,
  largest: 2,
});

/** The number of steps in which a diamond is tiled. */
function stepsOf(order: number, seed: number): number {
  const shuffling = new Shuffling(order, seed);
  while (shuffling.step() !== END);
  return shuffling.steps;
}

export function createCode(): ModeCode {
  const overlay = createAztecOverlay();
  return { open: (content, services) => new AztecScene(content, services, overlay) };
}

/** An Aztec diamond that is tiled with dominoes at random. */
class AztecScene extends RunScene<ShufflingReplay, AztecOverlay> {
  player: Player<ShufflingReplay>;
  private readonly pane: Pane<ShufflingMark>;
  private readonly order: number;
  private seed: number;

  constructor(content: SceneContent, services: PageServices, aztecOverlay: AztecOverlay) {
    super(content, services, aztecOverlay);
    const { settings } = content;
    this.order = settings.diamond.order;
    this.seed = settings.diamond.seed;
    this.pane = new Pane(services, settings, {
      board: boardOf(this.order),
      look: this.look(settings),
      open: (deliver) => sourceInPlace(() => new Shuffling(this.order, this.seed), deliver),
      momentOf: (isJump) => this.momentOf(isJump),
    });
    this.player = this.tile();
  }

  protected get boards() {
    return [this.pane];
  }

  title(words: Words): string {
    return words.aztec.title(this.order);
  }

  /**
   * With the joints between dominoes of one tile, and the arctic circle (Jockusch, Propp and Shor, 1998), which
   * touches the four sides of the diamond.
   */
  protected override look(settings: Settings): Look {
    const radius = settings.diamond.order / Math.SQRT2;
    const onTop = [joints(() => this.player.replay.first), circleLight(radius)];
    return { ...super.look(settings), onTop };
  }

  updateOverlay(): void {
    const { order, seed, player } = this;
    const { dominoes } = player.replay.meters();
    this.modeOverlay.show({ order, seed, dominoes, again: () => this.again() });
  }

  override ownSettings(): Pick<Settings, 'diamond'> {
    return { diamond: { order: this.order, seed: this.seed } };
  }

  private tile(before?: Player<ShufflingReplay>): Player<ShufflingReplay> {
    const replay = new ShufflingReplay(this.order, this.seed);
    const presentation = { lead: leadFor(stepsOf(this.order, this.seed), DURATION) };
    return this.begin(replay, this.pane.tape, presentation, before);
  }

  private again(): void {
    this.seed = (this.seed + 1) % (LARGEST_SEED + 1);
    this.pane.reopen();
    this.player = this.tile(this.player);
    this.services.onChange();
  }
}
