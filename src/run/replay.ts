import type { Kind, Step } from './step.ts';
import type { Tiling } from './tiling.ts';

/** Shows a process without running it: applies its events to a board and to figures. */
export interface Replay<Mark = unknown> {
  readonly kinds: readonly Kind[];
  /** The number of the last step. */
  readonly steps: number;
  readonly tiling: Tiling;
  /** The current figures, by name. */
  meters(): Readonly<Record<string, number>>;
  /** Goes to the moment at which a mark was taken. */
  set(mark: Mark): void;
  /** Applies the next event, of any kind. */
  apply(event: Step): void;
}
