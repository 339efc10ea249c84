import type { WrittenInteger } from '../solve/saved/validate.ts';

/**
 * The share of the memory that a sweep may fill: taking its states out, to count them in ranges, needs half as
 * much again.
 */
export const FILL = 0.4;

/**
 * A sweep that got full, of which states are counted range by range: those before `from` are done, those up
 * to `to` are being counted.
 */
interface Frame {
  /** The bytes that the sweep was given, so that it gets full at the same moment again. */
  readonly memory: number;
  readonly from: number;
  readonly to: number;
}

/** Where the sweeps of a term end, if not at the end of the board: from there on all frontiers are completed. */
interface Meeting {
  readonly cell: number;
  /** The bytes that the completions take. */
  readonly bytes: number;
}

/** Where a count stands: plain data, to go on from later or elsewhere. */
export interface CountState {
  /** The term at hand. */
  readonly term: number;
  /** The sweeps split within it, the outermost first. */
  readonly frames: readonly Frame[];
  readonly meeting?: Meeting;
  /** The solutions found, but for those found since the last frame was begun. */
  readonly weighted: WrittenInteger;
}

/** The bytes that states must be allowed to take to go on from a state: as many as when its sweeps got full. */
export const memoryNeeded = ({ frames, meeting }: CountState): number =>
  Math.max(0, ...frames.map(({ memory }) => memory / FILL + (meeting?.bytes ?? 0)));
