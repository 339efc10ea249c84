import { BlockTiles } from '../../../generate/blockTiles.ts';
import { GenerationReplay } from '../../../generate/generationReplay.ts';
import { puzzleOf } from '../../../generate/puzzleOf.ts';
import { Player } from '../../../play/player.ts';
import { RunHistory } from '../../../play/runHistory.ts';
import { Tape } from '../../../play/tape.ts';
import { letterAt } from '../../../puzzle/pieceLetters.ts';
import { LARGEST_SEED } from '../../../solve/random.ts';
import { themes } from '../../../theme/index.ts';
import type { GenerateCommands, GenerateModel, MakingChanges } from '../../../ui/generate/model.ts';
import type { GenerateOverlay } from '../../../ui/generate/overlay.tsx';
import { BoardView } from '../../../view/boardView.ts';
import { words } from '../../../words/index.ts';
import { languageOf, lookOf } from '../../appearance.ts';
import type { Settings } from '../../settings.ts';
import type { Trouble } from '../../workers/supervised.ts';
import type { Opening, Scene } from '../scene.ts';
import { planFor, type PlanFound } from './planFor.ts';
import type { GenerateSettings, Making } from './settings.ts';

/** For how long a finished division stays while no user is in control, in ms. */
const STANDS = 8000;
/** Up to this many steps a second, tries that are refused are shown as well. */
const TRIES_SHOWN = 8;
/** Time between updates of the curve, in ms. */
const CURVE_EVERY = 200;

/** A board being divided, from its first moment on. */
interface Run extends PlanFound {
  readonly tape: Tape;
  readonly player: Player<GenerationReplay>;
  readonly tiles: BlockTiles;
  readonly history: RunHistory;
  readonly view: BoardView;
}

/** The board of a puzzle, divided into other pieces. */
export class GenerateScene implements Scene {
  readonly search = undefined;
  private readonly opening: Opening<GenerateSettings>;
  private readonly generateOverlay: GenerateOverlay;
  private readonly commands: GenerateCommands;
  private settings: Settings;
  private making: Making;
  private run: Run;
  /** The boards of former runs, while they leave. */
  private leavers: BoardView[] = [];
  private isLeaving = false;
  private now = 0;
  private charted = 0;
  private chartedAt = -Infinity;

  constructor(opening: Opening<GenerateSettings>, generateOverlay: GenerateOverlay) {
    this.opening = opening;
    this.generateOverlay = generateOverlay;
    this.settings = opening.settings;
    this.making = opening.settings.make;
    this.run = this.begin();
    this.player.speed = opening.settings.speed;
    this.commands = {
      change: (changes) => this.change(changes),
      again: () => this.change({ seed: (this.making.seed + 1) % (LARGEST_SEED + 1) }),
      solve: () => this.solve(),
      curve: () => {
        const { at, series } = this.run.history.upTo(this.player.playhead);
        const score = series[0]?.mean ?? [];
        return { at: at.slice(0, score.length), score };
      },
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

  private begin(): Run {
    const { opening, settings, making } = this;
    const found = planFor(opening.puzzle, making);
    const { frame, sizes, strategy, seed } = found.plan;
    const { lattice, board } = frame;
    const names = Array.from(sizes, (_, block) => letterAt(block));
    const view = new BoardView(
      { lattice, cells: board.cells, labelled: [], names, largest: Math.max(...sizes) },
      themes[settings.theme],
      lookOf(settings, { pieces: sizes }),
    );
    opening.stage.add(view, 0);
    const failed = (trouble: Trouble): void => {
      tape.failed = true;
      opening.onFailure(trouble);
    };
    const task = { lattice, board, sizes, strategy, seed };
    const tape = new Tape((deliver) => opening.workers.generation(task, deliver, failed));
    const history = new RunHistory();
    tape.onNew = (chunk) => history.add(chunk);
    const replay = new GenerationReplay(found.plan);
    const player = new Player(replay, tape);
    player.onMilestone = () => {
      if (replay.tiling.score === 0) view.celebrate(this.now);
    };
    return { ...found, tape, player, history, view, tiles: new BlockTiles(replay.tiling) };
  }

  private change(changes: MakingChanges): void {
    this.making = { ...this.making, ...changes };
    const { playing, speed } = this.player;
    const { tape, view } = this.run;
    tape.close();
    view.leave();
    this.leavers.push(view);
    this.run = this.begin();
    this.player.speed = speed;
    this.player.playing = playing;
    this.chartedAt = -Infinity;
    this.opening.onChange();
  }

  /** Opens the puzzle that was made, if the playhead is at its end. */
  private solve(): void {
    const { tiling } = this.player.replay;
    const { sizes, strategy, seed } = this.run.plan;
    if (tiling.score > 0) return;
    const { puzzleTitle } = words(languageOf(this.settings)).generate;
    this.opening.solve(puzzleOf(tiling, puzzleTitle(sizes.length, strategy, seed)));
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
    const { player, making, run } = this;
    const { strategy, seed, blocks: asked } = making;
    return {
      ...{ strategy, seed, asked },
      blocks: run.plan.sizes.length,
      issue: run.issue,
      ...player.replay.meters(),
      tries: player.value(1),
      temperature: player.value(2),
      charted: this.charted,
    };
  }

  panes() {
    return [];
  }

  ownSettings(): GenerateSettings {
    return { make: this.making };
  }

  settingsFor() {
    return {};
  }

  frame(now: number, elapsed: number): boolean {
    const { player, tape, tiles, view } = this.run;
    this.now = now;
    const isJump = player.destination !== undefined;
    const { refused } = player.replay;
    const showsTries = player.playing && player.pace <= TRIES_SHOWN;
    tape.detail = showsTries ? 'everything' : 'steps';
    if (!this.isLeaving) player.advance(elapsed);
    const next = player.replay.refused;
    if (showsTries && next && next !== refused) view.nudge(next);
    if (now - this.chartedAt > CURVE_EVERY) {
      this.chartedAt = now;
      this.charted++;
    }
    tiles.update();
    view.update(tiles, now, isJump ? Infinity : player.pace);
    for (const leaver of this.leavers) leaver.update(tiles, now, 0);
    this.leavers = this.leavers.filter((leaver) => {
      if (leaver.gone) this.drop(leaver);
      return !leaver.gone;
    });
    return !view.settled || this.leavers.length > 0;
  }

  /** While no user is in control, another board may follow some time after the end. */
  get dwell(): number | undefined {
    const { playing, holding, finished } = this.player;
    return playing && !holding && (finished || this.run.tape.failed) ? STANDS : undefined;
  }

  applySettings(settings: Settings): void {
    this.settings = settings;
    this.run.view.setTheme(themes[settings.theme]);
    this.run.view.setLook(lookOf(settings, { pieces: this.run.plan.sizes }));
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

  get hasLeft(): boolean {
    return this.run.view.gone;
  }

  remove(): void {
    this.run.tape.close();
    for (const view of [this.run.view, ...this.leavers]) this.drop(view);
  }

  private drop(view: BoardView): void {
    this.opening.stage.remove(view);
    view.destroy();
  }
}
