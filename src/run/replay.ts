import type { Kind, Step } from './step.ts';
import type { Tiling } from './tiling.ts';

/** What the events of a process do to what is seen, without the process. */
export interface Replay<Mark = unknown> {
  readonly kinds: readonly Kind[];
  /** The number of the last step. */
  readonly steps: number;
  /** What lies on the board. */
  readonly tiling: Tiling;
  /** The figures of the moment, by name. */
  meters(): Readonly<Record<string, number>>;
  /** Goes to where a mark was taken. */
  set(mark: Mark): void;
  /** Plays one event of any kind. */
  apply(event: Step): void;
}
