import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from 'solid-js';
import { aspectOf } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import type { ThemeId } from '../../theme/index.ts';
import type { Words } from '../../words/index.ts';
import { sizeOf } from '../widgets/sizeOf.ts';
import { boardHeard } from '../widgets/boards/boardRows.ts';
import { boardArt, BoardPicture, type BoardArt } from '../widgets/boards/boardPicture.tsx';
import { layOut } from './layout.ts';
import type { ShelfModel } from './model.ts';
import { nextSpot, spotIn, type Spot } from '../widgets/focus/gridNavigation.ts';
import { boardAt, byOrbit, inOrder, isImage, type Place } from './rows.ts';
import './shelf.css';

export interface ShelfProps {
  readonly shelf: ShelfModel;
  readonly theme: ThemeId;
  readonly words: Words;
  /** Whether boards that are images of each other are side by side. */
  readonly isGrouped: boolean;
  /** A solution to mark, from 0. */
  readonly marked?: number | undefined;
  goTo(step: number): void;
}

/** Rows beyond those in sight that are drawn, so that nothing is missing while it scrolls. */
const BEYOND = 1;
/** The least number of boards that stand side by side where they are images of each other. */
const ABREAST = 4;

/** All full boards so far as small pictures, which lead to their moments. Only those in sight are drawn. */
export function Shelf(props: ShelfProps): JSX.Element {
  return (
    <Show when={props.shelf.found} keyed>
      <ShelfList {...props} />
    </Show>
  );
}

/** The shelf of one search. */
function ShelfList(props: ShelfProps): JSX.Element {
  let list!: HTMLDivElement;
  const room = sizeOf(() => list);
  const [top, setTop] = createSignal(0);
  const [focused, setFocused] = createSignal<Spot>();
  let isAtEnd = true;

  const problem = createMemo(() => props.shelf.problem);
  const art = createMemo(() => boardArt(problem(), props.theme));
  const aspect = createMemo(() =>
    aspectOf(lattices[problem().puzzle.lattice], problem().puzzle.board.cells),
  );
  const layout = createMemo(() => {
    const abreast = props.isGrouped ? Math.min(props.shelf.found.order, ABREAST) : 1;
    return layOut(room(), aspect(), abreast);
  });
  const rows = createMemo(() => {
    const { columns } = layout();
    return props.isGrouped ? byOrbit(props.shelf, columns) : inOrder(props.shelf, columns);
  });
  const height = () => rows().count * layout().place.height;
  /** Whether there are rows below those in sight. */
  const isCut = createMemo(() => height() - top() - room().height > 2);
  /** The solution at the step on show. */
  const current = createMemo(() => {
    const { found, solutions, step } = props.shelf;
    const last = Math.min(found.solutions.upTo(step), solutions) - 1;
    return last >= 0 && found.solutions.step(last) === step ? last : undefined;
  });
  /** The one place that Tab leads to. */
  const stop = createMemo<Spot>(() => {
    const at = focused() ?? {
      row: rows().rowOf(current() ?? props.shelf.solutions - 1),
      column: 0,
    };
    return spotIn(rows(), at);
  });

  /** The rows that are drawn: those in sight, and the one that Tab leads to. */
  const drawn = createMemo(() => {
    const { place } = layout();
    const first = Math.max(0, Math.floor(top() / place.height) - BEYOND);
    const end = Math.ceil((top() + room().height) / place.height) + BEYOND;
    const length = Math.max(0, Math.min(end, rows().count) - first);
    const all = Array.from({ length }, (_, at) => first + at);
    const { row } = stop();
    return row >= rows().count || all.includes(row) ? all : [...all, row];
  });
  const scrollTo = (row: number): void => {
    const { height: each } = layout().place;
    if (row * each < list.scrollTop) list.scrollTop = row * each;
    const end = (row + 1) * each - list.clientHeight;
    if (end > list.scrollTop) list.scrollTop = end;
    setTop(list.scrollTop);
  };
  const go = (event: KeyboardEvent): void => {
    const next = nextSpot(rows(), stop(), event.key);
    if (!next) return;
    // Elsewhere these keys step.
    event.stopPropagation();
    event.preventDefault();
    setFocused(next);
    scrollTo(next.row);
    list.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
  };
  // Whoever sees the end of the list goes on seeing it while the search goes on.
  createEffect(
    on([height, () => room().height], () => {
      if (isAtEnd && !props.shelf.isOver) list.scrollTop = list.scrollHeight;
      setTop(list.scrollTop);
    }),
  );
  createEffect(
    on([current, layout, () => props.isGrouped], ([solution]) => {
      if (solution !== undefined) scrollTo(rows().rowOf(solution));
    }),
  );

  return (
    <div
      ref={list}
      class="shelf-list"
      role="group"
      aria-label={props.words.shelf.label}
      on:keydown={go}
      onScroll={() => {
        isAtEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 2;
        setTop(list.scrollTop);
      }}
    >
      <Show when={props.shelf.found.before + props.shelf.solutions === 0}>
        <p>{props.shelf.isOver ? props.words.shelf.none : props.words.shelf.empty}</p>
      </Show>
      <ul style={{ height: `${height()}px` }}>
        <For each={drawn()}>
          {(row) => (
            <For each={rows().row(row)}>
              {(place, column) => (
                <BoardButton
                  {...props}
                  place={place}
                  art={art()}
                  style={{
                    top: `${row * layout().place.height}px`,
                    left: `${column() * layout().place.width}px`,
                    width: `${layout().place.width}px`,
                    height: `${layout().place.height}px`,
                    '--picture': `${layout().picture.height}px`,
                  }}
                  isBegin={row > 0 && rows().isFirst(row)}
                  isStop={stop().row === row && stop().column === column()}
                  focus={() => setFocused({ row, column: column() })}
                />
              )}
            </For>
          )}
        </For>
      </ul>
      <Show when={isCut()}>
        <i class="more" aria-hidden="true" />
      </Show>
    </div>
  );
}

interface BoardButtonProps extends ShelfProps {
  readonly place: Place;
  readonly art: BoardArt;
  readonly style: JSX.CSSProperties;
  /** Whether it is in the first row of a group, and not of the first one. */
  readonly isBegin: boolean;
  readonly isStop: boolean;
  focus(): void;
}

/** A full board, with the number of its solution, or of that which it is an image of. */
function BoardButton(props: BoardButtonProps): JSX.Element {
  const { found } = props.shelf;
  const { boards, board } = boardAt(found, props.place);
  const path = boards.path(board);
  const step = boards.step(board);
  const solution = isImage(props.place) ? found.solutionLike(path)! : found.before + board;
  const say = () => props.words.shelf;
  const name = () =>
    isImage(props.place) ? say().image(solution + 1, step) : say().found(solution + 1, step);
  return (
    <li style={props.style} classList={{ begin: props.isBegin }}>
      <button
        type="button"
        classList={{ image: isImage(props.place), marked: props.marked === props.place }}
        title={name()}
        aria-label={name()}
        aria-description={boardHeard(props.shelf.problem, path, props.words)}
        aria-current={props.shelf.step === step}
        tabindex={props.isStop ? 0 : -1}
        onMouseDown={(event) => event.preventDefault()}
        onFocus={() => props.focus()}
        onClick={() => props.goTo(step)}
      >
        <BoardPicture art={props.art} path={path} />
        <span>
          {isImage(props.place) ? say().imageNumber(solution + 1) : say().number(solution + 1)}
        </span>
      </button>
    </li>
  );
}
