import { createMemo, For, onMount, Show, untrack, type JSX } from 'solid-js';
import { coveredBy, fixedTiles } from '../../../solve/problem.ts';
import { cellBeside, rowsOf } from '../../widgets/boards/boardWalk.ts';
import { silhouette } from '../../../drawing/paths.ts';
import { createRovingFocus } from '../../widgets/focus/rovingFocus.ts';
import { Pins } from './pins.tsx';
import type { HandProps } from './props.ts';
import type { Places } from './places.ts';
import { TruthMarks } from './truthMarks.tsx';
import { isByKeys } from './waiting.tsx';

interface BoardCellsProps extends HandProps {
  readonly places: Places;
  readonly isEditing: boolean;
  /** Edits a cell, or a closed one, numbered after the cells. */
  edit(cell: number): void;
  /** The place that has the focus at first, as an edit of another board came from there; undefined for none. */
  readonly focused: number | undefined;
  /** The place on which a pointer rests, which edits it. */
  readonly resting: number | undefined;
  /** The ways of the piece that was asked about. */
  readonly ways: readonly number[];
}

/** The cells of the board, the closed ones that can be opened, and where the piece in the hand would lie. */
export function BoardCells(props: BoardCellsProps): JSX.Element {
  let box!: SVGSVGElement;
  const { problem } = untrack(() => props.game);
  const { places } = untrack(() => props);
  const { board, closed, names } = places;
  const { lattice } = problem.puzzle;
  const say = () => props.words.play;
  const fixed = new Map(
    fixedTiles(problem).flatMap((tile) =>
      Array.from(coveredBy(problem, tile), (cell) => [cell, tile] as const),
    ),
  );
  const shape = (cells: Iterable<number>): string =>
    silhouette(
      lattice,
      Array.from(cells, (cell) => board[cell]!),
    );
  /** Covered cell → its placement. */
  const covered = createMemo(
    () =>
      new Map(
        props.game.laid.flatMap((placement) =>
          Array.from(coveredBy(problem, placement), (cell) => [cell, placement] as const),
        ),
      ),
  );
  const nameOf = (cell: number): string => {
    if (cell >= closed) return say().closedCell(names.cell(cell));
    const tile = fixed.get(cell);
    if (tile !== undefined) return say().fixedCell(names.cell(cell), names.placed(tile));
    const placement = covered().get(cell);
    return placement === undefined
      ? say().openCell(names.cell(cell))
      : say().coveredCell(names.cell(cell), names.placed(placement));
  };
  /** What is known of the position once what is held has been laid. */
  const ahead = (): string => {
    const known = props.game.told.ahead;
    if (!known || known.kind === 'unknown') return '';
    return known.ways > 0n ? 'good' : 'hopeless';
  };
  const press = (cell: number): void => {
    const { held } = props.game;
    if (!held && props.isEditing) return props.edit(cell);
    if (cell >= closed) return;
    if (!held) return props.hand.lift(cell);
    // A cell that has the focus has been aimed at already.
    if (held.cell === undefined) props.hand.aim(cell);
    props.hand.drop();
  };
  /** The cells that are walked: the closed ones only while the board is edited. */
  const walked = () => (props.isEditing ? places : { ...places, board: board.slice(0, closed) });
  const walk = createRovingFocus({
    container: () => box,
    entry: (last = 0) => (last < walked().board.length ? last : 0),
    beside: (from, key) => cellBeside(walked(), from, key),
    point() {},
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const cell = Number((event.target as Element).getAttribute('data-place'));
    if (event.key === 'Enter' || event.key === ' ') press(cell);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      props.hand.remove(cell);
    } else if (event.key === 'Escape' && props.game.held) {
      props.hand.putBack();
    } else return walk.handlers.onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
  };
  /** A piece that was taken by a key is over the cell that has the focus. */
  const onFocusIn = (event: FocusEvent): void => {
    walk.handlers.onFocusIn(event);
    const cell = Number((event.target as Element).getAttribute('data-place') ?? closed);
    if (props.game.held && cell < closed) props.hand.aim(cell);
  };
  const { focused } = untrack(() => props);
  onMount(() => focused !== undefined && walk.focus(focused));
  return (
    <svg class="hand-board" role="group" aria-label={say().board}>
      <g
        ref={(g) => (box = g as unknown as SVGSVGElement)}
        transform={`translate(${props.game.place.x} ${props.game.place.y}) scale(${props.game.place.cell})`}
        {...{ onFocusIn, onFocusOut: walk.handlers.onFocusOut, onKeyDown }}
      >
        <For each={rowsOf(places).flat()}>
          {(cell) => (
            <path
              class="cell"
              classList={{ closed: cell >= closed, editable: props.isEditing }}
              role={(fixed.has(cell) || cell >= closed) && !props.isEditing ? 'img' : 'button'}
              aria-label={nameOf(cell)}
              aria-hidden={cell >= closed && !props.isEditing}
              {...{ [cell >= closed ? 'data-closed' : 'data-cell']: cell }}
              data-place={cell}
              tabindex={cell >= closed && !props.isEditing ? undefined : walk.tabIndex(cell)}
              d={shape([cell])}
              onClick={(event) => isByKeys(event) && press(cell)}
            />
          )}
        </For>
        <Pins {...props} />
        <TruthMarks game={props.game} />
        <For each={props.ways}>
          {(placement) => <path class="way" d={shape(coveredBy(problem, placement))} />}
        </For>
        <Show when={!props.isEditing && props.resting !== undefined && board[props.resting]}>
          <path class="resting" d={shape([props.resting!])} pathLength="1" />
        </Show>
        <Show when={props.game.held?.placement}>
          {(placement) => (
            <path class={`ghost ${ahead()}`} d={shape(coveredBy(problem, placement()))} />
          )}
        </Show>
      </g>
    </svg>
  );
}
