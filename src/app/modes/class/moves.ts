import type { Moment } from '../../../run/step.ts';
import type { SearchTarget } from '../../../run/process.ts';
import type { SearchMark } from '../../../solve/played/searchProcess.ts';
import { SearchReplay } from '../../../solve/played/searchReplay.ts';
import type { Grain } from '../../../teach/moment/explanation.ts';
import { isLeaving, type Situation, type Situations } from '../../../teach/moment/situation.ts';
import {
  entering,
  leaf,
  leaving,
  mistake,
  searchTargetOf,
  type NamedTarget,
} from '../../../teach/navigation/targets.ts';
import type { Direction } from '../../../play/targetSearch.ts';
import { Player } from '../../../play/player.ts';
import { Stops } from '../../../play/stops.ts';
import type { Tape } from '../../../play/tape.ts';
import type { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import type { Problem } from '../../../solve/problem.ts';
import { END, idOf, kindOf, PLACE, REJECT, REMOVE } from '../../../solve/step.ts';
import { isPassedOver } from '../../../teach/moment/tries.ts';
import type { TargetSearchProgress } from '../../../ui/class/model.ts';

interface Parts {
  readonly problem: Problem;
  readonly tape: Tape<SearchMark>;
  readonly found: FoundSolutions;
  readonly situations: Situations;
  /** Called before a moment is left for one of another step that need not be near. */
  readonly keepMoment: () => void;
}

/** Moves through a search that is explained: from stop to stop, over subtrees, and to what stands out. */
export class Moves {
  readonly player: Stops;
  /** Shows the moment; steered by the stops alone. */
  readonly head: Player<SearchReplay>;
  private readonly parts: Parts;
  private readonly leaves = leaf();
  private sought: Omit<TargetSearchProgress, 'step'> | undefined;
  /** The moment from which it was looked for in vain. */
  private inVainFrom: Moment | undefined;
  /** The moment whose mistake is to be gone to, once it is known. */
  private awaitedAt: Moment | undefined;

  constructor(parts: Parts) {
    const { problem, tape } = parts;
    this.parts = parts;
    this.head = new Player(new SearchReplay(problem), tape, { waits: true });
    this.player = new Stops(this.head, tape, {
      isPassed: () => this.isPassed(),
      isReturn: () => this.isReturn(),
      isStop: () => !this.head.replay.tiling.owner.includes(-1),
    });
  }

  setGrain(grain: Grain): void {
    const every = { tries: 'tick', places: 'step', 'dead-ends': this.leaves } as const;
    this.player.every = every[grain];
  }

  /** What it is looking for, or has looked for in vain from the present moment. */
  get targetSearch(): TargetSearchProgress | undefined {
    const { sought, player } = this;
    const { at } = player;
    if (!sought) return undefined;
    if (player.looking !== undefined) return { ...sought, step: player.looking };
    if (this.awaitsMistake) return { ...sought, step: at };
    return this.isAt(this.inVainFrom) ? { ...sought, step: undefined } : undefined;
  }

  /**
   * How far the search has come on its way to the moment that is sought, if that is beyond what is recorded.
   */
  get reached(): number | undefined {
    const { destination, recordedTo } = this.player;
    const isFar = destination !== undefined && destination > recordedTo && recordedTo > 0;
    return isFar ? recordedTo : undefined;
  }

  /** Goes to the end of a step, and stays there. */
  goTo(step: number): void {
    this.player.playing = false;
    this.jump(step, Infinity);
  }

  /** Looks for the nearest target, ahead or back, and goes there; to a mistake once that is known. */
  find(target: NamedTarget, direction: Direction): void {
    if (target.kind === 'mistake') {
      this.player.playing = false;
      this.sought = { target, direction };
      this.awaitedAt = this.moment;
      return;
    }
    const known = target.kind === 'solution' ? this.knownSolution(direction) : undefined;
    if (known !== undefined) {
      this.player.playing = false;
      this.arrive(known);
      return;
    }
    const isPlacing = target.kind === 'cell' || target.kind === 'piece';
    this.look({ target, direction }, searchTargetOf(this.parts.problem, target), (found) => {
      if (!found) this.inVainFrom = this.moment;
      else if (isPlacing) this.enter(found.step);
      else this.arrive(found.step);
    });
  }

  /** Whether the mistake of the moment on show is to be gone to. */
  get awaitsMistake(): boolean {
    return this.isAt(this.awaitedAt);
  }

  /**
   * Goes to before that mistake was made, or to where it is taken back.
   *
   * @param solvable the placements up to which some solution is left, −1 if there never was one; undefined if not known
   */
  goToMistake(solvable: number | undefined): void {
    const { direction } = this.sought!;
    const target = { kind: 'mistake' } as const;
    const { depth } = this.head.replay.tiling;
    if (solvable === undefined || solvable < 0 || solvable === depth) {
      const never = solvable === undefined ? 'unknown' : solvable < 0 ? 'hopeless' : 'solvable';
      this.awaitedAt = undefined;
      this.sought = { target, direction, never };
      this.inVainFrom = this.moment;
      return;
    }
    this.look({ target, direction }, mistake(solvable + 1), (found) => {
      if (!found) this.inVainFrom = this.moment;
      else if (direction < 0) this.arrive(found.step);
      else this.enter(found.step);
    });
  }

  /**
   * From a placement to the return from all below it, or from that return to the placement; elsewhere a stop
   * on, or back.
   */
  over(direction: Direction): void {
    const { at, tickShown } = this.player;
    const { lastStep, next, path } = this.situation;
    const isPlaced = lastStep !== undefined && kindOf(lastStep) === PLACE;
    const isFine = this.isFine || tickShown < Infinity;
    const isReturn = isLeaving(next) || next === END;
    const depth = path.length;
    if (direction > 0) {
      if (isPlaced && (isFine ? tickShown === 0 : !isReturn)) this.leave(depth);
      else this.player.step(1);
    } else if (isReturn && isPlaced && isFine) this.enter(at);
    else if (!isReturn || isPlaced) this.player.step(-1);
    else this.toLevel(depth);
  }

  /**
   * Back to where there were so many pieces on the board for the first time since the last of them was
   * placed.
   */
  toLevel(depth: number): void {
    const { lastStep, path } = this.situation;
    const isThere = path.length === depth && lastStep !== undefined && kindOf(lastStep) === PLACE;
    if (depth === 0) this.goTo(0);
    else if (isThere) this.enter(this.player.at);
    else
      this.look({ target: { kind: 'branch' }, direction: -1 }, entering(depth), (found) => {
        if (found) this.enter(found.step);
      });
  }

  /** To the return from the node on show, or else from the one above it. */
  out(): void {
    const { next, path } = this.situation;
    this.leave(isLeaving(next) ? path.length - 1 : path.length);
  }

  /** Stops looking, or going far. */
  cancel(): void {
    const isFar = this.reached !== undefined;
    if (isFar || this.player.looking !== undefined) this.player.playing = false;
    this.sought = this.awaitedAt = undefined;
  }

  private get isFine(): boolean {
    return this.player.every === 'tick';
  }

  private get moment(): Moment {
    return { step: this.player.at, tick: this.player.tickShown };
  }

  private isAt(moment: Moment | undefined): boolean {
    const { at, tickShown } = this.player;
    return moment?.step === at && moment.tick === tickShown;
  }

  private get situation(): Situation {
    const { moment, parts } = this;
    return parts.situations.at(moment, parts.tape.anchorBefore(moment.step));
  }

  /** To the return from the node with so many pieces on the board; the empty board is left at the end. */
  private leave(depth: number): void {
    this.look({ target: { kind: 'branch' }, direction: 1 }, leaving(depth), (found) => {
      const step = found?.step ?? this.parts.tape.end;
      if (step !== undefined) this.arrive(step);
    });
  }

  private look(
    sought: Omit<TargetSearchProgress, 'step'>,
    target: SearchTarget,
    arrive: (found: Moment | undefined) => void,
  ): void {
    this.sought = sought;
    this.awaitedAt = undefined;
    this.player.find(target, sought.direction, arrive);
  }

  /** The step of the nearest solution, if it is known. */
  private knownSolution(direction: Direction): number | undefined {
    const { at, tickShown } = this.player;
    const isPast = direction < 0 || tickShown === Infinity || this.isReturn();
    return this.parts.found.nearest(isPast ? at : at - 1, direction);
  }

  /** Shows what has become of a step, once all there is to try has been tried. */
  private arrive(step: number): void {
    const { situations, tape } = this.parts;
    this.jump(step, this.isFine ? situations.returnTick(step, tape.anchorBefore(step)) : Infinity);
  }

  /** Shows a placement itself, where there are stops at all that follows. */
  private enter(step: number): void {
    this.jump(step, this.isFine ? 0 : Infinity);
  }

  private jump(step: number, tick: number): void {
    if (step !== this.player.at) this.parts.keepMoment();
    this.player.seek(step, tick);
  }

  /** Whether the last event is a try that stops pass over; not if a piece is removed next. */
  private isPassed(): boolean {
    const { before, last, next } = this.head.playhead.around;
    if (last === undefined || kindOf(last) !== REJECT) return false;
    if (next === undefined || kindOf(next) === REMOVE) return false;
    const isTry = before !== undefined && kindOf(before) === REJECT;
    const { path, depth } = this.head.replay.tiling;
    const laid = [...path.subarray(0, depth)];
    return isPassedOver(this.parts.problem, idOf(last), isTry ? idOf(before) : undefined, laid);
  }

  /** Whether nothing but going back follows. */
  private isReturn(): boolean {
    const { next } = this.head.playhead.around;
    return next === undefined || isLeaving(next);
  }
}
