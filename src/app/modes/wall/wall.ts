import type { Process } from '../../../run/process.ts';
import type { Replay } from '../../../run/replay.ts';
import type { Board } from '../../../view/board/board.ts';

/** What a wall shows, and the process that fills it. */
export interface Wall {
  /** All of its boards, their cells numbered board after board. */
  readonly board: Board;
  /** How many boards there are. */
  readonly boards: number;
  /** Whether there are no others. */
  readonly isAll: boolean;
  readonly process: () => Process;
  /** The meter `solutions` is the number of boards that are full. */
  readonly replay: () => Replay;
}
