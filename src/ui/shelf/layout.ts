import type { Size } from '../sizeOf.ts';

/** How boards are laid out, in CSS px. */
export interface ShelfLayout {
  readonly columns: number;
  /** The size of a picture, and of a place with its number. */
  readonly picture: { readonly width: number; readonly height: number };
  readonly place: { readonly width: number; readonly height: number };
}

/** The side of a square picture, and what a place is wider and higher than its picture, in ems. */
const SIDE = 4.8;
const BESIDE = 0.7;
const BELOW = 2;

/**
 * Pictures of equal area, whatever the shape of the board, as far as there is room for them.
 *
 * @param abreast how many are to stand in a row at least
 */
export function layOut({ width, height, em }: Size, aspect: number, abreast: number): ShelfLayout {
  const most = {
    width: Math.floor(width / abreast) - Math.ceil(BESIDE * em),
    height: height - BELOW * em,
  };
  const wanted = SIDE * em * Math.sqrt(aspect);
  const drawn = Math.floor(Math.max(em, Math.min(wanted, most.width, most.height * aspect)));
  const picture = { width: drawn, height: Math.ceil(drawn / aspect) };
  const needed = picture.height + Math.ceil(BELOW * em);
  const place = {
    width: picture.width + Math.ceil(BESIDE * em),
    // Of no other row anything is seen if there is room for one only.
    height: 2 * needed > height ? Math.max(needed, height) : needed,
  };
  return { columns: Math.max(1, Math.floor(width / place.width)), picture, place };
}
