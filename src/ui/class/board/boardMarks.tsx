import type { Insets } from '../../../theme/viewport.ts';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { colourOf, coveredBy } from '../../../solve/problem.ts';
import { waysOfPiece } from '../../../teach/moment/waysLeft.ts';
import { rgb } from '../../../theme/colour.ts';
import { themes } from '../../../theme/index.ts';
import { letterColour, pieceColours } from '../../../theme/pieceArt.ts';
import { sizeOf } from '../../widgets/sizeOf.ts';
import { boardHeard } from '../../widgets/boards/boardRows.ts';
import { Hatch } from '../../widgets/boards/hatch.tsx';
import { silhouette } from '../../../drawing/paths.ts';
import { isPractising } from '../practice/practice.ts';
import { askedWays } from '../moment/asked.ts';
import { hasOpenQuestion } from '../questions/questions.ts';
import type { ClassProps } from '../state.ts';
import { orderSpot } from './orderSpot.ts';
import { InCellWidths, outlineOf } from './cells.tsx';
import { Coordinates, middleIn, placesIn, type OpenCellsProps } from './coordinates.tsx';
import { LostMarks } from './lostMarks.tsx';
import { ColourMarks } from './colourMarks.tsx';
import { shadeOf } from './shade.ts';
import { ProofMarks } from './proofMarks.tsx';

/** All drawings over the board, which never leave an area of the page; and the board in words. */
export function BoardMarks(props: ClassProps & { readonly area: Insets | undefined }): JSX.Element {
  let layer!: SVGSVGElement;
  const { problem } = props.moment;
  const size = sizeOf(() => layer);
  /** The font size of coordinates and figures, in cell widths. */
  const figure = () => size().em / Math.max(1, props.state.place.cell);
  const path = () => props.moment.situation.path;
  const outline = (cells: Iterable<number>) => outlineOf(problem, cells);
  const clip = () => {
    const { top = 0, right = 0, bottom = 0, left = 0 } = props.area ?? {};
    return `inset(${top}px ${right}px ${bottom}px ${left}px)`;
  };
  const covered = createMemo(
    () => new Set(path().flatMap((placement) => [...coveredBy(problem, placement)])),
  );
  const open = () => [...problem.cells.keys()].filter((cell) => !covered().has(cell));
  const rows = () => boardHeard(problem, path(), props.words);
  /** The cells of the placement that is removed next, or the cell that is branched on. */
  const next = () => {
    const { next, leaving } = props.marks;
    if (leaving !== undefined) return coveredBy(problem, leaving);
    return next !== undefined && next < problem.cells.length ? [next] : undefined;
  };
  return (
    <svg
      ref={layer}
      class="board-marks layer"
      role="img"
      aria-label={rows()}
      aria-hidden={props.moment.isComing}
      style={{ 'clip-path': clip() }}
    >
      <InCellWidths place={props.state.place}>
        <Hatch id="class-hatch" />
        <LostMarks {...props} />
        <ColourMarks {...props} covered={covered()} />
        <ProofMarks {...props} covered={covered()} />
        <ReasonMarks {...props} />
        <WaysMarks {...props} open={open()} figure={figure()} />
        <Coordinates {...props} open={open()} figure={figure()} />
        <Show when={next()}>{(cells) => <path class="next" d={outline(cells())} />}</Show>
        <OrderNumbers {...props} />
      </InCellWidths>
    </svg>
  );
}

/** The reasons for which a cell cannot be covered, or a placement does not fit. */
function ReasonMarks(props: ClassProps): JSX.Element {
  const { problem, names } = props.moment;
  const outline = (cells: Iterable<number>) => outlineOf(problem, cells);
  const refused = () =>
    [...props.marks.refused, ...props.marks.clashing].filter((item) => names.isCell(item));
  return (
    <>
      <For each={props.marks.colours}>
        {(cells, colour) => (
          <For each={cells}>
            {(cell) => (
              <path
                class={`shade ${shadeOf(colour(), props.marks.colours.length)}`}
                d={outline([cell])}
              />
            )}
          </For>
        )}
      </For>
      <For each={props.marks.outside}>
        {(cells) => <path class="outside" d={silhouette(problem.puzzle.lattice, cells)} />}
      </For>
      <For each={props.marks.alike}>{(cells) => <path class="alike" d={outline(cells)} />}</For>
      <Show when={props.marks.tried.length > 0}>
        <path class="tried" d={outline(props.marks.tried)} />
      </Show>
      <For each={refused()}>{(cell) => <path class="refused" d={outline([cell])} />}</For>
    </>
  );
}

/** The width of a digit of figures, in font sizes, and the share of a cell that they take at most. */
const DIGIT = 0.6;
const MOST_OF_CELL = 1.05;
/** In place of a number of ways for which a cell is too small. */
const MANY = '·';

/** The number of ways left for each open cell, if ways are shown: on small squares, of few ways; beside names, as large as these leave room. */
function WaysMarks(props: OpenCellsProps): JSX.Element {
  const { problem } = props.moment;
  const isBesideName = problem.puzzle.lattice !== 'square';
  const written = (ways: number): string => {
    const text = String(ways);
    const fits = isBesideName || text.length * DIGIT * props.figure <= MOST_OF_CELL;
    return fits ? text : MANY;
  };
  return (
    <Show when={props.moment.ways}>
      {(ways) => (
        <For each={props.open}>
          {(cell) => {
            const outline = outlineOf(problem, [cell]);
            const [x, y] = placesIn(problem, cell, true).ways;
            const isFewest = () => ways().fewest.includes(cell);
            return (
              <>
                <Show when={isFewest()}>
                  <path class="fewest" d={outline} />
                </Show>
                <Show when={ways().ofCell[cell] === 0}>
                  <path class="refused" d={outline} />
                </Show>
                <Show when={isFewest()}>
                  <path class="frame" d={outline} />
                </Show>
                <text
                  class="ways"
                  classList={{ least: isFewest(), named: isBesideName }}
                  x={x}
                  y={y}
                >
                  {written(ways().ofCell[cell]!)}
                </text>
              </>
            );
          }}
        </For>
      )}
    </Show>
  );
}

/** The number of each tile that lies, in the order of placing, beside its name; it tells copies apart. */
function OrderNumbers(props: ClassProps): JSX.Element {
  const { problem, names, nameCell } = props.moment;
  const colours = createMemo(() => {
    const theme = themes[props.model.choices.theme];
    return pieceColours(theme, problem.colouring).map((colour) => letterColour(theme, rgb(colour)));
  });
  const longest = Math.max(...problem.pieces.map((_, piece) => names.letter(piece).length));
  const spot = createMemo(() => orderSpot(problem.puzzle.lattice, longest, props.state.place.cell));
  return (
    <For each={props.moment.situation.path}>
      {(placement, at) => {
        const [x, y] = middleIn(problem, nameCell(coveredBy(problem, placement)));
        return (
          <text
            class="order"
            classList={{ aloft: !props.state.laid.includes(placement) }}
            x={x + spot().x}
            y={y + spot().y}
            text-anchor={spot().anchor}
            font-size={`${spot().size}px`}
            fill={colours()[colourOf(problem, placement)]}
          >
            {at() + 1}
          </text>
        );
      }}
    </For>
  );
}

/** The option, cell or piece that is pointed at in a panel or the tray: of a piece, all its ways. */
export function PointedMarks(props: ClassProps): JSX.Element {
  const { problem } = props.moment;
  const outline = (cells: Iterable<number>) => outlineOf(problem, cells);
  const pointed = () => props.state.pointed;
  const cell = () => {
    const { item } = pointed();
    return item !== undefined && item < problem.cells.length ? [item] : undefined;
  };
  /** Ways would answer a question, and lie above what is laid by hand. */
  const isSecret = () =>
    hasOpenQuestion(props.state) || props.moment.isComing || isPractising(props.state);
  const ways = createMemo((): readonly number[] => {
    const { item } = pointed();
    const { search, situation } = props.moment;
    const isPiece = item !== undefined && item >= problem.cells.length;
    if (!isPiece || isSecret()) return [];
    return waysOfPiece(problem, search, situation.path, item - problem.cells.length);
  });
  const open = () => {
    const { path } = props.moment.situation;
    const covered = new Set(path.flatMap((placement) => [...coveredBy(problem, placement)]));
    return [...problem.cells.keys()].filter((cell) => !covered.has(cell));
  };
  return (
    <svg class="option-marks layer" aria-hidden="true">
      <InCellWidths place={props.state.place}>
        <Show when={props.moment.solvable === 'yes'}>
          <path class="still" d={outline(open())} />
        </Show>
        <For each={[...new Set([...ways(), ...askedWays(props.state)])]}>
          {(placement) => <path class="way" d={outline(coveredBy(problem, placement))} />}
        </For>
        <Show when={pointed().placement !== undefined}>
          <path class="option" d={outline(coveredBy(problem, pointed().placement!))} />
        </Show>
        <Show when={cell()}>{(cells) => <path class="item" d={outline(cells())} />}</Show>
      </InCellWidths>
    </svg>
  );
}
