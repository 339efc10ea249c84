import type { TransportState } from '../../play/transport.ts';
import type { ThemeId } from '../../theme/index.ts';
import type { Surroundings } from '../../view/stage.ts';
import type { OrderState } from '../playOrder.ts';
import type { Size } from './picture.ts';
import type { Term } from './leadership.ts';

/** What the leader shows, as queries of addresses. */
export interface LedShowing {
  /** Another one for each thing that is opened. */
  readonly id: string;
  /** The settings without what is changed for this showing alone, and the theme whose turn it is. */
  readonly lasting: string;
  readonly turn: ThemeId;
  /** The settings with that. */
  readonly shown: string;
}

/** What the leader says in each frame. Times are in ms, by its clock. */
export interface Beat extends Term {
  readonly kind: 'beat';
  /** The frame it is about, and when it was sent. */
  readonly frame: number;
  readonly sent: number;
  readonly showing: LedShowing;
  /** Whether what is shown is about to leave. */
  readonly isLeaving: boolean;
  readonly isUserControlled: boolean;
  readonly state: TransportState;
  /** The sizes of all windows, from the left. */
  readonly sizes: readonly Size[];
}

/** What the leader says now and then of what has been shown, for those that were not there. */
interface Memory {
  readonly kind: 'memory';
  readonly surroundings: Surroundings;
  /** Where the programme is. */
  readonly order: OrderState;
}

/** What every window says of itself now and then. */
export interface Presence {
  readonly kind: 'presence';
  readonly window: string;
  readonly place: number;
  readonly size: Size;
  /** What it shows, and whether that may be left. */
  readonly showing: string | undefined;
  readonly isDue: boolean;
}

export type Message = Beat | Presence | Memory | { readonly kind: 'left'; readonly window: string };
