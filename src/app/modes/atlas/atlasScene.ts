import { textOf } from '../../../count/asked/conditions.ts';
import {
  fixedOn,
  lyingUnder,
  readConditions,
  writeConditions,
  type Condition,
} from '../../../count/asked/question.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import { isSameSetting, themeOf, type Settings } from '../../../settings/settings.ts';
import { BoardState } from '../../../solve/played/boardState.ts';
import { compile, coveredBy, type Problem } from '../../../solve/problem.ts';
import type { AtlasCommands, AtlasModel, WhichSolution } from '../../../ui/atlas/model.ts';
import { createAtlasOverlay, type AtlasOverlay } from '../../../ui/atlas/overlay.tsx';
import { boardOf, coloursOf, type Board } from '../../../view/board/board.ts';
import { shareRings } from '../../../view/effects/rings.ts';
import type { Look } from '../../../view/board/look.ts';
import { lookOf } from '../../appearance.ts';
import { AskedSolutions } from '../../asking/askedSolutions.ts';
import { LineTransport } from '../kit/lineTransport.ts';
import { BoardPane } from '../kit/pane.ts';
import { runStatus } from '../kit/runScene.ts';
import type { ModeCode } from '../mode.ts';
import { BoardScene } from '../scene.ts';
import type { PageServices, SceneContent } from '../services.ts';
import { Answers } from './answers.ts';
import { ConditionHistory } from './history.ts';
import { Rings } from './rings.ts';
import { SeenSolution } from './seenSolution.ts';

/** The pace at which pieces come and go, in steps a second: as fast as they fly. */
const PACE = 4.9;

export function createCode(): ModeCode {
  const overlay = createAtlasOverlay();
  return { open: (content, services) => new AtlasScene(content, services, overlay) };
}

/** The board with the shares of all solutions in its cells, and what is asked about them. */
class AtlasScene extends BoardScene<AtlasOverlay, PageServices> {
  readonly isSaid = true;
  readonly holdsMoment = true;
  readonly stayFor = undefined;
  readonly search = undefined;
  readonly player: LineTransport;
  protected readonly isPassing = false;
  private readonly problem: Problem;
  private readonly drawn: Board;
  private readonly board: BoardState;
  private readonly pane: BoardPane;
  private readonly rings: Rings;
  private history: ConditionHistory;
  private issue: AtlasModel['issue'];
  private piece: number | undefined;
  private asked: AskedSolutions;
  private answers: Answers;
  private readonly seen: SeenSolution;
  private place: AtlasModel['place'] = { x: 0, y: 0, cell: 1 };

  constructor(content: SceneContent, services: PageServices, overlay: AtlasOverlay) {
    super(content, services, overlay);
    const { puzzle, settings } = content;
    const problem = (this.problem = compile(puzzle));
    this.history = new ConditionHistory([]);
    this.read(settings);
    this.board = new BoardState(problem);
    this.rings = new Rings(problem);
    this.drawn = boardOf(puzzle);
    this.pane = new BoardPane(services, settings, {
      board: this.drawn,
      look: this.look(settings),
      momentOf: () => ({ tiling: this.board, step: this.player.at, pace: PACE }),
      placed: ({ x, y, cell }) => (this.place = { x, y, cell }),
    });
    this.player = new LineTransport(
      () => this.history,
      (at) => this.become(() => (this.history.at = at)),
    );
    [this.asked, this.answers] = this.open();
    this.seen = new SeenSolution(
      () => this.asked,
      () => this.show(),
    );
    this.ask();
  }

  private readonly commands: AtlasCommands = {
    fix: (placement) => this.fix(placement),
    forbid: (placement) => this.forbid(placement),
    drop: (condition) =>
      this.become(() => this.history.change(this.conditions.filter((one) => one !== condition))),
    undo: () => this.player.step(-1),
    redo: () => this.player.step(1),
    anew: () => this.conditions.length > 0 && this.become(() => this.history.change([])),
    choose: (piece) => this.steer(() => (this.piece = piece)),
    see: (which) => this.see(which),
    stop: () => this.asked.stop(),
    reopen: () => {
      [this.asked, this.answers] = this.open();
      this.ask();
      this.show();
    },
  };

  protected get boards() {
    return [this.pane];
  }

  private get conditions(): readonly Condition[] {
    return this.history.now;
  }

  /** The placements that lie by the conditions, or those of the solution that is seen. */
  get lying(): readonly number[] {
    return this.seen.shown?.placements ?? lyingUnder(this.conditions);
  }

  protected override look(settings: Settings): Look {
    return { ...lookOf(settings, this.puzzle), rings: shareRings };
  }

  protected status() {
    const total = this.answers.sharesUnder(this.conditions)?.total;
    return {
      ...runStatus({ steps: this.player.at, pace: 0, finished: total !== undefined }),
      placements: this.lying.length,
      solutions: Number(total ?? 0n),
      progress: this.asked.phase.kind === 'opening' ? this.asked.phase.progress : 1,
    };
  }

  override ownSettings(): Pick<Settings, 'question'> {
    const { conditions, piece, problem } = this;
    const name = piece === undefined ? '' : problem.pieces[piece]!.name;
    return { question: { ...writeConditions(conditions), piece: name } };
  }

  /** Goes where another window that shows it has gone, as well. */
  override applySettings(settings: Settings): void {
    super.applySettings(settings);
    const { question } = settings;
    if (!isSameSetting('question', question, this.ownSettings().question)) {
      this.read(settings);
      this.seen.forget();
      this.ask();
    }
    this.show();
  }

  updateOverlay(): void {
    const { problem, place, history, answers, piece, issue, conditions, seen } = this;
    const { phase } = this.asked;
    this.modeOverlay.show(
      {
        problem,
        place,
        colours: coloursOf(themeOf(this.settings), this.drawn),
        phase: phase.kind === 'full' ? { ...phase, ...phase.reach } : phase,
        counted: answers.counted,
        conditions,
        steps: answers.stepsTo(conditions),
        shares: answers.sharesUnder(conditions),
        piece,
        solution: seen.shown,
        issue,
        made: history.at,
        undone: history.last - history.at,
      },
      this.commands,
    );
  }

  override frame(now: number, elapsed: number): boolean {
    const isNew = super.frame(now, elapsed);
    // What can be pointed at is where it is drawn.
    if (isNew && !this.isLeaving) this.updateOverlay();
    return isNew;
  }

  override end(): void {
    this.asked.close();
    super.end();
  }

  override remove(): void {
    this.asked.close();
    super.remove();
  }

  private read({ question }: Settings): void {
    const { conditions, issue } = readConditions(this.problem, question);
    const piece = this.problem.pieces.findIndex(({ name }) => name === question.piece);
    this.history = new ConditionHistory(conditions);
    this.piece = piece < 0 ? undefined : piece;
    const names = this.problem.pieces.map(({ name }) => name);
    const isUnknown = question.piece !== '' && piece < 0;
    this.issue =
      issue ?? (isUnknown ? { code: 'unknownPiece', piece: question.piece, names } : undefined);
  }

  private open(): [AskedSolutions, Answers] {
    const asked = new AskedSolutions(
      (job) => this.services.workers.start('solutions', job),
      printPuzzle(this.puzzle),
      () => (asked.phase.kind === 'opening' ? this.updateOverlay() : this.show()),
    );
    return [asked, new Answers(this.problem, asked, () => this.show())];
  }

  private ask(): void {
    this.answers.ask(this.conditions);
  }

  /** Draws what is known. */
  private show(): void {
    const { answers, conditions, piece, pane } = this;
    this.board.set(this.lying);
    const shares = answers.sharesUnder(conditions);
    // While it is open they are about to be known, and former ones stay.
    if (shares || this.asked.phase.kind !== 'open') {
      pane.view.effects.rings?.ask(shares && this.rings.of(shares, piece));
    }
    this.updateOverlay();
  }

  private steer(does: () => void): void {
    does();
    this.services.takeControl();
    this.services.onChange();
    this.show();
  }

  /** Asks under other conditions. */
  private become(does: () => void): void {
    this.seen.forget();
    this.issue = undefined;
    this.steer(does);
    this.ask();
  }

  private fix(placement: number): void {
    const text = textOf(this.problem, placement);
    // It may be pointed at again, in the table of its cell.
    if (this.conditions.some((one) => one.isFixed && one.text === text)) return;
    this.become(() =>
      this.history.change([
        // What it decides needs no condition of its own.
        ...this.conditions.filter((one) => one.isFixed || !one.placements.includes(placement)),
        { text, isFixed: true, placements: [placement] },
      ]),
    );
  }

  private forbid(placement: number): void {
    const cell = coveredBy(this.problem, placement)[0]!;
    const fixed = fixedOn(this.problem, this.conditions, cell);
    const text = textOf(this.problem, placement);
    this.become(() =>
      this.history.change([
        ...this.conditions.filter((one) => one !== fixed),
        { text, isFixed: false, placements: [placement] },
      ]),
    );
  }

  private see(which: WhichSolution | undefined): void {
    const total = this.answers.sharesUnder(this.conditions)?.total;
    if (which === undefined) this.steer(() => this.seen.forget());
    else if (total) void this.seen.look(which, this.conditions, total);
  }
}
