import { createSignal } from 'solid-js';
import { lookOf } from '../../app/appearance.ts';
import type { ModeCode } from '../../app/modes/mode.ts';
import type { Opening, Scene } from '../../app/modes/scene.ts';
import { themeOf, type Settings } from '../../app/settings.ts';
import { Player } from '../../play/player.ts';
import { sourceInPlace } from '../../play/source.ts';
import { Tape } from '../../play/tape.ts';
import type { ModeOverlay } from '../../ui/index.tsx';
import type { Board } from '../../view/board/board.ts';
import { BoardView } from '../../view/board/boardView.ts';
import { Swapping, SwapReplay } from '../swapping.ts';
import type { SwapSettings } from './settings.ts';

declare global {
  interface Window {
    /** The number of boards of swaps on the stage. */
    swapBoards?: number;
  }
}

const SIDE = 8;
const board: Board = {
  lattice: 'square',
  cells: Array.from({ length: SIDE * SIDE }, (_, i) => [i % SIDE, Math.floor(i / SIDE)] as const),
  others: [],
  labelled: [],
  palettes: [{ names: [...'ABCDEFGH'], kinds: SIDE, scheme: 0 }],
  largest: SIDE,
};

const playerOf = (shuffle: number): Player<SwapReplay> =>
  new Player(
    new SwapReplay(SIDE, shuffle),
    new Tape((deliver) => sourceInPlace(() => new Swapping(SIDE, shuffle), deliver)),
  );

/** What the overlay shows of a scene of swaps. */
interface SwapModel {
  readonly borders: number;
  toLastSwap(): void;
  shuffleAgain(): void;
}

interface SwapOverlay {
  readonly overlay: ModeOverlay;
  show(swaps: SwapModel): void;
}

function createSwapOverlay(): SwapOverlay {
  const [swaps, show] = createSignal<SwapModel>();
  return {
    show,
    overlay: {
      keys: [{ key: 'B', words: () => 'The last swap', press: () => swaps()!.toLastSwap() }],
      Panel: () => (
        <p class="swaps">
          {swaps()!.borders} borders
          <button type="button" onClick={() => swaps()!.shuffleAgain()}>
            Shuffle
          </button>
        </p>
      ),
    },
  };
}

class SwapScene implements Scene {
  readonly search = undefined;
  readonly dwell = undefined;
  player: Player<SwapReplay>;
  private shuffle: number;
  private readonly opening: Opening<SwapSettings>;
  private readonly view: BoardView;
  private readonly swapOverlay: SwapOverlay;

  constructor(opening: Opening<SwapSettings>, swapOverlay: SwapOverlay) {
    const { stage, settings, puzzle } = opening;
    this.opening = opening;
    this.swapOverlay = swapOverlay;
    this.shuffle = settings.mix;
    this.player = playerOf(this.shuffle);
    this.view = new BoardView(board, themeOf(settings), lookOf(settings, puzzle));
    stage.add(this.view, 0);
    window.swapBoards = (window.swapBoards ?? 0) + 1;
  }

  get overlay() {
    return this.swapOverlay.overlay;
  }

  get puzzle() {
    return this.opening.puzzle;
  }

  private shuffleAgain(): void {
    this.shuffle = (this.shuffle % 9) + 1;
    const { playing } = this.player;
    this.player = playerOf(this.shuffle);
    this.player.playing = playing;
    this.opening.onChange();
  }

  figures() {
    const { playing, moving, finished, furthest, replay, pace } = this.player;
    this.swapOverlay.show({
      borders: replay.meters().borders,
      toLastSwap: () => this.player.seek(Infinity),
      shuffleAgain: () => this.shuffleAgain(),
    });
    const none = { placements: 0, deadEnds: 0, depth: 0, deepest: 0, solutions: 0 };
    const { steps } = replay;
    return {
      status: { ...none, steps, image: false, progress: 0, pace, finished },
      playing: moving,
      passing: playing && !finished,
      isLastSolution: false,
      timeline: { at: steps, known: furthest, unit: 'steps' as const },
    };
  }

  panes() {
    return [{ search: undefined, status: this.figures().status }];
  }

  ownSettings(): SwapSettings {
    return { mix: this.shuffle };
  }

  settingsFor() {
    return {};
  }

  frame(now: number, elapsed: number): boolean {
    this.player.advance(elapsed);
    this.view.update(this.player.replay.tiling, now, this.player.pace);
    return true;
  }

  applySettings(settings: Settings): void {
    this.view.setTheme(themeOf(settings));
  }

  leave(): void {
    this.view.leave();
  }

  cancelLeave(): void {
    this.view.stay();
  }

  end(): void {
    this.view.leave();
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
    window.swapBoards!--;
  }
}

export function createCode(): ModeCode<SwapSettings> {
  const overlay = createSwapOverlay();
  return { open: (opening) => new SwapScene(opening, overlay) };
}
