import { For, Show, type JSX } from 'solid-js';
import { extentOf, middleOf } from '../../../puzzle/geometry.ts';
import { lattices, type Point } from '../../../puzzle/lattices/index.ts';
import type { Problem } from '../../../solve/problem.ts';
import { columnName } from '../../../teach/moment/names.ts';
import type { ClassProps } from '../state.ts';

/** The distance of coordinates from the board, in cell widths: outside its rim. */
const BESIDE = 0.24;
/** Of a cell with both, the distance of its name from the widest edge, and of its number from the middle. */
const NAME_AT_EDGE = 0.2;
const MAKING_ROOM = 0.1;

/** The width of a letter of a column's name, the space between two, and a line, in font sizes. */
const COLUMN_LETTER = 0.6;
const BETWEEN_COLUMNS = 0.25;
const LINE = 1.05;

export const middleIn = ({ puzzle, cells }: Problem, cell: number): Point =>
  middleOf(lattices[puzzle.lattice], cells[cell]!);

/**
 * The places of a cell's name and of its number of ways: in its middle; of both, the name stands at its
 * widest edge and the number makes room for it.
 */
export function placesIn(problem: Problem, cell: number, hasWays: boolean) {
  const [x, y] = middleIn(problem, cell);
  const { lattice } = problem.puzzle;
  if (lattice === 'square' || !hasWays) return { name: [x, y], ways: [x, y] } as const;
  const { top, bottom } = extentOf(lattices[lattice], [problem.cells[cell]!]);
  const down = bottom - y < y - top + 0.01 ? 1 : -1;
  const edge = down > 0 ? bottom : top;
  return { name: [x, edge - down * NAME_AT_EDGE], ways: [x, y - down * MAKING_ROOM] } as const;
}

export interface OpenCellsProps extends ClassProps {
  readonly open: readonly number[];
  /** The font size of figures, in cell widths. */
  readonly figure: number;
}

/** The names of cells: on squares, as many coordinates at the rim as have room; else in each open cell. */
export function Coordinates(props: OpenCellsProps): JSX.Element {
  const { problem, names } = props.moment;
  const { lattice } = problem.puzzle;
  const { left, top, right, bottom } = extentOf(lattices[lattice], problem.board);
  const hasWays = () => props.moment.ways !== undefined;
  const widest = COLUMN_LETTER * columnName(right - left - 1).length + BETWEEN_COLUMNS;
  /** As many of them, from the first on, as have room. */
  const some = (length: number, room: number): number[] => {
    const every = Math.max(1, Math.ceil(room * props.figure));
    return Array.from({ length: Math.ceil(length / every) }, (_, i) => i * every);
  };
  return (
    <Show
      when={lattice === 'square'}
      fallback={
        <For each={props.open}>
          {(cell) => {
            const nameAt = () => placesIn(problem, cell, hasWays()).name;
            return (
              <text
                class="cell-name"
                classList={{ small: hasWays() }}
                x={nameAt()[0]}
                y={nameAt()[1]}
              >
                {names.cell(cell)}
              </text>
            );
          }}
        </For>
      }
    >
      <For each={some(right - left, widest)}>
        {(column) => (
          <text class="coordinate column" x={left + column + 0.5} y={top - BESIDE}>
            {columnName(column)}
          </text>
        )}
      </For>
      <For each={names.isRow ? [] : some(bottom - top, LINE)}>
        {(row) => (
          <text class="coordinate row" x={left - BESIDE} y={top + row + 0.5}>
            {top + row + 1}
          </text>
        )}
      </For>
    </Show>
  );
}
