import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { AtlasModel } from './model.ts';

/** The cell that is pointed at, and which of the placements on it. */
export interface Pointer {
  readonly cell: () => number | undefined;
  /** The cell that was pointed at last. */
  readonly last: () => number | undefined;
  readonly placement: () => number | undefined;
  point(cell: number | undefined): void;
  /** Points at a placement on the cell that was pointed at last. */
  choose(placement: number): void;
  /** Points at the next placement on the cell, or the one before. */
  turn(by: 1 | -1): void;
  /** The placement on a cell that a press fixes. */
  on(cell: number): number | undefined;
}

export function createPointer(atlas: () => AtlasModel | undefined): Pointer {
  const [cell, setCell] = createSignal<number>();
  const [last, setLast] = createSignal<number>();
  const [turned, setTurned] = createSignal(0);
  const shares = createMemo(() => atlas()?.shares);
  const piece = createMemo(() => atlas()?.piece);
  const placementsOn = (at: number | undefined) =>
    at === undefined ? [] : (shares()?.placementsOn(at, piece()) ?? []);
  const placements = createMemo(() => placementsOn(last()));
  createEffect(on([shares, piece], () => setTurned(0)));
  const placement = () => placements()[turned() % Math.max(1, placements().length)]?.item;
  const point = (at: number | undefined): void => {
    setCell(at);
    if (at === undefined || at === last()) return;
    setLast(at);
    setTurned(0);
  };
  return {
    cell,
    last,
    placement,
    point,
    choose(wanted) {
      setCell(last());
      setTurned(
        Math.max(
          0,
          placements().findIndex(({ item }) => item === wanted),
        ),
      );
    },
    turn(by) {
      const many = placements().length;
      if (many > 0) setTurned((at) => (at + by + many) % many);
    },
    on: (at) => (at === last() ? placement() : placementsOn(at)[0]?.item),
  };
}
