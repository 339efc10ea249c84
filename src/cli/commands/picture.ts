import { boardDrawing } from '../../drawing/boardDrawing.ts';
import { svgOf } from '../../drawing/svg.ts';
import { themes } from '../../theme/index.ts';
import { words } from '../../words/index.ts';
import { DONE } from '../cliError.ts';
import type { PuzzleCommand } from '../command.ts';
import { laidAt, momentOptions } from '../momentOf.ts';
import { formatOf, write } from '../outFile.ts';

/** The width of a picture if none is named, in px. */
const WIDTH = 960;

/** `picture`: the board at a moment of a search, as an SVG file. */
export const picture: PuzzleCommand = {
  options: [...momentOptions, 'theme', 'width', 'transparent', 'letters', 'out'],
  *run(call, puzzle) {
    const { transparent = false, letters = false, width = WIDTH } = call.options;
    formatOf(call, ['svg']);
    const theme = themes[call.options.theme ?? 'midnight'];
    const laid = laidAt(call, puzzle);
    const board = boardDrawing(puzzle, laid, theme, words(call.language).label);
    const look = {
      theme,
      width,
      isTransparent: transparent,
      hasLetters: letters || theme.letters,
    };
    yield* write(call, svgOf(board, look));
    return DONE;
  },
};
