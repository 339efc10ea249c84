import type { Moment } from '../../../run/step.ts';
import { SearchPane, type PaneMoment } from '../kit/pane.ts';
import { searchOn } from '../../../solve/search.ts';
import type { Explanation, Grain } from '../../../teach/moment/explanation.ts';
import { MomentExplainer, type ExplainedMoment } from '../../../teach/moment/momentExplainer.ts';
import { levelsOf, TreeRaster } from '../../../teach/tree/treeRaster.ts';
import { waysLeft, type WaysLeft } from '../../../teach/moment/waysLeft.ts';
import { settingsFor, type Settings } from '../../../settings/settings.ts';
import { boardOf } from '../../../view/board/board.ts';
import type { Look } from '../../../view/board/look.ts';
import { geometryOf, innerCell } from '../../../view/board/geometry.ts';
import type { Stops } from '../../../play/stops.ts';
import { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import { compile, coveredBy } from '../../../solve/problem.ts';
import { PathLookup, type Situation } from '../../../teach/moment/situation.ts';
import type { ClassCommands, ClassModel } from '../../../ui/class/model.ts';
import { createClassOverlay, type ClassOverlay } from '../../../ui/class/overlay.tsx';
import { isSame } from '../../../ui/widgets/isSame.ts';
import type { SearchChange } from '../../../ui/index.tsx';
import { LessonGuide } from '../kit/lessonGuide.ts';
import { proverIn } from '../../library/proving.ts';
import { isSameSubject, searchedInVain, searchFor } from '../../library/recipes.ts';
import { BoardScene } from '../scene.ts';
import type { ModeCode } from '../mode.ts';
import type { PageServices, SceneContent } from '../services.ts';
import { Moves } from './moves.ts';
import { Proofs } from './proofs.ts';
import { StillSolvable } from './stillSolvable.ts';

/** The parts of a model that stay the same throughout a search. */
type OfSearch = Pick<ClassModel, 'problem' | 'search' | 'found' | 'raster' | 'nameCell' | 'pathAt'>;

/** The values that an explanation follows from, apart from the search. */
type ExplainedFrom = Moment & Pick<ClassModel, 'grain' | 'solutions' | 'images'>;

/** Keeps the last result as long as it is asked for the same. */
function kept<From, Result>(make: (from: From) => Result): (from: From) => Result {
  let last: { readonly from: From; readonly result: Result } | undefined;
  return (from) => {
    if (!last || !isSame(from, last.from)) last = { from, result: make(from) };
    return last.result;
  };
}

/** Up to this pace a move is shown as it happens, in steps a second. */
const SHOWN_PACE = 1;

export function createCode(): ModeCode {
  const overlay = createClassOverlay();
  return { open: (content, services) => new ClassScene(content, services, overlay) };
}

/** A search that is explained moment by moment. It is never left by itself. */
class ClassScene extends BoardScene<ClassOverlay, PageServices> {
  readonly holdsMoment = true;
  readonly isOutcomeOpen = true;
  readonly stayFor = undefined;
  readonly player: Stops;
  private readonly commands: ClassCommands;
  private readonly pane: SearchPane;
  private readonly moves: Moves;
  private readonly ofSearch: OfSearch;
  private readonly guide: LessonGuide<'grain' | 'ways' | 'lost' | 'panels'>;
  private readonly still: StillSolvable;
  /** Whether the moment with which it was opened has been there. */
  private hasCome = false;
  private shown: Explanation | undefined;
  private readonly explain: (from: ExplainedFrom) => ExplainedMoment;
  private readonly proofs: Proofs;
  private readonly waysIn: (situation: Situation) => WaysLeft;

  constructor(content: SceneContent, services: PageServices, classOverlay: ClassOverlay) {
    super(content, services, classOverlay);
    const { puzzle, settings } = content;
    const problem = compile(puzzle);
    const shown = {
      isOf: (other: Settings) => isSameSubject(problem, settings, other),
      moment: () => ({ step: this.player.at, tick: this.player.tickShown }),
      destination: () => this.player.destinationMoment,
    };
    this.guide = new LessonGuide(services, settings, shown, ['grain', 'ways', 'lost', 'panels']);
    this.still = new StillSolvable(problem);
    const search = searchOn(problem, searchFor(settings));
    this.pane = new SearchPane(services, settings, {
      problem,
      search,
      look: this.look(settings),
      recordsBranches: true,
      lostChanged: () => this.updateOverlay(),
      momentOf: () => this.momentOf(),
      placed: (place) => (classOverlay.state.place = place),
    });
    const { tape } = this.pane;
    const found = new FoundSolutions(problem, search);
    const raster = new TreeRaster(levelsOf(problem));
    tape.onNew = (chunk) => {
      found.add(chunk);
      raster.add(chunk);
    };
    const geometry = geometryOf(boardOf(puzzle));
    const paths = new PathLookup(problem, search);
    this.ofSearch = {
      problem,
      search,
      found,
      raster,
      nameCell: (cells) => innerCell(geometry, cells),
      pathAt: (step) => paths.at(step, tape.anchorBefore(step)),
    };
    const explainer = new MomentExplainer(problem, search, (path) => found.solutionLike(path));
    this.explain = kept((from) => explainer.at(from, from.grain, tape.anchorBefore(from.step)));
    this.waysIn = kept(({ path }) => waysLeft(problem, search, path));
    const { links, workers } = services;
    const prove = proverIn((job) => workers.start('proof', job));
    const searched = searchedInVain(settings, problem, search);
    this.proofs = new Proofs(problem, prove, () => this.updateOverlay(), searched);
    this.moves = new Moves({
      problem,
      tape,
      found,
      situations: explainer.situations,
      keepMoment: () => links.keepMoment(),
    });
    this.player = this.moves.player;
    this.player.speed = settings.speed;
    this.moves.setGrain(settings.grain);
    this.commands = {
      setGrain: (grain) => this.setGrain(grain),
      setWays: (ways) => this.guide.change({ ways }),
      setLost: (lost) => this.guide.change({ lost }),
      askSolvable: () => this.show(() => this.still.toggle(this.lying)),
      setPanels: (panels) => this.guide.change({ panels }),
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

  /** What is said names the pieces. */
  protected override look(settings: Settings): Look {
    const look = super.look(settings);
    return look.letters === 'none' ? look : { ...look, letters: 'names' };
  }

  get lying(): readonly number[] {
    const { path, depth } = this.moves.head.replay.tiling;
    return [...path.subarray(0, depth)];
  }

  protected get boards() {
    return [this.pane];
  }

  revisit(settings: Settings): boolean {
    if (!isSameSubject(this.ofSearch.problem, this.content.settings, settings)) return false;
    this.guide.follow(settings);
    this.moves.setGrain(settings.grain);
    this.player.speed = settings.speed;
    this.player.playing = false;
    this.player.stretch = settings.stretch;
    this.player.seek(settings.moment.step, settings.moment.tick);
    return true;
  }

  private setGrain(grain: Grain): void {
    this.moves.setGrain(grain);
    this.guide.change({ grain });
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
    const { playhead } = this.moves.head;
    return this.pane.status(playhead, { finished: playhead.finished, pace: this.player.pace });
  }

  updateOverlay(): void {
    this.hasCome ||= this.player.destination === undefined;
    this.askForMistake();
    const model = this.model();
    const { explanation } = model;
    const isNew = explanation !== this.shown;
    this.shown = explanation;
    this.modeOverlay.show(model, this.commands);
    if (isNew && explanation.kind === 'full')
      this.services.onSolution(this.moves.head.replay.tiling);
  }

  /** Asks since when no solution is left, where that is to be told or gone to. */
  private askForMistake(): void {
    const { moves, lying } = this;
    const { lost } = this.pane;
    this.still.follow(lying);
    const isToTell = this.guide.own.lost || this.still.isAsked;
    const isAsked = (isToTell && this.hasCome) || moves.awaitsMistake;
    lost.ask(isAsked ? lying : undefined);
    if (moves.awaitsMistake && !lost.isAsking) moves.goToMistake(lost.solvableTo(lying));
  }

  /** The model of the present moment. */
  private model(): ClassModel {
    const { found } = this.ofSearch;
    const { at: step, tickShown: tick } = this.player;
    const { grain, ways, lost, panels } = this.guide.own;
    const { targetSearch, reached } = this.moves;
    const isComing = !this.hasCome;
    const isFine = grain === 'tries' || tick < Infinity;
    const counts = { solutions: found.solutions.upTo(step), images: found.images.upTo(step) };
    const explained = this.explain({ step, tick, grain: isFine ? 'tries' : 'places', ...counts });
    return {
      ...this.ofSearch,
      ...explained,
      ...counts,
      grain,
      panels,
      lesson: this.guide.now,
      targetSearch,
      isComing,
      reached,
      ways: ways && !isComing ? this.waysIn(explained.situation) : undefined,
      tellsLost: lost,
      solvable: this.still.answer(this.pane.lost, this.lying),
      proof:
        panels.includes('proof') && !isComing
          ? this.proofs.at(explained.situation.path, !this.isPassing)
          : undefined,
      isProofRefused: this.proofs.isRefused(explained.situation.path),
      lost:
        (lost || this.still.isAsked) && !isComing
          ? this.pane.lost.at(explained.situation)
          : undefined,
    };
  }

  override end(): void {
    this.proofs.close();
    super.end();
  }

  override remove(): void {
    this.proofs.close();
    super.remove();
  }

  override ownSettings() {
    return this.guide.own;
  }

  override settingsFor(search: SearchChange) {
    return settingsFor(search, this.search);
  }

  override frame(now: number, elapsed: number): boolean {
    const isNew = super.frame(now, elapsed);
    if (isNew) this.noteLaid();
    return isNew;
  }

  private momentOf(): PaneMoment {
    const { tiling } = this.moves.head.replay;
    return { tiling, step: this.player.at, pace: SHOWN_PACE };
  }

  /** Tells the overlay which pieces have come to lie, and can be seen. */
  private noteLaid(): void {
    const { path, depth } = this.moves.head.replay.tiling;
    const { problem, nameCell } = this.ofSearch;
    const isLaid = (placement: number): boolean =>
      this.pane.view.isLaid(nameCell(coveredBy(problem, placement)));
    this.modeOverlay.state.laid = [...path.subarray(0, depth)].filter(isLaid);
  }
}
