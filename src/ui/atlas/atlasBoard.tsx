import { createMemo, For, Show, untrack, type JSX } from 'solid-js';
import { fixedOn } from '../../count/asked/question.ts';
import { silhouette } from '../../drawing/paths.ts';
import { middleOf } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import { coveredBy, fixedTiles } from '../../solve/problem.ts';
import { namesOf } from '../../teach/moment/names.ts';
import { lateWords } from '../../words/index.ts';
import type { OverlayProps } from '../modeOverlay.ts';
import { Announcement } from '../status/statusFooter.tsx';
import { cellBeside, rowsOf } from '../widgets/boards/boardWalk.ts';
import { createRovingFocus } from '../widgets/focus/rovingFocus.ts';
import type { AtlasCommands, AtlasModel } from './model.ts';
import type { Pointer } from './pointer.ts';
import { cellSaid, saidOf } from './said.ts';
import './atlas.css';

interface AtlasBoardProps extends OverlayProps {
  readonly atlas: AtlasModel;
  readonly hand: AtlasCommands;
  readonly pointer: Pointer;
  /** Whether shares are written in the cells. */
  readonly isExact: boolean;
}

/** The cells of the board: to be pointed at, walked by keys, heard, fixed and forbidden. */
export function AtlasBoard(props: AtlasBoardProps): JSX.Element {
  let box!: SVGGElement;
  const { problem } = untrack(() => props.atlas);
  const { board, puzzle } = problem;
  const names = namesOf(problem);
  const lattice = lattices[puzzle.lattice];
  const say = () => lateWords(props.words).atlas;
  const given = new Set(
    fixedTiles(problem).flatMap((tile) => Array.from(coveredBy(problem, tile))),
  );
  const shape = (cells: Iterable<number>): string =>
    silhouette(
      puzzle.lattice,
      Array.from(cells, (cell) => board[cell]!),
    );
  // Most news of an atlas leave these as they are.
  const shares = createMemo(() => props.atlas.shares);
  const piece = createMemo(() => props.atlas.piece);
  const conditions = createMemo(() => props.atlas.conditions);
  const fixedOnCells = createMemo(() =>
    problem.cells.map((_, cell) => fixedOn(problem, conditions(), cell)),
  );
  const fixed = (cell: number) => fixedOnCells()[cell];
  /** The cells that nothing is fixed on. */
  const open = () => problem.cells.flatMap((_, cell) => (fixed(cell) ? [] : [cell]));
  const nameOf = (cell: number): string => {
    const tile = fixedTiles(problem).find((one) => coveredBy(problem, one).includes(cell));
    if (tile !== undefined) return say().fixedCell(names.cell(cell), names.placed(tile));
    const on = fixed(cell);
    if (on) return say().fixedCell(names.cell(cell), names.placed(on.placements[0]!));
    const known = shares();
    const asked = { problem, piece: piece() };
    return known ? cellSaid(asked, known, names, cell, props.words) : names.cell(cell);
  };
  const press = (cell: number): void => {
    const { atlas, hand, pointer } = props;
    if (atlas.solution) return hand.see(undefined);
    const on = fixed(cell);
    const placement = on ? on.placements[0] : pointer.on(cell);
    if (placement === undefined) return;
    if (on) hand.forbid(placement);
    else hand.fix(placement);
  };
  const walk = createRovingFocus({
    container: () => box,
    entry: (last = 0) => last,
    beside: (from, key) => cellBeside(problem, from, key),
    point: (cell) => props.pointer.point(cell),
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const cell = Number((event.target as Element).getAttribute('data-place'));
    if (event.key === 'Enter' || event.key === ' ') press(cell);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      const placement = fixed(cell)?.placements[0] ?? props.pointer.on(cell);
      // What is pointed at is not seen while a solution is.
      if (props.atlas.solution) props.hand.see(undefined);
      else if (placement !== undefined) props.hand.forbid(placement);
    } else return walk.handlers.onKeyDown(event);
    event.preventDefault();
    event.stopPropagation();
  };
  /** A finger points first; its next tap on the same cell is a press. */
  let isFirstTap = false;
  let tapped: number | undefined;
  const onPointerDown = (event: PointerEvent, cell: number): void => {
    isFirstTap = event.pointerType === 'touch' && tapped !== cell;
    tapped = event.pointerType === 'touch' ? cell : undefined;
    if (isFirstTap) props.pointer.point(cell);
  };
  const onClick = (cell: number): void => {
    if (!isFirstTap) press(cell);
    isFirstTap = false;
  };
  const outlined = createMemo((): number | undefined => {
    const cell = props.pointer.cell();
    if (cell === undefined || props.atlas.solution) return undefined;
    return fixed(cell)?.placements[0] ?? props.pointer.placement();
  });
  const pointed = (): string => {
    const [placement, known] = [outlined(), shares()];
    if (placement === undefined || !known) return '';
    const { piece: name, cells } = saidOf(problem, { placements: [placement] });
    return say().pointed(name, cells, known.of(placement), known.total);
  };
  return (
    <section class="atlas-layer" aria-label={props.words.atlas.title}>
      <svg class="atlas-board" role="group" aria-label={say().board}>
        <g
          ref={(g) => (box = g)}
          transform={`translate(${props.atlas.place.x} ${props.atlas.place.y}) scale(${props.atlas.place.cell})`}
          {...walk.handlers}
          onKeyDown={onKeyDown}
          onWheel={(event) => {
            event.preventDefault();
            props.pointer.turn(event.deltaY > 0 ? 1 : -1);
          }}
        >
          <For each={rowsOf(problem).flat()}>
            {(cell) => (
              <path
                class="cell"
                role={given.has(cell) ? 'img' : 'button'}
                aria-label={nameOf(cell)}
                data-place={cell}
                tabindex={walk.tabIndex(cell)}
                d={shape([cell])}
                onPointerDown={(event) => onPointerDown(event, cell)}
                onClick={() => onClick(cell)}
              />
            )}
          </For>
          <Show when={props.atlas.phase.kind === 'open' && !shares()}>
            <path class="veil" d={shape(open())} />
          </Show>
          <Show when={props.isExact && !props.atlas.solution && shares()}>
            {(known) => (
              <>
                <path class="under-numbers" d={shape(open())} />
                <For each={open()}>
                  {(cell) => {
                    const [x, y] = middleOf(lattice, board[cell]!);
                    const top = () => {
                      const of = piece();
                      if (of === undefined) return known().piecesOn(cell)[0];
                      return { item: of, solutions: known().ofPiece(cell, of) };
                    };
                    return (
                      <Show when={top()}>
                        {(one) => (
                          <text class="share" x={x} y={y} aria-hidden="true">
                            <Show when={piece() === undefined}>
                              <tspan class="whose" x={x} dy="-0.1em">
                                {names.letter(one().item)}
                              </tspan>
                            </Show>
                            <tspan x={x} dy={piece() === undefined ? '1em' : '0.35em'}>
                              {say().wholePortion(one().solutions, known().total)}
                            </tspan>
                          </text>
                        )}
                      </Show>
                    );
                  }}
                </For>
              </>
            )}
          </Show>
          <Show when={outlined() !== undefined}>
            <path class="pointed under" d={shape(coveredBy(problem, outlined()!))} />
            <path class="pointed" d={shape(coveredBy(problem, outlined()!))} />
          </Show>
        </g>
      </svg>
      <Announcement text={pointed()} />
    </section>
  );
}
