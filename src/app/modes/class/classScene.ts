import { noteFailure, SearchPane } from '../../pane.ts';
import { searchOn } from '../../../solve/search.ts';
import { writeSearch } from '../../../solve/saved/searchText.ts';
import { settingsFor, themeOf, type Settings } from '../../../settings/settings.ts';
import type { Stops } from '../../../play/stops.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import { compile, coveredBy, type Problem } from '../../../solve/problem.ts';
import { Explanation } from '../../../teach/explanation.ts';
import type { Grain } from '../../../teach/moment.ts';
import { Glance } from '../../../teach/glance.ts';
import { levelsOf, TreeRaster } from '../../../teach/treeRaster.ts';
import { waysLeft } from '../../../teach/waysLeft.ts';
import type { ClassCommands, ClassModel } from '../../../ui/class/model.ts';
import type { ClassOverlay } from '../../../ui/class/overlay.tsx';
import type { SearchChange } from '../../../ui/index.tsx';
import { boardOf } from '../../../view/board/board.ts';
import { geometryOf, middleCell } from '../../../view/board/geometry.ts';
import { lookOf } from '../../appearance.ts';
import { LessonGuide } from '../../lesson/lessonGuide.ts';
import { searchFor } from '../../recipes.ts';
import type { Opening, Scene } from '../scene.ts';
import { Moves } from './moves.ts';

type Own = Pick<Settings, 'grain' | 'ways' | 'panels' | 'lesson' | 'notes'>;

const ownOf = ({ grain, ways, panels, lesson, notes }: Own): Own => ({
  grain,
  ways,
  panels,
  lesson,
  notes,
});

const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((value, i) => value === others[i]);

/** Up to this pace a move is shown as it happens, in steps a second. */
const SHOWN_PACE = 1;

/** A search that is explained moment by moment. It is never left by itself. */
export class ClassScene implements Scene {
  readonly holdsMoment = true;
  readonly isOutcomeOpen = true;
  readonly dwell = undefined;
  readonly player: Stops;
  private readonly opening: Opening;
  private readonly classOverlay: ClassOverlay;
  private readonly commands: ClassCommands;
  private readonly problem: Problem;
  private readonly pane: SearchPane;
  private readonly moves: Moves;
  private readonly explanation: Explanation;
  private readonly found: FoundSolutions;
  private readonly raster: TreeRaster;
  private readonly glance: Glance;
  /** What stands on the pieces, and the cell of a tile on which it stands. */
  private readonly nameCell: (cells: ArrayLike<number>) => number;
  private own: Own;
  private readonly guide: LessonGuide;
  /** Whether the moment with which it was opened has been there. */
  private hasCome = false;
  /** What was shown last, and the moment that it belongs to. */
  private shown: ClassModel | undefined;
  /** What `shown` was made of. */
  private shownAt: readonly unknown[] = [];

  constructor(opening: Opening, classOverlay: ClassOverlay) {
    const { stage, puzzle, settings, workers, onFailure } = opening;
    this.opening = opening;
    this.classOverlay = classOverlay;
    this.own = ownOf(settings);
    this.guide = new LessonGuide({
      opening,
      settings: () => this.own,
      change: (changes) => this.change(changes),
    });
    const problem = compile(puzzle);
    const task = {
      text: printPuzzle(puzzle),
      search: searchOn(problem, searchFor(settings)),
      recording: { branches: true },
    };
    const setting = {
      stage,
      viewport: 0,
      theme: themeOf(settings),
      look: lookOf(settings, puzzle),
    };
    const failed = noteFailure(() => this.pane.tape, onFailure);
    this.problem = problem;
    this.pane = new SearchPane(problem, task.search, setting, (deliver) =>
      workers.search(task, deliver, failed),
    );
    this.pane.view.onPlaced = (place) => classOverlay.place(place);
    const { tape } = this.pane;
    this.found = new FoundSolutions(problem, task.search);
    this.explanation = new Explanation(problem, task.search, (path) =>
      this.found.solutionLike(path),
    );
    this.raster = new TreeRaster(levelsOf(problem));
    this.glance = new Glance(problem, task.search);
    tape.onNew = (chunk) => {
      this.found.add(chunk);
      this.raster.add(chunk);
    };
    this.moves = new Moves(problem, tape, this.found, this.explanation, () => opening.keepMoment());
    this.player = this.moves.player;
    this.player.speed = settings.speed;
    this.moves.setGrain(settings.grain);
    const geometry = geometryOf(boardOf(puzzle));
    this.nameCell = (cells) => middleCell(geometry, cells);
    this.commands = {
      setGrain: (grain) => this.setGrain(grain),
      setWays: (ways) => this.change({ ways }),
      setPanels: (panels) => this.change({ panels }),
      step: (by) => this.show(() => this.player.step(by)),
      goTo: (step) => this.show(() => this.moves.goTo(step)),
      over: (direction) => this.show(() => this.moves.over(direction)),
      toLevel: (depth) => this.show(() => this.moves.toLevel(depth)),
      out: () => this.show(() => this.moves.out()),
      find: (goal, direction) => this.show(() => this.moves.find(goal, direction)),
      cancel: () => this.show(() => this.moves.cancel()),
      link: () => opening.link(),
      lesson: this.guide.commands,
    };
  }

  get overlay() {
    return this.classOverlay.overlay;
  }

  get puzzle() {
    return this.pane.subject.puzzle;
  }

  get search() {
    return this.pane.subject.search;
  }

  revisit(settings: Settings): boolean {
    const { puzzle } = this.opening.settings;
    const isSame =
      settings.mode === this.opening.settings.mode &&
      JSON.stringify(settings.puzzle) === JSON.stringify(puzzle) &&
      writeSearch(searchOn(this.problem, searchFor(settings))) === writeSearch(this.search);
    if (!isSame) return false;
    this.own = ownOf(settings);
    this.guide.follow();
    this.moves.setGrain(settings.grain);
    this.player.speed = settings.speed;
    this.player.playing = false;
    this.player.seek(settings.moment.step, settings.moment.tick);
    return true;
  }

  private change(changes: Partial<Own>): void {
    this.own = { ...this.own, ...changes };
    this.opening.onChange();
  }

  private setGrain(grain: Grain): void {
    this.moves.setGrain(grain);
    this.change({ grain });
  }

  /** Goes to a moment, and shows it at once if it is at hand. */
  private show(go: () => unknown): void {
    go();
    this.showMoment();
  }

  figures() {
    const { playing, moving, furthest, pace } = this.player;
    const { finished, progress, replay, around } = this.moves.head;
    this.showMoment();
    const status = this.pane.status(replay.tally, { progress, finished, pace, next: around.next });
    const timeline = { at: replay.steps, known: furthest, unit: 'steps' } as const;
    const passing = playing && !finished;
    return { status, playing: moving, passing, isLastSolution: false, timeline };
  }

  /** Updates the overlay, if it shows another moment. */
  private showMoment(): void {
    const { at, tickShown, destination } = this.player;
    const { grain, ways, panels } = this.own;
    this.hasCome ||= destination === undefined;
    const isComing = !this.hasCome;
    const lesson = this.guide.now;
    const isFine = grain === 'tries' || tickShown < Infinity;
    const solutions = this.found.solutions.upTo(at);
    const images = this.found.images.upTo(at);
    const given = lesson && [lesson.lesson, lesson.place, lesson.hasNotes];
    const shownAt = [
      at,
      tickShown,
      grain,
      ways,
      panels,
      solutions,
      images,
      isComing,
      ...(given ?? []),
    ];
    const { quest, reached } = this.moves;
    if (this.shown && areSame(this.shownAt, shownAt)) {
      const { shown } = this;
      const isSame = JSON.stringify(quest) === JSON.stringify(shown.quest);
      if (!isSame || reached !== shown.reached) this.shown = { ...shown, quest, reached };
      this.classOverlay.show(this.shown, this.commands);
      return;
    }
    const { problem, search, found, raster } = this;
    const when = { step: at, tick: tickShown };
    const from = this.pane.tape.anchorBefore(at);
    const explained = this.explanation.at(when, isFine ? 'tries' : 'places', from);
    const { situation, moment } = explained;
    this.shownAt = shownAt;
    this.shown = {
      problem,
      search,
      ...explained,
      grain,
      solutions,
      images,
      panels,
      lesson,
      found,
      quest,
      raster,
      isComing,
      reached,
      pathAt: (step) => this.glance.at(step, this.pane.tape.anchorBefore(step)),
      ways: ways && !isComing ? waysLeft(problem, search, situation.path) : undefined,
      nameCell: this.nameCell,
    };
    this.classOverlay.show(this.shown, this.commands);
    if (moment.kind === 'full') this.opening.onSolution(this.moves.head.replay.tiling);
  }

  panes() {
    return [{ search: this.search, status: this.figures().status }];
  }

  ownSettings(): Own {
    return this.own;
  }

  settingsFor(search: SearchChange) {
    return settingsFor(search, this.search);
  }

  frame(now: number, elapsed: number): boolean {
    const { player, moves, pane } = this;
    const isJump = player.destination !== undefined;
    player.advance(elapsed);
    const { tiling } = moves.head.replay;
    const isNew = pane.show({ tiling, step: player.at, pace: SHOWN_PACE, isJump }, now, elapsed);
    if (isNew) this.noteLaid();
    return isNew;
  }

  /** Tells the overlay which pieces have come to lie, and can be seen. */
  private noteLaid(): void {
    const { path, depth } = this.moves.head.replay.tiling;
    const { problem, pane, nameCell } = this;
    const isLaid = (placement: number): boolean =>
      pane.view.isLaid(nameCell(coveredBy(problem, placement)));
    this.classOverlay.lay([...path.subarray(0, depth)].filter(isLaid));
  }

  applySettings(settings: Settings): void {
    this.pane.view.setLook(lookOf(settings, this.puzzle));
  }

  leave(): void {
    this.pane.view.leave();
  }

  cancelLeave(): void {
    this.pane.view.stay();
  }

  end(): void {
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
