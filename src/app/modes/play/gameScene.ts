import { helpInBoth } from '../../../game/help.ts';
import { after, laidAt, pathTo, wentTo, type Game, type Move } from '../../../game/tree.ts';
import type { Settings } from '../../../settings/settings.ts';
import { BoardState } from '../../../solve/played/boardState.ts';
import { compile, type Problem } from '../../../solve/problem.ts';
import type { Event, GameModel, Grip, HandCommands, Place } from '../../../ui/play/model.ts';
import type { Transport } from '../../../play/transport.ts';
import { boardOf } from '../../../view/board/board.ts';
import type { Look } from '../../../view/board/look.ts';
import { lookOf } from '../../appearance.ts';
import { BoardPane } from '../kit/pane.ts';
import { runStatus } from '../kit/runScene.ts';
import { BoardScene, type SceneOverlay } from '../scene.ts';
import type { PageServices, SceneContent } from '../services.ts';
import { Advice } from './advice.ts';
import { gameTransport } from './gameTransport.ts';
import { Hand } from './hand.ts';
import { PlayedGame } from './playedGame.ts';
import { plannedMove, type PlannedMove } from './plannedMove.ts';

/** The pace at which pieces come and go, in steps a second: as fast as they fly. */
const PACE = 4.9;

/** What a game asks of the page around it. */
export type GameServices = Pick<
  PageServices,
  'stage' | 'arrival' | 'workers' | 'onImpossible' | 'onChange' | 'takeControl'
> & { readonly games: Pick<PageServices['games'], 'of' | 'keep'> };

/** A board on which a person lays the pieces, on whatever page. It is never left by itself. */
export abstract class GameScene<
  Overlay extends SceneOverlay,
  Services extends GameServices,
> extends BoardScene<Overlay, Services> {
  readonly isOutcomeOpen = true;
  readonly isSaid = true;
  protected readonly isPassing = false;
  readonly holdsMoment = true;
  readonly stayFor = undefined;
  readonly search = undefined;
  readonly player: Transport;
  protected readonly problem: Problem;
  private readonly pane: BoardPane;
  private readonly hand: Hand;
  /** The board as it is shown, without the piece in the hand. */
  protected readonly board: BoardState;
  protected readonly played: PlayedGame;
  protected event: Event | undefined;
  private place: Place = { x: 0, y: 0, cell: 1 };
  protected readonly advice: Advice;

  constructor(content: SceneContent, services: Services, overlay: Overlay) {
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
    this.board.set(this.lying);
    this.pane = new BoardPane(services, settings, {
      board: boardOf(puzzle),
      look: this.look(settings),
      momentOf: () => ({ tiling: this.board, step: this.player.at, pace: PACE }),
      placed: (place) => this.placedAt(place),
    });
    this.hand = new Hand(this.problem, this.pane.view);
    this.player = gameTransport(
      () => played.moves,
      (node) => this.goTo(node),
    );
    this.advice.setLive(settings.live);
  }

  /** What the hand can do on this board. */
  protected readonly handCommands: HandCommands = {
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
      solutions: this.played.isSolved ? 1 : 0,
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

  /** The game at its position. */
  protected model(): GameModel {
    const { problem, lying: laid, hand, event, place, player, advice, played } = this;
    return {
      problem,
      laid,
      place,
      waiting: hand.waiting,
      held: hand.shown,
      event,
      isSolved: played.isSolved,
      moves: played.moves,
      made: player.at,
      undone: player.furthest - player.at,
      told: advice.told(hand.ahead),
      help: advice.help,
    };
  }

  /** Whether a move may be made; another position must not have come up meanwhile. */
  protected allows(_move: PlannedMove): boolean {
    return true;
  }

  /** Called once a move has solved the puzzle. */
  protected abstract solved(): void;

  override frame(now: number, elapsed: number): boolean {
    const isNew = super.frame(now, elapsed);
    this.hand.frame();
    // Not sooner, as the page has replaced its notices by then.
    if (this.played.isLost) this.services.onImpossible();
    this.played.isLost = false;
    // What can be taken is where it is drawn.
    if (isNew && !this.isLeaving) this.updateOverlay();
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
    const { moves } = this.played;
    const kind = pathTo(moves.nodes, moves.at).includes(node) ? 'undo' : 'redo';
    const move = plannedMove(kind, this.lying, laidAt(moves, node));
    if (node !== moves.at && !this.allows(move)) return;
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
    this.make({ off }, { kind: 'lifted', placement: off });
  }

  protected handle(does: () => void): void {
    does();
    this.advice.note(this.hand.ahead);
    this.services.takeControl();
    this.updateOverlay();
  }

  private drop(): void {
    const { now, target } = this.hand;
    if (!now) return;
    if (target === undefined) return this.letGo(now.piece, now.from);
    const event: Event = { kind: 'laid', placement: target };
    if (target !== now.from)
      return this.make(
        now.from === undefined ? { on: target } : { off: now.from, on: target },
        event,
      );
    this.hand.release();
    this.event = event;
    this.become(this.played.moves);
  }

  /** Puts the piece beside the board, which takes it off if it lay there. */
  private letGo(piece: number, from: number | undefined): void {
    if (from !== undefined) return this.make({ off: from }, { kind: 'lifted', placement: from });
    this.hand.release();
    this.event = { kind: 'refused', piece };
    this.updateOverlay();
  }

  /** Puts the piece back where it was taken. */
  protected putBack(): void {
    const { now } = this.hand;
    if (!now) return;
    this.hand.release();
    this.board.set(this.lying);
    const { piece, from } = now;
    this.event =
      from === undefined ? { kind: 'returned', piece } : { kind: 'laid', placement: from };
    this.updateOverlay();
  }

  /** Makes a move, and notes what came of it; one that is not allowed puts back what is held. */
  private make(move: Move, event: Event): void {
    const kind = move.on === undefined ? 'remove' : move.off === undefined ? 'place' : 'move';
    if (!this.allows(plannedMove(kind, this.lying, after(this.lying, move)))) return this.putBack();
    this.hand.release();
    this.event = event;
    this.played.make(move);
    this.become(this.played.moves);
    if (!this.played.isSolved) return;
    this.pane.view.celebrate(this.now, this.lying);
    this.solved();
    this.updateOverlay();
  }
}
