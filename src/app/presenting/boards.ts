import { svgOf } from '../../drawing/svg.ts';
import { themeOf } from '../../settings/settings.ts';
import type { Page } from '../page.ts';
import { pictured } from '../pictured.ts';

/** The width of a board, in px, before it is fitted into a window. */
const WIDTH = 360;

/** The boards on show, as the texts of SVG files. */
export function boardsOf(page: Pick<Page, 'scene' | 'settings'>): readonly string[] {
  const theme = themeOf(page.settings);
  const { boards, hasLetters } = pictured(page);
  return boards.map((board) =>
    svgOf(board.drawn(theme), {
      theme,
      width: WIDTH,
      isTransparent: false,
      hasLetters,
      quarters: board.quarters,
    }),
  );
}
