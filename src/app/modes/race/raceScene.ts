import { MOST_PANES } from '../../../settings/race.ts';
import { isSameSetting, type Settings } from '../../../settings/settings.ts';
import { Race } from '../../../play/race.ts';
import { Sonifier } from '../../../teach/sound/sonifier.ts';
import type { SearchChange } from '../../../ui/index.tsx';
import {
  freeTag,
  type KindId,
  type RaceCommands,
  type RaceModel,
  type SubjectOf,
} from '../../../ui/race/model.ts';
import type { RaceOverlay } from '../../../ui/race/overlay.tsx';
import type { DivisionIssue } from '../../../words/sentences.ts';
import { LessonGuide } from '../../lesson/lessonGuide.ts';
import { ChartUpdates } from './chartUpdates.ts';
import type { Contest } from './contest.ts';
import { generationContest } from './generationContest.ts';
import { Narration } from './narration.ts';
import { paceOf, paneModel, statusOf, type Runner } from './runner.ts';
import { searchContest } from './searchContest.ts';
import type { Opening, Scene } from '../scene.ts';

/** For how long a race stays that is over while no user is in control, in ms. */
const STANDS = 6000;

type RaceSettings = Pick<Settings, (typeof raceNames)[number]>;

const raceNames = ['panes', 'strategies', 'equal', 'until'] as const;

/** Whether two settings are of the same race. */
const isSameRace = (one: RaceSettings, other: RaceSettings): boolean =>
  raceNames.every((name) => isSameSetting(name, one[name], other[name]));

/** Several runs on one board, side by side, under one clock. */
export class RaceScene implements Scene {
  readonly player: Race;
  private readonly raceOverlay: RaceOverlay;
  private readonly commands: RaceCommands;
  private readonly opening: Opening;
  private readonly contest: Contest;
  private readonly narration = new Narration();
  private settings: Settings;
  private given: Pick<Settings, 'lesson' | 'notes'>;
  private readonly guide: LessonGuide;
  private runners: Runner[] = [];
  /** Removed runners whose boards are still leaving. */
  private leavers: Runner[] = [];
  private isLeaving = false;
  private ids = 0;
  private readonly charts = new ChartUpdates();

  constructor(opening: Opening, overlays: Readonly<Record<KindId, RaceOverlay>>) {
    const { strategies, equal, speed, lesson, notes } = opening.settings;
    this.opening = opening;
    this.given = { lesson, notes };
    this.guide = new LessonGuide({
      opening,
      settings: () => this.given,
      change: (changes) => {
        this.given = { ...this.given, ...changes };
        opening.onChange();
      },
    });
    this.commands = this.createCommands();
    this.contest = strategies.length > 0 ? generationContest(opening) : searchContest(opening);
    this.raceOverlay = overlays[this.contest.kind];
    this.settings = opening.settings;
    this.player = new Race(equal, this.contest.until);
    this.player.speed = speed;
    this.contest.first.forEach((subject, at) => this.enter(this.runner(subject, at), at));
  }

  /** In a lesson one comes back to where one was. */
  get holdsMoment(): boolean {
    return this.given.lesson !== undefined;
  }

  get overlay() {
    return this.raceOverlay.overlay;
  }

  get puzzle() {
    return this.opening.puzzle;
  }

  get divided() {
    return this.contest.divided;
  }

  get search() {
    return this.contest.searches(this.subjects)[0];
  }

  revisit(settings: Settings): boolean {
    const { player } = this;
    const placeOf = ({ mode, puzzle, size }: Settings) => JSON.stringify([mode, puzzle, size]);
    if (
      placeOf(settings) !== placeOf(this.opening.settings) ||
      !isSameRace(settings, this.ownSettings())
    )
      return false;
    const { lesson, notes } = settings;
    this.given = { lesson, notes };
    this.guide.follow();
    player.playing = false;
    player.seek(settings.moment.step);
    return true;
  }

  get isOutcomeOpen() {
    return this.given.lesson !== undefined;
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
      leave: () => this.opening.leaveMode(),
      lesson: this.guide.commands,
      add: changing((like) => this.add(like)),
      remove: changing((id) => this.drop(id)),
      edit: (id, change) => this.edit(id, change),
      equal: changing((equal) => (this.player.equal = equal)),
      until: changing((until) => (this.player.until = until)),
      chart: () => this.runners.map(({ id, contender }) => contender.chart(id, this.player)),
    };
  }

  /** Adds a copy of a pane next to it, or else a new idea at the end. */
  private add(like: number | undefined): void {
    const { subjects, contest } = this;
    if (subjects.length === MOST_PANES) return;
    const at = this.runners.findIndex(({ id }) => id === like);
    const to = at < 0 ? subjects.length : at + 1;
    const subject = at < 0 ? contest.newIdea(subjects) : contest.another(subjects[at]!, subjects);
    this.enter(this.runner(subject, to), to);
  }

  /** Removes a pane, unless it is the only one. */
  private drop(id: number): void {
    const runner = this.runners.find((one) => one.id === id);
    if (!runner || this.runners.length === 1) return;
    this.dismiss(runner);
    this.arrange();
  }

  /** Replaces what a pane runs, if that is possible; else says why not. */
  private edit(id: number, change: Partial<SubjectOf<KindId>>): DivisionIssue | undefined {
    const at = this.runners.findIndex((one) => one.id === id);
    const old = this.runners[at];
    if (!old) return undefined;
    const subject = { ...old.contender.subject, ...change } as SubjectOf<KindId>;
    const issue = this.contest.issueOf(subject);
    if (issue) return issue;
    this.dismiss(old);
    this.enter(this.runner(subject, at, id, old.tag), at);
    this.opening.onChange();
    return undefined;
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
    const status = { ...this.contest.status(race.panes[0]!.status), finished: over, pace };
    const passing = player.playing && !over;
    return { status, playing: moving, passing, isLastSolution: false, timeline };
  }

  panes() {
    const { contest, runners, player } = this;
    const searches = contest.searches(this.subjects);
    return runners.map(({ contender }, i) => ({
      search: searches[i],
      status: contest.status(statusOf(contender, player)),
    }));
  }

  ownSettings() {
    const { equal, until } = this.player;
    return { ...this.contest.ownSettings(this.subjects), equal, until, ...this.given };
  }

  settingsFor(search: SearchChange) {
    return this.contest.settingsFor(search, this.subjects, this.settings);
  }

  frame(now: number, elapsed: number): boolean {
    const { player } = this;
    const isJump = player.destination !== undefined;
    if (!this.isLeaving) player.advance(elapsed);
    this.charts.check(this.runners, now);
    const { sound } = this.raceOverlay;
    if (sound.isOn) this.narration.play(this.runners, player, sound, now);
    let isNew = false;
    for (const runner of [...this.runners, ...this.leavers]) {
      const { contender } = runner;
      const { pane, lane } = contender;
      const { step } = lane.playhead;
      const tiling = contender.tiling();
      isNew =
        pane.show({ tiling, step, pace: paceOf(lane, player), isJump }, now, elapsed) || isNew;
      this.see(runner, now);
    }
    this.leavers = this.leavers.filter(({ contender: { pane } }) => {
      if (pane.view.gone) pane.remove();
      return !pane.view.gone;
    });
    return isNew;
  }

  /** A race that users have started is never left automatically. */
  get dwell(): number | undefined {
    const { playing, over } = this.player;
    return this.opening.isInterlude && playing && over ? STANDS : undefined;
  }

  applySettings(settings: Settings): void {
    this.settings = settings;
    for (const { contender } of this.runners) contender.applySettings(settings);
  }

  leave(): void {
    this.isLeaving = true;
    for (const { contender } of this.runners) contender.pane.view.leave();
  }

  cancelLeave(): void {
    this.isLeaving = false;
    for (const { contender } of this.runners) contender.pane.view.stay();
  }

  end(): void {
    this.isLeaving = true;
    for (const { contender } of this.runners) contender.pane.end();
  }

  get givesWay(): boolean {
    return this.runners.every(({ contender }) => contender.pane.view.canBeReplaced);
  }

  get hasLeft(): boolean {
    return this.runners.every(({ contender }) => contender.pane.view.gone);
  }

  remove(): void {
    for (const { contender } of [...this.runners, ...this.leavers]) contender.pane.remove();
  }

  private get subjects(): readonly SubjectOf<KindId>[] {
    return this.runners.map(({ contender }) => contender.subject);
  }

  private get freeTag(): number {
    return freeTag(this.runners.map(({ tag }) => tag));
  }

  private runner(
    subject: SubjectOf<KindId>,
    viewport: number,
    id = ++this.ids,
    tag = this.freeTag,
  ): Runner {
    const contender = this.contest.start(subject, viewport, this.settings);
    return { id, tag, contender, sonifier: new Sonifier(), isSeen: false };
  }

  private enter(runner: Runner, at: number): void {
    this.runners = this.runners.toSpliced(at, 0, runner);
    this.player.add(runner.contender.lane);
    this.arrange();
  }

  private dismiss(runner: Runner): void {
    this.player.remove(runner.contender.lane);
    runner.contender.pane.end();
    this.runners = this.runners.filter((other) => other !== runner);
    this.leavers.push(runner);
  }

  /** Shows each board in the viewport of its pane. */
  private arrange(): void {
    for (const [viewport, { contender }] of this.runners.entries()) contender.pane.moveTo(viewport);
    this.charts.hasten();
  }

  /** Celebrates a runner that has just ended with a success. */
  private see(runner: Runner, now: number): void {
    const { contender } = runner;
    const { player, contest } = this;
    const isOver = player.isOver(contender.lane);
    const isNew = isOver && !runner.isSeen;
    runner.isSeen = isOver;
    if (!isNew || !contender.isSuccess(player.until)) return;
    contender.pane.view.celebrate(now);
    contest.succeeded(contender);
  }

  private model(): RaceModel {
    const { equal, until, over } = this.player;
    const captions = this.narration.captions(this.runners, this.player, this.settings);
    const panes = this.runners.map((runner, at) => paneModel(runner, this.player, captions[at]));
    const { kind } = this.contest;
    const { charted } = this.charts;
    const { isInterlude } = this.opening;
    const lesson = this.guide.now;
    return { kind, equal, until, panes, over, charted, lesson, isInterlude };
  }
}
