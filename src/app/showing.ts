import { Player } from '../play/player.ts';
import { Tape } from '../play/tape.ts';
import { printPuzzle } from '../puzzle/text.ts';
import type { Puzzle } from '../puzzle/types.ts';
import { compile } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import type { Status } from '../ui/index.tsx';
import { BoardView, type Look } from '../view/boardView.ts';
import type { Stage } from '../view/stage.ts';
import type { Theme } from '../view/themes/index.ts';
import { PaceMeter } from './paceMeter.ts';
import { workerSource } from './workers/workerSource.ts';

/** Which search of which puzzle is shown. */
export interface Subject {
  readonly puzzle: Puzzle;
  readonly search: Search;
}

/** One search on the stage: its tape, its player and its board. */
export class Showing {
  readonly subject: Subject;
  /** The puzzle as text. */
  readonly text: string;
  readonly player: Player;
  readonly view: BoardView;
  /** Called if the search comes to grief; what was played so far stays. */
  onFailure: () => void = () => {};
  /** Whether it did: there are no steps to come but those that are there. */
  failed = false;
  private readonly stage: Stage;
  private readonly tape: Tape;
  private readonly meter = new PaceMeter();
  private leaving = false;

  constructor(stage: Stage, subject: Subject, theme: Theme, look: Look) {
    const { puzzle, search } = subject;
    const problem = compile(puzzle);
    const text = printPuzzle(puzzle);
    this.subject = subject;
    this.text = text;
    this.stage = stage;
    const task = { text, search };
    this.tape = new Tape((deliver) => workerSource(task, deliver, () => this.fail()));
    this.player = new Player(problem, this.tape);
    this.view = new BoardView(problem, theme, look);
    stage.add(this.view);
  }

  /** Lets time pass, both in ms; true if there is something new to draw. */
  frame(now: number, elapsed: number): boolean {
    const { player, view, meter } = this;
    const { playhead, destination } = player;
    // A board that leaves is not played on.
    if (!this.leaving) player.advance(elapsed);
    // A jump is no pace.
    if (destination === undefined) meter.pass(player.playhead - playhead, elapsed);
    const wasSettled = view.settled;
    view.update(player.state, now, player.pace);
    return !wasSettled || !view.settled;
  }

  /** Lets the board go; it is `gone` a moment later, unless it is to `stay` after all. */
  leave(): void {
    this.leaving = true;
    this.view.leave();
  }

  stay(): void {
    this.leaving = false;
    this.view.stay();
  }

  /** Ends the search and lets the board go, for good: it only needs frames until it is `gone`. */
  end(): void {
    this.tape.close();
    this.leave();
  }

  get gone(): boolean {
    return this.view.gone;
  }

  /** The figures at the playhead. */
  status(): Status {
    const { steps, placements, depth, deepest, deadEnds, solutions } = this.player.tally;
    const { progress, finished, pace } = this.player;
    const counts = { steps, placements, depth, deepest, deadEnds, solutions };
    return { ...counts, progress, finished, pace: this.meter.limited(pace) };
  }

  private fail(): void {
    this.failed = true;
    this.onFailure();
  }

  /** Takes the board off the stage. */
  remove(): void {
    this.stage.remove(this.view);
    this.view.destroy();
  }
}
