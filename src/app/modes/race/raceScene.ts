import { Lane } from '../../../play/lane.ts';
import { Race } from '../../../play/race.ts';
import { printPuzzle } from '../../../puzzle/text.ts';
import { compile, type Problem } from '../../../solve/problem.ts';
import type { Search } from '../../../solve/search.ts';
import { SearchReplay } from '../../../solve/searchReplay.ts';
import type { Changes } from '../../../ui/index.tsx';
import { freeTag, MOST_PANES, type RaceCommands, type RaceModel } from '../../../ui/race/model.ts';
import type { RaceOverlay } from '../../../ui/race/overlay.tsx';
import { themes } from '../../../theme/index.ts';
import { lookOf } from '../../appearance.ts';
import { Pane } from '../../pane.ts';
import { recipeFor } from '../../recipes.ts';
import type { Settings } from '../../settings.ts';
import type { Trouble } from '../../workers/supervised.ts';
import { another, newIdea } from './ideas.ts';
import { chartOf, paceOf, paneModel, statusOf, type Runner } from './runner.ts';
import type { RaceSettings } from './settings.ts';
import type { Opening, Scene } from '../scene.ts';

/** Time between updates of the charts, in ms. */
const CHART_EVERY = 300;

/** Several searches of one puzzle, side by side, under one clock. */
export class RaceScene implements Scene {
  /** A race is never left automatically. */
  readonly dwell = undefined;
  readonly player: Race;
  private readonly raceOverlay: RaceOverlay;
  private readonly commands: RaceCommands;
  private readonly opening: Opening;
  private readonly problem: Problem;
  private readonly text: string;
  private settings: Settings;
  private runners: Runner[] = [];
  /** Removed runners whose boards are still leaving. */
  private leavers: Runner[] = [];
  private isLeaving = false;
  private ids = 0;
  private charted = 0;
  private chartedAt = -Infinity;
  /** A key of what the charts showed at the last update. */
  private drawn = '';

  constructor(opening: Opening<RaceSettings>, raceOverlay: RaceOverlay) {
    const { panes, equal, until, speed } = opening.settings;
    this.opening = opening;
    this.raceOverlay = raceOverlay;
    this.commands = this.createCommands();
    this.problem = compile(opening.puzzle);
    this.text = printPuzzle(opening.puzzle);
    this.settings = opening.settings;
    this.player = new Race(equal, until);
    this.player.speed = speed;
    panes.forEach((search, at) => this.enter(this.runner(search, at), at));
  }

  get overlay() {
    return this.raceOverlay.overlay;
  }

  get puzzle() {
    return this.opening.puzzle;
  }

  get search() {
    return this.searches[0]!;
  }

  /** The commands of its overlay. */
  private createCommands(): RaceCommands {
    const changing =
      <What extends unknown[]>(change: (...what: What) => void) =>
      (...what: What): void => {
        change(...what);
        this.opening.onChange();
      };
    return {
      leave: () => this.opening.leave(),
      add: changing((like) => this.add(like)),
      remove: changing((id) => this.drop(id)),
      edit: changing((id, change) => this.edit(id, change)),
      equal: changing((equal) => (this.player.equal = equal)),
      until: changing((until) => (this.player.until = until)),
      chart: () => this.runners.map((runner) => chartOf(runner, this.player)),
    };
  }

  /** Adds a copy of a pane next to it, or else a new idea at the end. */
  private add(like: number | undefined): void {
    const { searches } = this;
    if (searches.length === MOST_PANES) return;
    const at = this.runners.findIndex(({ id }) => id === like);
    const to = at < 0 ? searches.length : at + 1;
    const search = at < 0 ? newIdea(searches, this.problem) : another(searches[at]!, searches);
    this.enter(this.runner(search, to), to);
  }

  /** Removes a pane, unless it is the only one. */
  private drop(id: number): void {
    const runner = this.runners.find((one) => one.id === id);
    if (!runner || this.runners.length === 1) return;
    this.dismiss(runner);
    this.arrange();
  }

  /** Replaces the search of a pane. */
  private edit(id: number, change: Partial<Search>): void {
    const at = this.runners.findIndex((one) => one.id === id);
    const old = this.runners[at];
    if (!old) return;
    this.dismiss(old);
    const search = { ...old.pane.subject.search, ...change };
    this.enter(this.runner(search, at, id, old.tag), at);
  }

  figures() {
    const { player } = this;
    const { equal, moving, over, pace } = player;
    const race = this.model();
    this.raceOverlay.show(race, this.commands);
    // Rounded up, so that the end can be reached wherever within a millisecond it lies.
    const at = Math.ceil(player.at);
    const known = Math.ceil(player.furthest);
    const timeline = { at, known, unit: equal };
    const status = { ...race.panes[0]!.status, finished: over, pace };
    const passing = player.playing && !over;
    return { status, playing: moving, passing, isLastSolution: false, timeline };
  }

  panes() {
    return this.runners.map((runner) => ({
      search: runner.pane.subject.search,
      status: statusOf(runner, this.player),
    }));
  }

  ownSettings(): RaceSettings {
    const { equal, until } = this.player;
    return { panes: this.searches, equal, until };
  }

  settingsFor(search: NonNullable<Changes['search']>) {
    const [first, ...others] = this.searches;
    const changed = search === 'recipe' ? recipeFor(this.settings) : { ...first!, ...search };
    return { panes: [changed, ...others] };
  }

  frame(now: number, elapsed: number): boolean {
    const { player } = this;
    const isJump = player.destination !== undefined;
    if (!this.isLeaving) player.advance(elapsed);
    if (now - this.chartedAt > CHART_EVERY) this.chart(now);
    let isNew = false;
    for (const runner of [...this.runners, ...this.leavers]) {
      const { pane, lane } = runner;
      const { replay, step } = lane.playhead;
      const { tiling } = replay;
      isNew =
        pane.show({ tiling, step, pace: paceOf(lane, player), isJump }, now, elapsed) || isNew;
      this.see(runner, now);
    }
    this.leavers = this.leavers.filter(({ pane }) => {
      if (pane.view.gone) pane.remove();
      return !pane.view.gone;
    });
    return isNew;
  }

  applySettings(settings: Settings): void {
    this.settings = settings;
    for (const { pane } of this.runners) {
      pane.view.setTheme(themes[settings.theme]);
      pane.view.setLook(lookOf(settings, this.opening.puzzle));
    }
  }

  leave(): void {
    this.isLeaving = true;
    for (const { pane } of this.runners) pane.view.leave();
  }

  cancelLeave(): void {
    this.isLeaving = false;
    for (const { pane } of this.runners) pane.view.stay();
  }

  end(): void {
    this.isLeaving = true;
    for (const { pane } of this.runners) pane.end();
  }

  get hasLeft(): boolean {
    return this.runners.every(({ pane }) => pane.view.gone);
  }

  remove(): void {
    for (const { pane } of [...this.runners, ...this.leavers]) pane.remove();
  }

  private get searches(): readonly Search[] {
    return this.runners.map(({ pane }) => pane.subject.search);
  }

  private get freeTag(): number {
    return freeTag(this.runners.map(({ tag }) => tag));
  }

  private runner(search: Search, viewport: number, id = ++this.ids, tag = this.freeTag): Runner {
    const { opening, settings } = this;
    const { stage, puzzle, onFailure } = opening;
    const task = { text: this.text, search };
    const theme = themes[settings.theme];
    const setting = { stage, viewport, theme, look: lookOf(settings, puzzle) };
    const failed = (trouble: Trouble): void => {
      pane.tape.failed = true;
      onFailure(trouble);
    };
    const pane = new Pane(this.problem, search, setting, (deliver) =>
      opening.workers.search(task, deliver, failed),
    );
    const lane = new Lane(new SearchReplay(this.problem), pane.tape);
    return { id, tag, pane, lane, isSeen: false };
  }

  private enter(runner: Runner, at: number): void {
    this.runners = this.runners.toSpliced(at, 0, runner);
    this.player.add(runner.lane);
    this.arrange();
  }

  private dismiss(runner: Runner): void {
    this.player.remove(runner.lane);
    runner.pane.end();
    this.runners = this.runners.filter((other) => other !== runner);
    this.leavers.push(runner);
  }

  /** Shows each board in the viewport of its pane. */
  private arrange(): void {
    for (const [viewport, { pane }] of this.runners.entries()) pane.moveTo(viewport);
    this.chartedAt = -Infinity;
  }

  /** Celebrates a runner whose search has just ended with a solution. */
  private see(runner: Runner, now: number): void {
    const { pane, lane } = runner;
    const { tiling, tally } = lane.playhead.replay;
    const isOver = this.player.isOver(lane);
    const isNew = isOver && !runner.isSeen;
    runner.isSeen = isOver;
    if (!isNew || this.player.until !== 'first' || tally.solutions === 0) return;
    pane.view.celebrate(now);
    this.opening.onSolution(tiling);
  }

  /** Checks whether the charts have to be updated. */
  private chart(now: number): void {
    this.chartedAt = now;
    const drawn = this.runners.map(({ id, lane }) => `${id} ${lane.playhead.step}`).join();
    if (drawn !== this.drawn) this.charted++;
    this.drawn = drawn;
  }

  private model(): RaceModel {
    const { equal, until, over } = this.player;
    const panes = this.runners.map((runner) => paneModel(runner, this.player));
    return { equal, until, panes, over, charted: this.charted };
  }
}
