/** Distances of a rectangle from the edges of the page, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Where a board is shown; and, around that, what is free for what stands beside the board. */
export interface Viewport extends Insets {
  readonly free?: Insets;
}
