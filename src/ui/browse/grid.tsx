import { lateWords } from '../../words/index.ts';
import {
  createComputed,
  createEffect,
  createMemo,
  createSelector,
  createSignal,
  mapArray,
  on,
  onCleanup,
  type JSX,
} from 'solid-js';
import type { Words } from '../../words/index.ts';
import { layOut } from '../shelf/layout.ts';
import type { BoardArt } from '../widgets/boards/boardPicture.tsx';
import { sizeOf } from '../widgets/sizeOf.ts';
import type { Pages } from './pages.ts';
import { createPainter } from './painter.ts';
import { Row } from './row.tsx';
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

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** After how long at rest rows are put in the order in which they are read, in ms: to move them takes longer than to fill them. */
const REST = 200;

/** Has a row be read first, and those before it last; the one with the focus is not moved, so that it keeps it. */
function putFirst(items: Element, row: Element): void {
  const all = [...items.children];
  const at = all.indexOf(row);
  const before = all.slice(0, at);
  if (before.some((one) => one.contains(document.activeElement))) items.prepend(...all.slice(at));
  else items.append(...before);
}

/** Boards as small pictures, any number of them: only those in sight are there. */
export function Grid(props: GridProps): JSX.Element {
  let list!: HTMLDivElement;
  let items!: HTMLDivElement;
  const room = sizeOf(() => list);
  const painter = createPainter();
  const layout = createMemo(() => {
    const { columns, picture, place } = layOut(room(), props.aspect, 1);
    // As wide as there is room.
    const width = Math.max(place.width, Math.floor(room().width / columns));
    return { columns, picture, place: { ...place, width } };
  });
  const columns = () => BigInt(layout().columns);
  const rowHeight = () => layout().place.height;
  const rows = createMemo(() => (props.count + columns() - 1n) / columns());
  const [inWindow, setWindow] = createSignal({ first: 0n, rows: 1 });
  const [top, setTop] = createSignal(0);
  const topRow = createMemo(() => inWindow().first + BigInt(Math.floor(top() / rowHeight())));
  const rowsInSight = createMemo(() => BigInt(Math.ceil(room().height / rowHeight())));
  /** How many rows are drawn, and the first of them. */
  const drawn = createMemo(() => {
    const many = least(rows(), rowsInSight() + 1n + 2n * BEYOND);
    return Array.from({ length: Number(many) }, (_, i) => i);
  });
  const firstDrawn = createMemo(() =>
    most(0n, least(topRow() - BEYOND, rows() - BigInt(drawn().length))),
  );
  /** The row that is drawn by one of them: as it scrolls, those that go at one end come at the other. */
  const drawnBy = (index: number): bigint => {
    const [first, many] = [firstDrawn(), BigInt(drawn().length)];
    const turn = (BigInt(index) - first) % many;
    return first + (turn < 0n ? turn + many : turn);
  };
  const isMarked = createSelector(() => props.place);
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
    const hasFocus = items.contains(document.activeElement);
    const row = inWindow().first + BigInt(Math.floor(at / rowHeight()));
    if (isAtEnd(inWindow(), row, rows())) scrollTo(row, at % rowHeight());
    else setTop(at);
    // More than half of it; what the list itself says of its place would have it laid out now, and once more later.
    const markedTop = Number(props.place / columns() - inWindow().first) * rowHeight() - top();
    const isMarkedInSight =
      markedTop > -rowHeight() / 2 && markedTop < room().height - rowHeight() / 2;
    if (isMarkedInSight) return;
    mark(least(props.count - 1n, row * columns()));
    if (hasFocus) focusMarked();
  };
  const focusMarked = (): void =>
    items.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
  /** Whether the focus is here, noted before the rows and columns that have it may go. */
  let hadFocus = false;
  createComputed(
    on([layout, () => props.count], () => {
      hadFocus = items?.contains(document.activeElement) ?? false;
    }),
  );
  let isFirst = true;
  createEffect(
    on([layout, () => props.count], () => {
      if (room().height === 0) return;
      scrollTo(props.place / columns());
      // Once what came of this is there.
      if (hadFocus || (isFirst && props.hasFocus)) queueMicrotask(focusMarked);
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
    const [first, many] = [firstDrawn(), BigInt(drawn().length)];
    if (many > 0n) props.pages.want(first * columns(), (first + many) * columns());
  });
  const elements = createMemo(
    mapArray(drawn, (index) => (
      <Row
        {...props}
        row={drawnBy(index)}
        top={Number(drawnBy(index) - inWindow().first) * rowHeight()}
        layout={layout()}
        painter={painter}
        isMarked={isMarked}
        move={mark}
      />
    )),
  );
  createEffect((before: number) => {
    const all = elements() as HTMLElement[];
    const turn = drawn().findIndex((index) => drawnBy(index) === firstDrawn());
    if (all.length !== before) items.replaceChildren(...all.slice(turn), ...all.slice(0, turn));
    else if (items.children[0] !== all[turn]) {
      const rest = setTimeout(() => putFirst(items, all[turn]!), REST);
      onCleanup(() => clearTimeout(rest));
    }
    return all.length;
  }, 0);

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
      <div
        ref={items}
        role="list"
        aria-label={lateWords(props.words).solutionList.list}
        style={{ '--picture': `${layout().picture.height}px` }}
      />
    </div>
  );
}
