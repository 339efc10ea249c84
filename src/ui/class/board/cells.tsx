import { createEffect, createMemo, For, Show, untrack, type JSX } from 'solid-js';
import { coveredBy, fixedTiles, type Problem } from '../../../solve/problem.ts';
import { silhouette } from '../../../drawing/paths.ts';
import type { Place } from '../../status/cellMark.tsx';
import { partOf } from '../../status/lost.ts';
import { chooseTarget } from '../navigation/targetSearch.ts';
import { isPractising, pickedCells, practiseOn } from '../practice/practice.ts';
import { answerQuestion, hasOpenQuestion, questionAt } from '../questions/questions.ts';
import type { ClassProps } from '../state.ts';
import { createRovingFocus } from '../../widgets/focus/rovingFocus.ts';
import { cellBeside, rowsOf } from '../../widgets/boards/boardWalk.ts';
import './board.css';

/** The cells of the board for the keyboard and for screen readers: to walk, to point at, to lay pieces on. */
export function BoardCells(props: ClassProps): JSX.Element {
  let box!: SVGSVGElement;
  const { problem } = untrack(() => props.moment);
  const say = () => props.words.classroom;
  const isByHand = () => isPractising(props.state);
  const isTarget = () => !isByHand() && props.state.pendingTarget?.kind === 'cell';
  /** Whether a panel marks the cell under the mouse or the focus. */
  const isLinked = () => !isByHand() && props.moment.panels.includes('matrix');
  /** Takes a cell that is pressed; undefined where cells are only walked. */
  const press = createMemo((): ((cell: number) => void) | undefined => {
    const { state } = props;
    if (isByHand()) return (cell) => practiseOn(state, cell);
    if (isTarget()) return (cell) => chooseTarget(state, cell);
    const targets = hasOpenQuestion(state) ? questionAt(state)!.targets : [];
    if (!targets.some((item) => item < problem.cells.length)) return undefined;
    return (cell) => {
      if (targets.includes(cell)) answerQuestion(state, cell);
    };
  });
  /** Covered cell → the index of its placement in the path. */
  const covered = createMemo(() => {
    const all = props.moment.situation.path.map((placement) => [...coveredBy(problem, placement)]);
    return new Map(all.flatMap((cells, order) => cells.map((cell) => [cell, order] as const)));
  });
  /** Cell of a fixed piece → its tile. */
  const fixed = new Map(
    fixedTiles(problem).flatMap((tile) =>
      Array.from(coveredBy(problem, tile), (cell) => [cell, tile] as const),
    ),
  );
  const isPressed = (cell: number): boolean => press() !== undefined && !fixed.has(cell);
  const role = (cell: number) =>
    press() === undefined ? 'gridcell' : fixed.has(cell) ? 'img' : 'button';
  const nameOf = (cell: number): string => {
    const { names, situation, ways } = props.moment;
    const tile = fixed.get(cell);
    if (tile !== undefined) return say().fixedCell(names.cell(cell), names.placed(tile));
    const { marks } = props;
    const name = names.cell(cell);
    const order = covered().get(cell);
    const placed = order === undefined ? undefined : names.placed(situation.path[order]!);
    if (isByHand()) return placed === undefined ? name : `${name}, ${placed}`;
    if (placed !== undefined)
      return say().coveredCell(name, placed, order! + 1, partOf(props.moment.lost, order!));
    return say().openCell(name, {
      ways: ways?.ofCell[cell],
      isNext: marks.next === cell,
      isRefused: marks.refused.includes(cell),
    });
  };
  const walk = createRovingFocus({
    container: () => box,
    entry: (last = 0) => last,
    beside: (from, key) => cellBeside(problem, from, key),
    point(item) {
      if (isLinked()) props.state.pointed = item !== undefined && fixed.has(item) ? {} : { item };
    },
    press: () => {
      const taken = press();
      return taken && ((cell) => (fixed.has(cell) ? undefined : taken(cell)));
    },
  });
  createEffect(() => {
    if (isTarget()) untrack(walk.focus);
  });
  return (
    <svg
      ref={box}
      class="board-cells layer"
      role={press() ? 'group' : 'grid'}
      aria-label={isByHand() ? props.words.practice.name : say().cells}
      {...walk.handlers}
    >
      <InCellWidths place={props.state.place}>
        <For each={rowsOf(problem)}>
          {(row) => (
            <g role={press() ? undefined : 'row'}>
              <For each={row}>
                {(cell) => (
                  <path
                    class="cell"
                    classList={{ target: isPressed(cell), linked: isLinked() && !fixed.has(cell) }}
                    role={role(cell)}
                    aria-label={nameOf(cell)}
                    data-place={cell}
                    tabindex={walk.tabIndex(cell)}
                    d={outlineOf(problem, [cell])}
                  />
                )}
              </For>
            </g>
          )}
        </For>
        <Show when={pickedCells(props.state)}>
          {(cells) => <path class="ghost" d={silhouette(problem.puzzle.lattice, cells())} />}
        </Show>
      </InCellWidths>
    </svg>
  );
}

/** Drawings over the board, whose units are cell widths; `--px` is a CSS px there, `--cell` the number of px of a cell. */
export function InCellWidths(props: { readonly place: Place; readonly children: JSX.Element }) {
  return (
    <g
      transform={`translate(${props.place.x} ${props.place.y}) scale(${props.place.cell})`}
      style={{
        '--px': `${1 / Math.max(1, props.place.cell)}px`,
        '--cell': Math.max(1, props.place.cell),
      }}
    >
      {props.children}
    </g>
  );
}

/** The outline of some cells of a board as an SVG path. */
export const outlineOf = ({ puzzle, board }: Problem, some: Iterable<number>): string =>
  silhouette(
    puzzle.lattice,
    Array.from(some, (cell) => board[cell]!),
  );
