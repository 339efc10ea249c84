/** Room to leave free around a board, in CSS pixels from the edges of the page. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
