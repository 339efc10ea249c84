import { createEffect, createMemo, For, on, Show, type JSX } from 'solid-js';
import { Calls, type Call } from '../../teach/code/calls.ts';
import { silhouette } from '../gallery/paths.ts';
import { boardArt } from '../shelf/boardPicture.tsx';
import type { ClassProps } from './props.ts';
import './stackPanel.css';

/** The calls that are under way, the newest on top: each has placed a piece, and waits. */
export function StackPanel(props: ClassProps): JSX.Element {
  let box!: HTMLDivElement;
  const say = () => props.words.stack;
  const calls = createMemo(() => new Calls(props.moment.problem, props.moment.search));
  const stack = createMemo(() => calls().at(props.moment.situation));
  const art = createMemo(() => boardArt(props.moment.problem, props.model.choices.theme));
  const ground = createMemo(() => {
    const { puzzle, cells } = props.moment.problem;
    return silhouette(puzzle.lattice, cells);
  });
  /** From the newest on; a call stays the same frame while it is under way. */
  const depths = createMemo(() => stack().map((_, level) => stack().length - level));
  createEffect(on(depths, () => (box.scrollTop = 0)));
  const Frame = (its: { readonly depth: number }): JSX.Element => {
    let last: Call;
    /** The call; the last one there was while its frame is about to be removed. */
    const call = (): Call => (last = stack()[its.depth - 1] ?? last);
    const title = (): string => {
      const { names } = props.moment;
      const { item, placement } = call();
      return names.isCell(item)
        ? say().call(its.depth, names.item(item), names.placed(placement))
        : say().pieceCall(its.depth, names.item(item));
    };
    return (
      <li>
        <button
          type="button"
          title={say().goThere}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => props.act.toLevel(its.depth)}
        >
          <svg viewBox={art().viewBox} aria-hidden="true">
            <path class="ground" d={ground()} />
            <For each={props.moment.situation.path.slice(0, its.depth)}>
              {(placement, level) => (
                <path
                  classList={{ placed: level() === its.depth - 1 }}
                  fill={art().colour(placement)}
                  d={art().outline(placement)}
                />
              )}
            </For>
          </svg>
          <b>{title()}</b>
          <span>{props.words.code.ofListed(call().tried, call().listed)}</span>
        </button>
      </li>
    );
  };
  return (
    <section class="class-panel class-stack" aria-label={say().title}>
      <header>
        <h2>{say().title}</h2>
      </header>
      <div ref={box} class="stack-box" tabindex="0" role="group" aria-label={say().title}>
        <Show when={depths().length === 0}>
          <p>{say().empty}</p>
        </Show>
        <ol reversed>
          <For each={depths()}>{(depth) => <Frame depth={depth} />}</For>
        </ol>
      </div>
    </section>
  );
}
