import { createMemo, For, Show, untrack, type JSX } from 'solid-js';
import { namesOf } from '../../../teach/moment/names.ts';
import { themes } from '../../../theme/index.ts';
import { pieceColours } from '../../../theme/pieceArt.ts';
import { silhouette, viewBox } from '../../../drawing/paths.ts';
import { createRovingFocus } from '../../widgets/focus/rovingFocus.ts';
import type { HandProps } from './props.ts';

/** The least side of what a finger can point at, in CSS pixels. */
export const FINGER = 44;

/** Whether a click comes from no pointer, such as that of a screen reader: a pointer has been seen already. */
export const isByKeys = ({ detail }: MouseEvent): boolean => detail === 0;

/** The pieces that wait beside the board, each with the number of copies that are left. */
export function Waiting(props: HandProps): JSX.Element {
  let box!: HTMLDivElement;
  const { problem } = untrack(() => props.game);
  const names = namesOf(problem);
  const say = () => props.words.play;
  const order = createMemo(() => props.game.waiting.map(({ piece }) => piece));
  const walk = createRovingFocus({
    container: () => box,
    entry: (last = -1) => (order().includes(last) ? last : (order()[0] ?? 0)),
    beside: (from, key) => {
      const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
      const all = order();
      return by && (all[all.indexOf(from) + by] ?? from);
    },
    point() {},
  });
  /** The piece that a hint names. */
  const hinted = () => {
    const last = props.game.told.hints.at(-1);
    return last && 'piece' in last ? last.piece : undefined;
  };
  /** Where the copy is that is taken next; where there is no room beside the board, pieces stand in a row. */
  const boxOf = (piece: number) => props.game.waiting.find((one) => one.piece === piece)?.box;
  const styleOf = (piece: number): JSX.CSSProperties => {
    const box = boxOf(piece);
    if (!box) return {};
    const { x, y, width, height } = box;
    const [wide, high] = [Math.max(width, FINGER), Math.max(height, FINGER)];
    return {
      left: `${x + (width - wide) / 2}px`,
      top: `${y + (height - high) / 2}px`,
      width: `${wide}px`,
      height: `${high}px`,
    };
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return walk.handlers.onKeyDown(event);
    props.hand.take(Number((event.target as Element).getAttribute('data-piece')));
    // From there keys lead over the board.
    box.closest('.hand-layer')!.querySelector<HTMLElement>('.cell[tabindex="0"]')?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={box}
      role="group"
      class="waiting-pieces"
      classList={{ row: props.game.waiting.some(({ box: one }) => !one) }}
      aria-label={say().waiting}
      {...{ onFocusIn: walk.handlers.onFocusIn, onFocusOut: walk.handlers.onFocusOut, onKeyDown }}
    >
      <For each={order()}>
        {(piece) => (
          <button
            type="button"
            class="waiting"
            classList={{
              held: props.game.held?.piece === piece,
              hinted: hinted() === piece,
            }}
            data-piece={piece}
            data-place={piece}
            tabindex={walk.tabIndex(piece)}
            aria-label={say().take(names.piece(piece))}
            style={styleOf(piece)}
            onClick={(event) => isByKeys(event) && props.hand.take(piece)}
          >
            <Show when={!boxOf(piece)}>
              <PieceShape {...props} piece={piece} />
            </Show>
          </button>
        )}
      </For>
    </div>
  );
}

/** A piece as it is drawn in the puzzle. */
function PieceShape(props: HandProps & { readonly piece: number }): JSX.Element {
  const shape = () => {
    const { problem } = props.game;
    const { lattice } = problem.puzzle;
    const { cells } = problem.puzzle.pieces[props.piece]!;
    const { colouring } = problem;
    const colours = pieceColours(themes[props.model.choices.theme], colouring);
    return {
      box: viewBox(lattice, cells, true),
      path: silhouette(lattice, cells),
      colour: colours[colouring.of(props.piece, 0)],
    };
  };
  return (
    <svg viewBox={shape().box} aria-hidden="true">
      <path d={shape().path} fill={shape().colour} />
    </svg>
  );
}
