import type { Speed } from '../play/tempo.ts';
import type { OrderId } from '../solve/orders/index.ts';
import type { SolverId } from '../solve/solvers/index.ts';
import type { ThemeId } from '../view/themes/index.ts';
import type { Language } from '../words/index.ts';

/** Everything about the picture that can be chosen, and that a link says. */
export interface Settings {
  readonly mode: 'saver';
  /** Catalogue id; it does not matter where there is a text. */
  readonly puzzle: string;
  /** A puzzle of one's own, packed for the address; '' for none. */
  readonly text: string;
  readonly solver: SolverId;
  /** 'auto' goes along the board's shorter side. */
  readonly order: OrderId | 'auto';
  readonly unique: boolean;
  readonly speed: Speed;
  /** Where to begin. */
  readonly step: number;
  readonly paused: boolean;
  readonly theme: ThemeId;
  /** 'auto' as the theme likes it. */
  readonly letters: boolean | 'auto';
  /** 'auto' as the browser likes it. */
  readonly lang: Language | 'auto';
  /** Whether there are controls. */
  readonly ui: boolean;
}

export const defaults: Settings = {
  mode: 'saver',
  puzzle: 'pentomino-10x6',
  text: '',
  solver: 'backtrack',
  order: 'auto',
  unique: false,
  speed: 'auto',
  step: 0,
  paused: false,
  theme: 'midnight',
  letters: 'auto',
  lang: 'auto',
  ui: true,
};
