import { lateWords } from '../../words/index.ts';
import { createEffect, createMemo, For, onCleanup, type Accessor, type JSX } from 'solid-js';
import type { Words } from '../../words/index.ts';
import type { ShelfLayout } from '../shelf/layout.ts';
import type { BoardArt } from '../widgets/boards/boardPicture.tsx';
import type { Pages } from './pages.ts';
import type { Painter, Spot } from './painter.ts';

/** The largest number of items that a list says. */
const MOST_SAID = 2 ** 31 - 1;

/** A length in CSS px as whole device px. */
const device = (length: number): number => Math.round(length * devicePixelRatio);

/** What all rows of a list share. */
interface Shared {
  readonly count: bigint;
  readonly pages: Pages;
  readonly art: BoardArt;
  readonly words: Words;
  readonly painter: Painter;
  readonly layout: ShelfLayout;
  isMarked(place: bigint): boolean;
  /** Takes the place that has the focus. */
  move(place: bigint): void;
  open(place: bigint): void;
}

interface RowProps extends Shared {
  readonly row: bigint;
  /** The distance from the top of the list, in px. */
  readonly top: number;
}

/** Boards beside each other on one canvas. It shows another row of the list wherever it is needed. */
export function Row(props: RowProps): JSX.Element {
  let canvas!: HTMLCanvasElement;
  const row = createMemo(() => props.row);
  const columns = createMemo(() => Array.from({ length: props.layout.columns }, (_, i) => i));
  return (
    <div
      class="browse-row"
      role="presentation"
      style={{ transform: `translateY(${props.top}px)`, height: `${props.layout.place.height}px` }}
    >
      <canvas
        ref={canvas}
        aria-hidden="true"
        width={device(props.layout.place.width * props.layout.columns)}
        height={device(props.layout.picture.height)}
        style={{ width: `${props.layout.place.width * props.layout.columns}px` }}
      />
      <For each={columns()}>
        {(column) => (
          <Item
            {...props}
            canvas={() => canvas}
            place={row() * BigInt(props.layout.columns) + BigInt(column)}
            left={column * props.layout.place.width}
          />
        )}
      </For>
    </div>
  );
}

interface ItemProps extends Shared {
  readonly canvas: Accessor<HTMLCanvasElement>;
  /** Its place in the list, which may be beyond the end. */
  readonly place: bigint;
  readonly left: number;
}

/** A solution with its number, which opens it. */
function Item(props: ItemProps): JSX.Element {
  const say = () => lateWords(props.words).solutionList;
  const place = createMemo(() => props.place);
  const isThere = () => place() < props.count;
  const solution = createMemo(() => (isThere() ? props.pages.at(place()) : undefined));
  const name = () => {
    const known = solution();
    return known ? say().solution(known.number) : say().place(place() + 1n);
  };
  const spot = createMemo<Spot>(() => {
    const { picture, place: around } = props.layout;
    const left = props.left + (around.width - picture.width) / 2;
    return { canvas: props.canvas(), left: device(left), width: device(picture.width) };
  });
  createEffect(() => {
    const at = spot();
    props.painter.paint(at, props.art, solution()?.placements);
    onCleanup(() => props.painter.forget(at));
  });
  const isSaid = () => props.count <= MOST_SAID;
  return (
    <div
      role="listitem"
      hidden={!isThere()}
      style={{ left: `${props.left}px`, width: `${props.layout.place.width}px` }}
      aria-setsize={isSaid() ? Number(props.count) : -1}
      aria-posinset={isSaid() ? Number(place()) + 1 : undefined}
    >
      <button
        type="button"
        tabindex={props.isMarked(place()) ? 0 : -1}
        aria-label={name()}
        aria-current={props.isMarked(place()) ? 'true' : undefined}
        onFocus={() => props.move(place())}
        onClick={() => props.open(place())}
      >
        {solution() ? say().number(solution()!.number) : '…'}
      </button>
    </div>
  );
}
