import { helpInBoth } from '../../../game/help.ts';
import { wentTo, type Game, type Move } from '../../../game/tree.ts';
import type { Cell } from '../../../puzzle/types.ts';
import { defaults, type Settings } from '../../../settings/settings.ts';
import { BoardState } from '../../../solve/played/boardState.ts';
import { fixedAt } from '../../../solve/fixedAt.ts';
import { compile, type Problem } from '../../../solve/problem.ts';
import type { Event, Grip, PlayCommands, Place } from '../../../ui/play/model.ts';
import { createPlayOverlay, type PlayOverlay } from '../../../ui/play/overlay.tsx';
import { boardOf } from '../../../view/board/board.ts';
import type { Look } from '../../../view/board/look.ts';
import { lookOf } from '../../appearance.ts';
import { BoardPane } from '../kit/pane.ts';
import { runStatus } from '../kit/runScene.ts';
import type { ModeCode } from '../mode.ts';
import { BoardScene } from '../scene.ts';
import type { PageServices, SceneContent } from '../services.ts';
import { Advice } from './advice.ts';
import { BoardEdits } from './boardEdits.ts';
import { GameRecord } from './gameRecord.ts';
import { GameTransport } from './gameTransport.ts';
import { Hand } from './hand.ts';
import { PlayedGame } from './playedGame.ts';

/** The pace at which pieces come and go, in steps a second: as fast as they fly. */
const PACE = 4.9;

export function createCode(): ModeCode {
  const overlay = createPlayOverlay();
  return { open: (content, services) => new PlayScene(content, services, overlay) };
}

/** A board on which a person lays the pieces. It is never left by itself. */
class PlayScene extends BoardScene<PlayOverlay, PageServices> {
  readonly isOutcomeOpen = true;
  readonly isSaid = true;
  protected readonly isPassing = false;
  readonly holdsMoment = true;
  readonly stayFor = undefined;
  readonly search = undefined;
  readonly player: GameTransport;
  private readonly problem: Problem;
  private readonly pane: BoardPane;
  private readonly hand: Hand;
  /** The board as it is shown, without the piece in the hand. */
  private readonly board: BoardState;
  private readonly played: PlayedGame;
  private readonly edits: BoardEdits;
  private event: Event | undefined;
  private place: Place = { x: 0, y: 0, cell: 1 };
  private readonly record: GameRecord;
  private readonly advice: Advice;

  constructor(content: SceneContent, services: PageServices, overlay: PlayOverlay) {
    super(content, services, overlay);
    const { puzzle, settings } = content;
    this.problem = compile(puzzle);
    const played = (this.played = new PlayedGame(this.problem, services.games, settings.laid));
    this.board = new BoardState(this.problem);
    this.advice = new Advice({
      problem: this.problem,
      text: played.name,
      start: (job) => services.workers.start('position', job),
      game: () => played.moves,
      goTo: (node) => this.goTo(node),
      isSolved: () => played.isSolved,
      changed: () => this.updateOverlay(),
    });
    this.advice.help = played.helpAt(played.help);
    [this.record, this.edits] = [new GameRecord(played, services), new BoardEdits(services)];
    this.board.set(this.lying);
    this.pane = new BoardPane(services, settings, {
      board: boardOf(puzzle),
      look: this.look(settings),
      momentOf: () => ({ tiling: this.board, step: this.player.at, pace: PACE }),
      placed: (place) => this.placedAt(place),
    });
    this.hand = new Hand(this.problem, this.pane.view);
    this.player = new GameTransport(
      () => played.moves,
      (node) => this.goTo(node),
    );
    this.advice.setLive(settings.live);
  }

  private readonly commands: PlayCommands = {
    take: (piece, grip) => this.take(piece, grip),
    lift: (cell, grip) => this.lift(cell, grip),
    remove: (cell) => this.takeOff(cell),
    edit: (cell) => this.edit(cell),
    move: (at) => this.handle(() => this.hand.move(at)),
    aim: (cell) => this.handle(() => this.hand.aim(cell)),
    turn: (by) => this.handle(() => this.hand.turn(by)),
    flip: () => this.handle(() => this.hand.flip()),
    drop: () => this.drop(),
    putBack: () => this.putBack(),
    undo: () => this.player.step(-1),
    redo: () => this.player.step(1),
    goTo: (node) => this.goTo(node),
    anew: () => this.goTo(0),
    ask: (about) => this.advise(() => this.advice.ask(about)),
    setLive: (isLive) => this.advise(() => this.advice.setLive(isLive)),
    showTime: (isShown) => this.handle(() => this.record.showTime(isShown)),
    goOn: () => this.goOn(),
  };

  protected get boards() {
    return [this.pane];
  }

  protected override look(settings: Settings): Look {
    return { ...lookOf(settings, this.puzzle), remaining: true };
  }

  protected status() {
    return {
      ...runStatus({ steps: this.player.at, pace: 0, finished: this.played.isSolved }),
      placements: this.lying.length,
    };
  }

  get lying(): readonly number[] {
    return this.played.lying;
  }

  override ownSettings(): Pick<Settings, 'laid' | 'live'> {
    return { laid: this.played.written, live: this.advice.isLive };
  }

  /** Goes where another window that shows the game has gone, as well. */
  override applySettings(settings: Settings): void {
    super.applySettings(settings);
    const { advice, played, hand } = this;
    const isNew = played.follow(settings.laid);
    if (!isNew && settings.live === advice.isLive) return;
    advice.setLive(settings.live);
    if (isNew) hand.release();
    advice.help = played.helpAt(helpInBoth(advice.help, played.help));
    this.board.set(this.lying);
    advice.moved();
    this.updateOverlay();
  }

  updateOverlay(): void {
    const { problem, lying: laid, hand, event, place, player, advice } = this;
    this.modeOverlay.show(
      {
        problem,
        laid,
        place,
        waiting: hand.waiting,
        held: hand.shown,
        event,
        made: player.at,
        undone: player.furthest - player.at,
        told: advice.told(this.hand.ahead),
        help: advice.help,
        ...this.record.told,
      },
      this.commands,
    );
  }

  override frame(now: number, elapsed: number): boolean {
    const isNew = super.frame(now, elapsed);
    this.hand.frame();
    this.record.frame(now, this.advice.help);
    // Not sooner, as the page has replaced its notices by then.
    if (this.played.isLost) this.services.onImpossible();
    this.played.isLost = false;
    // What can be taken is where it is drawn.
    if (isNew) this.updateOverlay();
    return isNew;
  }

  override end(): void {
    this.played.keep(this.advice.help);
    this.advice.close();
    super.end();
  }

  /** Lets something be asked, or told, of the position from now on. */
  private advise(does: () => void): void {
    does();
    this.advice.note(this.hand.ahead);
    this.played.keep(this.advice.help);
    this.services.takeControl();
    this.services.onChange();
    this.updateOverlay();
  }

  private placedAt({ x, y, cell }: Place): void {
    const before = this.place;
    if (x === before.x && y === before.y && cell === before.cell) return;
    this.hand.boardAt = this.place = { x, y, cell };
  }

  private goTo(node: number): void {
    this.hand.release();
    this.event = undefined;
    this.become(wentTo(this.played.moves, node));
  }

  /** Shows another position, and keeps it. */
  private become(game: Game): void {
    this.played.moves = game;
    this.board.set(this.lying);
    this.advice.help = this.played.helpAt(this.advice.help);
    this.played.keep(this.advice.help);
    this.advice.moved();
    this.services.takeControl();
    this.services.onChange();
    this.updateOverlay();
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

  private take(piece: number, grip: Grip | undefined): void {
    this.putBack();
    if (this.hand.take(piece, grip, this.lying)) this.handle(() => {});
  }

  private lift(cell: number, grip: Grip | undefined): void {
    this.putBack();
    const { lying: laid, hand } = this;
    const placement = this.played.placementOn(cell);
    if (placement === undefined) return;
    hand.lift(placement, grip, laid);
    this.board.set(laid.filter((one) => one !== placement));
    this.handle(() => {});
  }

  private takeOff(cell: number): void {
    this.putBack();
    const off = this.played.placementOn(cell);
    if (off === undefined) return;
    this.event = { kind: 'lifted', placement: off };
    this.make({ off });
  }

  private handle(does: () => void): void {
    does();
    this.advice.note(this.hand.ahead);
    this.services.takeControl();
    this.updateOverlay();
  }

  private drop(): void {
    const { now, target } = this.hand;
    if (!now) return;
    if (target === undefined) return this.letGo(now.piece, now.from);
    this.hand.release();
    this.event = { kind: 'laid', placement: target };
    if (target === now.from) this.become(this.played.moves);
    else this.make(now.from === undefined ? { on: target } : { off: now.from, on: target });
  }

  /** Puts the piece beside the board, which takes it off if it lay there. */
  private letGo(piece: number, from: number | undefined): void {
    this.hand.release();
    this.event =
      from === undefined ? { kind: 'refused', piece } : { kind: 'lifted', placement: from };
    if (from === undefined) this.updateOverlay();
    else this.make({ off: from });
  }

  /** Puts the piece back where it was taken. */
  private putBack(): void {
    const { now } = this.hand;
    if (!now) return;
    this.hand.release();
    this.board.set(this.lying);
    const { piece, from } = now;
    this.event =
      from === undefined ? { kind: 'returned', piece } : { kind: 'laid', placement: from };
    this.updateOverlay();
  }

  private make(move: Move): void {
    this.played.make(move);
    this.become(this.played.moves);
    if (!this.played.isSolved) return;
    this.pane.view.celebrate(this.now, this.lying);
    this.record.solve(this.board, this.advice.help);
    this.updateOverlay();
  }
}
