import type { Size } from '../widgets/sizeOf.ts';

/** The layout of boards, in CSS px. */
export interface ShelfLayout {
  readonly columns: number;
  /** The size of a picture, and of a place with its number. */
  readonly picture: { readonly width: number; readonly height: number };
  readonly place: { readonly width: number; readonly height: number };
}

/** The usual side of a square picture, and what a place is wider and higher than its picture, in ems. */
const SIDE = 4.8;
const BESIDE = 0.7;
const BELOW = 2;
/** The least size of pictures, as a share of the usual one, that makes room for one row more. */
const LEAST = 0.85;

/**
 * Pictures of about equal area, whatever the shape of the board, as far as there is room for them. Rows
 * together are as high as there is room, so that none is cut off.
 *
 * @param abreast how many are to stand in a row at least
 */
export function layOut({ width, height, em }: Size, aspect: number, abreast: number): ShelfLayout {
  const widest = Math.floor(width / abreast) - Math.ceil(BESIDE * em);
  const usual = Math.min((SIDE * em) / Math.sqrt(aspect), widest / aspect);
  const rows = Math.max(1, Math.floor(height / (LEAST * usual + BELOW * em)));
  const below = Math.ceil(BELOW * em);
  const filled = Math.floor(height / rows);
  const drawn = Math.floor(Math.max(em, Math.min((filled - below) * aspect, widest)));
  const picture = { width: drawn, height: Math.ceil(drawn / aspect) };
  const needed = picture.height + below;
  const place = {
    width: picture.width + Math.ceil(BESIDE * em),
    height: Math.max(needed, filled),
  };
  return { columns: Math.max(1, Math.floor(width / place.width)), picture, place };
}
