import { MOST_PANES } from '../../../settings/searches.ts';
import type { DivisionIssue } from '../../../words/sentences.ts';
import { shownIn } from './shownIn.ts';
import { isSameSetting, type SettingName, type Settings } from '../../../settings/settings.ts';
import { kindIds, type KindId } from '../../../experiment/kinds.ts';
import { Race } from '../../../play/race.ts';
import type { SearchChange } from '../../../ui/index.tsx';
import { freeTag, type RaceCommands, type RaceModel } from '../../../ui/race/model.ts';
import { createRaceOverlay, type RaceOverlay } from '../../../ui/race/overlay.tsx';
import type { TraySize } from '../../../theme/viewport.ts';
import { languageOf, lookOf } from '../../appearance.ts';
import { LessonGuide } from '../kit/lessonGuide.ts';
import { BoardScene } from '../scene.ts';
import type { ModeCode } from '../mode.ts';
import type { PageServices, SceneContent } from '../services.ts';
import {
  captionsOf,
  ChartUpdates,
  type Entrant,
  paneModel,
  playTones,
  seeEnd,
  showStep,
  standsFor,
  startIn,
  statusOf,
  timelineOf,
} from './entrant.ts';
import { emphasisOf, leaderOf } from '../../../ui/race/panes/standing.ts';
import { words } from '../../../words/index.ts';
import { RaceHeat } from './heat.ts';
import { runKinds } from './kinds/index.ts';
import type { RaceRuns, RunKind } from './runKind.ts';

export function createCode(): ModeCode {
  const overlays = new Map<KindId, RaceOverlay>(
    kindIds.map((id) => [id, createRaceOverlay(runKinds[id])]),
  );
  return {
    open(content, services) {
      const id = kindIds.find((id) => runKinds[id].isChosen(content.settings))!;
      return new RaceScene(content, services, runKinds[id], overlays.get(id)!);
    },
  };
}

/** Several runs on one board, side by side, under one clock. */
class RaceScene extends BoardScene<RaceOverlay, PageServices> {
  readonly player: Race;
  private readonly commands: RaceCommands;
  private readonly kind: RunKind;
  private readonly runs: RaceRuns;
  private readonly guide: LessonGuide;
  /** The tray of every board. */
  private readonly tray: TraySize;
  private entrants: readonly Entrant[] = [];
  private ids = 0;
  private readonly charts = new ChartUpdates();
  private readonly heat: RaceHeat;

  constructor(
    content: SceneContent,
    services: PageServices,
    kind: RunKind,
    raceOverlay: RaceOverlay,
  ) {
    super(content, services, raceOverlay);
    const { settings } = content;
    this.heat = new RaceHeat(settings);
    this.guide = new LessonGuide(services, settings, shownIn(this, settings));
    this.commands = this.createCommands();
    [this.kind, this.runs] = [kind, kind.open(content, services)];
    this.player = new Race(settings.equal, this.runs.until);
    this.player.speed = settings.speed;
    this.runs.first.forEach((subject, at) => this.enter(this.entrant(subject, at), at));
    this.tray = this.entrants[0]!.run.pane.view.tray;
  }

  protected get boards() {
    return this.entrants.map(({ run }) => run.pane);
  }

  /** A lesson is returned to at the moment at which it was left. */
  get holdsMoment(): boolean {
    return this.guide.own.lesson !== undefined;
  }

  get divided() {
    return this.runs.divided;
  }

  get search() {
    const [first] = this.entrants;
    return first && this.runs.searchOf?.(first.run.subject);
  }

  revisit(settings: Settings): boolean {
    const { player, content } = this;
    const { lesson: _lesson, ...race } = this.ownSettings();
    const now = { ...content.settings, ...race };
    const names = ['mode', 'puzzle', 'size', ...Object.keys(race)] as SettingName[];
    const { choice } = this.heat;
    if (!names.every((name) => name in choice || isSameSetting(name, settings[name], now[name])))
      return false;
    this.guide.follow(settings);
    this.heat.choice = settings;
    [player.playing, player.stretch] = [false, settings.stretch];
    player.seek(settings.moment.step);
    return true;
  }

  get isOutcomeOpen() {
    return this.guide.own.lesson !== undefined;
  }

  private createCommands(): RaceCommands {
    const changing =
      <What extends unknown[]>(change: (...what: What) => void) =>
      (...what: What): void => {
        change(...what);
        this.services.onChange();
      };
    return {
      leave: () => this.services.leaveMode(),
      lesson: this.guide.commands,
      add: changing((like) => this.add(like)),
      remove: changing((id) => this.drop(id)),
      edit: (id, change) => this.edit(id, change),
      equal: changing((equal) => (this.player.equal = equal)),
      until: changing((until) => (this.player.until = until)),
      goTo: changing((id, step) => this.goTo(id, step)),
      trees: () => this.runs.trees,
      heat: changing((choice) => (this.heat.choice = { ...this.heat.choice, ...choice })),
      chart: () => this.entrants.map(({ id, run }) => run.chart(id, this.player)),
    };
  }

  /** Goes to the moment at which a pane is at a step, and stays there. */
  private goTo(id: number, step: number): void {
    const entrant = this.entrants.find((one) => one.id === id);
    if (entrant) showStep(entrant, this.player, step);
  }

  /** Adds a copy of a pane next to it, or else a new idea at the end. */
  private add(like: number | undefined): void {
    const { subjects, runs } = this;
    if (subjects.length === MOST_PANES) return;
    const at = this.entrants.findIndex(({ id }) => id === like);
    const to = at < 0 ? subjects.length : at + 1;
    const subject = at < 0 ? runs.newIdea(subjects) : runs.another(subjects[at]!, subjects);
    this.enter(this.entrant(subject, to), to);
  }

  private drop(id: number): void {
    const entrant = this.entrants.find((one) => one.id === id);
    if (!entrant || this.entrants.length === 1) return;
    this.withdraw(entrant);
    this.arrange();
  }

  /** Replaces what a pane runs, if that is possible; else says why not. */
  private edit(id: number, change: object): DivisionIssue | undefined {
    const at = this.entrants.findIndex((one) => one.id === id);
    const old = this.entrants[at];
    if (!old) return undefined;
    const subject = { ...old.run.subject, ...change };
    const issue = this.runs.issueOf?.(subject);
    if (issue) return issue;
    this.withdraw(old);
    this.enter(this.entrant(subject, at, id, old.tag), at);
    this.services.onChange();
    return undefined;
  }

  /** Lets boards stand out as their texts do, from the same moment on. */
  updateOverlay(): void {
    const race = this.model();
    this.modeOverlay.show(race, this.commands);
    const ahead = leaderOf(race, words(languageOf(this.settings)));
    for (const [at, { run }] of this.entrants.entries())
      run.pane.view.emphasise(emphasisOf(race.panes[at]!, race, ahead));
  }

  override figures() {
    return { ...super.figures(), timeline: timelineOf(this.player) };
  }

  protected get isPassing(): boolean {
    return this.player.playing && !this.player.over;
  }

  protected status() {
    const { over: finished, pace } = this.player;
    return { ...this.panes()[0]!.status, finished, pace };
  }

  override panes() {
    const { runs, player } = this;
    return this.entrants.map(({ run }) => ({
      search: runs.searchOf?.(run.subject),
      status: runs.statusOf(statusOf(run, player)),
    }));
  }

  override ownSettings(): Partial<Settings> {
    const { equal, until } = this.player;
    return {
      ...this.runs.ownSettings(this.subjects),
      equal,
      until,
      ...this.heat.choice,
      ...this.guide.own,
    };
  }

  override settingsFor(search: SearchChange) {
    return this.runs.settingsFor?.(search, this.subjects, this.settings) ?? {};
  }

  override frame(now: number, elapsed: number): boolean {
    const isNew = super.frame(now, elapsed);
    this.charts.check(this.entrants, now, () => this.measure());
    this.heat.show(this.entrants);
    const { sound } = this.modeOverlay;
    if (sound.isOn) playTones(this.entrants, this.player, sound, now);
    const terms = { kind: this.kind, lesson: this.guide.own.lesson };
    for (const entrant of this.entrants) seeEnd(entrant, this.player, now, terms);
    return isNew;
  }

  override end(): void {
    this.runs.close?.();
    super.end();
  }

  /** Measures the runs if that is shown anywhere; returns whether there is news. */
  private measure(): boolean {
    if (this.isLeaving || !(this.heat.isOn || this.modeOverlay.isMeasured())) return false;
    return this.runs.measure?.(this.entrants.map(({ run }) => run)) ?? false;
  }

  /** A race that users have started is never left automatically. */
  get stayFor(): number | undefined {
    const { playing, over } = this.player;
    return this.content.isInterlude && playing && over ? standsFor(this.runs.problem) : undefined;
  }

  /** A board that is divided has no labels. */
  protected override look(settings: Settings) {
    return lookOf(settings, this.divided ? {} : this.puzzle);
  }

  private get subjects(): readonly object[] {
    return this.entrants.map(({ run }) => run.subject);
  }

  private entrant(
    subject: object,
    viewport: number,
    id = ++this.ids,
    tag = freeTag(this.entrants.map((one) => one.tag)),
  ): Entrant {
    const { settings, player } = this;
    const place = { viewport, settings, look: this.look(settings) };
    return { id, tag, run: startIn(this.runs, subject, place, player), isSeen: false };
  }

  private enter(entrant: Entrant, at: number): void {
    this.entrants = this.entrants.toSpliced(at, 0, entrant);
    this.player.add(entrant.run.lane);
    this.arrange();
  }

  private withdraw(entrant: Entrant): void {
    this.player.remove(entrant.run.lane);
    this.dismiss(entrant.run.pane);
    this.entrants = this.entrants.filter((other) => other !== entrant);
  }

  /** Shows each board in the viewport of its pane. */
  private arrange(): void {
    for (const [viewport, { run }] of this.entrants.entries()) run.pane.moveTo(viewport);
    this.charts.hasten();
  }

  private model(): RaceModel {
    const { player, kind, tray } = this;
    const { equal, until, over } = player;
    const captions = captionsOf(this.entrants, player, this.settings);
    const panes = this.entrants.map((entrant, at) =>
      paneModel(entrant, player, { caption: captions[at], heat: this.heat.of(entrant) }),
    );
    const { charted } = this.charts;
    const { isInterlude } = this.content;
    const lesson = this.guide.now;
    const race = { kind, equal, until, panes, over, charted, lesson, tray, isInterlude };
    return { ...race, heat: this.heat.choice, problem: this.runs.problem };
  }
}
