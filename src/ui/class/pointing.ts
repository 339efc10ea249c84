import { createSignal } from 'solid-js';
import type { Problem } from '../../solve/problem.ts';

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

/** @param problem the problem on show: of another one, nothing is pointed at */
export function createPointing(problem: () => Problem | undefined): Pointing {
  const [at, setAt] = createSignal<Pointed & { readonly of?: Problem | undefined }>({});
  const [isOn, setOn] = createSignal(false);
  const now = (): Pointed => (at().of === problem() ? at() : {});
  const point = (its: Pointed): void => void setAt({ ...its, of: problem() });
  return {
    get placement() {
      return now().placement;
    },
    get item() {
      return now().item;
    },
    get isOn() {
      return isOn();
    },
    turn: (on) => {
      setOn(on);
      point({});
    },
    point,
  };
}
