import { createEffect, createMemo, For, Show, untrack, type JSX } from 'solid-js';
import { coveredBy, type Problem } from '../../../solve/problem.ts';
import { silhouette } from '../../gallery/paths.ts';
import type { Place } from '../model.ts';
import { chooseTarget } from '../navigation/targetSearch.ts';
import { pickedCells, practiseOn } from '../practice/practice.ts';
import { answerQuestion, hasOpenQuestion, questionAt } from '../questions/questions.ts';
import type { ClassProps } from '../state.ts';
import { createRovingFocus } from '../rovingFocus.ts';
import { cellBeside, placementOn, rowsOf } from './boardRows.ts';
import './board.css';

/** The cells of the board to walk, each with a description; where one is asked for, to point at. */
export function BoardCells(props: ClassProps): JSX.Element {
  const say = () => props.words.classroom;
  const isTarget = () => props.state.pendingTarget?.kind === 'cell';
  const press = (): ((cell: number) => void) | undefined => {
    const { state, moment } = props;
    if (isTarget()) return (cell) => chooseTarget(state, cell);
    const targets = hasOpenQuestion(state) ? questionAt(state)!.targets : [];
    if (!targets.some((item) => item < moment.problem.cells.length)) return undefined;
    return (cell) => {
      if (targets.includes(cell)) answerQuestion(state, cell);
    };
  };
  /** Covered cell → the index of its placement in the path. */
  const covered = createMemo(() => {
    const { problem, situation } = props.moment;
    const all = situation.path.map((placement) => [...coveredBy(problem, placement)]);
    return new Map(all.flatMap((cells, order) => cells.map((cell) => [cell, order] as const)));
  });
  const nameOf = (cell: number): string => {
    const { names, situation, ways } = props.moment;
    const { marks } = props;
    const name = names.cell(cell);
    const order = covered().get(cell);
    if (order !== undefined)
      return say().coveredCell(name, names.placed(situation.path[order]!), order + 1);
    return say().openCell(name, {
      ways: ways?.ofCell[cell],
      isNext: marks.next === cell,
      isRefused: marks.refused.includes(cell),
    });
  };
  return (
    <CellGrid
      problem={props.moment.problem}
      place={props.state.place}
      label={say().cells}
      nameOf={nameOf}
      isAsking={isTarget()}
      press={press()}
      point={props.state.marksPointed ? (item) => (props.state.pointed = { item }) : undefined}
    />
  );
}

interface CellGridProps {
  readonly problem: Problem;
  readonly place: Place;
  readonly label: string;
  readonly nameOf: (cell: number) => string;
  /** Takes a cell that is pressed; without it, cells can only be walked. */
  readonly press?: ((cell: number) => void) | undefined;
  /** Whether a cell has to be pointed at, so that one gets the focus. */
  readonly isAsking?: boolean;
  /** Takes the cell under the mouse or the focus; undefined once it has left. */
  readonly point?: ((cell: number | undefined) => void) | undefined;
  /** Drawings over the cells, in cell widths. */
  readonly children?: JSX.Element;
}

/** The cells of a board for the keyboard and for screen readers; arrow keys go from one to the next. */
function CellGrid(props: CellGridProps): JSX.Element {
  let box!: SVGSVGElement;
  // Elements stay as long as the board does, and with them the focus.
  const problem = createMemo(() => props.problem);
  const rows = createMemo(() => rowsOf(problem()));
  const walk = createRovingFocus({
    container: () => box,
    entry: (last = 0) => last,
    beside: (from, key) => cellBeside(problem(), from, key),
    point: (cell) => props.point?.(cell),
    press: () => props.press,
  });
  createEffect(() => {
    if (props.isAsking) walk.focus(untrack(walk.entry));
  });
  return (
    <svg
      ref={box}
      class="board-cells layer"
      role={props.press ? 'group' : 'grid'}
      aria-label={props.label}
      {...walk.handlers}
    >
      <InCellWidths place={props.place}>
        <For each={rows()}>
          {(row) => (
            <g role={props.press ? undefined : 'row'}>
              <For each={row}>
                {(cell) => (
                  <path
                    class="cell"
                    classList={{
                      target: props.press !== undefined,
                      linked: props.point !== undefined,
                    }}
                    role={props.press ? 'button' : 'gridcell'}
                    aria-label={props.nameOf(cell)}
                    data-place={cell}
                    tabindex={walk.tabIndex(cell)}
                    d={outlineOf(problem(), [cell])}
                  />
                )}
              </For>
            </g>
          )}
        </For>
        {props.children}
      </InCellWidths>
    </svg>
  );
}

/** The cells of the board to carry the search out on, and the piece picked up. */
export function PracticeCells(props: ClassProps): JSX.Element {
  const problem = () => props.moment.problem;
  const nameOf = (cell: number): string => {
    const { names, situation } = props.moment;
    const laid = placementOn(problem(), situation.path, cell);
    return laid === undefined ? names.cell(cell) : `${names.cell(cell)}, ${names.placed(laid)}`;
  };
  return (
    <CellGrid
      problem={problem()}
      place={props.state.place}
      label={props.words.practice.name}
      nameOf={nameOf}
      press={(cell) => practiseOn(props.state, cell)}
    >
      <Show when={pickedCells(props.state)}>
        {(cells) => <path class="ghost" d={silhouette(problem().puzzle.lattice, cells())} />}
      </Show>
    </CellGrid>
  );
}

/** Drawings over the board, whose units are cell widths; `--px` is a CSS px there. */
export function InCellWidths(props: { readonly place: Place; readonly children: JSX.Element }) {
  return (
    <g
      transform={`translate(${props.place.x} ${props.place.y}) scale(${props.place.cell})`}
      style={{ '--px': `${1 / Math.max(1, props.place.cell)}px` }}
    >
      {props.children}
    </g>
  );
}

/** The outline of some cells of a board as an SVG path. */
export const outlineOf = ({ puzzle, cells }: Problem, some: Iterable<number>): string =>
  silhouette(
    puzzle.lattice,
    Array.from(some, (cell) => cells[cell]!),
  );
