import { svgOf } from '../../drawing/svg.ts';
import type { Theme } from '../../theme/index.ts';
import type { PictureSubject } from '../picture/model.ts';

/** The width of a board, in px, before it is fitted into a window. */
const WIDTH = 360;

/** The boards on show, as the texts of SVG files. */
export const boardPictures = (
  { boards, hasLetters }: PictureSubject,
  theme: Theme,
): readonly string[] =>
  boards.map((board) => {
    const { quarters } = board;
    const look = { theme, width: WIDTH, isTransparent: false, hasLetters, quarters };
    return svgOf(board.drawn(theme), look);
  });
