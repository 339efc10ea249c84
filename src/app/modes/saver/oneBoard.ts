import type { BoardState } from '../../../solve/played/boardState.ts';
import { fullDepth, compile, type Problem } from '../../../solve/problem.ts';
import { writeSolution } from '../../../solve/saved/solutionText.ts';
import { searchOn } from '../../../solve/search.ts';
import type { SearchMark } from '../../../solve/played/searchProcess.ts';
import { SearchReplay } from '../../../solve/played/searchReplay.ts';
import { Sonifier } from '../../../teach/sound/sonifier.ts';
import { noteFailure, SearchPane, type SearchSubject } from '../../pane.ts';
import { lastingName } from '../../solved.ts';
import { LastMilestone } from '../../../play/playhead.ts';
import { puzzleIdOf, settingsFor, themeOf, type Settings } from '../../../settings/settings.ts';
import type { Anchor } from '../../../play/chunk.ts';
import { NearMisses } from '../../../play/nearMisses.ts';
import { Player } from '../../../play/player.ts';
import { HOLD_SECONDS } from '../../../play/tempo.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import { coverage } from '../../../run/tiling.ts';
import { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import type { SearchChange } from '../../../ui/index.tsx';
import type { SaverOverlay } from '../../../ui/saver/overlay.tsx';
import type { ShelfCommands } from '../../../ui/shelf/part.tsx';
import { LONGEST_CELEBRATION } from '../../../view/effects/lifts.ts';
import type { Look } from '../../../view/board/boardView.ts';
import { seedOf } from '../../../view/background/stars.ts';
import type { Stage } from '../../../view/stage.ts';
import { languageOf, lookOf } from '../../appearance.ts';
import { Commentary } from '../../commentary.ts';
import { searchFor } from '../../recipes.ts';
import { goToSolution } from '../../solutions.ts';
import { dwellOf, isTired, SOONEST } from './dwell.ts';
import { LeftSearches } from './leftSearches.ts';
import { mayTurn } from './mayTurn.ts';
import type { Opening, Scene } from '../scene.ts';

/** Up to this many steps a search is run again from its beginning within about a second. */
const SOON_RUN = 1_000_000;

const lookOfOne = (settings: Settings, { puzzle, search }: SearchSubject): Look => ({
  ...lookOf(settings, puzzle),
  turns: mayTurn(puzzle, search, settings),
  remaining: true,
});

/** A single board, which is left for the next one while no user is in control. */
export class OneBoard implements Scene {
  readonly player: Player<SearchReplay>;
  private readonly pane: SearchPane;
  private readonly stage: Stage;
  private look: Look;
  private readonly found: FoundSolutions;
  private readonly commands: ShelfCommands;
  private readonly lastSolution: LastMilestone<SearchReplay>;
  /** Whether the search is over and its last solution is shown again. */
  private isLastSolution = false;
  private readonly saverOverlay: SaverOverlay;
  private readonly problem: Problem;
  private settings: Settings;
  /** Made when it is first wanted to be read or heard. */
  private commentary: Commentary | undefined;
  private readonly sonifier = new Sonifier();
  private readonly onSolution: Opening['onSolution'];
  /** Whether a solution has been shown since it was opened or the user last took control. */
  private solved = false;
  private leaving = false;
  private readonly left = new LeftSearches();
  /** The step from which the search goes on, if it was left there another time. */
  private resumed: number | undefined;
  private now = 0;

  constructor(opening: Opening, saverOverlay: SaverOverlay) {
    const { stage, puzzle, settings, workers, onSolution, onFailure } = opening;
    const from = opening.from as Anchor<SearchMark> | undefined;
    const problem = compile(puzzle);
    this.saverOverlay = saverOverlay;
    this.stage = stage;
    this.problem = problem;
    this.settings = settings;
    const task = { text: printPuzzle(puzzle), search: searchOn(problem, searchFor(settings)) };
    const theme = themeOf(settings);
    this.look = lookOfOne(settings, { puzzle, search: task.search });
    const setting = { stage, viewport: 0, theme, look: this.look };
    const failed = noteFailure(() => this.pane.tape, onFailure);
    this.pane = new SearchPane(
      problem,
      task.search,
      setting,
      (deliver) => workers.search(task, deliver, failed),
      from,
    );
    this.found = new FoundSolutions(problem, task.search);
    const nearMisses = new NearMisses(this.pane.tape, 0, fullDepth(puzzle), from?.mark.deepest);
    this.pane.tape.onNew = (chunk) => {
      this.found.add(chunk);
      nearMisses.add(chunk);
    };
    this.lastSolution = new LastMilestone(new SearchReplay(problem), this.pane.tape);
    this.onSolution = onSolution;
    this.player = new Player(new SearchReplay(problem), this.pane.tape, {
      nearMisses,
      onNearMiss: () => this.pane.view.showNearMiss(this.now),
      onMilestone: () => {
        this.celebrate();
        if (saverOverlay.sound.isOn) this.sonifier.found();
        this.solved = true;
        this.keep(this.player.replay.tiling);
      },
    });
    this.player.speed = settings.speed;
    const isCelebrated = settings.speed === 'auto' && !this.look.calm;
    this.player.present({
      soonest: SOONEST,
      holdSeconds: isCelebrated ? LONGEST_CELEBRATION / 1000 : HOLD_SECONDS,
    });
    this.commands = {
      goTo: (step) => {
        opening.takeControl();
        this.player.playing = false;
        this.player.seek(step);
      },
      solution: (direction) => {
        opening.takeControl();
        goToSolution(this.player, this.player, this.found, direction);
      },
    };
  }

  /** Who pauses, looks at this moment. */
  get holdsMoment(): boolean {
    return !this.player.playing;
  }

  get anchor() {
    const step = this.player.destination ?? this.player.at;
    return step > SOON_RUN ? this.pane.tape.anchorBefore(step) : undefined;
  }

  get overlay() {
    return this.saverOverlay.overlay;
  }

  get puzzle() {
    return this.pane.subject.puzzle;
  }

  get search() {
    return this.pane.subject.search;
  }

  get isTurned(): boolean {
    return this.pane.view.isTurned;
  }

  figures() {
    const { playing, moving, holding, finished, furthest, pace, replay, at: step } = this.player;
    const { problem, found, saverOverlay } = this;
    const [solutions, images] = [found.solutions.upTo(furthest), found.images.upTo(furthest)];
    const isOver = furthest === this.pane.tape.end;
    saverOverlay.shelf.show({ problem, found, solutions, images, isOver, step }, this.commands);
    const passing = playing && !holding && !finished;
    const caption = this.caption(passing ? pace : 0);
    saverOverlay.say(
      caption,
      caption === undefined ? undefined : this.pane.markOf(this.told.cellsMeant),
    );
    saverOverlay.resume(this.resumed);
    saverOverlay.hold(holding && replay.tally.solutions > 0);
    const isLastSolution = this.isLastSolution;
    const status = this.pane.status(replay.tally, this.player);
    const timeline = { at: replay.steps, known: furthest, unit: 'steps' } as const;
    return { status, playing: moving, passing, isLastSolution, timeline };
  }

  /** What happens at the moment, if captions are wanted and it can be read at this pace. */
  private caption(pace: number): string | undefined {
    const { player, settings } = this;
    if (!settings.captions) return undefined;
    const isOnTheWay = player.destination !== undefined;
    return this.told.caption({ step: player.at, pace, isOnTheWay }, languageOf(settings));
  }

  private get told(): Commentary {
    const { problem, search, pane, found } = this;
    const like = (path: ArrayLike<number>) => found.solutionLike(path);
    return (this.commentary ??= new Commentary(problem, search, pane.tape, like));
  }

  /** Plays what is to be heard, if sound is on. */
  private sound(): void {
    const { player, sonifier, now } = this;
    const { sound } = this.saverOverlay;
    if (!sound.isOn) return;
    const { at: step, replay } = player;
    const { depth } = replay.tally;
    sound.play(sonifier.tones({ step, depth }, now, 1, () => this.told.at(step, () => false)));
  }

  panes() {
    const { status } = this.figures();
    return [{ search: this.search, status }];
  }

  ownSettings() {
    return {};
  }

  settingsFor(search: SearchChange) {
    return settingsFor(search, this.search);
  }

  frame(now: number, elapsed: number): boolean {
    const { player, pane } = this;
    this.now = now;
    const isJump = player.destination !== undefined;
    // A leaving board is not played.
    if (!this.leaving) player.advance(elapsed);
    this.sound();
    const { tiling } = this.atTheEnd() ?? player.replay;
    const moment = { tiling, step: player.playhead, pace: player.pace, isJump };
    const isNew = pane.show(moment, now, elapsed);
    if (isNew && player.moving && !isJump && !this.leaving) {
      this.stage.note(coverage(tiling), elapsed, this.look.calm);
    }
    return isNew;
  }

  /** Keeps a solution that is shown, here and in the sky. */
  private keep(tiling: BoardState): void {
    const { stage, puzzle, onSolution } = this;
    onSolution(tiling);
    stage.addStar(seedOf(puzzle.title + writeSolution(tiling)));
  }

  /** Celebrates a solution that is held; the first one for longer, unless the player was steered. */
  private celebrate(): void {
    const { player, pane, now } = this;
    const { path, depth } = player.replay.tiling;
    const isLong = player.holdSeconds > HOLD_SECONDS;
    pane.view.celebrate(now, isLong ? [...path.subarray(0, depth)] : []);
    player.present({ holdSeconds: HOLD_SECONDS });
  }

  /** The last solution, if the search has been played to its end; celebrates it when it is first shown. */
  private atTheEnd(): SearchReplay | undefined {
    const { playing, finished } = this.player;
    const last = playing && finished ? this.lastSolution.shown() : undefined;
    if (last && !this.isLastSolution) {
      this.pane.view.celebrate(this.now);
      this.keep(last.tiling);
    }
    this.isLastSolution = last !== undefined;
    return last;
  }

  get dwell(): number | undefined {
    const { player, solved, pane } = this;
    const { solutions } = player.replay.tally;
    const { minutes } = this.settings;
    return dwellOf({ player, solutions, solved, failed: pane.tape.failed, minutes });
  }

  applySettings(settings: Settings): void {
    this.settings = settings;
    this.look = lookOfOne(settings, this.pane.subject);
    this.pane.view.setLook(this.look);
  }

  /** Goes on from where the search was left another time without a solution, if it was. */
  takeUp(): void {
    const name = this.lastingName;
    this.resumed = name === undefined ? undefined : this.left.take(name, this.search);
    if (this.resumed !== undefined) this.player.seek(this.resumed);
  }

  /** What the puzzle is called tomorrow; undefined for one of one's own. */
  private get lastingName(): string | undefined {
    const id = puzzleIdOf(this.settings);
    return id === undefined ? undefined : lastingName(id, this.puzzle);
  }

  leave(): void {
    const { player, lastingName: name } = this;
    const { minutes } = this.settings;
    const isOpen = !player.finished && player.replay.tally.solutions === 0;
    if (name !== undefined && isOpen && isTired({ player, minutes }))
      this.left.keep(name, this.search, player.at);
    this.leaving = true;
    this.pane.view.leave();
  }

  cancelLeave(): void {
    this.leaving = false;
    this.solved = false;
    this.player.present({ soonest: 0, holdSeconds: HOLD_SECONDS });
    this.pane.view.stay();
  }

  end(): void {
    this.leaving = true;
    this.pane.end();
  }

  get givesWay(): boolean {
    return this.pane.view.canBeReplaced;
  }

  get hasLeft(): boolean {
    return this.pane.view.gone;
  }

  remove(): void {
    this.pane.remove();
  }
}
