import { MOST_EXAMINED } from '../../../generate/goalSearch.ts';
import { BlockTiles, Division } from '../../../generate/division.ts';
import { GenerationReplay, type Plan } from '../../../generate/generation.ts';
import type { Settings } from '../../../settings/settings.ts';
import { requiresNothing } from '../../../generate/asked.ts';
import { Player } from '../../../play/player.ts';
import { RunHistory } from '../../../play/runHistory.ts';
import type { ScoreCurve } from '../../../ui/generate/model.ts';
import { lookOf } from '../../appearance.ts';
import type { GenerationNews } from '../../workers/messages.ts';
import { Pane, type PaneMoment } from '../kit/pane.ts';
import type { PageServices } from '../services.ts';
import { areTriesShownAt, spectatedPace } from './divisionPace.ts';
import { dividedBoard, type PlanFound } from './planFor.ts';

/** Time between divisions shown while one is looked for, in ms, and the pace at which they change. */
const EXAMINED_EVERY = 1200;
const EXAMINED_PACE = 2;

/** A board being divided, from its first moment on. */
export class DivisionPane extends Pane {
  readonly plan: Plan;
  readonly player: Player<GenerationReplay>;
  private readonly history = new RunHistory();
  private readonly tiles: BlockTiles;
  /** The division that is examined, while one is looked for. */
  private readonly examined: Division;
  private readonly examinedTiles: BlockTiles;
  /** How far the work is that takes long and makes no steps; undefined if there is none. */
  work: GenerationNews | undefined;
  divisions: bigint | undefined;
  /** Whether the end of what was looked for is still to be shown. */
  private isEndWanted: boolean;
  /** Whether its pace is to follow from the number of its steps, and has not yet. */
  private isPaceOpen: boolean;
  private examinedAt = -Infinity;

  /**
   * @param isAtStart whether it is shown from its beginning, and not from another moment
   * @param isSpectated whether it is for spectators, who see each division for about as long
   */
  constructor(
    services: PageServices,
    settings: Settings,
    { plan, require }: PlanFound,
    isAtStart: boolean,
    isSpectated = false,
  ) {
    const goal = requiresNothing(require)
      ? undefined
      : { requirements: require, most: MOST_EXAMINED };
    super(services, settings, {
      board: dividedBoard(plan),
      look: lookOf(settings),
      open: (deliver, failed) =>
        services.workers.generation(plan, goal, deliver, failed, (news) => this.received(news)),
      momentOf: (isJump) => this.momentNow(isJump),
    });
    this.plan = plan;
    this.tape.onNew = (chunk) => this.history.add(chunk);
    const replay = new GenerationReplay(plan);
    this.tiles = new BlockTiles(replay.tiling);
    this.examined = new Division(plan.frame, plan.sizes);
    this.examinedTiles = new BlockTiles(this.examined);
    this.isEndWanted = isAtStart && goal !== undefined;
    this.isPaceOpen = isSpectated;
    if (goal)
      this.work = {
        kind: 'examination',
        examined: 0,
        most: goal.most,
        owner: [],
        outcome: 'open',
        placements: undefined,
        ms: 0,
      };
    this.player = new Player(replay, this.tape, { onMilestone: () => this.celebrate() });
  }

  get isWorking(): boolean {
    const { end, failed } = this.tape;
    return this.work?.outcome === 'open' && end === undefined && !failed;
  }

  curve(): ScoreCurve {
    const { at, series } = this.history.upTo(this.player.at);
    const score = series[0]?.mean ?? [];
    return { at: at.slice(0, score.length), score };
  }

  advance(elapsed: number): void {
    const { player, tape, view } = this;
    if (this.isEndWanted && tape.end !== undefined) this.goToEnd(tape.end);
    if (this.isPaceOpen && tape.end !== undefined) {
      this.isPaceOpen = false;
      player.present({ steady: spectatedPace(tape.end) });
    }
    const { refused } = player.replay;
    const showsTries = player.playing && areTriesShownAt(player.pace);
    tape.detail = showsTries ? 'everything' : 'steps';
    player.advance(elapsed);
    const next = player.replay.refused;
    if (showsTries && next && next !== refused) view.nudge(next);
    if (this.showsExamined) this.showExamined();
  }

  private momentNow(isJump: boolean): PaneMoment {
    const { player, tiles, examinedTiles } = this;
    const step = player.at;
    if (this.showsExamined) return { tiling: examinedTiles, step, pace: EXAMINED_PACE };
    tiles.update();
    return { tiling: tiles, step, pace: isJump ? Infinity : player.pace };
  }

  private received(news: GenerationNews): void {
    this.work = news;
    if (news.kind === 'sweep') this.divisions = news.divisions;
  }

  /** Shows the division that is examined now, unless another one was shown only just before. */
  private showExamined(): void {
    const { work, now } = this;
    if (work?.kind !== 'examination' || now - this.examinedAt < EXAMINED_EVERY) return;
    this.examinedAt = now;
    this.examined.set(work.owner);
    this.examinedTiles.update();
  }

  /** The division that is examined is shown where there is nothing else to play. */
  private get showsExamined(): boolean {
    const { player, tape, isWorking, work } = this;
    const isReached = player.at >= tape.recordedTo;
    return isWorking && isReached && work?.kind === 'examination' && work.examined > 0;
  }

  /** Shows what was found, or that nothing was. */
  private goToEnd(end: number): void {
    this.isEndWanted = false;
    if (this.work?.outcome === 'open') return;
    this.player.seek(end);
    if (this.work?.outcome === 'found') this.view.celebrate(this.now);
  }

  private celebrate(): void {
    if (this.player.replay.tiling.score > 0 || this.work?.outcome === 'none') return;
    this.view.celebrate(this.now);
  }
}
