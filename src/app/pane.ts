import { countsOf } from '../solve/position.ts';
import type { Tally } from '../solve/played/searchReplay.ts';
import type { Anchor } from '../play/chunk.ts';
import type { Deliver, Source } from '../play/source.ts';
import { Tape } from '../play/tape.ts';
import type { Puzzle } from '../puzzle/types.ts';
import type { Tiling } from '../run/tiling.ts';
import type { Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import type { SearchMark } from '../solve/played/searchProcess.ts';
import type { Step } from '../solve/step.ts';
import type { Mark } from '../ui/cellMark.tsx';
import { silhouette } from '../ui/gallery/paths.ts';
import type { Status } from '../ui/index.tsx';
import { boardOf, type Board } from '../view/board/board.ts';
import { BoardView, type Look, type Transform } from '../view/board/boardView.ts';
import type { Stage } from '../view/stage.ts';
import type { Theme } from '../theme/index.ts';
import type { Opening } from './modes/scene.ts';

/** What is on show: a puzzle, and how it is searched, if it is. */
export interface Subject {
  readonly puzzle: Puzzle;
  readonly search: Search | undefined;
}

export interface SearchSubject extends Subject {
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

/** One run on the stage: its tape and its board, without the player. */
export class Pane<Mark = unknown> {
  readonly tape: Tape<Mark>;
  readonly view: BoardView;
  private readonly stage: Stage;
  private readonly meter = new PaceMeter();
  private shown = 0;
  /** Where the board is drawn, once it is. */
  protected place: Transform | undefined;

  /**
   * @param open opens the source of its chunks
   * @param from where its tape begins, if not at its beginning
   */
  constructor(
    board: Board,
    { stage, viewport, theme, look }: PanePlacement,
    open: (deliver: Deliver<Mark>) => Source<Mark>,
    from?: Anchor<Mark>,
  ) {
    this.tape = new Tape(open, from);
    this.view = new BoardView(board, theme, look);
    this.view.onPlaced = (place) => (this.place = place);
    this.stage = stage;
    stage.add(this.view, viewport);
  }

  /** Shows a moment of it, both times in ms; true if it has to be drawn again. */
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

  /** The pace that is shown: the one requested, unless less is reached. */
  pace(requested: number): number {
    return this.meter.limited(requested);
  }

  /** Moves the board to another of the stage's viewports. */
  moveTo(viewport: number): void {
    this.stage.move(this.view, viewport);
  }

  /** Ends the run and lets the board leave for good; it needs frames until it is gone. */
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

/** One search on the stage. */
export class SearchPane extends Pane<SearchMark> {
  readonly subject: SearchSubject;

  /**
   * @param open opens the source of this search's chunks
   * @param from where its tape begins, if not at its beginning
   */
  constructor(
    { puzzle }: Problem,
    search: Search,
    setting: PanePlacement,
    open: (deliver: Deliver<SearchMark>) => Source<SearchMark>,
    from?: Anchor<SearchMark>,
  ) {
    super(boardOf(puzzle), setting, open, from);
    this.subject = { puzzle, search };
  }

  /** Marks cells where they are drawn; undefined for none of them. */
  markOf(cells: readonly number[]): Mark | undefined {
    const { place, subject } = this;
    const { lattice, board } = subject.puzzle;
    if (cells.length === 0 || !place) return undefined;
    return {
      outline: silhouette(
        lattice,
        cells.map((cell) => board.cells[cell]!),
      ),
      place,
    };
  }

  /** The figures at a moment of the search; `next` is the event that follows, if any. */
  status(
    tally: Tally,
    {
      progress,
      finished,
      pace,
      next,
    }: Pick<Status, 'progress' | 'finished' | 'pace'> & { readonly next: Step | undefined },
  ): Status {
    const { image } = tally;
    const counts = { ...countsOf(tally), deadEnds: tally.deadEndsBefore(next) };
    return { ...counts, image, progress, finished, pace: this.pace(pace) };
  }
}

/** Time constant of the moving average, in ms. */
const MEMORY = 500;

/** Measures the actual speed of a playhead. */
class PaceMeter {
  private pace = 0;

  /** Records that a number of steps took a number of ms. */
  pass(steps: number, ms: number): void {
    if (ms <= 0) return;
    const weight = 1 - Math.exp(-ms / MEMORY);
    this.pace += ((Math.abs(steps) * 1000) / ms - this.pace) * weight;
  }

  /** The requested pace if it is reached, else the measured one; in steps per second. */
  limited(asked: number): number {
    return asked < 1000 || this.pace > 0.8 * asked ? asked : this.pace;
  }
}

/** What to do when the workers behind a tape fail, or one goes on: the tape shows it, and the page is told. */
export const noteFailure =
  (tape: () => Pick<Tape, 'failed'>, tell: Opening['onFailure']): Opening['onFailure'] =>
  (trouble) => {
    tape().failed = trouble !== undefined;
    tell(trouble);
  };
