/** A move that is about to be made: placements come off the board, and others come to lie there. */
export interface PlannedMove {
  readonly kind: 'place' | 'move' | 'remove' | 'undo' | 'redo';
  readonly off: readonly number[];
  readonly on: readonly number[];
}

/** The move from what lies to what is to lie. */
export function plannedMove(
  kind: PlannedMove['kind'],
  lying: readonly number[],
  next: readonly number[],
): PlannedMove {
  return {
    kind,
    off: lying.filter((one) => !next.includes(one)),
    on: next.filter((one) => !lying.includes(one)),
  };
}
