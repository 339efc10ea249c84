import type { Replay, Process } from '../../../run/process.ts';
import {
  Hanging,
  HangingReplay,
  type HangingPlan,
  type Picture,
} from '../../../solve/played/hanging.ts';
import { BoardState } from '../../../solve/played/boardState.ts';
import { firstSolutions } from '../../../solve/found/firstSolutions.ts';
import { arrangements } from '../../../view/board/arranging.ts';
import { boardOf, paletteOf, type Board, type Palette } from '../../../view/board/board.ts';
import { imagesOf } from './images.ts';
import { atOnce, MOST_AT_ONCE } from './atOnce.ts';
import type { SolvedBoard } from '../../library/solved.ts';
import { numberedCells } from '../../../puzzle/fixed.ts';
import { colouringOf } from '../../../puzzle/colouring.ts';
import { numbering } from '../../../puzzle/geometry.ts';
import type { Puzzle } from '../../../puzzle/types.ts';
import { compile, coveredBy, type Problem } from '../../../solve/problem.ts';
import type { Search } from '../../../solve/search.ts';

export interface Wall {
  /** All boards as one, their cells numbered board after board. */
  readonly board: Board;
  /** How many boards there are at once. */
  readonly boards: number;
  /** How many solutions, or solved puzzles, there are; those that the boards show at first included. */
  readonly all: number;
  /** Whether there are no others. */
  readonly isAll: boolean;
  /** How many solutions these are spread over, if that is known. */
  readonly outOf: bigint | undefined;
  /** How often a board changes until the end. */
  readonly changes: number;
  readonly process: () => Process;
  readonly replay: () => Replay;
}

/** The most solutions on a wall, and the most steps to find them: a fraction of a second. */
export const MOST_SOLUTIONS = { solutions: 200, steps: 300_000 };

/** The share of the boards from one that changes to the next, so that they lie apart. */
const APART = 0.381966;

/** The order in which so many boards change: neighbours are far apart. */
export const inTurn = (boards: number): readonly number[] =>
  [...Array(boards).keys()].toSorted((a, b) => ((a * APART) % 1) - ((b * APART) % 1));

/** The solutions of a puzzle in the order in which a search finds them, the first of too many. */
export function foundSolutions(puzzle: Puzzle, search: Search): Wall {
  const problem = compile(puzzle);
  return wallOf(problem, firstSolutions(problem, search, MOST_SOLUTIONS));
}

/**
 * Solutions that are spread over all of them, those that follow each other far apart.
 *
 * @param paths their placements, in the order of all
 */
export function spreadSolutions(
  puzzle: Puzzle,
  paths: readonly (readonly number[])[],
  outOf: bigint,
): Wall {
  const order = inTurn(paths.length).map((number) => paths[number]!);
  const isAll = outOf === BigInt(paths.length);
  return wallOf(compile(puzzle), { paths: order, isAll, outOf });
}

interface Hung {
  /** The placements of each solution. */
  readonly paths: readonly ArrayLike<number>[];
  readonly isAll: boolean;
  readonly outOf?: bigint;
}

function wallOf(problem: Problem, { paths, isAll, outOf }: Hung): Wall {
  const { puzzle } = problem;
  const all = paths.length;
  // Without a solution, there is an empty board.
  const cells = numberedCells(puzzle);
  const boards = all === 0 ? 1 : atOnce(puzzle.lattice, Array<typeof cells>(all).fill(cells));
  const order = inTurn(boards);
  const state = new BoardState(problem);
  const pictures = Array.from({ length: Math.max(1, all) }, (_, i) => {
    const board = order[i % boards]!;
    return { board, picture: pictureOf(state, paths[i] ?? [], board * cells.length) };
  });
  const first: Picture[] = [];
  for (const { board, picture } of pictures.slice(0, boards)) first[board] = picture;
  return {
    board: { ...boardOf(puzzle), ...sideBySide(Array<Puzzle>(boards).fill(puzzle)), labelled: [] },
    boards: Math.min(boards, all),
    all,
    isAll,
    outOf,
    ...played({ cells: boards * cells.length, first, changes: pictures.slice(boards) }),
  };
}

/** What placements and the fixed pieces lay on a board, set on a state, whose cells are numbered from one on. */
function pictureOf(state: BoardState, path: ArrayLike<number>, first: number): Picture {
  state.set(path);
  return [...new Set(state.owner)]
    .filter((tile) => tile >= 0)
    .map((tile) => ({
      cells: Array.from(coveredBy(state.problem, tile), (cell) => first + cell),
      colour: state.colourOf(tile),
    }));
}

const played = (plan: HangingPlan): Pick<Wall, 'changes' | 'process' | 'replay'> => ({
  changes: plan.changes.length,
  process: () => new Hanging(plan),
  replay: () => new HangingReplay(plan),
});

/** The cells of the boards of puzzles, board after board, and the other ways to arrange these. */
function sideBySide(puzzles: readonly Puzzle[]): Pick<Board, 'cells' | 'others'> {
  const boards = puzzles.map(numberedCells);
  const [cells, ...others] = arrangements(puzzles[0]!.lattice, boards).map((way) => way.flat());
  return { cells: cells!, others };
}

/** How often each board changes: a multiple of all numbers of turns and flips, so that all end as they began. */
const ROUNDS = 24;

/**
 * Puzzles on one lattice, one at least, each with its solution, and turns and flips of it in turn; the latest
 * ones if there are too many.
 */
export function solvedPuzzles(solved: readonly SolvedBoard[]): Wall {
  const latest = solved.slice(-MOST_AT_ONCE).toReversed();
  const { lattice } = latest[0]!.puzzle;
  const count = atOnce(
    lattice,
    latest.map(({ puzzle }) => numberedCells(puzzle)),
  );
  const shown = latest.slice(0, count);
  const palettes: Palette[] = [];
  const boards: Picture[][] = [];
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
  const changing = inTurn(count).filter((board) => boards[board]!.length > 1);
  const changes = Array.from({ length: ROUNDS * changing.length }, (_, step) => {
    const board = changing[step % changing.length]!;
    const pictures = boards[board]!;
    const round = 1 + Math.floor(step / changing.length);
    return { board, picture: pictures[round % pictures.length]! };
  });
  return {
    board: {
      lattice,
      ...sideBySide(shown.map(({ puzzle }) => puzzle)),
      labelled: [],
      palettes,
      largest: Math.max(...boards.flat(2).map((tile) => tile.cells.length)),
    },
    boards: count,
    all: solved.length,
    isAll: count === solved.length,
    outOf: undefined,
    ...played({ cells, first: boards.map(([picture]) => picture!), changes }),
  };
}
