import type { Insets } from '../../theme/viewport.ts';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { extentOf, middleOf } from '../../puzzle/geometry.ts';
import { lattices, type Point } from '../../puzzle/lattices/index.ts';
import { colourOf, coveredBy } from '../../solve/problem.ts';
import { columnName } from '../../teach/names.ts';
import { rgb } from '../../theme/colour.ts';
import { letterColour, pieceColours } from '../../theme/pieceArt.ts';
import { themes } from '../../theme/index.ts';
import { silhouette } from '../gallery/paths.ts';
import { boardRows } from './boardRows.ts';
import { orderSpot } from './orderSpot.ts';
import type { ClassProps } from './props.ts';

/** How far beyond the board its coordinates stand, in cell widths: outside its rim. */
const BESIDE = 0.24;
/** Where a cell has a name and a number: how far from its widest edge the name stands, and the number from the middle. */
const NAME_AT_EDGE = 0.2;
const MAKING_ROOM = 0.1;

/** Everything that is drawn over the board, in cell widths; and the board in words. */
export function BoardMarks(props: ClassProps & { readonly area: Insets | undefined }): JSX.Element {
  const problem = () => props.moment.problem;
  const lattice = () => problem().puzzle.lattice;
  const path = () => props.moment.situation.path;
  const marks = () => props.marks;
  const outline = (cells: Iterable<number>) =>
    silhouette(
      lattice(),
      Array.from(cells, (cell) => problem().cells[cell]!),
    );
  const middle = (cell: number): Point => middleOf(lattices[lattice()], problem().cells[cell]!);
  /** Where the name of a cell stands: in its middle or, with a number there, at its widest edge, which the number makes room for. */
  const places = (cell: number): Readonly<Record<'name' | 'ways', Point>> => {
    const [x, y] = middle(cell);
    const isNamed = lattice() !== 'square';
    if (!isNamed || !props.moment.ways) return { name: [x, y], ways: [x, y] };
    const { top, bottom } = extentOf(lattices[lattice()], [problem().cells[cell]!]);
    const down = bottom - y < y - top + 0.01 ? 1 : -1;
    const edge = down > 0 ? bottom : top;
    return { name: [x, edge - down * NAME_AT_EDGE], ways: [x, y - down * MAKING_ROOM] };
  };
  const within = () => {
    const { top = 0, right = 0, bottom = 0, left = 0 } = props.area ?? {};
    return `inset(${top}px ${right}px ${bottom}px ${left}px)`;
  };
  const isCell = (item: number | undefined): item is number =>
    item !== undefined && item < problem().cells.length;
  const covered = createMemo(
    () => new Set(path().flatMap((placement) => [...coveredBy(problem(), placement)])),
  );
  const open = () => [...problem().cells.keys()].filter((cell) => !covered().has(cell));
  const rows = () => {
    const say = props.words.classroom;
    const all = boardRows(problem(), path()).map((row, i) => say.row(i + 1, row));
    return say.board(all);
  };
  return (
    <svg
      class="board-marks"
      role="img"
      aria-label={rows()}
      aria-hidden={props.moment.isComing}
      style={{ 'clip-path': within() }}
    >
      <g
        transform={`translate(${props.place.x} ${props.place.y}) scale(${props.place.cell})`}
        style={{ '--px': `${1 / Math.max(1, props.place.cell)}px` }}
      >
        <defs>
          <pattern
            id="class-hatch"
            patternUnits="userSpaceOnUse"
            width="0.16"
            height="0.16"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V0.16" />
          </pattern>
        </defs>
        <For each={marks().colours}>
          {(cells, shade) => (
            <For each={cells}>
              {(cell) => <path class={`shade shade-${shade()}`} d={outline([cell])} />}
            </For>
          )}
        </For>
        <For each={marks().refused.filter(isCell)}>
          {(cell) => <path class="refused" d={outline([cell])} />}
        </For>
        <For each={marks().outside}>
          {(cells) => <path class="outside" d={silhouette(lattice(), cells)} />}
        </For>
        <For each={marks().alike}>{(cells) => <path class="alike" d={outline(cells)} />}</For>
        <Show when={marks().tried.length > 0}>
          <path class="tried" d={outline(marks().tried)} />
        </Show>
        <For each={marks().clashing}>{(cell) => <path class="refused" d={outline([cell])} />}</For>
        <Show when={props.moment.ways}>
          {(ways) => (
            <For each={open()}>
              {(cell) => (
                <>
                  <Show when={ways().fewest.includes(cell)}>
                    <path class="fewest" d={outline([cell])} />
                  </Show>
                  <Show when={ways().ofCell[cell] === 0}>
                    <path class="refused" d={outline([cell])} />
                  </Show>
                  <Show when={ways().fewest.includes(cell)}>
                    <path class="frame" d={outline([cell])} />
                  </Show>
                  <text
                    class="ways"
                    classList={{ least: ways().fewest.includes(cell) }}
                    x={places(cell).ways[0]}
                    y={places(cell).ways[1]}
                  >
                    {ways().ofCell[cell]}
                  </text>
                </>
              )}
            </For>
          )}
        </Show>
        <Coordinates {...props} open={open()} nameAt={(cell) => places(cell).name} />
        <Show when={isCell(marks().next)}>
          <path class="next" d={outline([marks().next!])} />
        </Show>
        <Show when={marks().leaving !== undefined}>
          <path class="next" d={outline(coveredBy(problem(), marks().leaving!))} />
        </Show>
        <OrderNumbers {...props} middle={middle} />
      </g>
    </svg>
  );
}

interface AtCells {
  readonly middle: (cell: number) => Point;
}

/** The number of each tile in the order of placing, beside its name, once it lies: copies are told apart by it. */
function OrderNumbers(props: ClassProps & AtCells): JSX.Element {
  const problem = () => props.moment.problem;
  const colours = createMemo(() => {
    const theme = themes[props.model.choices.theme];
    return pieceColours(theme, problem().colouring).map((colour) =>
      letterColour(theme, rgb(colour)),
    );
  });
  const longest = createMemo(() =>
    Math.max(...problem().pieces.map((_, piece) => props.moment.names.letter(piece).length)),
  );
  const spot = createMemo(() => orderSpot(problem().puzzle.lattice, longest(), props.place.cell));
  return (
    <For each={props.moment.situation.path}>
      {(placement, at) => {
        const [x, y] = props.middle(props.moment.nameCell(coveredBy(problem(), placement)));
        return (
          <text
            class="order"
            classList={{ aloft: !props.laid.includes(placement) }}
            x={x + spot().x}
            y={y + spot().y}
            text-anchor={spot().anchor}
            font-size={`${spot().size}px`}
            fill={colours()[colourOf(problem(), placement)]}
          >
            {at() + 1}
          </text>
        );
      }}
    </For>
  );
}

/** The width of a letter of a column's name, and the space between two names, in CSS px. */
const COLUMN_LETTER = 11;
const BETWEEN_COLUMNS = 5;

/** What cells are called: on squares at the rim, as many as there is room for; else in each open cell. */
function Coordinates(
  props: ClassProps & {
    readonly open: readonly number[];
    readonly nameAt: (cell: number) => Point;
  },
) {
  const puzzle = () => props.moment.problem.puzzle;
  const extent = createMemo(() => extentOf(lattices[puzzle().lattice], props.moment.problem.cells));
  const isSquare = () => puzzle().lattice === 'square';
  const upTo = (length: number, every = 1): number[] =>
    Array.from({ length: Math.ceil(length / every) }, (_, i) => i * every);
  const columns = () => extent().right - extent().left;
  const every = () => {
    const widest = COLUMN_LETTER * columnName(columns() - 1).length + BETWEEN_COLUMNS;
    return Math.max(1, Math.ceil(widest / Math.max(1, props.place.cell)));
  };
  return (
    <Show
      when={isSquare()}
      fallback={
        <For each={props.open}>
          {(cell) => (
            <text
              class="cell-name"
              classList={{ small: props.moment.ways !== undefined }}
              x={props.nameAt(cell)[0]}
              y={props.nameAt(cell)[1]}
            >
              {props.moment.names.cell(cell)}
            </text>
          )}
        </For>
      }
    >
      <For each={upTo(columns(), every())}>
        {(column) => (
          <text
            class="coordinate column"
            x={extent().left + column + 0.5}
            y={extent().top - BESIDE}
          >
            {columnName(column)}
          </text>
        )}
      </For>
      <For each={upTo(extent().bottom - extent().top)}>
        {(row) => (
          <text class="coordinate row" x={extent().left - BESIDE} y={extent().top + row + 0.5}>
            {extent().top + row + 1}
          </text>
        )}
      </For>
    </Show>
  );
}
