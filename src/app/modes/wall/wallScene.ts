import type { Replay } from '../../../run/process.ts';
import { Hanging, HangingReplay } from '../../../solve/played/hanging.ts';
import { leadFor } from '../../../play/automaticPace.ts';
import { Player } from '../../../play/player.ts';
import { sourceInPlace } from '../../../play/source.ts';
import { Tape } from '../../../play/tape.ts';
import { SWIFT } from '../../../view/motion.ts';
import { createWallOverlay, type WallOverlay } from '../../../ui/wall/overlay.tsx';
import type { Words } from '../../../words/index.ts';
import { searchFor } from '../../library/recipes.ts';
import { Pane } from '../kit/pane.ts';
import { RunScene } from '../kit/runScene.ts';
import type { ModeCode } from '../mode.ts';
import type { PageServices, SceneContent } from '../services.ts';
import { allSolutions, solvedPuzzles, type Wall } from './walls.ts';

/** The time after which a wall is full at the automatic pace, or at a steady one, in seconds. */
const DURATION = 15;
/** The automatic pace at which full boards change, in steps a second, and after how many one may leave them. */
const CHANGING = 0.25;
const CHANGES = 6;
/** For how long the last of them stays, in ms. */
const AFTER_CHANGE = 3500;
/** The pace at which a change is shown, in steps a second: without movement. */
const DISSOLVING = SWIFT;

const nothing = { boards: [], cells: 0 };

export function createCode(): ModeCode {
  const overlay = createWallOverlay();
  return { open: (content, services) => new WallScene(content, services, overlay) };
}

class WallScene extends RunScene<Replay, WallOverlay> {
  player: Player;
  /** Whether it is known what there is to show, even if that is nothing. */
  private isKnown = false;
  /** The wall on show; undefined if there is nothing to show. */
  private shown: { readonly wall: Wall; readonly pane: Pane } | undefined;
  private isRemoved = false;

  constructor(content: SceneContent, services: PageServices, wallOverlay: WallOverlay) {
    super(content, services, wallOverlay);
    const { puzzle, settings } = content;
    const empty = new Tape((deliver) => sourceInPlace(() => new Hanging(nothing), deliver));
    this.player = this.begin(new HangingReplay(nothing), empty, {});
    this.isKnown = settings.wall === 'all';
    if (this.isKnown) this.show(allSolutions(puzzle, searchFor(settings)));
    else
      services.solved(puzzle.lattice, (solved) => {
        if (solved.length > 0 && !this.isRemoved) this.show(solvedPuzzles(solved));
        this.isKnown = true;
      });
  }

  protected get boards() {
    return this.shown ? [this.shown.pane] : [];
  }

  title(words: Words): string | undefined {
    return this.isOfSolved ? words.wall.solved(this.puzzle.lattice) : undefined;
  }

  updateOverlay(): void {
    const { boards = 0, isAll = true } = this.shown?.wall ?? {};
    const { isOfSolved, isKnown, solutions, settings } = this;
    const { unique } = settings;
    this.modeOverlay.show({ isOfSolved, isKnown, unique, solutions, boards, isAll });
  }

  protected override status() {
    return { ...super.status(), solutions: this.solutions };
  }

  private get solutions(): number {
    return this.player.replay.meters()['solutions'] ?? 0;
  }

  override get stayFor(): number | undefined {
    if (!this.content.isInterlude || !this.isKnown) return undefined;
    if (!this.shown) return 0;
    const { at, playing } = this.player;
    return this.isOfSolved && playing && at >= CHANGES ? AFTER_CHANGE : this.stayAtEnd;
  }

  override remove(): void {
    this.isRemoved = true;
    super.remove();
  }

  private get isOfSolved(): boolean {
    return this.content.settings.wall === 'solved';
  }

  private show(wall: Wall): void {
    const { services, settings, content } = this;
    const pane = new Pane(services, settings, {
      board: wall.board,
      look: this.look(settings),
      open: (deliver) => sourceInPlace(wall.process, deliver),
      momentOf: (isJump) => {
        const moment = this.momentOf(isJump);
        return this.isOfSolved ? { ...moment, pace: Math.max(DISSOLVING, moment.pace) } : moment;
      },
    });
    this.shown = { wall, pane };
    const { steps } = wall;
    const lead = steps === undefined ? 0 : leadFor(steps, DURATION);
    const steady = steps === undefined ? CHANGING : steps / DURATION;
    // In an interlude boards fill evenly, as the first of them would be alone on the page for long.
    const isSteady = steps === undefined || content.isInterlude;
    const presentation = isSteady ? { steady } : { lead };
    this.player = this.begin(wall.replay(), pane.tape, presentation, this.player);
    const { step } = content.settings.moment;
    if (step > 0 && !content.isInterlude) this.player.seek(step);
  }
}
