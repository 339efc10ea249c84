import { namedBySet, puzzleOf } from '../../../generate/puzzles.ts';
import { lastingName } from '../../solved.ts';
import { puzzleIdOf, defaults, type Settings } from '../../../settings/settings.ts';
import { requiresNothing, noRequirements } from '../../../generate/requirements.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import type { Puzzle } from '../../../puzzle/types.ts';
import { LARGEST_SEED } from '../../../solve/random.ts';
import { setIn } from '../../../generate/asked.ts';
import type {
  GenerateCommands,
  GenerateModel,
  MakingChanges,
  UsualStrategy,
} from '../../../ui/generate/model.ts';
import type { GenerateOverlay } from '../../../ui/generate/overlay.tsx';
import { raceEntrance } from '../../../ui/race/entrance.ts';
import type { BoardView } from '../../../view/board/boardView.ts';
import { words } from '../../../words/index.ts';
import type { DivisionIssue } from '../../../words/sentences.ts';
import { languageOf, lookOf } from '../../appearance.ts';
import type { Opening, Scene } from '../scene.ts';
import { planFor, setsFor, type PlanFound } from './planFor.ts';
import { Run } from './run.ts';

/** For how long a finished division stays while no user is in control, in ms. */
const STANDS = 8000;
/** Time between updates of the curve, in ms. */
const CURVE_EVERY = 200;

/** The board of a puzzle, divided into other pieces. */
export class GenerateScene implements Scene {
  readonly search = undefined;
  private readonly opening: Opening;
  private readonly generateOverlay: GenerateOverlay;
  private readonly commands: GenerateCommands;
  private settings: Settings;
  private asked: Pick<Settings, 'make' | 'require' | 'size'>;
  private found: PlanFound;
  private run: Run;
  /** Former runs, while their boards leave. */
  private leavers: Run[] = [];
  private isLeaving = false;
  private charted = 0;
  private chartedAt = -Infinity;

  constructor(opening: Opening, generateOverlay: GenerateOverlay) {
    const { settings, puzzle } = opening;
    const { make, require, size } = settings;
    this.opening = opening;
    this.generateOverlay = generateOverlay;
    this.settings = settings;
    this.asked = { make, require, size };
    this.found = planFor(puzzle, this.asked);
    this.run = this.begin(settings.moment.step === 0);
    this.player.speed = settings.speed;
    this.commands = this.createCommands();
  }

  private createCommands(): GenerateCommands {
    const { opening } = this;
    const withMade =
      <Result>(use: (made: Puzzle) => Result) =>
      (): Result | undefined => {
        const made = this.made();
        return made && use(made);
      };
    return {
      change: (changes) => this.change(changes),
      again: () => {
        const seed = (this.asked.make.seed + 1) % (LARGEST_SEED + 1);
        this.change({ seed });
      },
      stop: () => {
        if (this.run.isWorking && !requiresNothing(this.asked.require))
          this.change({ require: noRequirements });
      },
      solve: withMade((made) => opening.openIn(defaults.mode, made)),
      race: withMade((made) => opening.openIn(raceEntrance.id, made)),
      keep: withMade((made) => ({ text: printPuzzle(made), link: opening.linkTo(made) })),
      curve: () => this.run.curve(),
    };
  }

  get player() {
    return this.run.player;
  }

  get overlay() {
    return this.generateOverlay.overlay;
  }

  get puzzle() {
    return this.opening.puzzle;
  }

  get divided() {
    return this.found.puzzle;
  }

  /** Divides the board otherwise, if it can be; else says why not. */
  private change(changes: MakingChanges | UsualStrategy): DivisionIssue | undefined {
    const { opening, run, asked } = this;
    const { make, require, size, ...its } = { ...asked, ...changes };
    let next = { make: { ...make, ...its }, require, size };
    let found = planFor(opening.puzzle, next);
    if (found.issue && 'size' in changes) {
      // The pieces may be those of another board.
      next = { ...next, make: { ...next.make, blocks: 'auto' } };
      found = planFor(opening.puzzle, next);
    }
    if (found.issue) return found.issue;
    const { playing, speed } = this.player;
    this.asked = next;
    this.found = found;
    run.tape.close();
    run.view.leave();
    this.leavers.push(run);
    this.run = this.begin(true);
    this.player.speed = speed;
    this.player.playing = playing;
    this.chartedAt = -Infinity;
    opening.onChange();
    return undefined;
  }

  /** @param isAtStart whether it is shown from its beginning, and not from another moment */
  private begin(isAtStart: boolean): Run {
    const { opening, settings, found } = this;
    const run = new Run(opening, settings, found, isAtStart);
    opening.stage.add(run.view, 0);
    return run;
  }

  /** The puzzle that was made; undefined unless all its pieces are whole at the playhead. */
  made(): Puzzle | undefined {
    const { tiling } = this.player.replay;
    if (tiling.score > 0) return undefined;
    const { asked, found, settings } = this;
    const { board } = found.puzzle;
    const { strategy, seed, sizes } = found.plan;
    const { puzzleTitle } = words(languageOf(settings)).generate;
    const id = found.puzzle === this.puzzle ? puzzleIdOf(settings) : undefined;
    const name = id === undefined ? undefined : lastingName(id, this.puzzle);
    const { require } = found;
    const title = puzzleTitle({ board, name, sizes, strategy, seed, require });
    const puzzle = puzzleOf(tiling, title);
    const set = found.issue ? undefined : setIn(asked.make.blocks);
    return set === undefined ? puzzle : namedBySet(puzzle, set);
  }

  figures() {
    const { player } = this;
    const { playing, moving, holding, finished, furthest, replay, pace } = player;
    this.generateOverlay.show(this.model(), this.commands);
    const none = { placements: 0, deadEnds: 0, depth: 0, deepest: 0, solutions: 0 };
    const { steps } = replay;
    return {
      status: { ...none, steps, image: false, progress: 0, pace, finished },
      playing: moving,
      passing: playing && !holding && !finished,
      isLastSolution: false,
      timeline: { at: steps, known: furthest, unit: 'steps' as const },
    };
  }

  private model(): GenerateModel {
    const { player, asked, found, run } = this;
    const { seed, blocks } = asked.make;
    return {
      strategy: found.plan.strategy,
      usual: { strategy: found.usual, isAsked: asked.make.strategy === 'auto' },
      seed,
      asked: blocks,
      require: asked.require,
      size: asked.size,
      sets: setsFor(found.puzzle, blocks),
      blocks: run.plan.sizes.length,
      issue: found.issue,
      work: run.work,
      isWorking: run.isWorking,
      divisions: run.divisions,
      ...player.replay.meters(),
      tries: player.value(1),
      temperature: player.value(2),
      charted: this.charted,
    };
  }

  panes() {
    return [{ search: undefined, status: this.figures().status }];
  }

  ownSettings() {
    return this.asked;
  }

  settingsFor() {
    return {};
  }

  frame(now: number, elapsed: number): boolean {
    if (now - this.chartedAt > CURVE_EVERY) {
      this.chartedAt = now;
      this.charted++;
    }
    const isNew = this.run.frame(now, elapsed, this.isLeaving);
    for (const leaver of this.leavers) leaver.leaveFrame(now);
    this.leavers = this.leavers.filter(({ view }) => {
      if (view.gone) this.drop(view);
      return !view.gone;
    });
    return isNew || this.leavers.length > 0;
  }

  /** While no user is in control, another board may follow some time after the end, but not of what was looked for. */
  get dwell(): number | undefined {
    const { playing, holding, finished } = this.player;
    const { found, run } = this;
    const mayFollow = playing && !holding && requiresNothing(found.require);
    return mayFollow && (finished || run.tape.failed) ? STANDS : undefined;
  }

  applySettings(settings: Settings): void {
    this.settings = settings;
    this.run.view.setLook(lookOf(settings));
  }

  leave(): void {
    this.isLeaving = true;
    this.run.view.leave();
  }

  cancelLeave(): void {
    this.isLeaving = false;
    this.run.view.stay();
  }

  end(): void {
    this.isLeaving = true;
    this.run.tape.close();
    this.run.view.leave();
  }

  get givesWay(): boolean {
    return this.run.view.canBeReplaced;
  }

  get hasLeft(): boolean {
    return this.run.view.gone;
  }

  remove(): void {
    this.run.tape.close();
    for (const { view } of [this.run, ...this.leavers]) this.drop(view);
  }

  private drop(view: BoardView): void {
    this.opening.stage.remove(view);
    view.destroy();
  }
}
