import { createEffect, For, on, Show, type JSX } from 'solid-js';
import { coveredBy } from '../../solve/problem.ts';
import { pieceColours } from '../../theme/pieceArt.ts';
import { themes } from '../../theme/index.ts';
import { silhouette, viewBox } from '../gallery/paths.ts';
import type { Found } from './model.ts';
import type { ClassProps } from './props.ts';

/** The most solutions that are drawn: the last ones. */
const MOST = 40;

/** All solutions so far, as small pictures in the order found; each leads to its moment. */
export function Shelf(props: ClassProps): JSX.Element {
  let list!: HTMLUListElement;
  const say = () => props.words.classroom;
  const all = () => props.moment.solutions;
  const earlier = () => Math.max(0, all().length - MOST);
  createEffect(
    on(
      () => all().length,
      () => (list.scrollLeft = list.scrollWidth),
    ),
  );
  return (
    <section class="shelf" aria-label={say().shelf}>
      <Show when={all().length === 0}>
        <p>{say().emptyShelf}</p>
      </Show>
      <ul ref={list}>
        <Show when={earlier() > 0}>
          <li>{say().earlier(earlier())}</li>
        </Show>
        <For each={all().slice(earlier())}>
          {(found, at) => (
            <li>
              <button
                type="button"
                title={say().found(earlier() + at() + 1, found.step)}
                aria-label={say().found(earlier() + at() + 1, found.step)}
                aria-current={props.moment.situation.step === found.step}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => props.act.goTo(found.step)}
              >
                <FullBoard {...props} found={found} />
                <span>{earlier() + at() + 1}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

function FullBoard(props: ClassProps & { readonly found: Found }): JSX.Element {
  const { problem } = props.moment;
  const { lattice } = problem.puzzle;
  const colours = () => pieceColours(themes[props.model.choices.theme], problem.pieces.length);
  return (
    <svg viewBox={viewBox(lattice, problem.cells, true)} aria-hidden="true">
      <For each={props.found.path}>
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
