import { createSignal } from 'solid-js';

/** What is pointed at on the board or in a panel, and is marked wherever it is: by the mouse, or by the focus. */
interface Pointed {
  readonly placement?: number | undefined;
  /** A cell or, numbered after all cells, a piece. */
  readonly item?: number | undefined;
}

export interface Pointing extends Pointed {
  /** Whether a panel marks what is pointed at on the board. */
  readonly isOn: boolean;
  /** To be called by such a panel: when it appears, and when it goes. */
  turn(isOn: boolean): void;
  point(at: Pointed): void;
}

export function createPointing(): Pointing {
  const [at, point] = createSignal<Pointed>({});
  const [isOn, setOn] = createSignal(false);
  return {
    get placement() {
      return at().placement;
    },
    get item() {
      return at().item;
    },
    get isOn() {
      return isOn();
    },
    turn: (on) => {
      setOn(on);
      point({});
    },
    point: (now) => void point(now),
  };
}
