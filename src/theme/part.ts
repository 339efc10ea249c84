/** The part of a picture that a window shows, in CSS pixels. */
export interface Part {
  /** Where the window's upper left corner lies in the picture; outside of it if negative. */
  readonly x: number;
  readonly y: number;
  /** The size of the whole picture. */
  readonly width: number;
  readonly height: number;
}
