/** The solutions that have a figure. */
export interface Row {
  readonly solutions: bigint;
  /** The placements of one of them. */
  readonly example: readonly number[];
}

/** Figure → the solutions that have it, of those that some have. */
export type Rows = ReadonlyMap<number, Row>;

/** Adds up how many solutions have which figure; the first of each is its example. */
export class Tally {
  readonly rows = new Map<number, Row>();

  add(figure: number, solutions: bigint, example: () => readonly number[]): void {
    const before = this.rows.get(figure);
    this.rows.set(figure, {
      solutions: (before?.solutions ?? 0n) + solutions,
      example: before?.example ?? example(),
    });
  }
}
