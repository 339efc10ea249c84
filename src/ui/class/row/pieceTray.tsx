import {
  createEffect,
  createMemo,
  createSignal,
  For,
  onCleanup,
  onMount,
  Show,
  type JSX,
} from 'solid-js';
import type { Piece } from '../../../puzzle/types.ts';
import { themes } from '../../../theme/index.ts';
import { pieceColours } from '../../../theme/pieceArt.ts';
import { seams, silhouette, viewBox } from '../../gallery/paths.ts';
import { widthIn } from '../../widgets/textWidth.ts';
import { chooseTarget } from '../navigation/targetSearch.ts';
import { isPractising, pickedPiece, pickPiece } from '../practice/practice.ts';
import { answerQuestion, hasOpenQuestion, questionAt } from '../questions/questions.ts';
import type { ClassProps } from '../state.ts';
import { createRovingFocus } from '../rovingFocus.ts';
import { arrange, isNamed, type Arrangement, type Item, type TrayRoom } from './trayLayout.ts';
import './row.css';

/** All pieces in their true shapes; those that are used are pale. */
export function PieceTray(props: ClassProps): JSX.Element {
  let list!: HTMLUListElement;
  const problem = () => props.moment.problem;
  const say = () => props.words.classroom;
  const room = roomOf(() => list);
  const arrangement = createMemo(() =>
    arrange(problem(), room(), {
      names: problem().pieces.map(({ name }) => name),
      letters: problem().pieces.map((_, piece) => props.moment.names.letter(piece)),
      copies: (count) => say().copies(count),
      hasCounts: props.moment.ways !== undefined,
      widthIn,
    }),
  );
  const left = createMemo(() => {
    const { piece } = problem().placements;
    const copies = problem().pieces.map((one) => one.copies);
    for (const placement of props.moment.situation.path) copies[piece[placement]!]!--;
    return copies;
  });
  /** Whether a piece has to be chosen as a target. */
  const isTarget = () => props.state.pendingTarget?.kind === 'piece';
  /** Whether the open question may be answered by a piece. */
  const isAsked = (piece: number) =>
    hasOpenQuestion(props.state) &&
    questionAt(props.state)!.targets.includes(problem().cells.length + piece);
  /** Whether pieces are chosen, rather than only walked. */
  const isChoice = () =>
    isPractising(props.state) || isTarget() || problem().pieces.some((_, piece) => isAsked(piece));
  const choose = (piece: number): void => {
    if (isTarget()) chooseTarget(props.state, piece);
    else if (isAsked(piece)) answerQuestion(props.state, problem().cells.length + piece);
    else pickPiece(props.state, piece);
  };
  const canBeChosen = (piece: number): boolean =>
    isTarget() || isAsked(piece) || (isPractising(props.state) && left()[piece]! > 0);
  const walk = createRovingFocus({
    container: () => list,
    entry: (last = 0) => last,
    beside: (from, key) => {
      const by = steps[key];
      const walked = [...problem().pieces.keys()].filter((at) => !isChoice() || canBeChosen(at));
      return by && walked[walked.indexOf(from) + by];
    },
    point(piece) {
      const item = piece === undefined ? undefined : problem().cells.length + piece;
      props.state.pointed = { item };
    },
    ignoresFocus: true,
  });
  createEffect(() => {
    if (isTarget()) list.querySelector<HTMLButtonElement>('.pick')?.focus();
  });
  return (
    <section class="piece-tray" aria-label={say().pieces}>
      <ul
        ref={list}
        classList={{ stacked: arrangement().isStacked }}
        role={isChoice() ? undefined : 'listbox'}
        aria-label={say().pieces}
        {...walk.handlers}
      >
        <For each={problem().pieces}>
          {(piece, at) => (
            <PieceItem
              {...props}
              piece={piece}
              at={at()}
              left={left()[at()]!}
              arrangement={arrangement()}
              tabIndex={isChoice() ? undefined : walk.tabIndex(at())}
              choose={canBeChosen(at()) ? () => choose(at()) : undefined}
            />
          )}
        </For>
      </ul>
    </section>
  );
}

interface PieceItemProps extends ClassProps {
  readonly piece: Piece;
  readonly at: number;
  /** The number of copies that are left. */
  readonly left: number;
  readonly arrangement: Arrangement;
  /** The place of the piece in the walk through all; undefined where pieces are chosen. */
  readonly tabIndex: 0 | -1 | undefined;
  /** Chooses the piece; undefined if it cannot be chosen. */
  readonly choose: (() => void) | undefined;
}

/** A piece with its name and its number of ways. */
function PieceItem(props: PieceItemProps): JSX.Element {
  const say = () => props.words.classroom;
  const item = () => props.moment.problem.cells.length + props.at;
  const size = () => props.arrangement.items[props.at]!;
  const isOption = () => props.tabIndex !== undefined;
  return (
    <li
      role={isOption() ? 'option' : undefined}
      aria-selected={isOption() ? props.marks.next === item() : undefined}
      data-place={props.at}
      tabindex={props.tabIndex}
      style={{ 'min-width': `${size().least}px` }}
      classList={{
        used: props.left === 0,
        next: props.marks.next === item(),
        fewest: props.moment.ways?.fewest.includes(item()) ?? false,
        refused: props.marks.refused.includes(item()),
      }}
    >
      <Shape {...props} size={size()} unit={props.arrangement.unit} />
      <Show when={props.choose}>
        {(choose) => (
          <button
            type="button"
            class="pick"
            data-place={props.at}
            aria-label={props.piece.name}
            aria-pressed={pickedPiece(props.state) === props.at}
            onClick={() => choose()()}
          />
        )}
      </Show>
      <span class="unseen">{say().piece(props.piece.name, props.left, props.piece.copies)}</span>
      <Show when={isNamed(props.moment.problem)}>
        <span class="name" aria-hidden="true">
          {props.arrangement.labels[props.at]}
          <Show when={props.piece.copies !== 1}> {say().copies(props.left)}</Show>
        </span>
      </Show>
      <Show when={props.left > 0 && props.moment.ways}>
        {(ways) => (
          <b class="count">
            <span aria-hidden="true">{ways().ofPiece[props.at]}</span>
            <span class="unseen">{say().waysOf(ways().ofPiece[props.at]!)}</span>
          </b>
        )}
      </Show>
    </li>
  );
}

interface ShapeProps extends ClassProps {
  readonly piece: Piece;
  readonly at: number;
  readonly size: Item;
  readonly unit: number;
}

/** The shape of a piece. */
function Shape(props: ShapeProps): JSX.Element {
  const lattice = () => props.moment.problem.puzzle.lattice;
  const colour = () => {
    const { colouring } = props.moment.problem;
    return pieceColours(themes[props.model.choices.theme], colouring)[colouring.of(props.at, 0)];
  };
  return (
    <svg
      viewBox={viewBox(lattice(), props.piece.cells, true)}
      width={props.size.width * props.unit}
      height={props.size.height * props.unit}
      aria-hidden="true"
    >
      <path class="shape" fill={colour()} d={silhouette(lattice(), props.piece.cells)} />
      <path class="seams" d={seams(lattice(), props.piece.cells)} />
    </svg>
  );
}

/** The inner size of the tray and its font, measured now and whenever the size changes. */
function roomOf(list: () => HTMLElement): () => TrayRoom {
  const [room, setRoom] = createSignal<TrayRoom>({
    width: 0,
    height: 0,
    em: 16,
    family: 'sans-serif',
  });
  onMount(() => {
    const measure = (): void => {
      const { fontSize, fontFamily, paddingLeft, paddingTop } = getComputedStyle(list());
      setRoom({
        width: list().clientWidth - 2 * parseFloat(paddingLeft),
        height: list().clientHeight - 2 * parseFloat(paddingTop),
        em: parseFloat(fontSize),
        family: fontFamily,
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list());
    onCleanup(() => observer.disconnect());
  });
  return room;
}

/** The number of items that each arrow key goes. */
const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};
