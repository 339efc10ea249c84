import { SearchPane, type PaneMoment } from '../kit/pane.ts';
import { LastMilestone } from '../../../play/playhead.ts';
import type { BoardState } from '../../../solve/played/boardState.ts';
import { fullDepth, compile } from '../../../solve/problem.ts';
import { searchOn, type Search } from '../../../solve/search.ts';
import type { SearchMark } from '../../../solve/played/searchProcess.ts';
import { SearchReplay } from '../../../solve/played/searchReplay.ts';
import { permanentId } from '../../library/solved.ts';
import { puzzleIdOf, settingsFor, type Settings } from '../../../settings/settings.ts';
import { jewelOf } from '../../../view/jewels/jewel.ts';
import type { Anchor } from '../../../play/chunk.ts';
import { NearMisses } from '../../../play/nearMisses.ts';
import { Player } from '../../../play/player.ts';
import { HOLD_SECONDS } from '../../../play/tempo.ts';
import { coverage } from '../../../run/tiling.ts';
import { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import type { SearchChange } from '../../../ui/index.tsx';
import type { Caption } from '../../../ui/status/saying.tsx';
import type { SaverOverlay } from '../../../ui/saver/overlay.tsx';
import type { ShelfCommands } from '../../../ui/shelf/part.tsx';
import { celebrationLasts } from '../../../view/effects/lifts.ts';
import { highPage, languageOf, lightOf, lookOf, reducedMotion } from '../../appearance.ts';
import { Narrator } from '../kit/narrator.ts';
import { searchFor } from '../../library/recipes.ts';
import { goToSolution } from '../kit/solutions.ts';
import { BoardScene, isPassing } from '../scene.ts';
import type { PageServices, SceneContent } from '../services.ts';
import { endingLasts } from './ending.ts';
import { pathOf } from './farthest.ts';
import type { CreateEnd, SearchEnd } from './searchEnd.ts';
import { stayOf, isTired, SOONEST } from './stay.ts';
import { LeftSearch } from './leftSearch.ts';
import { mayTurn } from './mayTurn.ts';

/** Up to this many steps a search is run again from its beginning within about a second. */
const SOON_RUN = 1_000_000;

/** What a single board asks of the page around it. */
export type OneBoardServices = Pick<
  PageServices,
  'stage' | 'arrival' | 'workers' | 'onSolution' | 'onFailure' | 'takeControl'
> & {
  /** Creates what is shown once a search is over or left; undefined where nothing follows. */
  readonly endOf?: CreateEnd | undefined;
};

/** A single board, which is left for the next one while no user is in control. */
export class OneBoard extends BoardScene<SaverOverlay, OneBoardServices> {
  readonly player: Player<SearchReplay>;
  readonly search: Search;
  private readonly pane: SearchPane;
  private readonly found: FoundSolutions;
  private readonly commands: ShelfCommands;
  private readonly lastSolution: LastMilestone<SearchReplay>;
  /** The last solution, while it is shown again because the search is over. */
  private last: SearchReplay | undefined;
  private readonly searchEnd: SearchEnd | undefined;
  private readonly narrator: Narrator;
  /** Whether a solution has been shown since it was opened or the user last took control. */
  private solved = false;
  private readonly left: LeftSearch;
  private readonly calm = reducedMotion();
  private readonly high = highPage();
  /** The step from which the search goes on, if it was left there at an earlier visit. */
  private resumed: number | undefined;

  constructor(content: SceneContent, services: OneBoardServices, saverOverlay: SaverOverlay) {
    super(content, services, saverOverlay);
    const { puzzle, settings } = content;
    const from = content.from as Anchor<SearchMark> | undefined;
    const problem = compile(puzzle);
    const search = searchOn(problem, searchFor(settings));
    this.search = search;
    const id = puzzleIdOf(settings);
    this.left = new LeftSearch(id === undefined ? undefined : permanentId(id, puzzle), search);
    this.pane = new SearchPane(services, settings, {
      problem,
      search,
      look: this.look(settings),
      from,
      momentOf: () => this.momentOf(),
    });
    this.found = new FoundSolutions(problem, search);
    const nearMisses = new NearMisses(this.pane.tape, 0, fullDepth(problem), from?.mark.deepest);
    this.pane.tape.onNew = (chunk) => {
      this.found.add(chunk);
      nearMisses.add(chunk);
    };
    this.searchEnd = services.endOf?.(this.pane, { nearMisses, found: this.found });
    this.lastSolution = new LastMilestone(new SearchReplay(problem), this.pane.tape);
    this.player = new Player(new SearchReplay(problem), this.pane.tape, {
      nearMisses,
      onNearMiss: () => this.pane.view.showNearMiss(this.now),
      onMilestone: () => {
        this.celebrate();
        if (saverOverlay.sound.isOn) this.narrator.solutionFound();
        this.solved = true;
        services.onSolution(this.player.replay.tiling);
      },
    });
    this.narrator = new Narrator(this.pane, this.player.replay.tally, {
      solutionLike: (path) => this.found.solutionLike(path),
      lost: this.pane.lost,
    });
    this.player.speed = settings.speed;
    const isCelebrated = settings.speed === 'auto' && !this.calm.matches;
    this.player.present({
      soonest: SOONEST,
      holdSeconds: isCelebrated ? celebrationLasts(fullDepth(problem)) / 1000 : HOLD_SECONDS,
    });
    this.commands = {
      goTo: (step) => {
        services.takeControl();
        this.player.playing = false;
        this.player.seek(step);
      },
      solution: (direction) => {
        services.takeControl();
        goToSolution(this.player, this.found, direction);
      },
    };
  }

  protected get boards() {
    return [this.pane];
  }

  /** A paused search is looked at. */
  get holdsMoment(): boolean {
    return !this.player.playing;
  }

  get anchor() {
    const step = this.player.destination ?? this.player.at;
    return step > SOON_RUN ? this.pane.tape.anchorBefore(step) : undefined;
  }

  get lying(): readonly number[] {
    return pathOf(this.tiling);
  }

  get isTurned(): boolean {
    return this.pane.view.isTurned;
  }

  protected get isPassing(): boolean {
    return isPassing(this.player) && !this.isLeft;
  }

  protected status() {
    return this.pane.status(this.player.playhead, this.player);
  }

  override figures() {
    return { ...super.figures(), isLastSolution: this.last !== undefined };
  }

  updateOverlay(): void {
    const { holding, furthest, pace, replay, at: step } = this.player;
    const { found, modeOverlay } = this;
    const { problem } = this.pane;
    const [solutions, images] = [found.solutions.upTo(furthest), found.images.upTo(furthest)];
    const isOver = furthest === this.pane.tape.end;
    modeOverlay.shelf.show({ problem, found, solutions, images, isOver, step }, this.commands);
    modeOverlay.say(this.caption(this.isPassing ? pace : 0));
    modeOverlay.resume(this.resumed);
    modeOverlay.hold(holding && replay.tally.solutions > 0);
    modeOverlay.end(this.searchEnd?.told);
  }

  /** What happens at the moment, if captions are wanted and it can be read at this pace. */
  private caption(pace: number): Caption | undefined {
    const { player, settings } = this;
    if (!settings.captions || this.isLeft) {
      this.narrator.rest();
      return undefined;
    }
    const isOnTheWay = player.destination !== undefined;
    const moment = { step: player.at, pace, isOnTheWay };
    return this.narrator.caption(moment, languageOf(settings));
  }

  override settingsFor(search: SearchChange) {
    return settingsFor(search, this.search);
  }

  override frame(now: number, elapsed: number): boolean {
    const isJump = this.player.destination !== undefined;
    const isNew = super.frame(now, elapsed);
    const { sound } = this.modeOverlay;
    if (sound.isOn) sound.play(this.narrator.tones(this.player.at, now, 1));
    const isPlayed =
      this.player.moving && !this.isLeft && !isJump && !this.isLeaving && !this.waits;
    if (isNew && isPlayed)
      this.services.stage.background.note(coverage(this.tiling), elapsed, this.calm.matches);
    return isNew;
  }

  protected override advance(elapsed: number): void {
    const { player, now, settings, calm } = this;
    if (!this.isLeft) super.advance(elapsed);
    this.showLast();
    const saysWhy = settings.titles && !settings.ui && this.high.matches;
    if (this.searchEnd?.pass(player, { now, elapsed, calm: calm.matches, saysWhy })) this.goAway();
  }

  /** Whether the search stands still, as it is left. */
  private get isLeft(): boolean {
    return this.searchEnd?.isLeft ?? false;
  }

  private momentOf(): PaneMoment {
    const { tiling, player, searchEnd } = this;
    return { tiling, step: player.at, pace: (searchEnd?.shown ?? player).pace };
  }

  private get tiling(): BoardState {
    return (this.searchEnd?.shown ?? this.last ?? this.player.replay).tiling;
  }

  /** Becomes a jewel, if the board shows a solution. */
  private becomeJewel(): void {
    const { view } = this.pane;
    const jewel = jewelOf(this.puzzle, this.tiling, view.layout.quarters, lightOf(this.settings));
    if (jewel) this.services.stage.addJewel(jewel, view);
  }

  /** Celebrates a solution that is held; the first one for longer, unless the player was steered. */
  private celebrate(): void {
    const { player, pane, now } = this;
    const isLong = player.holdSeconds > HOLD_SECONDS;
    pane.view.celebrate(now, isLong ? pathOf(player.replay.tiling) : []);
    player.present({ holdSeconds: HOLD_SECONDS });
  }

  /** Shows the last solution again once the search is at its end; celebrates it when it is first shown. */
  private showLast(): void {
    const { playing, finished } = this.player;
    const last = playing && finished ? this.lastSolution.shown() : undefined;
    if (last && !this.last) {
      this.pane.view.celebrate(this.now);
      this.services.onSolution(last.tiling);
    }
    this.last = last;
  }

  get stayFor(): number | undefined {
    const { player, solved, pane, searchEnd } = this;
    const { solutions, deepest } = player.replay.tally;
    const { minutes } = this.settings;
    const endLasts = searchEnd?.lasts ?? endingLasts(deepest);
    return stayOf({ player, solutions, solved, failed: pane.tape.failed, minutes, endLasts });
  }

  protected override look(settings: Settings) {
    const turns = mayTurn(this.puzzle, this.search, settings);
    return { ...lookOf(settings, this.puzzle), turns, remaining: true };
  }

  /** Resumes a search that was left without a solution at an earlier visit. */
  resume(): void {
    this.resumed = this.left.take();
    if (this.resumed !== undefined) this.player.seek(this.resumed);
  }

  /** Leaves; a search that goes on is left with its ending. */
  override leave(): void {
    const { player, searchEnd } = this;
    const { minutes } = this.settings;
    const isOpen = !player.finished && this.tiling.owner.includes(-1);
    const isSeen = player.replay.tally.solutions > 0 || isTired({ player, minutes });
    if (searchEnd && isOpen && isSeen) searchEnd.leave();
    else this.goAway();
  }

  private goAway(): void {
    const { player, settings } = this;
    const isOpen = !player.finished && player.replay.tally.solutions === 0;
    if (isOpen && isTired({ player, minutes: settings.minutes })) this.left.keep(player.at);
    super.leave();
    this.becomeJewel();
  }

  override cancelLeave(): void {
    this.solved = false;
    this.searchEnd?.cancel();
    this.player.present({ soonest: 0, holdSeconds: HOLD_SECONDS });
    super.cancelLeave();
  }

  override end(): void {
    this.searchEnd?.close();
    super.end();
  }

  override remove(): void {
    this.searchEnd?.close();
    super.remove();
  }
}
