import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { AtlasModel } from './model.ts';

/** The cell that is pointed at, and which of the placements on it. */
export interface Pointer {
  readonly cell: () => number | undefined;
  /** The cell that was pointed at last; before that, the first one on which more than one placement lies. */
  readonly last: () => number | undefined;
  /** Whether any cell has been pointed at. */
  readonly hasPointed: () => boolean;
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
  const [pointed, setPointed] = createSignal<number>();
  const [turned, setTurned] = createSignal(0);
  const shares = createMemo(() => atlas()?.shares);
  const piece = createMemo(() => atlas()?.piece);
  const placementsOn = (at: number | undefined) =>
    at === undefined ? [] : (shares()?.placementsOn(at, piece()) ?? []);
  const firstOpen = createMemo(() => {
    const found = atlas()?.problem.cells.findIndex((_, at) => placementsOn(at).length > 1);
    return found === -1 ? undefined : found;
  });
  const last = () => pointed() ?? firstOpen();
  const placements = createMemo(() => placementsOn(last()));
  createEffect(on([shares, piece], () => setTurned(0)));
  const placement = () => placements()[turned() % Math.max(1, placements().length)]?.item;
  const point = (at: number | undefined): void => {
    const before = last();
    setCell(at);
    if (at === undefined) return;
    setPointed(at);
    if (at !== before) setTurned(0);
  };
  return {
    cell,
    last,
    hasPointed: () => pointed() !== undefined,
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
