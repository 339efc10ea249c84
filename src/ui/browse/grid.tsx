import { lateWords } from '../../words/index.ts';
import { createEffect, createMemo, createSignal, For, on, onCleanup, type JSX } from 'solid-js';
import type { Words } from '../../words/index.ts';
import { layOut } from '../shelf/layout.ts';
import type { BoardArt } from '../widgets/boards/boardPicture.tsx';
import { sizeOf } from '../widgets/sizeOf.ts';
import type { Pages } from './pages.ts';
import { createPainter, type Painter } from './painter.ts';
import { isAtEnd, windowAround } from './rowWindow.ts';

interface GridProps {
  readonly count: bigint;
  readonly pages: Pages;
  readonly art: BoardArt;
  /** The width of a board divided by its height. */
  readonly aspect: number;
  readonly words: Words;
  /** The place that is marked, and in sight at first. */
  readonly place: bigint;
  /** Whether the marked one has the focus at first. */
  readonly hasFocus: boolean;
  /** Takes the place that is marked as somebody moves. */
  move(place: bigint): void;
  open(place: bigint): void;
}

/** Rows beyond those in sight that are drawn, so that nothing is missing while it scrolls. */
const BEYOND = 1n;
/** The largest number of items that a list says. */
const MOST_SAID = 2 ** 31 - 1;

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** Boards as small pictures, any number of them: only those in sight are there. */
export function Grid(props: GridProps): JSX.Element {
  let list!: HTMLDivElement;
  let items!: HTMLUListElement;
  const room = sizeOf(() => list);
  const painter = createPainter();
  const layout = createMemo(() => layOut(room(), props.aspect, 1));
  const columns = () => BigInt(layout().columns);
  const rowHeight = () => layout().place.height;
  const rows = createMemo(() => (props.count + columns() - 1n) / columns());
  const [inWindow, setWindow] = createSignal({ first: 0n, rows: 1 });
  const [top, setTop] = createSignal(0);
  const topRow = createMemo(() => inWindow().first + BigInt(Math.floor(top() / rowHeight())));
  const rowsInSight = createMemo(() => BigInt(Math.ceil(room().height / rowHeight())));
  const inSight = createMemo(() => {
    const first = most(0n, topRow() - BEYOND);
    const end = least(rows(), topRow() + rowsInSight() + 1n + BEYOND);
    return Array.from({ length: Math.max(0, Number(end - first)) }, (_, i) => first + BigInt(i));
  });
  const placesIn = (row: bigint): bigint[] =>
    Array.from(
      { length: Number(least(columns(), props.count - row * columns())) },
      (_, column) => row * columns() + BigInt(column),
    );
  /** The place that was marked here last, not from outside. */
  let marked: bigint | undefined;
  const mark = (place: bigint): void => {
    marked = place;
    props.move(place);
  };

  /** Scrolls to a row, and so many px further. */
  const scrollTo = (row: bigint, beyond = 0): void => {
    const next = windowAround(row, rows(), rowHeight());
    setWindow(next);
    // Before it scrolls, it has to be that high.
    items.style.height = `${next.rows * rowHeight()}px`;
    list.scrollTop = Number(row - next.first) * rowHeight() + beyond;
    setTop(list.scrollTop);
  };
  const show = (place: bigint): void => {
    const row = place / columns();
    const whole = BigInt(Math.max(1, Math.floor(room().height / rowHeight())));
    if (row < topRow()) scrollTo(row);
    else if (row >= topRow() + whole) scrollTo(most(0n, row - whole + 1n));
  };
  const onScroll = (): void => {
    const at = list.scrollTop;
    const row = inWindow().first + BigInt(Math.floor(at / rowHeight()));
    if (isAtEnd(inWindow(), row, rows())) scrollTo(row, at % rowHeight());
    else setTop(at);
    // More than half of it; what the list itself says of its place would have it laid out now, and once more later.
    const markedTop = Number(props.place / columns() - inWindow().first) * rowHeight() - top();
    const isMarkedInSight =
      markedTop > -rowHeight() / 2 && markedTop < room().height - rowHeight() / 2;
    if (!isMarkedInSight) mark(least(props.count - 1n, row * columns()));
  };
  const focusMarked = (): void =>
    items.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
  let isFirst = true;
  createEffect(
    on([layout, () => props.count], () => {
      if (room().height === 0) return;
      scrollTo(props.place / columns());
      // Once what came of this is there.
      if (isFirst && props.hasFocus) queueMicrotask(focusMarked);
      isFirst = false;
    }),
  );
  createEffect(
    on(
      () => props.place,
      (place) => {
        if (place !== marked && room().height > 0) scrollTo(place / columns());
        marked = undefined;
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    const shown = inSight();
    if (shown.length > 0) props.pages.want(shown[0]! * columns(), (shown.at(-1)! + 1n) * columns());
  });

  const walk = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = columns() * most(1n, rowsInSight() - 1n);
    const to: Readonly<Record<string, bigint>> = {
      ArrowLeft: props.place - 1n,
      ArrowRight: props.place + 1n,
      ArrowUp: props.place - columns(),
      ArrowDown: props.place + columns(),
      PageUp: props.place - page,
      PageDown: props.place + page,
      Home: 0n,
      End: props.count - 1n,
    };
    if (!Object.hasOwn(to, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const place = most(0n, least(props.count - 1n, to[event.key]!));
    show(place);
    mark(place);
    focusMarked();
  };

  return (
    <div ref={list} class="browse-list" on:keydown={walk} onScroll={onScroll}>
      <ul ref={items} role="list" aria-label={lateWords(props.words).solutionList.list}>
        <For each={inSight()}>
          {(row) => (
            <For each={placesIn(row)}>
              {(place, column) => (
                <Item
                  {...props}
                  move={mark}
                  painter={painter}
                  at={place}
                  isMarked={place === props.place}
                  picture={layout().picture}
                  style={{
                    top: `${Number(row - inWindow().first) * rowHeight()}px`,
                    left: `${column() * layout().place.width}px`,
                    width: `${layout().place.width}px`,
                    height: `${rowHeight()}px`,
                  }}
                />
              )}
            </For>
          )}
        </For>
      </ul>
    </div>
  );
}

interface ItemProps extends GridProps {
  readonly painter: Painter;
  readonly at: bigint;
  readonly isMarked: boolean;
  readonly picture: { readonly width: number; readonly height: number };
  readonly style: JSX.CSSProperties;
}

/** A solution with its number, which opens it. */
function Item(props: ItemProps): JSX.Element {
  let canvas!: HTMLCanvasElement;
  const say = () => lateWords(props.words).solutionList;
  const solution = createMemo(() => props.pages.at(props.at));
  const width = () => Math.round(props.picture.width * devicePixelRatio);
  const height = () => Math.round(props.picture.height * devicePixelRatio);
  const name = () => {
    const known = solution();
    return known ? say().solution(known.number) : say().place(props.at + 1n);
  };
  createEffect(() => {
    const known = solution();
    // A canvas whose size is set is empty, and made anew.
    if (canvas.width !== width()) canvas.width = width();
    if (canvas.height !== height()) canvas.height = height();
    if (known) props.painter.paint(canvas, props.art, known.placements);
  });
  onCleanup(() => props.painter.forget(canvas));
  const isSaid = () => props.count <= MOST_SAID;
  return (
    <li
      style={props.style}
      aria-setsize={isSaid() ? Number(props.count) : -1}
      aria-posinset={isSaid() ? Number(props.at) + 1 : undefined}
    >
      <button
        type="button"
        tabindex={props.isMarked ? 0 : -1}
        aria-label={name()}
        aria-current={props.isMarked ? 'true' : undefined}
        onFocus={() => props.move(props.at)}
        onClick={() => props.open(props.at)}
      >
        <canvas
          ref={canvas}
          aria-hidden="true"
          style={{ width: `${props.picture.width}px`, height: `${props.picture.height}px` }}
        />
        <span>{solution() ? say().number(solution()!.number) : '…'}</span>
      </button>
    </li>
  );
}
