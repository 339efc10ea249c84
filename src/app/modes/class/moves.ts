import type { Direction, Moment as Found } from '../../../play/targetSearch.ts';
import { Player } from '../../../play/player.ts';
import { Stops } from '../../../play/stops.ts';
import type { Tape } from '../../../play/tape.ts';
import type { SearchTarget as Landmark } from '../../../run/searchTarget.ts';
import type { FoundSolutions } from '../../../solve/found/foundSolutions.ts';
import { coveredBy, type Problem } from '../../../solve/problem.ts';
import type { SearchMark } from '../../../solve/played/searchProcess.ts';
import { SearchReplay } from '../../../solve/played/searchReplay.ts';
import { END, idOf, kindOf, PLACE, REJECT, REMOVE, type Step } from '../../../solve/step.ts';
import type { Explanation } from '../../../teach/explanation.ts';
import { entering, landmarkOf, leaf, leaving, type Goal } from '../../../teach/landmarks.ts';
import { isLeaving, type Grain } from '../../../teach/moment.ts';
import type { Situation } from '../../../teach/situation.ts';
import type { Quest } from '../../../ui/class/model.ts';

/** Moves through a search that is explained: from stop to stop, over subtrees, and to what stands out. */
export class Moves {
  readonly player: Stops;
  /** Shows the moment; steered by the stops alone. */
  readonly head: Player<SearchReplay>;
  private readonly problem: Problem;
  private readonly tape: Tape<SearchMark>;
  private readonly found: FoundSolutions;
  private readonly explanation: Explanation;
  private readonly keepMoment: () => void;
  private readonly leaves = leaf();
  /** What was looked for last. */
  private sought: Omit<Quest, 'step'> | undefined;
  /** The moment from which it was looked for in vain. */
  private inVainFrom = '';

  /** @param keepMoment called before a moment is left for one of another step that need not be near */
  constructor(
    problem: Problem,
    tape: Tape<SearchMark>,
    found: FoundSolutions,
    explanation: Explanation,
    keepMoment: () => void,
  ) {
    this.problem = problem;
    this.tape = tape;
    this.found = found;
    this.explanation = explanation;
    this.keepMoment = keepMoment;
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
  get quest(): Quest | undefined {
    const { sought, player } = this;
    if (!sought) return undefined;
    if (player.looking !== undefined) return { ...sought, step: player.looking };
    return this.inVainFrom === this.moment ? { ...sought, step: undefined } : undefined;
  }

  /** How far the search has come on its way to the moment that is sought, if that is beyond what is recorded. */
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

  /** Looks for the nearest goal, ahead or back, and goes there. */
  find(goal: Goal, direction: Direction): void {
    const known = goal.kind === 'solution' ? this.knownSolution(direction) : undefined;
    if (known !== undefined) {
      this.player.playing = false;
      this.arrive(known);
      return;
    }
    const isPlacing = goal.kind === 'cell' || goal.kind === 'piece';
    this.look({ goal, direction }, landmarkOf(this.problem, goal), (found) => {
      if (!found) this.inVainFrom = this.moment;
      else if (isPlacing) this.enter(found.step);
      else this.arrive(found.step);
    });
  }

  /** From a placement to the return from all below it, or from that return to the placement; elsewhere a stop on, or back. */
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

  /** Back to where there were so many pieces on the board for the first time since the last of them was placed. */
  toLevel(depth: number): void {
    const { lastStep, path } = this.situation;
    const isThere = path.length === depth && lastStep !== undefined && kindOf(lastStep) === PLACE;
    if (depth === 0) this.goTo(0);
    else if (isThere) this.enter(this.player.at);
    else
      this.look({ goal: { kind: 'branch' }, direction: -1 }, entering(depth), (found) => {
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
    this.sought = undefined;
  }

  private get isFine(): boolean {
    return this.player.every === 'tick';
  }

  private get moment(): string {
    return `${this.player.at}.${this.player.tickShown}`;
  }

  private get situation(): Situation {
    const { at: step, tickShown: tick } = this.player;
    return this.explanation.situationAt({ step, tick }, this.tape.anchorBefore(step));
  }

  /** To the return from the node with so many pieces on the board; the empty board is left at the end. */
  private leave(depth: number): void {
    this.look({ goal: { kind: 'branch' }, direction: 1 }, leaving(depth), (found) => {
      const step = found?.step ?? this.tape.end;
      if (step !== undefined) this.arrive(step);
    });
  }

  private look(
    sought: Omit<Quest, 'step'>,
    landmark: Landmark,
    arrive: (found: Found | undefined) => void,
  ): void {
    this.sought = sought;
    this.player.find(landmark, sought.direction, arrive);
  }

  /** The step of the nearest solution, if it is known. */
  private knownSolution(direction: Direction): number | undefined {
    const { at, tickShown } = this.player;
    const isPast = direction < 0 || tickShown === Infinity || this.isReturn();
    return this.found.nearest(isPast ? at : at - 1, direction);
  }

  /** Shows what has become of a step, once all there is to try has been tried. */
  private arrive(step: number): void {
    const from = this.tape.anchorBefore(step);
    this.jump(step, this.isFine ? this.explanation.returnTick(step, from) : Infinity);
  }

  /** Shows a placement itself, where there are stops at all that follows. */
  private enter(step: number): void {
    this.jump(step, this.isFine ? 0 : Infinity);
  }

  private jump(step: number, tick: number): void {
    if (step !== this.player.at) this.keepMoment();
    this.player.seek(step, tick);
  }

  /** Whether all that happened is that no copy of a piece is left, or that it overlaps the same ones as it just did. */
  private isPassed(): boolean {
    const { before, last, next } = this.head.around;
    if (last === undefined || kindOf(last) !== REJECT) return false;
    if (next === undefined || kindOf(next) === REMOVE) return false;
    const { pieces, placements } = this.problem;
    const piece = placements.piece[idOf(last)]!;
    const { path, depth } = this.head.replay.tiling;
    const laid = path.subarray(0, depth);
    const used = laid.filter((placement) => placements.piece[placement] === piece).length;
    if (used >= pieces[piece]!.copies) return true;
    if (before === undefined || kindOf(before) !== REJECT) return false;
    if (placements.piece[idOf(before)] !== piece) return false;
    return this.overlapped(before).join() === this.overlapped(last).join();
  }

  /** The placements on the board that one that was rejected would overlap. */
  private overlapped(event: Step): number[] {
    const { tiling } = this.head.replay;
    const owners = Array.from(coveredBy(this.problem, idOf(event)), (cell) => tiling.owner[cell]!);
    return [...new Set(owners)].filter((owner) => owner >= 0).sort((a, b) => a - b);
  }

  /** Whether nothing but going back follows. */
  private isReturn(): boolean {
    const { next } = this.head.around;
    return next === undefined || isLeaving(next);
  }
}
