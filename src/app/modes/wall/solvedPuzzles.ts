import { arrangements } from '../../../view/board/arranging.ts';
import { paletteOf, type Palette } from '../../../view/board/board.ts';
import { Laying, LayingReplay, type LaidTile } from '../../../solve/played/laying.ts';
import type { SolvedBoard } from '../../solved.ts';
import { colouringOf } from '../../../puzzle/colouring.ts';
import { numbering } from '../../../puzzle/geometry.ts';
import type { Wall } from './wall.ts';

/** The most boards that are shown. */
const MOST = 48;

/**
 * Puzzles on one lattice, each with its solution, the latest ones if there are too many.
 *
 * @param solved one at least
 */
export function solvedPuzzles(solved: readonly SolvedBoard[]): Wall {
  const shown = solved.slice(-MOST);
  const { lattice } = shown[0]!.puzzle;
  const palettes: Palette[] = [];
  const boards: LaidTile[][] = [];
  let [cells, colours] = [0, 0];
  for (const { puzzle, laid } of shown) {
    const [colouring, numberOf, first] = [
      colouringOf(puzzle),
      numbering(puzzle.board.cells),
      cells,
    ];
    boards.push(
      laid.map((tile) => ({
        cells: tile.cells.map((cell) => first + numberOf(cell)!),
        colour: colours + colouring.of(tile.piece, tile.orientation),
      })),
    );
    palettes.push(paletteOf(puzzle));
    cells += puzzle.board.cells.length;
    colours += colouring.count;
  }
  const ways = arrangements(
    lattice,
    shown.map(({ puzzle }) => puzzle.board.cells),
  ).map((way) => way.flat());
  const plan = { boards, cells };
  return {
    board: {
      lattice,
      cells: ways[0]!,
      others: ways.slice(1),
      labelled: [],
      palettes,
      largest: Math.max(...boards.flat().map((tile) => tile.cells.length)),
    },
    boards: shown.length,
    isAll: shown.length === solved.length,
    process: () => new Laying(plan),
    replay: () => new LayingReplay(plan),
  };
}
