import type { Replay } from '../../../run/process.ts';
import { Laying, LayingReplay } from '../../../solve/played/laying.ts';
import { Player } from '../../../play/player.ts';
import { sourceInPlace } from '../../../play/source.ts';
import { Tape } from '../../../play/tape.ts';
import { createWallOverlay, type WallOverlay } from '../../../ui/wall/overlay.tsx';
import type { Words } from '../../../words/index.ts';
import { searchFor } from '../../library/recipes.ts';
import { Pane } from '../kit/pane.ts';
import { RunScene } from '../kit/runScene.ts';
import type { ModeCode } from '../mode.ts';
import type { PageServices, SceneContent } from '../services.ts';
import { allSolutions, solvedPuzzles, type Wall } from './walls.ts';

/** The least time after which a wall is full at the automatic pace, in seconds. */
const SOONEST = 22;
/** By how many seconds the automatic pace is ahead: small boards need no slow beginning. */
const LEAD = 8;

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
    const empty = new Tape((deliver) => sourceInPlace(() => new Laying(nothing), deliver));
    this.player = this.begin(new LayingReplay(nothing), empty, {});
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
    return this.shown ? this.stayAtEnd : 0;
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
      momentOf: (isJump) => this.momentOf(isJump),
    });
    this.shown = { wall, pane };
    const presentation = { soonest: SOONEST, lead: LEAD };
    this.player = this.begin(wall.replay(), pane.tape, presentation, this.player);
    const { step } = content.settings.moment;
    if (step > 0 && !content.isInterlude) this.player.seek(step);
  }
}
