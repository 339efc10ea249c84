import { createMemo, createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { lattices } from '../../../puzzle/lattices/index.ts';
import { middleOf } from '../../../puzzle/geometry.ts';
import type { Cell } from '../../../puzzle/types.ts';
import { plainSearch } from '../../../solve/search.ts';
import { waysOfPiece } from '../../../teach/moment/waysLeft.ts';
import { isLeft } from '../../status/nextAsked.ts';
import { Announcement } from '../../status/statusFooter.tsx';
import { BoardCells } from './boardCells.tsx';
import { FlipIcon, LayIcon, TurnIcon } from '../icons.tsx';
import type { HeldPiece, WaitingPiece } from '../model.ts';
import { placesOf } from './places.ts';
import type { HandProps } from './props.ts';
import { pointWith } from './pointing.ts';
import { heard } from '../said.ts';
import { toldOf } from '../toldOf.ts';
import { FINGER, Waiting } from './waiting.tsx';
import './hand.css';

/** The room of what is told, at the top of the page, in CSS pixels. */
const TOLD = { width: 440, height: 44 };

interface HandLayerProps extends HandProps {
  /** Whether every press on the board edits it. */
  readonly isEditing: boolean;
  /** The piece all whose ways are shown, if that was asked. */
  readonly waysOf?: number | undefined;
}

/** The board and the pieces beside it, to be pointed at, walked by keys, and heard. */
export function HandLayer(props: HandLayerProps): JSX.Element {
  let layer!: HTMLElement;
  const problem = createMemo(() => props.game.problem);
  const places = createMemo(() => placesOf(problem(), props.hand.edit ? undefined : []));
  /** Where the focus was as the board was edited: the next one has the same cell. */
  let left: Cell | undefined;
  const edit = (cell: number): void => {
    const at = places().board[cell]!;
    left = layer.querySelector('.cell:focus') ? at : undefined;
    props.hand.edit?.(at);
    if (props.game.event?.kind === 'unedited') left = undefined;
  };
  const focused = (): number | undefined => {
    const found = places().board.findIndex((cell) => String(cell) === String(left));
    left = undefined;
    return found < 0 ? undefined : found;
  };
  const ways = createMemo(() => {
    const { waysOf, game } = props;
    // Without the piece in the hand the board is another one.
    if (waysOf === undefined || game.isSolved || game.held?.isLifted) return undefined;
    return isLeft(game.problem, game.laid, waysOf)
      ? waysOfPiece(game.problem, plainSearch, game.laid, waysOf)
      : undefined;
  });
  /** The cell on which a pointer rests. */
  const [resting, setResting] = createSignal<number>();
  const [isMouse, setMouse] = createSignal(false);
  /** What is held moves with the mouse, and so would buttons beside it. */
  const isOnMouse = () =>
    isMouse() && props.game.held !== undefined && props.game.held.cell === undefined;
  onMount(() =>
    onCleanup(
      pointWith(
        layer,
        () => props.game,
        () => props.hand,
        () => props.isEditing,
        edit,
        setResting,
      ),
    ),
  );
  /** Whether a piece waits where something is told. */
  const isAbove = ({ box }: WaitingPiece): boolean =>
    box !== undefined &&
    box.y < TOLD.height &&
    Math.abs(box.x + box.width / 2 - layer.clientWidth / 2) < (TOLD.width + box.width) / 2;
  const told = () => {
    const { game, words, isEditing, model } = props;
    const said = toldOf(game, places(), words, model.choices.lang);
    if (said !== '') return said;
    if (ways() !== undefined && props.waysOf !== undefined)
      return words.play.waysOf(places().names.piece(props.waysOf), ways()!.length);
    if (isEditing && !isOnMouse()) return words.play.editing;
    // Without controls it is said in large type.
    // Nor does it cover the board on a small page.
    if (!model.ui || game.place.y < TOLD.height || game.waiting.some(isAbove)) return '';
    if (isOnMouse() && game.held!.canTurn) return words.play.withMouse(game.held!.canFlip);
    const isFresh = game.moves.nodes.length === 1 && !game.held;
    return isFresh && game.waiting.length > 0 ? words.play.about : '';
  };
  return (
    <section
      ref={layer}
      class="hand-layer"
      classList={{ holding: props.game.held !== undefined }}
      aria-label={props.words.play.title}
      onPointerDown={(event) => setMouse(event.pointerType === 'mouse')}
    >
      <Show when={props.game.problem} keyed>
        <BoardCells
          {...props}
          places={places()}
          edit={edit}
          focused={focused()}
          resting={resting()}
          ways={ways() ?? []}
        />
        <Waiting {...props} />
      </Show>
      <Show when={!isOnMouse() && props.game.held}>
        {(held) => <HeldButtons {...props} held={held()} />}
      </Show>
      <p class="told" role="status" classList={{ shown: told() !== '' }}>
        {told()}
      </p>
      <Announcement text={heard(props.game, places(), props.words)} />
    </section>
  );
}

/** The buttons beside the piece in the hand. */
function HeldButtons(props: HandProps & { readonly held: HeldPiece }): JSX.Element {
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
    if (button.matches(':focus')) cell?.focus();
    props.hand.drop();
  };
  /** Above the piece they would be off the page. */
  const isBelow = () => props.held.at[1] - reach() < FINGER;
  return (
    <div
      class="held-buttons"
      classList={{ below: isBelow() }}
      style={{
        // As many as there may be stay in sight at the edges.
        left: `clamp(72px, ${props.held.at[0]}px, 100% - 72px)`,
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
