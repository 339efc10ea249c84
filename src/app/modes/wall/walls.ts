import type { Replay, Process } from '../../../run/process.ts';
import { Enumeration, survey, EnumerationReplay } from '../../../solve/played/enumeration.ts';
import { Hanging, HangingReplay, type LaidTile } from '../../../solve/played/hanging.ts';
import { arrangements } from '../../../view/board/arranging.ts';
import { boardOf, paletteOf, type Board, type Palette } from '../../../view/board/board.ts';
import { imagesOf } from './images.ts';
import type { SolvedBoard } from '../../library/solved.ts';
import { numberedCells } from '../../../puzzle/fixed.ts';
import { colouringOf } from '../../../puzzle/colouring.ts';
import { numbering } from '../../../puzzle/geometry.ts';
import type { Puzzle } from '../../../puzzle/types.ts';
import { compile } from '../../../solve/problem.ts';
import type { Search } from '../../../solve/search.ts';

export interface Wall {
  /** All boards as one, their cells numbered board after board. */
  readonly board: Board;
  readonly boards: number;
  readonly isAll: boolean;
  /** The steps until all of them are full; undefined if they are from the start. */
  readonly steps?: number;
  readonly process: () => Process;
  /** The meter `solutions`, if any, is the number of boards that are full. */
  readonly replay: () => Replay;
}

/** The most solutions on a wall, and the most steps to find them: a fraction of a second. */
const MOST_SOLUTIONS = { solutions: 200, steps: 300_000 };

/** The solutions of a puzzle in the order in which a search finds them, the first of too many. */
export function allSolutions(puzzle: Puzzle, search: Search): Wall {
  const problem = compile(puzzle);
  const { solutions, isAll, steps } = survey(problem, search, MOST_SOLUTIONS);
  // Without a solution there is a board for the search alone.
  const boards = Math.max(1, solutions);
  const all = Array.from({ length: boards }, () => puzzle);
  return {
    board: { ...boardOf(puzzle), ...sideBySide(all), labelled: [], trays: { inTurn: boards } },
    boards,
    isAll,
    steps,
    process: () => new Enumeration(problem, search, boards),
    replay: () => new EnumerationReplay(problem, boards),
  };
}

/** The cells of the boards of puzzles, board after board, and the other ways to arrange these. */
function sideBySide(puzzles: readonly Puzzle[]): Pick<Board, 'cells' | 'others'> {
  const boards = puzzles.map(numberedCells);
  const [cells, ...others] = arrangements(puzzles[0]!.lattice, boards).map((way) => way.flat());
  return { cells: cells!, others };
}

const MOST_PUZZLES = 48;

/**
 * Puzzles on one lattice, one at least, each with its solution, and turns and flips of it in turn; the latest
 * ones if there are too many.
 */
export function solvedPuzzles(solved: readonly SolvedBoard[]): Wall {
  const shown = solved.slice(-MOST_PUZZLES);
  const { lattice } = shown[0]!.puzzle;
  const palettes: Palette[] = [];
  const boards: LaidTile[][][] = [];
  let [cells, colours] = [0, 0];
  for (const { puzzle, laid } of shown) {
    const [colouring, numberOf, first] = [
      colouringOf(puzzle),
      numbering(numberedCells(puzzle)),
      cells,
    ];
    boards.push(
      imagesOf(puzzle, laid).map((image) =>
        image.map((tile) => ({
          cells: tile.cells.map((cell) => first + numberOf(cell)!),
          colour: colours + colouring.of(tile.piece, tile.orientation),
        })),
      ),
    );
    palettes.push(paletteOf(puzzle));
    cells += puzzle.board.cells.length;
    colours += colouring.count;
  }
  const plan = { boards, cells };
  return {
    board: {
      lattice,
      ...sideBySide(shown.map(({ puzzle }) => puzzle)),
      labelled: [],
      palettes,
      largest: Math.max(...boards.flat(2).map((tile) => tile.cells.length)),
    },
    boards: shown.length,
    isAll: shown.length === solved.length,
    process: () => new Hanging(plan),
    replay: () => new HangingReplay(plan),
  };
}
