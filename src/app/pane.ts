import type { Deliver, Source } from '../play/source.ts';
import { Tape } from '../play/tape.ts';
import type { Puzzle } from '../puzzle/types.ts';
import type { Tiling } from '../run/tiling.ts';
import { countsOf } from '../solve/counts.ts';
import type { Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import type { SearchMark } from '../solve/searchProcess.ts';
import type { Tally } from '../solve/tally.ts';
import type { Status } from '../ui/index.tsx';
import { boardOf } from '../view/board.ts';
import { BoardView, type Look } from '../view/boardView.ts';
import type { Stage } from '../view/stage.ts';
import type { Theme } from '../theme/index.ts';
import { PaceMeter } from './paceMeter.ts';

/** A puzzle and how it is searched. */
export interface Subject {
  readonly puzzle: Puzzle;
  readonly search: Search;
}

/** Where a board is shown, and how it looks. */
export interface PanePlacement {
  readonly stage: Stage;
  /** The index of the stage's viewport that shows it. */
  readonly viewport: number;
  readonly theme: Theme;
  readonly look: Look;
}

/** One search on the stage: its tape and its board, without the player. */
export class Pane {
  readonly subject: Subject;
  readonly tape: Tape<SearchMark>;
  readonly view: BoardView;
  private readonly stage: Stage;
  private readonly meter = new PaceMeter();
  private shown = 0;

  /** @param open opens the source of this search's chunks */
  constructor(
    problem: Problem,
    search: Search,
    setting: PanePlacement,
    open: (deliver: Deliver<SearchMark>) => Source<SearchMark>,
  ) {
    const { stage, viewport, theme, look } = setting;
    this.subject = { puzzle: problem.puzzle, search };
    this.tape = new Tape(open);
    this.view = new BoardView(boardOf(problem.puzzle), theme, look);
    this.stage = stage;
    stage.add(this.view, viewport);
  }

  /** Shows a moment of the search, both times in ms; true if it has to be drawn again. */
  show(
    { tiling, step, pace, isJump }: { tiling: Tiling; step: number; pace: number; isJump: boolean },
    now: number,
    elapsed: number,
  ): boolean {
    const { view, meter } = this;
    // A jump does not count as playback.
    if (!isJump) meter.pass(step - this.shown, elapsed);
    this.shown = step;
    const wasSettled = view.settled;
    view.update(tiling, now, pace);
    return !wasSettled || !view.settled;
  }

  /** The figures at a moment of the search. */
  status(
    tally: Tally,
    { progress, finished, pace }: Pick<Status, 'progress' | 'finished' | 'pace'>,
  ): Status {
    const { image } = tally;
    return { ...countsOf(tally), image, progress, finished, pace: this.meter.limited(pace) };
  }

  /** Moves the board to another of the stage's viewports. */
  moveTo(viewport: number): void {
    this.stage.move(this.view, viewport);
  }

  /** Ends the search and lets the board leave for good; it needs frames until it is gone. */
  end(): void {
    this.tape.close();
    this.view.leave();
  }

  /** Takes the board off the stage. */
  remove(): void {
    this.tape.close();
    this.stage.remove(this.view);
    this.view.destroy();
  }
}
