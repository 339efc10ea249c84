import { createMemo, For, onCleanup, onMount, Show, untrack, type JSX } from 'solid-js';
import { lattices } from '../../puzzle/lattices/index.ts';
import { middleOf } from '../../puzzle/geometry.ts';
import { coveredBy, fixedTiles } from '../../solve/problem.ts';
import { namesOf } from '../../teach/moment/names.ts';
import { Announcement } from '../status/statusFooter.tsx';
import { cellBeside, rowsOf } from '../widgets/boardWalk.ts';
import { silhouette } from '../widgets/paths.ts';
import { createRovingFocus } from '../widgets/rovingFocus.ts';
import { FlipIcon, LayIcon, TurnIcon } from './icons.tsx';
import type { HeldPiece } from './model.ts';
import type { PlayProps } from './props.ts';
import { pointWith } from './pointing.ts';
import { heard } from './said.ts';
import { toldOf } from './toldOf.ts';
import { FINGER, isByKeys, Waiting } from './waiting.tsx';
import { TruthMarks } from './truthMarks.tsx';
import './hand.css';

/** The board and the pieces beside it, to be pointed at, walked by keys, and heard. */
export function HandLayer(props: PlayProps): JSX.Element {
  let layer!: HTMLElement;
  onMount(() =>
    onCleanup(
      pointWith(
        layer,
        () => props.game,
        () => props.hand,
      ),
    ),
  );
  const told = () => toldOf(props.game, props.words, props.model.choices.lang);
  return (
    <section
      ref={layer}
      class="hand-layer"
      classList={{ holding: props.game.held !== undefined }}
      aria-label={props.words.play.title}
    >
      <Show when={props.game.problem} keyed>
        <BoardCells {...props} />
        <Waiting {...props} />
      </Show>
      <Show when={props.game.held}>{(held) => <HeldButtons {...props} held={held()} />}</Show>
      <p class="told" role="status" classList={{ shown: told() !== '' }}>
        {told()}
      </p>
      <Announcement text={heard(props.game, props.words)} />
    </section>
  );
}

/** The cells of the board, and where the piece in the hand would lie. */
function BoardCells(props: PlayProps): JSX.Element {
  let box!: SVGSVGElement;
  const { problem } = untrack(() => props.game);
  const { lattice } = problem.puzzle;
  const names = namesOf(problem);
  const say = () => props.words.play;
  const fixed = new Map(
    fixedTiles(problem).flatMap((tile) =>
      Array.from(coveredBy(problem, tile), (cell) => [cell, tile] as const),
    ),
  );
  const shape = (cells: Iterable<number>): string =>
    silhouette(
      lattice,
      Array.from(cells, (cell) => problem.board[cell]!),
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
    if (!held) return props.hand.lift(cell);
    // A cell that has the focus has been aimed at already.
    if (held.cell === undefined) props.hand.aim(cell);
    props.hand.drop();
  };
  const walk = createRovingFocus({
    container: () => box,
    entry: (last = 0) => last,
    beside: (from, key) => cellBeside(problem, from, key),
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
    const cell = (event.target as Element).getAttribute('data-place');
    if (props.game.held && cell !== null) props.hand.aim(Number(cell));
  };
  return (
    <svg class="hand-board" role="group" aria-label={say().board}>
      <g
        ref={(g) => (box = g as unknown as SVGSVGElement)}
        transform={`translate(${props.game.place.x} ${props.game.place.y}) scale(${props.game.place.cell})`}
        {...{ onFocusIn, onFocusOut: walk.handlers.onFocusOut, onKeyDown }}
      >
        <For each={rowsOf(problem).flat()}>
          {(cell) => (
            <path
              class="cell"
              role={fixed.has(cell) ? 'img' : 'button'}
              aria-label={nameOf(cell)}
              data-cell={cell}
              data-place={cell}
              tabindex={walk.tabIndex(cell)}
              d={shape([cell])}
              onClick={(event) => isByKeys(event) && press(cell)}
            />
          )}
        </For>
        <TruthMarks game={props.game} />
        <Show when={props.game.held?.placement}>
          {(placement) => (
            <path class={`ghost ${ahead()}`} d={shape(coveredBy(problem, placement()))} />
          )}
        </Show>
      </g>
    </svg>
  );
}

/** The buttons beside the piece in the hand. */
function HeldButtons(props: PlayProps & { readonly held: HeldPiece }): JSX.Element {
  const reach = () => {
    const { problem, place } = props.game;
    const { cells } = problem.puzzle.pieces[props.held.piece]!;
    const middles = cells.map((cell) => middleOf(lattices[problem.puzzle.lattice], cell));
    const [x, y] = [0, 1].map(
      (axis) => middles.reduce((sum, at) => sum + at[axis]!, 0) / middles.length,
    );
    return (
      (Math.max(...middles.map((at) => Math.hypot(at[0] - x!, at[1] - y!))) + 0.9) * place.cell
    );
  };
  /** Lays the piece; the button goes with it, so a cell takes the focus that it had. */
  const lay = (button: Element): void => {
    const cell = button.closest('.hand-layer')!.querySelector<SVGElement>('.cell[tabindex="0"]');
    if (button === document.activeElement) cell?.focus();
    props.hand.drop();
  };
  /** Above the piece they would be off the page. */
  const isBelow = () => props.held.at[1] - reach() < FINGER;
  return (
    <div
      class="held-buttons"
      classList={{ below: isBelow() }}
      style={{
        left: `${props.held.at[0]}px`,
        top: `${props.held.at[1] + (isBelow() ? reach() : -reach())}px`,
      }}
    >
      <Show when={props.held.canTurn}>
        <button type="button" title={props.words.play.turn} onClick={() => props.hand.turn(1)}>
          <TurnIcon />
          <span class="unseen">{props.words.play.turn}</span>
        </button>
      </Show>
      <Show when={props.held.canFlip}>
        <button type="button" title={props.words.play.flip} onClick={() => props.hand.flip()}>
          <FlipIcon />
          <span class="unseen">{props.words.play.flip}</span>
        </button>
      </Show>
      <Show when={props.held.cell !== undefined && props.held.placement !== undefined}>
        <button
          type="button"
          title={props.words.play.lay}
          onClick={(event) => lay(event.currentTarget)}
        >
          <LayIcon />
          <span class="unseen">{props.words.play.lay}</span>
        </button>
      </Show>
    </div>
  );
}
