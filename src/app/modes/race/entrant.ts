import { sideOf, tonesOf, type Tone } from '../../../teach/sound/sonifier.ts';
import type { Settings } from '../../../settings/settings.ts';
import type { Lane } from '../../../play/lane.ts';
import type { Race } from '../../../play/race.ts';
import type { PaneModel } from '../../../ui/race/model.ts';
import { hasWon, type Terms } from '../../../ui/race/panes/standing.ts';
import type { Caption } from '../../../ui/status/saying.tsx';
import type { Sound } from '../../../ui/sound/sound.ts';
import { fullDepth, type Problem } from '../../../solve/problem.ts';
import { celebrationLasts } from '../../../view/effects/lifts.ts';
import { languageOf } from '../../appearance.ts';
import type { RaceRun, RaceRuns, RunPlace } from './runKind.ts';

export interface Entrant {
  readonly id: number;
  readonly tag: number;
  readonly run: RaceRun;
  /** Whether its end has been seen. */
  isSeen: boolean;
}

/** The requested pace of a lane in steps per second; unlimited in equal time. */
function paceOf(lane: Lane, race: Race): number {
  if (!race.playing || race.isOver(lane)) return 0;
  return race.equal === 'steps' ? race.pace : Infinity;
}

/** Whether a lane is at the end of its run; while others go on, not at a moment that is looked at. */
const isPlayedOut = (lane: Lane, race: Race): boolean =>
  (race.playing || race.over) && race.isOver(lane) && lane.playhead.step === lane.playhead.tape.end;

export const statusOf = (run: RaceRun, race: Race) =>
  run.status({ finished: race.isOver(run.lane), pace: paceOf(run.lane, race) });

export function paneModel(
  { id, tag, run }: Entrant,
  race: Race,
  { caption, heat }: Pick<PaneModel, 'caption' | 'heat'>,
): PaneModel {
  const { lane, subject, pane } = run;
  return {
    id,
    tag,
    subject,
    status: statusOf(run, race),
    ms: race.msOf(lane),
    rank: race.rankOf(lane),
    caption,
    heat,
    place: pane.placed,
    failed: lane.failed,
  };
}

/** The captions of panes, in their order: undefined for none, empty while the run is too fast to read. */
export function captionsOf(
  entrants: readonly Entrant[],
  race: Race,
  settings: Settings,
): readonly (Caption | undefined)[] {
  if (!settings.captions) {
    for (const { run } of entrants) run.narrator?.rest();
    return entrants.map(() => undefined);
  }
  const language = languageOf(settings);
  const isOnTheWay = race.destination !== undefined;
  let isFree = true;
  /** One of them at a time, so that the picture is not held up. */
  const mayTakeLong = (): boolean => {
    const mayNow = isFree;
    isFree = false;
    return mayNow;
  };
  return entrants.map(({ run: { narrator, lane } }) => {
    const moment = { step: lane.playhead.step, pace: paceOf(lane, race), isOnTheWay };
    const caption = narrator?.caption(moment, language, mayTakeLong);
    return narrator && (caption ?? { text: '', mark: undefined });
  });
}

/**
 * Celebrates a run when its end is first seen, unless that was sought: if it has won, and a success of others;
 * `now` in ms.
 */
export function seeEnd(entrant: Entrant, race: Race, now: number, terms: Terms): void {
  const { run, isSeen } = entrant;
  entrant.isSeen = race.isOver(run.lane);
  if (isSeen || !entrant.isSeen) return;
  const isSuccess = run.isSuccess(race.until);
  if (race.isEndPlayed(run.lane)) {
    const placed = { rank: race.rankOf(run.lane), status: statusOf(run, race) };
    if (hasWon(placed, { ...terms, panes: race.lanes }))
      run.pane.view.celebrate(now, run.lying?.());
    else if (isSuccess) run.pane.view.celebrate(now);
  }
  if (isSuccess) run.succeeded?.();
}

/** For how long a race stays that is over while no user is in control, in ms. */
const STANDS = 6000;

/** The same for searches of a problem, if that is what races, with the celebration of the winner. */
export const standsFor = (problem: Problem | undefined): number =>
  Math.max(STANDS, celebrationLasts(problem ? fullDepth(problem) : 0));

/** Plays the tones of all panes, from left to right; `now` in ms. */
export function playTones(
  entrants: readonly Entrant[],
  race: Race,
  sound: Sound,
  now: number,
): void {
  const of = entrants.length;
  for (const [at, entrant] of entrants.entries())
    sound.play(tonesAt(entrant, race, now, of), { side: sideOf(at, of), of });
}

function tonesAt({ run, isSeen }: Entrant, race: Race, now: number, of: number): readonly Tone[] {
  const { narrator, lane } = run;
  if (!narrator) return [];
  const tones = narrator.tones(lane.playhead.step, now, of);
  const isEnd = !isSeen && race.isOver(lane);
  if (!isEnd) return tones;
  return tonesOf({ kind: run.isSuccess(race.until) ? 'full' : 'end' }, narrator.depth);
}

/** Time between updates of the charts, in ms. */
const CHART_EVERY = 300;

/** Decides when the charts of a race are drawn anew: every so often, if anything has moved. */
export class ChartUpdates {
  charted = 0;
  private checkedAt = -Infinity;
  /** The step of each entrant at the last check, by id. */
  private shown: ReadonlyMap<number, number> = new Map();

  /**
   * Checks whether an update is due; `now` in ms.
   *
   * @param hasNews called at each check; returns whether there is news beside steps
   */
  check(entrants: readonly Entrant[], now: number, hasNews: () => boolean): void {
    if (now - this.checkedAt <= CHART_EVERY) return;
    this.checkedAt = now;
    const shown = new Map(entrants.map(({ id, run }) => [id, run.lane.playhead.step]));
    const isSame = !hasNews() && shown.size === this.shown.size;
    if (!isSame || [...shown].some(([id, step]) => this.shown.get(id) !== step)) this.charted++;
    this.shown = shown;
  }

  hasten(): void {
    this.checkedAt = -Infinity;
  }
}

/** Starts a run in its place in a race. */
export const startIn = (
  runs: RaceRuns,
  subject: object,
  place: Pick<RunPlace, 'viewport' | 'settings' | 'look'>,
  race: Race,
): RaceRun =>
  runs.start(subject, {
    ...place,
    paceOf: (lane) => paceOf(lane, race),
    isPlayedOut: (lane) => isPlayedOut(lane, race),
  });

/** Goes to the moment at which a run is at a step, and pauses there. */
export function showStep({ run: { lane } }: Entrant, race: Race, step: number): void {
  race.playing = false;
  race.seek(race.equal === 'steps' ? step : lane.history.times.momentOf(step));
}

/** The moment of a race, rounded up, so that the end can be reached wherever within a millisecond it lies. */
export const timelineOf = ({ equal, at, stretch, shownTo, last }: Race) => ({
  from: stretch.from,
  at: Math.ceil(at),
  known: Math.ceil(shownTo),
  end: Math.ceil(last),
  unit: equal,
});
