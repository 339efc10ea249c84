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
import { extentOf } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import type { Piece } from '../../puzzle/types.ts';
import { pieceColours } from '../../theme/pieceArt.ts';
import { themes } from '../../theme/index.ts';
import { seams, silhouette, viewBox } from '../gallery/paths.ts';
import type { ClassProps } from './props.ts';
import { widthIn } from '../textWidth.ts';
import { createWalk } from './walk.ts';
import { NARROWEST, trayUnit, type Item } from './trayUnit.ts';

/** Around the shape of a piece, in cell widths. */
const MARGIN = 0.1;
/** Around a number of ways on both sides, between it and the name, and the height of a line, in ems. */
const AROUND_COUNT = 0.6;
const BEFORE_COUNT = 0.25;
const LINE = 1.5;
/** The space between two pieces, in ems. */
const BETWEEN = 0.3;
/** With more pieces than that, only their shapes are shown. */
const MOST_NAMED = 16;

interface Arrangement {
  readonly labels: readonly string[];
  readonly items: readonly Item[];
  /** The width of a cell, in CSS px. */
  readonly unit: number;
  /** Whether numbers of ways are below names. */
  readonly isStacked: boolean;
}

/** All pieces in their true shapes; those that are used are pale. */
export function PieceTray(props: ClassProps): JSX.Element {
  let list!: HTMLUListElement;
  const walk = createWalk(() => (isChoice() ? list.querySelectorAll('.pick') : list.children));
  const [room, setRoom] = createSignal({ width: 0, height: 0, em: 16, family: 'sans-serif' });
  const problem = () => props.moment.problem;
  const say = () => props.words.classroom;
  const lattice = () => problem().puzzle.lattice;
  onMount(() => {
    const measure = (): void => {
      const { fontSize, fontFamily, paddingLeft, paddingTop } = getComputedStyle(list);
      setRoom({
        width: list.clientWidth - 2 * parseFloat(paddingLeft),
        height: list.clientHeight - 2 * parseFloat(paddingTop),
        em: parseFloat(fontSize),
        family: fontFamily,
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    onCleanup(() => observer.disconnect());
  });
  /** Names of so many pieces would be too small to be read. */
  const isNamed = () => problem().pieces.length <= MOST_NAMED;
  /** The most ways that each piece can have, so that what is beside its number stands still. */
  const most = createMemo(() => {
    const all = problem().pieces.map(() => 0);
    for (const piece of problem().placements.piece) all[piece]!++;
    return all;
  });
  /** The widths of names and numbers, in the font of the page. */
  const widths = createMemo(() => {
    const { em, family } = room();
    const [name, count] = [600, 700].map((weight) => widthIn(`${weight} ${em}px ${family}`));
    return {
      name: (label: string, copies: number): number =>
        name!(copies === 1 ? label : `${label} ${say().copies(copies)}`),
      // All digits are as wide as this one.
      count: (ways: number): number => count!('0'.repeat(`${ways}`.length)) + AROUND_COUNT * em,
    };
  });
  /** How names and numbers of ways stand below the shapes, and how large shapes are then. */
  const arranged = (labels: readonly string[], isStacked: boolean): Arrangement => {
    const { width, height, em } = room();
    const isCounted = props.moment.ways !== undefined;
    const items = problem().pieces.map(({ cells, copies }, at): Item => {
      const { left, top, right, bottom } = extentOf(lattices[lattice()], cells);
      const name = isNamed() ? widths().name(labels[at]!, copies) : 0;
      const count = isCounted ? widths().count(most()[at]!) : 0;
      const between = isNamed() && isCounted ? BEFORE_COUNT * em : 0;
      return {
        width: right - left + 2 * MARGIN,
        height: bottom - top + 2 * MARGIN,
        least: Math.ceil(isStacked ? Math.max(name, count) : name + between + count),
      };
    });
    const lines = isStacked ? 2 : isNamed() || isCounted ? 1 : 0;
    const unit = trayUnit(items, {
      width,
      height,
      between: BETWEEN * em,
      below: lines * LINE * em,
    });
    return { labels, items, unit, isStacked };
  };
  /** The number beside the name, or below it where more room is left for the shapes so. */
  const best = (labels: readonly string[]): Arrangement => {
    const beside = arranged(labels, false);
    if (!isNamed() || !props.moment.ways) return beside;
    const stacked = arranged(labels, true);
    return stacked.unit > beside.unit ? stacked : beside;
  };
  /** With names of pieces or, where these leave no room for their shapes, with what stands on them. */
  const arrangement = createMemo((): Arrangement => {
    const names = best(problem().pieces.map(({ name }) => name));
    if (names.unit > NARROWEST) return names;
    return best(problem().pieces.map((_, piece) => props.moment.names.letter(piece)));
  });
  const left = createMemo(() => {
    const { piece } = problem().placements;
    const copies = problem().pieces.map((its) => its.copies);
    for (const placement of props.moment.situation.path) copies[piece[placement]!]!--;
    return copies;
  });
  const item = (piece: number): number => problem().cells.length + piece;
  const marks = () => props.marks;
  const isAimed = () => props.goTo.aim?.kind === 'piece';
  /** Whether pieces are to be chosen, rather than only walked. */
  const isAsked = (at: number) =>
    props.asking.isOpen && props.asking.question!.targets.includes(item(at));
  const isChoice = () =>
    props.hand.isOn || isAimed() || problem().pieces.some((_, at) => isAsked(at));
  const choose = (at: number): void => {
    if (isAimed()) props.goTo.pointAt(at);
    else if (isAsked(at)) props.asking.answer(item(at));
    else props.hand.pick(at);
  };
  createEffect(() => {
    if (isAimed()) list.querySelector<HTMLButtonElement>('.pick')?.focus();
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
            <li
              role={isChoice() ? undefined : 'option'}
              aria-selected={isChoice() ? undefined : marks().next === item(at())}
              tabindex={isChoice() ? undefined : walk.tabIndex(at())}
              onFocus={() => walk.enter(at())}
              onFocusIn={() => props.pointing.point({ item: item(at()) })}
              onFocusOut={() => props.pointing.point({})}
              onPointerEnter={() => props.pointing.point({ item: item(at()) })}
              onPointerLeave={() => props.pointing.point({})}
              style={{ 'min-width': `${arrangement().items[at()]!.least}px` }}
              classList={{
                used: left()[at()] === 0,
                next: marks().next === item(at()),
                fewest: props.moment.ways?.fewest.includes(item(at())) ?? false,
                refused: marks().refused.includes(item(at())),
              }}
            >
              <Shape
                {...props}
                piece={piece}
                at={at()}
                size={arrangement().items[at()]!}
                unit={arrangement().unit}
              />
              <Show when={isAimed() || isAsked(at()) || (props.hand.isOn && left()[at()]! > 0)}>
                <button
                  type="button"
                  class="pick"
                  aria-label={piece.name}
                  aria-pressed={props.hand.piece === at()}
                  onClick={() => choose(at())}
                />
              </Show>
              <span class="unseen">{say().piece(piece.name, left()[at()]!, piece.copies)}</span>
              <Show when={isNamed()}>
                <span class="name" aria-hidden="true">
                  {arrangement().labels[at()]}
                  <Show when={piece.copies !== 1}> {say().copies(left()[at()]!)}</Show>
                </span>
              </Show>
              <Show when={left()[at()]! > 0 && props.moment.ways}>
                {(ways) => (
                  <b class="count">
                    <span aria-hidden="true">{ways().ofPiece[at()]}</span>
                    <span class="unseen">{say().waysOf(ways().ofPiece[at()]!)}</span>
                  </b>
                )}
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

interface ShapeProps extends ClassProps {
  readonly piece: Piece;
  readonly at: number;
  readonly size: Item;
  readonly unit: number;
}

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
