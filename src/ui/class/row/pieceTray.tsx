import { createEffect, createMemo, For, Show, type JSX } from 'solid-js';
import type { Piece } from '../../../puzzle/types.ts';
import { themes } from '../../../theme/index.ts';
import { pieceColours } from '../../../theme/pieceArt.ts';
import { seams, silhouette, viewBox } from '../../../drawing/paths.ts';
import { shapeHeard } from '../../widgets/boards/boardRows.ts';
import { sizeOf } from '../../widgets/sizeOf.ts';
import { chooseTarget } from '../navigation/targetSearch.ts';
import { isPractising, pickedPiece, pickPiece } from '../practice/practice.ts';
import { answerQuestion, hasOpenQuestion, questionAt } from '../questions/questions.ts';
import type { ClassProps } from '../state.ts';
import { arrows, createRovingFocus } from '../../widgets/focus/rovingFocus.ts';
import { arrange, cellsAround, isNamed, type Arrangement, type TrayRoom } from './trayLayout.ts';
import './row.css';

/** All pieces in their true shapes; those that are used are pale. */
export function PieceTray(props: ClassProps): JSX.Element {
  let list!: HTMLUListElement;
  const { problem } = props.moment;
  const say = () => props.words.classroom;
  const room = roomOf(() => list);
  const arrangement = createMemo(() => arrange(props.moment, room(), say().copies));
  const left = createMemo(() => {
    const copies = problem.pieces.map((one) => one.copies);
    for (const placement of props.moment.situation.path)
      copies[problem.placements.piece[placement]!]!--;
    return copies;
  });
  /** Whether a piece has to be chosen as a target. */
  const isTarget = () => props.state.pendingTarget?.kind === 'piece';
  /** Piece → the function that chooses it; undefined if it cannot be chosen. */
  const choices = createMemo(() => {
    const { state } = props;
    const targets = hasOpenQuestion(state) ? questionAt(state)!.targets : [];
    return problem.pieces.map((_, piece) => {
      const item = problem.cells.length + piece;
      if (isTarget()) return () => chooseTarget(state, piece);
      if (targets.includes(item)) return () => answerQuestion(state, item);
      return isPractising(state) && left()[piece]! > 0 ? () => pickPiece(state, piece) : undefined;
    });
  });
  /** Whether pieces are chosen, rather than only walked. */
  const isChoice = () => isPractising(props.state) || choices().some((choose) => choose);
  const walk = createRovingFocus({
    container: () => list,
    entry: (last = 0) => last,
    beside: (from, key) => {
      const arrow = arrows[key];
      const walked = [...problem.pieces.keys()].filter((at) => !isChoice() || choices()[at]);
      return arrow && walked[walked.indexOf(from) + arrow[0] + arrow[1]];
    },
    point(piece) {
      const item = piece === undefined ? undefined : problem.cells.length + piece;
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
        class={arrangement().place}
        role={isChoice() ? undefined : 'listbox'}
        aria-label={say().pieces}
        {...walk.handlers}
      >
        <For each={problem.pieces}>
          {(piece, at) => (
            <PieceItem
              {...props}
              piece={piece}
              at={at()}
              left={left()[at()]!}
              arrangement={arrangement()}
              tabIndex={isChoice() ? undefined : walk.tabIndex(at())}
              choose={choices()[at()]}
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
  const { problem } = props.moment;
  const { lattice } = problem.puzzle;
  const { cells, name } = props.piece;
  const around = cellsAround(problem, cells);
  /** All copies, those that are fixed included. */
  const { copies } = problem.puzzle.pieces[props.at]!;
  const item = problem.cells.length + props.at;
  const colour = () => {
    const { colouring } = problem;
    return pieceColours(themes[props.model.choices.theme], colouring)[colouring.of(props.at, 0)];
  };
  const size = () => props.arrangement.items[props.at]!;
  const isOption = () => props.tabIndex !== undefined;
  const shape = () => shapeHeard(props.piece, props.words);
  return (
    <li
      role={isOption() ? 'option' : undefined}
      aria-description={isOption() ? shape() : undefined}
      aria-selected={isOption() ? props.marks.next === item : undefined}
      data-place={props.at}
      tabindex={props.tabIndex}
      style={{ '--least': `${size().least}px` }}
      classList={{
        used: props.left === 0,
        next: props.marks.next === item,
        fewest: props.moment.ways?.fewest.includes(item) ?? false,
        refused: props.marks.refused.includes(item),
      }}
    >
      <svg
        viewBox={viewBox(lattice, around, true)}
        width={size().width * props.arrangement.unit}
        height={size().height * props.arrangement.unit}
        aria-hidden="true"
      >
        <Show when={around !== cells}>
          <path class="around" d={silhouette(lattice, around)} />
        </Show>
        <path class="shape" fill={colour()} d={silhouette(lattice, cells)} />
        <path class="seams" d={seams(lattice, cells)} />
      </svg>
      <Show when={props.choose}>
        {(choose) => (
          <button
            type="button"
            class="pick"
            data-place={props.at}
            aria-label={name}
            aria-description={shape()}
            aria-pressed={pickedPiece(props.state) === props.at}
            onClick={() => choose()()}
          />
        )}
      </Show>
      <span class="unseen">{say().piece(name, props.left, copies)}</span>
      <Show when={isNamed(problem)}>
        <span class="name" aria-hidden="true">
          {props.arrangement.labels[props.at]}
          <Show when={copies !== 1}> {say().copies(props.left)}</Show>
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

/** The inner size of the tray and its font, measured now and whenever the size changes. */
function roomOf(list: () => HTMLElement): () => TrayRoom {
  const size = sizeOf(list);
  return () => {
    const { width, height, em } = size();
    if (width === 0) return { width, height, em, family: 'sans-serif' };
    const { fontFamily, paddingLeft, paddingTop } = getComputedStyle(list());
    return {
      width: width - 2 * parseFloat(paddingLeft),
      height: height - 2 * parseFloat(paddingTop),
      em,
      family: fontFamily,
    };
  };
}
