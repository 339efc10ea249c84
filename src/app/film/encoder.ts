/** Writes the pictures of a film as a file. */
export interface FilmEncoder {
  /** Takes the picture of the next frame; resolves once it can take another one. */
  add(picture: HTMLCanvasElement): Promise<void>;
  /** Ends the file. */
  finish(): Promise<Blob>;
  /** Gives up, and frees what it has. */
  cancel(): Promise<void>;
}

/** The browser cannot write that kind of file at that size. */
export class CannotEncode extends Error {
  override readonly name = 'CannotEncode';
}
