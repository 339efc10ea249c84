import { countsOf } from '../../../solve/position.ts';
import type { SearchMark } from '../../../solve/played/searchProcess.ts';
import type { SearchReplay } from '../../../solve/played/searchReplay.ts';
import { boardOf, type Board } from '../../../view/board/board.ts';
import { BoardView } from '../../../view/board/boardView.ts';
import type { Look, Transform } from '../../../view/board/look.ts';
import { themeOf, type Settings } from '../../../settings/settings.ts';
import type { Anchor } from '../../../play/chunk.ts';
import type { Playhead } from '../../../play/playhead.ts';
import type { Deliver, Source } from '../../../play/source.ts';
import { Tape } from '../../../play/tape.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import type { Tiling } from '../../../run/tiling.ts';
import { coveredBy, type Problem } from '../../../solve/problem.ts';
import type { Search } from '../../../solve/search.ts';
import type { Mark } from '../../../ui/status/cellMark.tsx';
import { partOf, type Lost } from '../../../ui/status/lost.ts';
import type { LostPieces } from '../../../ui/status/lostMark.tsx';
import { silhouette } from '../../../drawing/paths.ts';
import type { Status } from '../../../ui/index.tsx';
import type { PageServices } from '../services.ts';
import { LostSince } from './lostSince.ts';
import type { StartWorker } from './mistakes.ts';

/** The time constant of the moving average of the pace, in ms. */
const MEMORY = 500;

/** What a frame shows of a run. */
export interface PaneMoment {
  readonly tiling: Tiling;
  readonly step: number;
  /** In steps per second; how fast pieces come and go. */
  readonly pace: number;
}

/** A board as it is shown. */
export interface BoardOnShow {
  readonly board: Board;
  /** The tiles on it; undefined before its first frame. */
  readonly tiling: Tiling | undefined;
  /** By how many quarters it is turned, counterclockwise. */
  readonly quarters: number;
}

type BoardServices = Pick<PageServices, 'stage' | 'arrival'>;
type PaneServices = BoardServices & Pick<PageServices, 'onFailure'>;

interface BoardParts {
  readonly board: Board;
  readonly look: Look;
  /** The index of the stage's viewport that shows the board; 0 by default. */
  readonly viewport?: number | undefined;
  /** Called when the board is placed elsewhere in its viewport. */
  placed?(place: Transform): void;
  /** The moment of a frame; `isJump` if the player had a destination when the frame began. */
  momentOf(isJump: boolean): PaneMoment;
}

/** A board on the stage. */
export class BoardPane {
  readonly view: BoardView;
  protected readonly stage: PageServices['stage'];
  private readonly momentOf: BoardParts['momentOf'];
  private readonly board: Board;
  /** The tiles of the last frame. */
  private tiling: Tiling | undefined;
  private shown = 0;
  /** The pace of the last frames, in steps per second. */
  private measured = 0;
  /** The time of the last frame, in ms. */
  protected now = 0;
  protected place: Transform | undefined;

  constructor({ stage, arrival }: BoardServices, settings: Settings, parts: BoardParts) {
    const { board, look, viewport = 0 } = parts;
    this.stage = stage;
    this.board = board;
    this.momentOf = (isJump) => parts.momentOf(isJump);
    this.view = new BoardView(board, themeOf(settings), look);
    this.view.onPlaced = (place) => {
      this.place = place;
      parts.placed?.(place);
    };
    this.view.arrive(arrival.ofBoard());
    stage.add(this.view, viewport);
  }

  /** Shows the moment of a frame, both times in ms; true if it has to be drawn again. */
  frame(now: number, elapsed: number, isJump: boolean): boolean {
    const { view } = this;
    this.now = now;
    const { tiling, step, pace } = this.momentOf(isJump);
    // A jump does not count as playback.
    if (!isJump && elapsed > 0) {
      const weight = 1 - Math.exp(-elapsed / MEMORY);
      this.measured += ((Math.abs(step - this.shown) * 1000) / elapsed - this.measured) * weight;
    }
    this.shown = step;
    this.tiling = tiling;
    const wasSettled = view.settled;
    view.update(tiling, now, pace);
    return !wasSettled || !view.settled;
  }

  /** The requested pace if it is reached, else the measured one; in steps per second. */
  pace(requested: number): number {
    return requested < 1000 || this.measured > 0.8 * requested ? requested : this.measured;
  }

  /** The board as it is shown now. */
  get onShow(): BoardOnShow {
    const { board, tiling, view } = this;
    return { board, tiling, quarters: view.layout.quarters };
  }

  /** Where the board is drawn; undefined before its first frame. */
  get placed(): Transform | undefined {
    return this.place;
  }

  moveTo(viewport: number): void {
    this.stage.move(this.view, viewport);
  }

  /** Lets the board leave at once; it needs frames until it is gone. */
  end(): void {
    this.view.dismiss();
  }

  remove(): void {
    this.stage.remove(this.view);
    this.view.destroy();
  }
}

interface PaneParts<Mark> extends BoardParts {
  /** Starts a run, in this thread or in a worker; `failed` is called as `onFailure` of the page is. */
  open(deliver: Deliver<Mark>, failed: PageServices['onFailure']): Source<Mark>;
  /** The mark at which the tape begins, if not at its beginning. */
  readonly from?: Anchor<Mark> | undefined;
}

/** A run on the stage: its tape and its board, without the player. */
export class Pane<Mark = unknown> extends BoardPane {
  private readonly services: PaneServices;
  private readonly run: PaneParts<Mark>['open'];
  tape: Tape<Mark>;

  constructor(services: PaneServices, settings: Settings, parts: PaneParts<Mark>) {
    super(services, settings, parts);
    this.services = services;
    this.run = (deliver, failed) => parts.open(deliver, failed);
    this.tape = this.open(parts.from);
  }

  /** Begins the run again, on a tape of its own. */
  reopen(): void {
    this.tape.close();
    this.tape = this.open();
  }

  /** Ends the run, too. */
  override end(): void {
    this.tape.close();
    super.end();
  }

  override remove(): void {
    this.tape.close();
    super.remove();
  }

  private open(from?: Anchor<Mark>): Tape<Mark> {
    const tape: Tape<Mark> = new Tape((deliver) => {
      const failed: PageServices['onFailure'] = (trouble) => {
        tape.failed = trouble !== undefined;
        this.services.onFailure(trouble);
      };
      return this.run(deliver, failed);
    }, from);
    return tape;
  }
}

interface SearchParts extends Omit<PaneParts<SearchMark>, 'board' | 'open'> {
  readonly problem: Problem;
  readonly search: Search;
  readonly recordsBranches?: boolean;
  /** Called once all is known that was asked about lost positions. */
  readonly lostChanged?: () => void;
  /** Starts what examines positions, if that is not a worker of its own. */
  readonly startPositions?: StartWorker;
}

export class SearchPane extends Pane<SearchMark> {
  readonly problem: Problem;
  readonly search: Search;
  /** Since which piece a moment is lost, if that is asked. */
  readonly lost: LostSince;

  constructor(
    services: PaneServices & Pick<PageServices, 'workers'>,
    settings: Settings,
    { problem, search, recordsBranches = false, lostChanged, ...parts }: SearchParts,
  ) {
    const task = { text: printPuzzle(problem.puzzle), search, recordsBranches };
    super(services, settings, {
      ...parts,
      board: boardOf(problem.puzzle),
      open: (deliver, failed) => services.workers.search(task, deliver, failed),
    });
    this.problem = problem;
    this.search = search;
    const { startPositions = (job) => services.workers.start('position', job) } = parts;
    this.lost = new LostSince(this, startPositions, lostChanged);
  }

  override end(): void {
    this.lost.close();
    super.end();
  }

  override remove(): void {
    this.lost.close();
    super.remove();
  }

  /** Marks cells where they are drawn; undefined for none of them. */
  markOf(cells: readonly number[]): Mark | undefined {
    const { place, problem } = this;
    const { lattice } = problem.puzzle;
    if (cells.length === 0 || !place) return undefined;
    const marked = cells.map((cell) => problem.board[cell]!);
    return { outline: silhouette(lattice, marked), place };
  }

  /** Marks the pieces of a path that lie, from its mistake on. */
  lostOf(path: readonly number[], lost: Lost): LostPieces | undefined {
    const { place, problem, view } = this;
    if (!place) return undefined;
    const { lattice } = problem.puzzle;
    const laidAs = (part: ReturnType<typeof partOf>): string[] =>
      path
        .filter((_, order) => partOf(lost, order) === part)
        .map((placement) => coveredBy(problem, placement))
        .filter((cells) => cells.every((cell) => view.isLaid(cell)))
        .map((cells) =>
          silhouette(
            lattice,
            Array.from(cells, (cell) => problem.board[cell]!),
          ),
        );
    return { mistake: laidAs('mistake')[0], inVain: laidAs('inVain'), place };
  }

  /** The figures at a moment of the search. */
  status(
    { replay: { tally }, progress, around }: Playhead<SearchReplay>,
    { finished, pace }: Pick<Status, 'finished' | 'pace'>,
  ): Status {
    const { image } = tally;
    const counts = { ...countsOf(tally), deadEnds: tally.deadEndsBefore(around.next) };
    return { ...counts, image, progress, finished, pace: this.pace(pace) };
  }
}
