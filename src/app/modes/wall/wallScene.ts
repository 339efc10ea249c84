import type { Replay } from '../../../run/process.ts';
import { Hanging, HangingReplay, type HangingPlan } from '../../../solve/played/hanging.ts';
import { Player } from '../../../play/player.ts';
import { sourceInPlace } from '../../../play/source.ts';
import { Tape } from '../../../play/tape.ts';
import { SWIFT } from '../../../view/motion.ts';
import { createWallOverlay, type WallOverlay } from '../../../ui/wall/overlay.tsx';
import type { Words } from '../../../words/index.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import { searchFor } from '../../library/recipes.ts';
import { Pane } from '../kit/pane.ts';
import { RunScene } from '../kit/runScene.ts';
import { spreadOver } from './spread.ts';
import type { ModeCode } from '../mode.ts';
import type { PageServices, SceneContent } from '../services.ts';
import {
  foundSolutions,
  MOST_SOLUTIONS,
  solvedPuzzles,
  spreadSolutions,
  type Wall,
} from './walls.ts';

/** The automatic pace at which boards change, in steps a second. */
const CHANGING = 0.25;
/** After how many changes an interlude may leave puzzles that were solved, and how long the last one stays, in ms. */
const CHANGES = 6;
const AFTER_CHANGE = 3500;
/** The pace at which a change is shown, in steps a second: without movement. */
const DISSOLVING = SWIFT;

const nothing: HangingPlan = { cells: 0, first: [], changes: [] };

export function createCode(): ModeCode {
  const overlay = createWallOverlay();
  return { open: (content, services) => new WallScene(content, services, overlay) };
}

class WallScene extends RunScene<Replay, WallOverlay> {
  player: Player;
  /** Whether it is known what there is to show, even if that is nothing. */
  private isKnown = false;
  /** Whether that could not be loaded. */
  private hasFailed = false;
  /** The wall on show; undefined if there is nothing to show. */
  private shown: { readonly wall: Wall; readonly pane: Pane } | undefined;
  private isRemoved = false;
  /** Ends the question what all solutions are. */
  private spreading: (() => void) | undefined;

  constructor(content: SceneContent, services: PageServices, wallOverlay: WallOverlay) {
    super(content, services, wallOverlay);
    const { puzzle, settings } = content;
    const empty = new Tape((deliver) => sourceInPlace(() => new Hanging(nothing), deliver));
    this.player = this.begin(new HangingReplay(nothing), empty, {});
    if (settings.wall === 'all') this.showAll();
    else
      services.solved(
        puzzle.lattice,
        (solved) => {
          if (solved.length > 0 && !this.isRemoved) this.show(solvedPuzzles(solved));
          this.isKnown = true;
        },
        () => (this.hasFailed = true),
      );
  }

  protected get boards() {
    return this.shown ? [this.shown.pane] : [];
  }

  title(words: Words): string | undefined {
    return this.isOfSolved ? words.wall.solved(this.puzzle.lattice) : undefined;
  }

  updateOverlay(): void {
    const { boards = 0, all = 0, isAll = true, outOf } = this.shown?.wall ?? {};
    const { isOfSolved, isKnown, seen, settings } = this;
    const { unique } = settings;
    const { steps: most } = MOST_SOLUTIONS;
    this.modeOverlay.show({ isOfSolved, isKnown, unique, seen, boards, all, isAll, outOf, most });
  }

  protected override status() {
    return { ...super.status(), solutions: this.isOfSolved ? 0 : this.seen };
  }

  /** How many solutions have been on the wall up to now: those of its boards, and one more with each change. */
  private get seen(): number {
    return (this.shown?.wall.boards ?? 0) + this.player.at;
  }

  override get stayFor(): number | undefined {
    if (!this.content.isInterlude || !this.isReady) return undefined;
    if (!this.shown) return 0;
    const { at, playing } = this.player;
    return this.isOfSolved && playing && at >= CHANGES ? AFTER_CHANGE : this.stayAtEnd;
  }

  protected override get isReady(): boolean {
    return this.isKnown || this.hasFailed;
  }

  override remove(): void {
    this.isRemoved = true;
    this.spreading?.();
    super.remove();
  }

  /** Shows solutions spread over all of them, or where these take too much memory, or a search is chosen, its first ones. */
  private showAll(): void {
    const { services } = this;
    const { puzzle, settings } = this.content;
    const found = (): void => this.showKnown(foundSolutions(puzzle, searchFor(settings)));
    if (settings.search !== 'recipe') found();
    else
      this.spreading = spreadOver(
        (job) => services.workers.start('solutions', job),
        printPuzzle(puzzle),
        settings.unique,
        (spread) => {
          if (spread) this.showKnown(spreadSolutions(puzzle, spread.list, spread.outOf));
          else found();
        },
      );
  }

  private showKnown(wall: Wall): void {
    this.isKnown = true;
    this.show(wall);
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
        return { ...moment, pace: Math.max(DISSOLVING, moment.pace) };
      },
    });
    this.shown = { wall, pane };
    this.player = this.begin(wall.replay(), pane.tape, { steady: CHANGING }, this.player);
    const { step } = content.settings.moment;
    if (step > 0 && !content.isInterlude) this.player.seek(step);
  }
}
