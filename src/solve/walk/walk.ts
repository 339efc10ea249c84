import type { Process } from '../../run/process.ts';
import { coveredBy, neighboursIn, type Neighbours, type Problem } from '../problem.ts';
import { RandomStream, shuffledBy } from '../random.ts';
import { END, PLACE, REMOVE, searchKinds, SOLUTION, stepOf, type Step } from '../step.ts';
import { connectedSets, type Touching } from './connected.ts';
import { Relays, type Relay } from './relays.ts';
import { WalkReplay, type WalkMoment } from './walkReplay.ts';

/** The numbers of pieces that are laid anew at once, the fewest first. */
const SIZES = [2, 3, 4, 5, 6] as const;

/** The most pieces that are laid anew at once. */
export const MOST_PIECES = SIZES.at(-1)!;

/** The most sets of pieces of one size that are tried; sizes with more of them are left out. */
const MOST_SETS = 5000;

/** Spreads the seeds of changes. */
const SPREAD = 0x9e37_79b1;

/** After so many changes a walk is over. */
const MOST_LINKS = 200;

export interface WalkMark extends WalkMoment {
  /** The solutions that have been on the board, in order. */
  readonly trail: readonly string[];
  /** The rest of the change that goes on. */
  readonly pending: readonly Step[];
}

/**
 * A walk from solution to solution: a few pieces that lie together are taken off, and laid anew, so that the board is full
 * again. It goes on to a solution that has not been on the board, by as few pieces as can be, in an order that a seed
 * decides; where there is none, to the one that was there the longest ago.
 */
export class Walk implements Process<WalkMark> {
  readonly kinds = searchKinds;
  readonly series = ['solutions'];
  private readonly problem: Problem;
  private readonly relays: Relays;
  private readonly neighbours: Neighbours;
  private readonly seed: number;
  private readonly replay: WalkReplay;
  private trail: string[];
  /** Solution → its last place in the trail. */
  private places = new Map<string, number>();
  private pending: Step[] = [];
  /** Solution → all that its pieces can be laid anew to, where none of that is new. */
  private readonly closed = new Map<string, readonly Relay[]>();

  /** @param start the placements of a solution; without any, the walk is over */
  constructor(problem: Problem, start: readonly number[], seed: number) {
    this.problem = problem;
    this.relays = new Relays(problem);
    this.neighbours = neighboursIn(problem);
    this.seed = seed;
    this.replay = new WalkReplay(problem, start);
    this.trail = [nameOf(start)];
    this.places.set(nameOf(start), 0);
  }

  get steps(): number {
    return this.replay.steps;
  }

  step(): Step {
    if (this.pending.length === 0) this.change();
    const event = this.pending.shift();
    if (event === undefined) return END;
    this.replay.apply(event);
    return event;
  }

  mark(): WalkMark {
    const { replay, trail, pending } = this;
    return { ...replay.now, trail: [...trail], pending: [...pending] };
  }

  restore(mark: WalkMark): void {
    this.replay.set(mark);
    this.trail = [...mark.trail];
    this.places = new Map(mark.trail.map((name, place) => [name, place]));
    this.pending = [...mark.pending];
    // What was new to no solution of a longer trail may be new now.
    this.closed.clear();
  }

  /** Unknown, but for what is left until it is over. */
  progress(): number {
    return this.replay.now.links / MOST_LINKS;
  }

  value(): number {
    return this.replay.meters().seen;
  }

  /** Prepares the change to the next solution, unless there is none. */
  private change(): void {
    const { trail, places } = this;
    // In the order of their numbers, as what is known of a solution must not depend on how it came about.
    const path = this.replay.now.path.toSorted((one, other) => one - other);
    if (trail.length > MOST_LINKS) return;
    const relay = this.fresh(path) ?? this.oldest(path);
    if (!relay) return;
    const name = nameAfter(path, relay);
    const isNew = !places.has(name);
    const random = this.randomFor(1);
    places.set(name, trail.push(name) - 1);
    this.pending = [
      ...shuffledBy(relay.lifted, random).map((placement) => stepOf(REMOVE, placement)),
      ...shuffledBy(relay.laid, random).map((placement) => stepOf(PLACE, placement)),
      stepOf(SOLUTION, isNew ? 1 : 0),
    ];
  }

  /** Chance for one of the two purposes of a change: the same for its number and the seed. */
  private randomFor(purpose: 0 | 1): RandomStream {
    const number = 2 * this.trail.length + purpose;
    return new RandomStream((this.seed + Math.imul(number, SPREAD)) >>> 0);
  }

  /** A way to a solution that has not been on the board, by as few pieces as can be. */
  private fresh(path: readonly number[]): Relay | undefined {
    const { relays, places, closed } = this;
    if (closed.has(nameOf(path))) return undefined;
    const random = this.randomFor(0);
    const touching = this.touchingOn(path);
    const known: Relay[] = [];
    for (const many of SIZES) {
      const sets = connectedSets(touching, many, MOST_SETS) ?? [];
      for (const set of shuffledBy(sets, random)) {
        const found = [...relays.instead(set.map((tile) => path[tile]!))];
        const fresh = found.filter((relay) => !places.has(nameAfter(path, relay)));
        if (fresh.length > 0) return fresh[random.below(fresh.length)];
        known.push(...found);
      }
    }
    closed.set(nameOf(path), known);
    return undefined;
  }

  /** The way from a solution without another one to that which was on the board the longest ago. */
  private oldest(path: readonly number[]): Relay | undefined {
    const known = this.closed.get(nameOf(path)) ?? [];
    const placeOf = (relay: Relay): number => this.places.get(nameAfter(path, relay))!;
    return known.toSorted((one, other) => placeOf(one) - placeOf(other))[0];
  }

  /** Which placements of a solution touch each other, by their numbers in it. */
  private touchingOn(path: readonly number[]): Touching {
    const { problem, neighbours } = this;
    const owner = new Int32Array(problem.cells.length);
    for (const [tile, placement] of path.entries())
      for (const cell of coveredBy(problem, placement)) owner[cell] = tile;
    const touching = path.map(() => new Set<number>());
    for (let cell = 0; cell < owner.length; cell++)
      for (let i = neighbours.start[cell]!; i < neighbours.start[cell + 1]!; i++) {
        const other = owner[neighbours.cellOf[i]!]!;
        if (other !== owner[cell]) touching[owner[cell]!]!.add(other);
      }
    return touching;
  }
}

/** A solution, whatever the order of its placements. */
const nameOf = (path: readonly number[]): string =>
  path.toSorted((one, other) => one - other).join();

const nameAfter = (path: readonly number[], { lifted, laid }: Relay): string =>
  nameOf([...path.filter((placement) => !lifted.includes(placement)), ...laid]);
