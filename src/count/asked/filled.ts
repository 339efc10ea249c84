/** A full board. */
export interface Filled {
  /** What lies on it: the placements, then what lies from the start. */
  readonly tiles: readonly number[];
  /** The number of placements. */
  readonly laid: number;
  /** Cell → the index of its tile. */
  readonly partOn: Int32Array;
}
