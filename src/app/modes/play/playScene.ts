import type { Cell } from '../../../puzzle/types.ts';
import { defaults } from '../../../settings/settings.ts';
import { fixedAt } from '../../../solve/fixedAt.ts';
import type { PlayCommands } from '../../../ui/play/model.ts';
import { createPlayOverlay, type PlayOverlay } from '../../../ui/play/overlay.tsx';
import type { ModeCode } from '../mode.ts';
import type { PageServices, SceneContent } from '../services.ts';
import { BoardEdits } from './boardEdits.ts';
import { GameRecord } from './gameRecord.ts';
import { GameScene } from './gameScene.ts';

export function createCode(): ModeCode {
  const overlay = createPlayOverlay();
  return { open: (content, services) => new PlayScene(content, services, overlay) };
}

/** A game on the page: with its time, its days, edits of its board, and the search that goes on from it. */
class PlayScene extends GameScene<PlayOverlay, PageServices> {
  private readonly edits: BoardEdits;
  private readonly record: GameRecord;
  private readonly commands: PlayCommands = {
    ...this.handCommands,
    edit: (cell) => this.edit(cell),
    showTime: (isShown) => this.handle(() => this.record.showTime(isShown)),
    goOn: () => this.goOn(),
  };

  constructor(content: SceneContent, services: PageServices, overlay: PlayOverlay) {
    super(content, services, overlay);
    [this.record, this.edits] = [new GameRecord(this.played, services), new BoardEdits(services)];
  }

  updateOverlay(): void {
    this.modeOverlay.show({ ...this.model(), ...this.record.told }, this.commands);
  }

  override frame(now: number, elapsed: number): boolean {
    this.record.frame(now, this.advice.help);
    return super.frame(now, elapsed);
  }

  protected solved(): void {
    this.record.solve(this.board, this.advice.help);
  }

  /** Lets the search go on from here, with the pieces that lie fixed. */
  private goOn(): void {
    const { services, problem, lying: laid } = this;
    if (laid.length === 0) services.leaveMode();
    else services.openIn(defaults.mode, fixedAt(problem, laid));
  }

  /** Fixes or frees the piece on a cell, or closes or opens the cell: another puzzle follows. */
  private edit(cell: Cell): void {
    this.putBack();
    this.services.takeControl();
    this.event = this.edits.press(this.played, this.advice.help, cell);
    this.updateOverlay();
  }
}
