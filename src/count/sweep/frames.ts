import type { WrittenInteger } from '../../solve/saved/validate.ts';
import type { Instance } from '../plan/instance.ts';
import { allPieces } from './remainingPieces.ts';
import type { Digits } from './digits.ts';

/** States taken out of a sweep, as plain arrays. */
export interface States {
  readonly size: number;
  /** State → its frontier, an index into `cells` and `words`. */
  readonly frontiers: Int32Array;
  /** State → its multiset of remaining pieces, an index into `copiesLeft`. */
  readonly multisets: Int32Array;
  readonly digits: Digits;
  /** Frontier → its first open cell. */
  readonly cells: Int32Array;
  /** Frontier × width → the covered cells after it. */
  readonly words: Int32Array;
  /** Multiset × pieces → copies left. */
  readonly copiesLeft: Uint16Array;
}

/** The single state before anything is placed. */
export const initialStates = (instance: Instance): States => ({
  size: 1,
  frontiers: new Int32Array(1),
  multisets: new Int32Array(1),
  digits: [new Float64Array(1).fill(1)],
  cells: new Int32Array(1),
  words: new Int32Array(instance.width),
  copiesLeft: allPieces(instance),
});

/** Bytes of all lists. */
export function bytesOf(states: States): number {
  const { frontiers, multisets, digits, cells, words, copiesLeft } = states;
  const lists = [frontiers, multisets, ...digits, cells, words, copiesLeft];
  return lists.reduce((sum, list) => sum + list.byteLength, 0);
}

/** Ranges that the states of a full sweep are split into, or more if an eighth takes too much memory. */
const RANGES = 8;

/**
 * The end of a range of sorted states with which a sweep takes no more than so many bytes at its beginning,
 * or one state where even that takes more.
 *
 * @param bytesPerMultiset bytes that each multiset takes in the sweep
 */
export function rangeEnd(
  states: States,
  from: number,
  bytes: number,
  bytesPerMultiset: number,
): number {
  const { size, multisets, digits } = states;
  const most = Math.min(size, from + Math.ceil(size / RANGES));
  let end = from;
  let last = -1;
  for (let left = bytes; end < most; end++) {
    left -= 4 + 8 * digits.length;
    if (multisets[end] !== last) left -= bytesPerMultiset;
    last = multisets[end]!;
    if (left < 0) break;
  }
  return Math.max(from + 1, end);
}

/**
 * The order of multisets by which states are sorted, as ranks: by the copies left of the piece with the
 * fewest options from a cell on, then of the next one, and so on. States of one range have then used the
 * rarest pieces alike, so hardly any of them would be merged with states of another range.
 *
 * @param copiesLeft multiset × pieces → copies left
 * @returns multiset → its rank
 */
export function multisetRanks(
  instance: Instance,
  cell: number,
  copiesLeft: Uint16Array,
): Int32Array {
  const { copies, firstOption, kind, needs } = instance;
  const pieces = copies.length;
  const options = new Int32Array(pieces);
  for (let option = firstOption[cell]!; option < kind.length; option++)
    for (const [piece] of needs[kind[option]!]!) options[piece]!++;
  const rarestFirst = [...copies.keys()].sort((a, b) => options[a]! - options[b]! || a - b);
  const order = Int32Array.from({ length: copiesLeft.length / pieces }, (_, multiset) => multiset);
  order.sort((a, b) => {
    for (const piece of rarestFirst) {
      const difference = copiesLeft[a * pieces + piece]! - copiesLeft[b * pieces + piece]!;
      if (difference !== 0) return difference;
    }
    return 0;
  });
  const ranks = new Int32Array(order.length);
  order.forEach((multiset, rank) => (ranks[multiset] = rank));
  return ranks;
}

/** A part of some work: where it begins and how much it is, both as shares of all. */
export interface Span {
  readonly from: number;
  readonly size: number;
}

/** A range of states set aside, as it is saved. */
interface SavedFrame {
  /** Bytes that the sweep was given, so that it gets full at the same moment again. */
  readonly memory: number;
  /** States before this one are done. */
  readonly from: number;
  /** States up to this one are being counted. */
  readonly to: number;
}

/** The states of a sweep that got full, which are counted range by range. */
export interface Frame extends SavedFrame {
  readonly states: States;
  from: number;
  to: number;
  /** The part of the term's work that the states are. */
  readonly span: Span;
}

/** The cell from which on all frontiers are completed, where sweeps do not go to the end of the board. */
interface Meeting {
  readonly cell: number;
  /** Bytes that the completions take. */
  readonly bytes: number;
}

/** The state of a count as plain data, to continue later or elsewhere. */
export interface CountState {
  /** The term at hand. */
  readonly term: number;
  /** The frames of that term, the outermost first. */
  readonly frames: readonly SavedFrame[];
  readonly meeting?: Meeting;
  /** The solutions found, but for those found since the last frame was begun. */
  readonly weighted: WrittenInteger;
}

/** Share of the memory that a sweep may fill: to take its states out needs half as much again. */
export const FILL = 0.4;

/** Bytes for states that a count needs to continue from a state: as many as when its sweeps got full. */
export const memoryNeeded = ({ frames, meeting }: CountState): number =>
  Math.max(0, ...frames.map(({ memory }) => memory / FILL + (meeting?.bytes ?? 0)));
