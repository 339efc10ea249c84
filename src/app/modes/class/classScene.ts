import { searchOn } from '../../../solve/search.ts';
import { writeSearch } from '../../../solve/saved/searchText.ts';
import { boardOf } from '../../../view/board/board.ts';
import { geometryOf, middleCell } from '../../../view/board/geometry.ts';
import { settingsFor, type Settings } from '../../../settings/settings.ts';
import type { Stops } from '../../../play/stops.ts';
import { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import { compile, coveredBy, type Problem } from '../../../solve/problem.ts';
import { Explanation } from '../../../teach/explanation.ts';
import type { Grain } from '../../../teach/moment.ts';
import { Glance } from '../../../teach/glance.ts';
import { levelsOf, TreeRaster } from '../../../teach/treeRaster.ts';
import { waysLeft } from '../../../teach/waysLeft.ts';
import type { ClassCommands, ClassModel } from '../../../ui/class/model.ts';
import { createClassOverlay, type ClassOverlay } from '../../../ui/class/overlay.tsx';
import type { SearchChange } from '../../../ui/index.tsx';
import { LessonGuide } from '../../lesson/lessonGuide.ts';
import { searchFor } from '../../recipes.ts';
import { BoardScene } from '../kit/boardScene.ts';
import { SearchPane, type Moment } from '../kit/pane.ts';
import type { ModeCode } from '../mode.ts';
import type { PageServices, SceneContent } from '../scene.ts';
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

export function createCode(): ModeCode {
  const overlay = createClassOverlay();
  return { open: (content, services) => new ClassScene(content, services, overlay) };
}

/** A search that is explained moment by moment. It is never left by itself. */
class ClassScene extends BoardScene<ClassOverlay> {
  readonly holdsMoment = true;
  readonly isOutcomeOpen = true;
  readonly dwell = undefined;
  readonly player: Stops;
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

  constructor(content: SceneContent, services: PageServices, classOverlay: ClassOverlay) {
    super(content, services, classOverlay);
    const { puzzle, settings } = content;
    this.own = ownOf(settings);
    this.guide = new LessonGuide({
      services,
      settings: () => this.own,
      change: (changes) => this.change(changes),
    });
    const problem = compile(puzzle);
    const search = searchOn(problem, searchFor(settings));
    this.problem = problem;
    this.pane = new SearchPane(services, settings, {
      problem,
      search,
      look: this.look(settings),
      recording: { branches: true },
      momentOf: () => this.momentOf(),
    });
    this.pane.view.onPlaced = (place) => classOverlay.place(place);
    const { tape } = this.pane;
    this.found = new FoundSolutions(problem, search);
    this.explanation = new Explanation(problem, search, (path) => this.found.solutionLike(path));
    this.raster = new TreeRaster(levelsOf(problem));
    this.glance = new Glance(problem, search);
    tape.onNew = (chunk) => {
      this.found.add(chunk);
      this.raster.add(chunk);
    };
    this.moves = new Moves(problem, tape, this.found, this.explanation, () =>
      services.keepMoment(),
    );
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
      link: () => services.link(),
      lesson: this.guide.commands,
    };
  }

  get search() {
    return this.pane.search;
  }

  protected get boards() {
    return [this.pane];
  }

  revisit(settings: Settings): boolean {
    const { mode, puzzle } = this.content.settings;
    const isSame =
      settings.mode === mode &&
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
    this.services.onChange();
  }

  private setGrain(grain: Grain): void {
    this.moves.setGrain(grain);
    this.change({ grain });
  }

  /** Goes to a moment, and shows it at once if it is at hand. */
  private show(go: () => unknown): void {
    go();
    this.updateOverlay();
  }

  protected get isPassing(): boolean {
    return this.player.playing && !this.moves.head.finished;
  }

  protected status() {
    const { finished, progress, replay, around } = this.moves.head;
    const { pace } = this.player;
    return this.pane.status(replay.tally, { progress, finished, pace, next: around.next });
  }

  updateOverlay(): void {
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
      this.modeOverlay.show(this.shown, this.commands);
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
    this.modeOverlay.show(this.shown, this.commands);
    if (moment.kind === 'full') this.services.onSolution(this.moves.head.replay.tiling);
  }

  override ownSettings(): Own {
    return this.own;
  }

  override settingsFor(search: SearchChange) {
    return settingsFor(search, this.search);
  }

  override frame(now: number, elapsed: number): boolean {
    const isNew = super.frame(now, elapsed);
    if (isNew) this.noteLaid();
    return isNew;
  }

  private momentOf(): Moment {
    const { tiling } = this.moves.head.replay;
    return { tiling, step: this.player.at, pace: SHOWN_PACE };
  }

  /** Tells the overlay which pieces have come to lie, and can be seen. */
  private noteLaid(): void {
    const { path, depth } = this.moves.head.replay.tiling;
    const { problem, pane, nameCell } = this;
    const isLaid = (placement: number): boolean =>
      pane.view.isLaid(nameCell(coveredBy(problem, placement)));
    this.modeOverlay.lay([...path.subarray(0, depth)].filter(isLaid));
  }
}
