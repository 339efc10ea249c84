import { createMemo, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { lattices } from '../../puzzle/lattices/index.ts';
import { middleOf } from '../../puzzle/geometry.ts';
import type { Cell } from '../../puzzle/types.ts';
import { Announcement } from '../status/statusFooter.tsx';
import { BoardCells } from './boardCells.tsx';
import { FlipIcon, LayIcon, TurnIcon } from './icons.tsx';
import type { HeldPiece } from './model.ts';
import { placesOf } from './places.ts';
import type { PlayProps } from './props.ts';
import { pointWith } from './pointing.ts';
import { heard } from './said.ts';
import { toldOf } from './toldOf.ts';
import { FINGER, Waiting } from './waiting.tsx';
import './hand.css';

/** The board and the pieces beside it, to be pointed at, walked by keys, and heard. */
export function HandLayer(props: PlayProps & { readonly isEditing: boolean }): JSX.Element {
  let layer!: HTMLElement;
  const problem = createMemo(() => props.game.problem);
  const places = createMemo(() => placesOf(problem()));
  /** Where the focus was as the board was edited: the next one has the same cell. */
  let left: Cell | undefined;
  const edit = (cell: number): void => {
    const at = places().board[cell]!;
    left = layer.querySelector('.cell:focus') ? at : undefined;
    props.hand.edit(at);
    if (props.game.event?.kind === 'unedited') left = undefined;
  };
  const focused = (): number | undefined => {
    const found = places().board.findIndex((cell) => String(cell) === String(left));
    left = undefined;
    return found < 0 ? undefined : found;
  };
  onMount(() =>
    onCleanup(
      pointWith(
        layer,
        () => props.game,
        () => props.hand,
        () => props.isEditing,
        edit,
      ),
    ),
  );
  const told = () => {
    const { game, words, isEditing, model } = props;
    const said = toldOf(game, places(), words, model.choices.lang);
    return said === '' && isEditing ? words.play.editing : said;
  };
  return (
    <section
      ref={layer}
      class="hand-layer"
      classList={{ holding: props.game.held !== undefined }}
      aria-label={props.words.play.title}
    >
      <Show when={props.game.problem} keyed>
        <BoardCells {...props} places={places()} edit={edit} focused={focused()} />
        <Waiting {...props} />
      </Show>
      <Show when={props.game.held}>{(held) => <HeldButtons {...props} held={held()} />}</Show>
      <p class="told" role="status" classList={{ shown: told() !== '' }}>
        {told()}
      </p>
      <Announcement text={heard(props.game, places(), props.words)} />
    </section>
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
