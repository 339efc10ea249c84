import type { BoardDrawing } from '../drawing/boardDrawing.ts';
import type { Label, Meaning } from '../puzzle/types.ts';
import type { Theme } from '../theme/index.ts';
import type { PicturedBoard, PictureSubject } from '../ui/picture/model.ts';
import { coloursOf, namesOf } from '../view/board/board.ts';
import { words } from '../words/index.ts';
import { languageOf, lookOf } from './appearance.ts';
import type { BoardOnShow } from './modes/kit/pane.ts';
import type { Page } from './page.ts';

/** The moment on show, for pictures of it. */
export function pictured({ scene, settings }: Pick<Page, 'scene' | 'settings'>): PictureSubject {
  const { puzzle, search, lying } = scene;
  const searches = scene.panes().map((pane) => pane.search);
  const { label } = words(languageOf(settings));
  return {
    boards: scene.onShow.map((board, at) => ({
      ...drawable(board, puzzle.labels, label),
      search: searches[at],
    })),
    hasLetters: lookOf(settings, puzzle).letters !== 'none',
    puzzle: (search ?? lying) ? puzzle : undefined,
  };
}

interface Tile {
  readonly cells: BoardDrawing['cells'];
  readonly colour: number;
}

function drawable(
  { board, tiling, quarters }: BoardOnShow,
  labels: readonly Label[] = [],
  label: (meaning: Meaning) => string,
): Omit<PicturedBoard, 'search'> {
  // The tiling goes on; the picture stays.
  const tiles = [...new Set(tiling?.owner)]
    .filter((tile) => tile >= 0)
    .map((tile): Tile => ({
      cells: Array.from(tiling!.cellsOf(tile), (cell) => board.cells[cell]!),
      colour: tiling!.colourOf(tile),
    }));
  const names = namesOf(board);
  return {
    quarters,
    drawn(theme: Theme) {
      const colours = coloursOf(theme, board);
      return {
        lattice: board.lattice,
        cells: board.cells,
        labels: labels.map(({ cell, meaning }) => ({ cell, text: label(meaning) })),
        pieces: tiles.map(({ cells, colour }) => ({
          cells,
          colour: colours[colour % colours.length]!,
          name: names[colour] ?? '',
        })),
      };
    },
  };
}
