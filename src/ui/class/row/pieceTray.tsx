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
import { isPointedAlone, type ClassProps } from '../state.ts';
import { arrange, isNamed, type Arrangement, type Item, type TrayRoom } from './trayLayout.ts';
import './row.css';

/** All pieces in their true shapes; those that are used are pale. */
export function PieceTray(props: ClassProps): JSX.Element {
  let list!: HTMLUListElement;
  const walk = createWalk(() => (isChoice() ? list.querySelectorAll('.pick') : list.children));
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
        onKeyDown={walk.onKeyDown}
      >
        <For each={problem().pieces}>
          {(piece, at) => (
            <PieceItem
              {...props}
              piece={piece}
              at={at()}
              left={left()[at()]!}
              arrangement={arrangement()}
              walk={isChoice() ? undefined : walk}
              enter={() => walk.enter(at())}
              choose={
                isTarget() || isAsked(at()) || (isPractising(props.state) && left()[at()]! > 0)
                  ? () => choose(at())
                  : undefined
              }
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
  /** The walk through the pieces; undefined where they are chosen. */
  readonly walk: Walk | undefined;
  enter(): void;
  /** Chooses the piece; undefined if it cannot be chosen. */
  readonly choose: (() => void) | undefined;
}

/** A piece with its name and its number of ways. */
function PieceItem(props: PieceItemProps): JSX.Element {
  const say = () => props.words.classroom;
  const item = () => props.moment.problem.cells.length + props.at;
  const size = () => props.arrangement.items[props.at]!;
  const point = (item: number | undefined): void => {
    props.state.pointed = { item };
  };
  return (
    <li
      role={props.walk && 'option'}
      aria-selected={props.walk && props.marks.next === item()}
      tabindex={props.walk?.tabIndex(props.at)}
      onFocus={() => props.enter()}
      onFocusIn={() => point(item())}
      onFocusOut={() => point(undefined)}
      onPointerEnter={() => point(item())}
      onPointerLeave={() => {
        if (isPointedAlone(props.state, item())) point(undefined);
      }}
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

/** The walk through a list: Tab reaches one item, and arrow keys the others. */
interface Walk {
  readonly tabIndex: (item: number) => 0 | -1;
  /** Notes the item that receives the focus. */
  readonly enter: (item: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The walk through a list whose items receive the focus themselves. */
function createWalk(items: () => ArrayLike<Element>): Walk {
  const [at, setAt] = createSignal(0);
  return {
    tabIndex: (item) => (item === at() ? 0 : -1),
    enter: (item) => void setAt(item),
    onKeyDown(event) {
      const by = steps[event.key];
      const from = Array.from(items()).findIndex((item) => item === event.target);
      if (by === undefined || from < 0) return;
      const next = items()[from + by];
      if (next instanceof HTMLElement) next.focus();
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
