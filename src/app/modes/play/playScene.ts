import { isComplete, writePosition } from '../../../game/position.ts';
import { laidAt, moved, wentTo, type Game, type Move } from '../../../game/tree.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import { defaults, type Settings } from '../../../settings/settings.ts';
import { BoardState } from '../../../solve/played/boardState.ts';
import { fixedAt } from '../../../solve/fixedAt.ts';
import { compile, coveredBy, type Problem } from '../../../solve/problem.ts';
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
import { GameRecord } from './gameRecord.ts';
import { GameTransport } from './gameTransport.ts';
import { Hand } from './hand.ts';

/** The pace at which pieces come and go, in steps a second: as fast as they fly. */
const PACE = 4.9;

export function createCode(): ModeCode {
  const overlay = createPlayOverlay();
  return { open: (content, services) => new PlayScene(content, services, overlay) };
}

/** A board on which a person lays the pieces. It is never left by itself. */
class PlayScene extends BoardScene<PlayOverlay> {
  readonly isOutcomeOpen = true;
  readonly isSaid = true;
  readonly stayFor = undefined;
  readonly search = undefined;
  readonly player: GameTransport;
  private readonly problem: Problem;
  private readonly pane: BoardPane;
  private readonly hand: Hand;
  /** The board as it is shown, without the piece in the hand. */
  private readonly board: BoardState;
  private game: Game;
  private event: Event | undefined;
  private place: Place = { x: 0, y: 0, cell: 1 };
  private readonly record: GameRecord;
  private readonly advice: Advice;
  /** Whether it is still to be said that the address named no position. */
  private isLost: boolean;

  constructor(content: SceneContent, services: PageServices, overlay: PlayOverlay) {
    super(content, services, overlay);
    const { puzzle, settings } = content;
    this.problem = compile(puzzle);
    const text = printPuzzle(puzzle);
    this.board = new BoardState(this.problem);
    this.advice = new Advice({
      problem: this.problem,
      text,
      start: (job) => services.workers.start('position', job),
      game: () => this.game,
      goTo: (node) => this.goTo(node),
      isSolved: () => this.isSolved,
      changed: () => this.updateOverlay(),
    });
    this.record = new GameRecord(this.problem, text, services, settings.laid);
    const { opened } = this.record;
    ({ game: this.game, help: this.advice.help, isLost: this.isLost } = opened);
    this.board.set(this.lying);
    this.pane = new BoardPane(services, settings, {
      board: boardOf(puzzle),
      look: this.look(settings),
      momentOf: () => ({ tiling: this.board, step: this.player.at, pace: PACE }),
      placed: (place) => this.placedAt(place),
    });
    this.hand = new Hand(this.problem, this.pane.view);
    this.player = new GameTransport(
      () => this.game,
      (node) => this.goTo(node),
    );
    this.advice.setLive(settings.live);
  }

  private readonly commands: PlayCommands = {
    take: (piece, grip) => this.take(piece, grip),
    lift: (cell, grip) => this.lift(cell, grip),
    remove: (cell) => this.takeOff(cell),
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

  protected get isPassing(): boolean {
    return false;
  }

  protected override look(settings: Settings): Look {
    return { ...lookOf(settings, this.puzzle), remaining: true };
  }

  protected status() {
    return {
      ...runStatus({ steps: this.player.at, pace: 0, finished: this.isSolved }),
      placements: this.lying.length,
    };
  }

  /** The placements that lie at the position at hand. */
  get lying(): readonly number[] {
    return laidAt(this.game);
  }

  private get isSolved(): boolean {
    // A board that was full from the start has been solved by nobody.
    return this.lying.length > 0 && isComplete(this.problem, this.lying);
  }

  override ownSettings(): Pick<Settings, 'laid' | 'live'> {
    const { problem, lying: laid, advice } = this;
    return { laid: writePosition(problem, laid), live: advice.isLive };
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
        isSolved: this.isSolved,
        moves: this.game,
        made: player.at,
        undone: player.furthest - player.at,
        told: advice.told(this.ahead),
        help: advice.help,
        ...this.record.told,
      },
      this.commands,
    );
  }

  override frame(now: number, elapsed: number): boolean {
    const isNew = super.frame(now, elapsed);
    this.hand.frame();
    this.record.frame(now, this.game, this.advice.help, this.isSolved);
    // Not sooner, as the page has replaced its notices by then.
    if (this.isLost) this.services.onImpossible();
    this.isLost = false;
    // What can be taken is where it is drawn.
    if (isNew) this.updateOverlay();
    return isNew;
  }

  override end(): void {
    this.record.keep(this.game, this.advice.help);
    this.advice.close();
    super.end();
  }

  /** What would lie if the piece in the hand were laid. */
  private get ahead(): readonly number[] | undefined {
    const { hand } = this;
    const { target } = hand;
    return target === undefined ? undefined : [...hand.lying, target];
  }

  /** Lets something be asked, or told, of the position from now on. */
  private advise(does: () => void): void {
    does();
    this.advice.note(this.ahead);
    this.record.keep(this.game, this.advice.help);
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
    this.become(wentTo(this.game, node));
  }

  /** Shows another position, and keeps it. */
  private become(game: Game): void {
    this.game = game;
    this.board.set(this.lying);
    this.advice.help = this.record.helpAt(game, this.advice.help);
    this.record.keep(this.game, this.advice.help);
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

  private take(piece: number, grip: Grip | undefined): void {
    this.putBack();
    if (this.hand.take(piece, grip, this.lying)) this.handle(() => {});
  }

  private lift(cell: number, grip: Grip | undefined): void {
    this.putBack();
    const { lying: laid, hand } = this;
    const placement = this.placementOn(cell);
    if (placement === undefined) return;
    hand.lift(placement, grip, laid);
    this.board.set(laid.filter((one) => one !== placement));
    this.handle(() => {});
  }

  private takeOff(cell: number): void {
    this.putBack();
    const off = this.placementOn(cell);
    if (off === undefined) return;
    this.event = { kind: 'lifted', placement: off };
    this.make({ off });
  }

  private placementOn(cell: number): number | undefined {
    return this.lying.find((one) => coveredBy(this.problem, one).includes(cell));
  }

  private handle(does: () => void): void {
    does();
    this.advice.note(this.ahead);
    this.services.takeControl();
    this.updateOverlay();
  }

  private drop(): void {
    const { now, target } = this.hand;
    if (!now) return;
    if (target === undefined) return this.letGo(now.piece, now.from);
    this.hand.release();
    this.event = { kind: 'laid', placement: target };
    if (target === now.from) this.become(this.game);
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
    this.become(moved(this.game, move));
    if (!this.isSolved) return;
    this.pane.view.celebrate(this.now, this.lying);
    this.record.solve(this.board, this.advice.help);
    this.updateOverlay();
  }
}
