import type { Scene } from '../app/modes/scene.ts';
import type { PageServices } from '../app/modes/services.ts';
import type { OpenedAddress } from '../app/opening/openAddress.ts';
import type { Trouble } from '../app/workers/supervised.ts';
import type { Arrival } from '../view/changeover.ts';
import type { Stage } from '../view/stage.ts';
import type { BoardMove } from './types.ts';

export type Opened = Pick<OpenedAddress, 'settings' | 'puzzle'>;

/** What a host page is told. */
export interface BoardEvents {
  /** Another step is on show. */
  readonly step: () => void;
  /** There are more solutions than before. */
  readonly solution: () => void;
  /** The search, or its stretch, is over; or the puzzle is solved by hand. */
  readonly end: () => void;
  /** Whether a move may be made. */
  readonly move: (move: BoardMove) => boolean;
  /** What is to lie cannot lie there. */
  readonly impossible: () => void;
  /** Its worker fails, or goes on if that is undefined. */
  readonly trouble: (trouble: Trouble | undefined) => void;
}

/** What an embedded board does for what it shows. */
export interface EmbeddedServices {
  readonly stage: Stage;
  readonly workers: PageServices['workers'];
  /** The element over the picture. */
  readonly overlay: HTMLElement;
  readonly events: BoardEvents;
  /** Plays or pauses what is on show, and goes to another step of it. */
  readonly play: (isPlaying: boolean) => void;
  readonly step: (by: number) => void;
  readonly seek: (step: number) => void;
}

/** A way to use an embedded board: what is on its stage, and what stands over it. */
export interface EmbeddedMode {
  /** Opens a scene, of which all is said from now on. */
  open(opened: Opened, arrival: Arrival): Scene;
  /** Shows what stands over the board, as it is now. */
  update(opened: Opened): void;
  /** Takes away what stands over the board. */
  close(): void;
}

export type CreateMode = (services: EmbeddedServices) => EmbeddedMode;
