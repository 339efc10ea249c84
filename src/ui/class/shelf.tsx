import { createEffect, For, on, Show, type JSX } from 'solid-js';
import { coveredBy } from '../../solve/problem.ts';
import { pieceColours } from '../../theme/pieceArt.ts';
import { themes } from '../../theme/index.ts';
import { silhouette, viewBox } from '../gallery/paths.ts';
import type { ClassProps } from './props.ts';

/** The most solutions that are drawn: the last ones. */
const MOST = 40;

/** All solutions so far, as small pictures in the order found; each leads to its moment. */
export function Shelf(props: ClassProps): JSX.Element {
  let list!: HTMLUListElement;
  const say = () => props.words.classroom;
  const boards = () => props.moment.found.solutions;
  const earlier = () => Math.max(0, props.moment.solutions - MOST);
  const drawn = () =>
    Array.from({ length: props.moment.solutions - earlier() }, (_, at) => earlier() + at);
  createEffect(
    on(
      () => props.moment.solutions,
      () => (list.scrollLeft = list.scrollWidth),
    ),
  );
  return (
    <section class="shelf" aria-label={say().shelf}>
      <Show when={props.moment.solutions === 0}>
        <p>{say().emptyShelf}</p>
      </Show>
      <ul ref={list}>
        <Show when={earlier() > 0}>
          <li>{say().earlier(earlier())}</li>
        </Show>
        <For each={drawn()}>
          {(board) => (
            <li>
              <button
                type="button"
                title={say().found(board + 1, boards().step(board))}
                aria-label={say().found(board + 1, boards().step(board))}
                aria-current={props.moment.situation.step === boards().step(board)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => props.act.goTo(boards().step(board))}
              >
                <FullBoard {...props} path={boards().path(board)} />
                <span>{board + 1}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

function FullBoard(props: ClassProps & { readonly path: Int32Array }): JSX.Element {
  const { problem } = props.moment;
  const { lattice } = problem.puzzle;
  const colours = () => pieceColours(themes[props.model.choices.theme], problem.pieces.length);
  return (
    <svg viewBox={viewBox(lattice, problem.cells, true)} aria-hidden="true">
      <For each={[...props.path]}>
        {(placement) => {
          const cells = Array.from(coveredBy(problem, placement), (cell) => problem.cells[cell]!);
          return (
            <path
              fill={colours()[problem.placements.piece[placement]!]}
              d={silhouette(lattice, cells)}
            />
          );
        }}
      </For>
    </svg>
  );
}
