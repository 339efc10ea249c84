import type { Player } from '../../../play/player.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import type { Settings } from '../../../settings/settings.ts';
import { compile, type Problem } from '../../../solve/problem.ts';
import { LARGEST_SEED } from '../../../solve/random.ts';
import { MOST_STARTS, startOf } from '../../../solve/walk/start.ts';
import { MOST_PIECES, type WalkMark } from '../../../solve/walk/walk.ts';
import { WalkReplay } from '../../../solve/walk/walkReplay.ts';
import { createWalkOverlay, type WalkOverlay } from '../../../ui/walk/overlay.tsx';
import { boardOf } from '../../../view/board/board.ts';
import type { Look } from '../../../view/board/look.ts';
import { lookOf } from '../../appearance.ts';
import { recipeFor } from '../../library/recipes.ts';
import { Pane } from '../kit/pane.ts';
import { RunScene } from '../kit/runScene.ts';
import type { ModeCode } from '../mode.ts';
import type { PageServices, SceneContent } from '../services.ts';

/** The automatic pace, in steps a second, and for how many seconds each solution stays. */
const PACE = 1.5;
const STAYS = 2.5;
/** After how many changes an interlude may leave a walk, and how long its last solution stays, in ms. */
const CHANGES = 8;
const AFTER_CHANGE = 2000;

export function createCode(): ModeCode {
  const overlay = createWalkOverlay();
  return { open: (content, services) => new WalkScene(content, services, overlay) };
}

/** A board that is walked from solution to solution. */
class WalkScene extends RunScene<WalkReplay, WalkOverlay> {
  player: Player<WalkReplay>;
  private readonly pane: Pane<WalkMark>;
  private readonly problem: Problem;
  private readonly start: ReturnType<typeof startOf>;
  private seed: number;

  constructor(content: SceneContent, services: PageServices, walkOverlay: WalkOverlay) {
    super(content, services, walkOverlay);
    const { settings, puzzle } = content;
    this.seed = settings.walk;
    this.problem = compile(puzzle);
    this.start = startOf(this.problem, recipeFor(settings), this.seed);
    const { path: start } = this.start;
    this.pane = new Pane(services, settings, {
      board: boardOf(puzzle),
      look: this.look(settings),
      open: (deliver, failed) => {
        const task = { text: printPuzzle(puzzle), start, seed: this.seed };
        return services.workers.walk(task, deliver, failed);
      },
      momentOf: (isJump) => this.momentOf(isJump),
    });
    this.player = this.walk();
  }

  protected get boards() {
    return [this.pane];
  }

  updateOverlay(): void {
    const { seed, start, player, problem } = this;
    const { lifted, laid, links, seen, isSolved } = player.replay.now;
    this.modeOverlay.show({
      seed,
      seen,
      links,
      isSolved,
      isOver: player.finished,
      isImpossible: start.isAll,
      most: MOST_STARTS.steps,
      mostPieces: MOST_PIECES,
      pieces: (isSolved ? laid : lifted).map(
        (placement) => problem.pieces[problem.placements.piece[placement]!]!.name,
      ),
      again: () => this.again(),
    });
  }

  protected override status() {
    return { ...super.status(), solutions: this.player.replay.meters().seen };
  }

  override ownSettings(): Pick<Settings, 'walk'> {
    return { walk: this.seed };
  }

  override get stayFor(): number | undefined {
    if (!this.content.isInterlude) return undefined;
    const { playing, holding, replay } = this.player;
    const { links, isSolved } = replay.now;
    return playing && holding && isSolved && links >= CHANGES ? AFTER_CHANGE : this.stayAtEnd;
  }

  protected override look(settings: Settings): Look {
    return { ...lookOf(settings, this.puzzle), remaining: true };
  }

  /** Each solution stays for a moment, without a celebration. */
  protected override celebrate(): void {}

  private walk(before?: Player<WalkReplay>): Player<WalkReplay> {
    const replay = new WalkReplay(this.problem, this.start.path);
    const presentation = { steady: PACE, holdSeconds: STAYS };
    return this.begin(replay, this.pane.tape, presentation, before);
  }

  private again(): void {
    this.seed = (this.seed + 1) % (LARGEST_SEED + 1);
    this.pane.reopen();
    this.player = this.walk(this.player);
    this.services.onChange();
  }
}
