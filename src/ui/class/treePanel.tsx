import { createEffect, createMemo, createSignal, on, onCleanup, Show, type JSX } from 'solid-js';
import { END, kindOf, REMOVE } from '../../solve/step.ts';
import type { Names } from '../../teach/names.ts';
import { foldFailed, SearchTree, type TreeNode } from '../../teach/tree.ts';
import type { ClassProps } from './props.ts';
import { Tree } from './tree.tsx';
import './tree.css';

/** The most events followed in a frame. */
const EVENTS = 100_000;

/** A tree, and the names of its search: until the next one has grown, the one before is shown. */
interface Grown {
  readonly root: TreeNode;
  readonly names: Names;
}

/** The tree of the search up to the moment. */
export function TreePanel(props: ClassProps): JSX.Element {
  const say = () => props.words.tree;
  const tree = createMemo(
    on([() => props.moment.problem, () => props.moment.search], ([problem, search]) => {
      return new SearchTree(problem, search);
    }),
  );
  const [grown, setGrown] = createSignal<Grown>();
  createEffect(() => {
    const { step, leaf, next } = props.moment.situation;
    const { names } = props.moment;
    const growing = tree();
    const isSettled = leaf !== undefined || next === END || kindOf(next) === REMOVE;
    let frame = 0;
    const follow = (): void => {
      if (growing.follow(step, EVENTS)) setGrown({ root: growing.at(step, isSettled), names });
      else {
        setGrown(undefined);
        frame = requestAnimationFrame(follow);
      }
    };
    follow();
    onCleanup(() => cancelAnimationFrame(frame));
  });
  const drawn = createMemo(() => {
    const all = grown();
    return all && props.isFolded ? { ...all, root: foldFailed(all.root) } : all;
  });
  return (
    <section class="class-panel" aria-label={say().title}>
      <header>
        <h2>{say().title}</h2>
        <button
          type="button"
          title={`${say().foldHint} (X)`}
          aria-pressed={props.isFolded}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => props.act.toggleFolds()}
        >
          {say().fold}
        </button>
      </header>
      <Show when={drawn()} fallback={<p>{say().growing}</p>}>
        {(shown) => <Tree {...shown()} say={say()} go={(step) => props.act.goTo(step)} />}
      </Show>
    </section>
  );
}
