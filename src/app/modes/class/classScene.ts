import { SearchPane, type Moment } from '../kit/pane.ts';
import { searchOn } from '../../../solve/search.ts';
import { writeSearch } from '../../../solve/saved/searchText.ts';
import type { Grain } from '../../../teach/moment/explanation.ts';
import { MomentExplainer, type ExplainedMoment } from '../../../teach/moment/momentExplainer.ts';
import { levelsOf, TreeRaster } from '../../../teach/tree/treeRaster.ts';
import { waysLeft, type WaysLeft } from '../../../teach/moment/waysLeft.ts';
import { isSameSetting, settingsFor, type Settings } from '../../../settings/settings.ts';
import { boardOf } from '../../../view/board/board.ts';
import { geometryOf, middleCell } from '../../../view/board/geometry.ts';
import type { Stops } from '../../../play/stops.ts';
import { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import { compile, coveredBy, type Problem } from '../../../solve/problem.ts';
import { PathLookup, type Situation } from '../../../teach/moment/situation.ts';
import type { ClassCommands, ClassModel } from '../../../ui/class/model.ts';
import { createClassOverlay, type ClassOverlay } from '../../../ui/class/overlay.tsx';
import type { SearchChange } from '../../../ui/index.tsx';
import { LessonGuide } from '../kit/lessonGuide.ts';
import { searchFor } from '../../library/recipes.ts';
import { BoardScene } from '../scene.ts';
import type { ModeCode } from '../mode.ts';
import type { PageServices, SceneContent } from '../services.ts';
import { Moves } from './moves.ts';

type Own = Pick<Settings, 'grain' | 'ways' | 'panels' | 'lesson' | 'notes'>;

const ownOf = ({ grain, ways, panels, lesson, notes }: Own): Own => ({
  grain,
  ways,
  panels,
  lesson,
  notes,
});

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));

/** Whether two values are the same: plain records and lists by their content, anything else by identity. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/** The values that an explanation follows from, apart from the search. */
interface ExplainedFrom {
  readonly step: number;
  readonly tick: number;
  readonly grain: Grain;
  /** Full boards up to that moment, as far as they have been recorded. */
  readonly solutions: number;
  readonly images: number;
}

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
  readonly stayFor = undefined;
  readonly player: Stops;
  private readonly commands: ClassCommands;
  private readonly problem: Problem;
  private readonly pane: SearchPane;
  private readonly moves: Moves;
  private readonly explainer: MomentExplainer;
  private readonly found: FoundSolutions;
  private readonly raster: TreeRaster;
  private readonly pathLookup: PathLookup;
  /** What stands on the pieces, and the cell of a tile on which it stands. */
  private readonly nameCell: (cells: ArrayLike<number>) => number;
  private own: Own;
  private readonly guide: LessonGuide;
  /** Whether the moment with which it was opened has been there. */
  private hasCome = false;
  private shown: ClassModel | undefined;
  /** The last explanation, and the last ways left, which are kept as long as they hold. */
  private explained:
    | { readonly from: ExplainedFrom; readonly explained: ExplainedMoment }
    | undefined;
  private waysLeft: { readonly of: Situation; readonly ways: WaysLeft } | undefined;
  private readonly pathAt = (step: number): readonly number[] =>
    this.pathLookup.at(step, this.pane.tape.anchorBefore(step));

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
    this.explainer = new MomentExplainer(problem, search, (path) => this.found.solutionLike(path));
    this.raster = new TreeRaster(levelsOf(problem));
    this.pathLookup = new PathLookup(problem, search);
    tape.onNew = (chunk) => {
      this.found.add(chunk);
      this.raster.add(chunk);
    };
    const { links } = services;
    this.moves = new Moves(problem, tape, this.found, this.explainer, () => links.keepMoment());
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
      find: (target, direction) => this.show(() => this.moves.find(target, direction)),
      cancel: () => this.show(() => this.moves.cancel()),
      link: () => links.toMoment(),
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
      isSameSetting('puzzle', settings.puzzle, puzzle) &&
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

  /** Updates the overlay. A model that is the same stays the same object, so that nothing is drawn again. */
  updateOverlay(): void {
    this.hasCome ||= this.player.destination === undefined;
    const model = this.model();
    const { shown } = this;
    const isNew = model.explanation !== shown?.explanation;
    this.shown = shown && isSame(model, shown) ? shown : model;
    this.modeOverlay.show(this.shown, this.commands);
    if (isNew && model.explanation.kind === 'full')
      this.services.onSolution(this.moves.head.replay.tiling);
  }

  /** The model of the present moment. */
  private model(): ClassModel {
    const { problem, search, found, raster, nameCell, pathAt } = this;
    const { at: step, tickShown: tick } = this.player;
    const { grain, ways, panels } = this.own;
    const { targetSearch, reached } = this.moves;
    const isComing = !this.hasCome;
    const solutions = found.solutions.upTo(step);
    const images = found.images.upTo(step);
    const isFine = grain === 'tries' || tick < Infinity;
    const from = { step, tick, grain: isFine ? 'tries' : 'places', solutions, images } as const;
    const explained = this.explain(from);
    return {
      problem,
      search,
      ...explained,
      grain,
      solutions,
      images,
      panels,
      lesson: this.guide.now,
      found,
      targetSearch,
      raster,
      isComing,
      reached,
      pathAt,
      ways: ways && !isComing ? this.waysIn(explained.situation) : undefined,
      nameCell,
    };
  }

  private explain(from: ExplainedFrom): ExplainedMoment {
    const { step, grain } = from;
    if (!this.explained || !isSame(from, this.explained.from)) {
      const anchor = this.pane.tape.anchorBefore(step);
      this.explained = { from, explained: this.explainer.at(from, grain, anchor) };
    }
    return this.explained.explained;
  }

  private waysIn(of: Situation): WaysLeft {
    if (this.waysLeft?.of !== of)
      this.waysLeft = { of, ways: waysLeft(this.problem, this.search, of.path) };
    return this.waysLeft.ways;
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
